"""The rules of a game as a book: what it contains besides the rules, and the whole book to print."""

from typing import Annotated, Any

from fastapi import APIRouter, Path, Response

from ratskeller.client.errors import Refused
from ratskeller.games import GAMES
from ratskeller.i18n import LANGUAGES
from ratskeller.server.book.contents import BookFacts, contents_of
from ratskeller.server.book.printed import printed
from ratskeller.server.http.parts import Paced

router = APIRouter(prefix="/api/games", tags=["games"], dependencies=[Paced])
GameName = Annotated[str, Path(pattern=r"^[a-z]{1,40}$")]
Language = Annotated[str, Path(pattern=r"^[a-z]{2}$")]
AS_HTML: dict[int | str, dict[str, Any]] = {200: {"content": {"text/html": {"schema": {"type": "string"}}}}}


@router.get("/{game}/book", summary="The chapters of a game's book beside its rules")
def book(game: GameName) -> BookFacts:
    """Parts, set-ups, examples, words, and how sure the figures are."""
    return contents_of(known(game))


@router.get("/{game}/book/{language}", summary="A game's book to print", response_class=Response, responses=AS_HTML)
def book_to_print(game: GameName, language: Language) -> Response:
    """One page of HTML that needs nothing else, as a file."""
    if language not in LANGUAGES:
        raise Refused("not-found", f"there is no book in '{language}': there are {', '.join(LANGUAGES)}")
    header = {"Content-Disposition": f'attachment; filename="{known(game)}-{language}.html"'}
    return Response(printed(game, language), media_type="text/html", headers=header)


def known(game: str) -> str:
    """A game that there is."""
    if game not in GAMES:
        raise Refused("not-found", f"there is no game '{game}'")
    return game
