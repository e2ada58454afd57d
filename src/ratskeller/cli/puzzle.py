"""`ratskeller puzzle`: find the one best turn."""

from typing import TYPE_CHECKING, Annotated

import typer

from ratskeller.cli.choices import Language
from ratskeller.cli.game_names import FIRST
from ratskeller.core.errors import SetupError

if TYPE_CHECKING:
    from ratskeller.study.puzzles.puzzle import Puzzle

TODAY = "today"


def puzzle(
    which: Annotated[
        str, typer.Argument(metavar="ID|today", help="The puzzle: its id, or that of the day.", show_default=False)
    ] = TODAY,
    game: Annotated[
        str | None,
        typer.Option(metavar="GAME", help=f"Any puzzle of this game, such as {FIRST}.", show_default=False),
    ] = None,
    answer: Annotated[bool, typer.Option("--answer", help="Show the answer at once.")] = False,
    language: Language = None,
) -> None:
    """Solve a puzzle: a position from a game between strong bots, where one whole turn is clearly best.

    The puzzle of the day is the same for everybody, and changes at midnight UTC.

    Examples:

      ratskeller puzzle

      ratskeller puzzle --game {other}

      ratskeller puzzle 516a3686 --answer --language de
    """
    from ratskeller.engine.compiled import AT_A_TABLE
    from ratskeller.games import load_game
    from ratskeller.i18n import catalogue, language_of_environment
    from ratskeller.terminal.compiling import compile_visibly
    from ratskeller.terminal.keyboard import Keyboard, Left, new_console
    from ratskeller.terminal.puzzle_session import Solving
    from ratskeller.terminal.screen import screen_of

    words = catalogue(language or language_of_environment())
    chosen = wanted(which, game)
    rules = load_game(chosen.game)
    compile_visibly(rules, *AT_A_TABLE)
    solving = Solving(chosen, screen_of(rules), Keyboard(new_console(), words))
    solving.show()
    try:
        if not answer:
            solving.run()
        solving.show_answer()
    except Left:
        return


def wanted(which: str, game: str | None) -> "Puzzle":
    """The puzzle of an id, that of the day, or any of a game."""
    import random
    from datetime import UTC, datetime

    from ratskeller.games import GAMES, load_game
    from ratskeller.study.puzzles.puzzle import puzzle_of_day, puzzles_of

    if which != TODAY:
        for name in [load_game(game).name] if game else GAMES:
            if which in puzzles_of(name):
                return puzzles_of(name)[which]
        raise SetupError(f"there is no puzzle '{which}'")
    if game:
        return random.choice(list(puzzles_of(load_game(game).name).values()))
    return puzzle_of_day(datetime.now(UTC).date())
