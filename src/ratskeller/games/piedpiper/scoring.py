"""pp.end.winner: how each seat stands, and who has won."""

from ratskeller.core.layout import Ints, wide
from ratskeller.core.rule import rule
from ratskeller.games.piedpiper import constants as w
from ratskeller.games.piedpiper.end import best_of_those_left
from ratskeller.games.piedpiper.position import Box, Position

LINES = ("floor", "collected", "out")


@rule
def score(box: Box, s: Position, points: Ints) -> None:
    """pp.end.winner: the floors that each seat's marker is below the roof: 0 for who is out."""
    for seat in range(s.seats):
        points[seat] = wide(box.roof) - s.players[seat].floor


@rule
def winners(box: Box, s: Position) -> int:
    """pp.end.winner: the seats that have won, as bits; several share a draw. Before the end: who would win now."""
    if s.phase == w.OVER:
        return wide(s.victors)
    return best_of_those_left(s)
