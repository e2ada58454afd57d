"""fr.collect.counted: what is left of mouldy cheese and awards, where their pieces are counted."""

from ratskeller.core.layout import wide
from ratskeller.core.rule import rule
from ratskeller.games.firstrat.position import Box, Position


@rule
def mouldy_left(box: Box, s: Position) -> int:
    """fr.collect.counted: the pieces of mouldy cheese that nobody has taken."""
    left = wide(box.mouldy_supply)
    for seat in range(s.seats):
        left -= s.players[seat].mouldy
    return left


@rule
def awards_left(box: Box, s: Position) -> int:
    """fr.collect.counted: the awards that nobody has taken."""
    left = wide(box.award_supply)
    for seat in range(s.seats):
        left -= s.players[seat].awards
    return left
