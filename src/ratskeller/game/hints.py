"""Hints as Python programs get them."""

from dataclasses import dataclass

from ratskeller.bots.bot import seen_in
from ratskeller.core.errors import SetupError
from ratskeller.engine.playthrough import Playthrough
from ratskeller.game.checks import checked_whole
from ratskeller.study.hint import hint
from ratskeller.terminal.compiling import compile_bots_visibly
from ratskeller.terminal.hint_table import labels
from ratskeller.terminal.players import Players
from ratskeller.terminal.screen import screen_of

MOST_SECONDS = 3600


@dataclass(frozen=True)
class HintedTurn:
    """One of the best turns that a search found. `wins` and `points` have a value for each seat.

    Attributes:
        moves: The texts of its moves; `Game.play` takes them one after another.
        words: The same moves as people read them.
        share: The part of all playouts that went this way, from 0 to 1: the higher, the surer.
        wins: Each seat's chance of winning, from 0 to 1.
        points: Each seat's expected final points.
    """

    moves: list[str]
    words: list[str]
    share: float
    wins: list[float]
    points: list[float]


def hinted_turns(play: Playthrough, players: Players, *, seconds: object, turns: object, seed: int) -> list[HintedTurn]:
    """The best whole turns of the seat that has to decide, best first, by what that seat may know."""
    if isinstance(seconds, bool) or not isinstance(seconds, int | float) or not 0 < seconds <= MOST_SECONDS:
        raise SetupError(f"seconds: a number above 0, at most {MOST_SECONDS}, is expected, not {seconds!r:.80}")
    compile_bots_visibly(play.game)
    found = hint(seen_in(play), seconds=seconds, turns=checked_whole("turns", turns, 1), seed=seed)
    screen = screen_of(play.game)
    return [
        HintedTurn(
            moves=[play.game.format_move(move) for move in turn.moves],
            words=labels(turn.moves, play, screen, players),
            share=turn.share,
            wins=turn.wins,
            points=turn.points,
        )
        for turn in found.turns
    ]
