"""One game with Greg, played from its seed and its answers: all else follows from them."""

from threading import Lock
from typing import Any, Literal

import msgspec
from pydantic import Field

from ratskeller.client.errors import Refused
from ratskeller.core.profile import Profile
from ratskeller.games.firstrat.game import FIRSTRAT
from ratskeller.server.companion.board import Board, profile_on
from ratskeller.server.companion.firstrat.greg import Greg
from ratskeller.server.companion.firstrat.models import Shown
from ratskeller.server.tables.options import TODAY

MOST_ANSWERS = 300  # of one game; a whole one takes about fifty
REMEMBERED = 200  # games that go on without being played again from their beginning

_lock = Lock()
_remembered: dict[str, tuple[Greg, list[str]]] = {}  # by id: a game and the answers that it has had


class GregOptions(Board):
    """A game against Greg on a real board."""

    level: str = Field(max_length=40, description="easy, medium, hard or unfair")
    cards: Literal["dealt", "told"] = Field(
        default="dealt", description="dealt here, or told as they are drawn from a real deck"
    )


class Kept(msgspec.Struct):
    """One game, in the form of the database."""

    seed: int  # the order of his deck: never shown
    wish: dict[str, Any]  # as it was begun; the name is that of games kept long ago
    rules: str  # version and profile under which the answers mean what they do
    answers: list[str] = []
    last: str = ""  # what changed it last
    round: int = 1
    is_over: bool = False
    points: int = 0


class Row(msgspec.Struct):
    """One game with its place in the database."""

    id: str
    version: int
    created: float
    kept: Kept


class GregState(Shown):
    """One game as its person sees it. Each change counts the version up by one."""

    id: str
    version: int
    created: float
    level: str
    can_undo: int = Field(description="how many steps can be taken back")


def state_of(row: Row) -> GregState:
    """The state of a game after its answers. Takes a moment: for a thread of its own."""
    greg, known = take(row)
    for answer in row.kept.answers[known:]:
        greg.answer(answer)
    state = GregState(
        **greg.shown().model_dump(),
        id=row.id,
        version=row.version,
        created=row.created,
        level=row.kept.wish["level"],
        can_undo=len(row.kept.answers),
    )
    remember(row.id, greg, row.kept.answers)
    return state


def take(row: Row) -> tuple[Greg, int]:
    """The game in memory, or a new one, and how many answers it has had; the caller has it alone."""
    options = GregOptions(**row.kept.wish)
    if options.level not in FIRSTRAT.levels:
        raise Refused("set-up", f"unknown level '{options.level}': the levels are {', '.join(FIRSTRAT.levels)}")
    profile = profile_of_row(row)
    rules = f"{FIRSTRAT.rules_version} {profile.hash}"
    if row.kept.rules not in ("", rules):
        raise Refused("not-now", "this game was begun under other rules and can't go on")
    row.kept.rules = rules
    with _lock:
        found = _remembered.pop(row.id, None)
    if found is not None and row.kept.answers[: len(found[1])] == found[1]:
        return found[0], len(found[1])
    return Greg(profile, options.level, row.kept.seed, has_real_deck=options.cards == "told"), 0


def profile_of_row(row: Row) -> Profile[Any]:
    """The board that a game is played on, as it was when the game began."""
    wanted = row.kept.rules.partition(" ")[2] or TODAY
    return profile_on(GregOptions(**row.kept.wish), "firstrat", wanted)


def remember(game_id: str, greg: Greg, answers: list[str]) -> None:
    """Give a game back; the one that nobody asked for longest is forgotten."""
    with _lock:
        _remembered[game_id] = greg, answers
        if len(_remembered) > REMEMBERED:
            del _remembered[next(iter(_remembered))]


def changed(row: Row, answers: list[str], change: str) -> tuple[Row, GregState]:
    """The same game with other answers, one version later."""
    if len(answers) > MOST_ANSWERS:
        raise Refused("too-many", f"a game has {MOST_ANSWERS} answers at most")
    kept = msgspec.structs.replace(row.kept, answers=answers, last=change)
    after = msgspec.structs.replace(row, version=row.version + 1, kept=kept)
    state = state_of(after)
    kept.round, kept.is_over, kept.points = state.round, state.is_over, state.greg.points
    return after, state
