"""Arguments and options that several commands share."""

from typing import TYPE_CHECKING, Annotated

import typer

from ratskeller.cli.game_names import FIRST
from ratskeller.core.errors import SetupError

if TYPE_CHECKING:
    from ratskeller.core.game import Game

GameName = Annotated[str, typer.Argument(metavar="GAME", help=f"The game, such as {FIRST}.", show_default=False)]
Seats = Annotated[
    int, typer.Option("--seats", "--people", help="How many people play; 1 plays against the game's own rival.")
]
Level = Annotated[
    str | None, typer.Option(help="How strong the rival of a person alone is, such as easy.", show_default=False)
]
ProfileName = Annotated[str, typer.Option("--profile", metavar="NAME|FILE", help="The board and options to play with.")]
Changes = Annotated[
    list[str] | None,
    typer.Option(
        *("--option", "-o"),
        metavar="KEY=VALUE",
        help="Change an option of the profile, or take all of a rulebook by book=pl; may be given several times.",
        show_default=False,
    ),
]
Device = Annotated[str, typer.Option(metavar="cpu|cuda", help="Where games are played: cuda is an NVIDIA card.")]
TrialDevice = Annotated[
    str, typer.Option(metavar="cpu|cuda", help="Where trial games are played: on an NVIDIA card (cuda), many more.")
]
Json = Annotated[bool, typer.Option("--json", help="Print JSON.")]
Language = Annotated[
    str | None,
    typer.Option(metavar="de|en|it|pl", help="The language; default: that of your system.", show_default=False),
]
OwnProfile = Annotated[
    str | None, typer.Option("--profile", metavar="NAME|FILE", help="A board of your own.", show_default=False)
]
Names = Annotated[str | None, typer.Option(help="Names, separated by commas.", show_default=False)]


def parse_changes(words: list[str] | None) -> dict[str, str]:
    """The changed options by their names."""
    pairs = [word.partition("=") for word in words or []]
    for key, equals, value in pairs:
        if not (key and equals and value):
            raise SetupError(f"--option {key}{equals}{value}: KEY=VALUE is expected, such as comics=super")
    return {key: value for key, _, value in pairs}


def level_for(game: "Game", people: int, level: str | None) -> str | None:
    """The level, checked; a person alone who names none gets the middle one, or the one before it."""
    if people == 1 and level is None and game.levels:
        level = game.levels[(len(game.levels) - 1) // 2]
    game.seats_for(people, level)
    return level
