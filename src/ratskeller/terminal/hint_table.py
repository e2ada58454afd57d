"""A hint in words: the best turns, and what they are worth to every seat."""

from typing import TYPE_CHECKING

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ratskeller.terminal.players import Players
from ratskeller.terminal.screen import Screen
from ratskeller.terminal.seat_view import seen_by

if TYPE_CHECKING:
    from rich.console import Console

    from ratskeller.engine.playthrough import Playthrough
    from ratskeller.study.hint import Hint, Turn

SECONDS = 1.0
TURNS = 3


def think_of_hint(
    play: "Playthrough", console: "Console", text: str, seconds: float, turns: int, goal: str | None = None
) -> "Hint":
    """A hint for the seat that has to decide, by what it may know; the text is shown meanwhile."""
    from ratskeller.bots.bot import seen_in
    from ratskeller.study.hint import hint
    from ratskeller.terminal.compiling import compile_bots_visibly
    from ratskeller.terminal.thinking import with_spinner

    compile_bots_visibly(play.game)
    return with_spinner(lambda: hint(seen_in(play), seconds=seconds, turns=turns, goal=goal), console, text)


def hint_table(hint: "Hint", play: "Playthrough", screen: Screen, players: Players) -> RenderableType:
    """How the hint was found, and its turns."""
    title = players.words("hint-title", playouts=hint.playouts, seconds=round(hint.seconds, 1))
    return Group(Text(title, "bold"), turn_tables(hint.turns, play, screen, players))


def turn_tables(turns: "list[Turn]", play: "Playthrough", screen: Screen, players: Players) -> RenderableType:
    """Turns in words, and below them a line of figures for each, with a column for every seat."""
    words = players.words
    turns_table = Table.grid(padding=(0, 2, 0, 0))
    turns_table.add_column(justify="right", style="bold", no_wrap=True)
    figures = Table(words("hint-turn"))
    for seat, name in enumerate(players.names):
        figures.add_column(Text(f"{players.letters[seat]} {name}", players.style(seat)), justify="right")
    for number, turn in enumerate(turns, start=1):
        turns_table.add_row(str(number), "; ".join(labels(turn.moves, play, screen, players)))
        cells = zip(turn.wins, turn.points, strict=True)
        figures.add_row(str(number), *(cell(wins, points, players) for wins, points in cells))
    return Group(turns_table, figures, Text(words(f"hint-legend-{play.game.name}"), "dim"))


def cell(wins: float, points: float, players: Players) -> Text:
    """A chance to win and expected points, as wide in every line."""
    chance, expected = (
        players.words("hint-chance", percent=round(100 * wins)),
        players.words("hint-points", points=points),
    )
    return Text(f"{chance:>5} {expected:>5}", no_wrap=True)


def labels(moves: list[int], play: "Playthrough", screen: Screen, players: Players) -> list[str]:
    """The moves of a turn in the words of the choices, each as it is offered after those before it."""
    trial, found = filled_in(play), []
    for move in moves:
        found.append(screen.label(trial, move, players))
        if move in trial.legal:  # beyond what chance has to say first, the table is as before
            trial.apply_number(move)
    return found


def filled_in(play: "Playthrough") -> "Playthrough":
    """A game as the seat knows it that has to decide, with any cards where it knows none: it can be played on."""
    import numpy as np

    from ratskeller.core.layout import wide
    from ratskeller.core.rng import WORDS, seed_rng

    trial, rng = seen_by(play, play.actor), np.zeros(WORDS, np.int64)
    seed_rng(rng, wide(0), wide(0))
    play.game.rules.determinise(trial.box, trial.position, wide(play.actor), rng)
    trial.sample = False
    return trial
