"""What the ways of figures are worth to a seat, by what is at stake at each house that they pass."""

from ratskeller.bots.piedpiper.weights import Floats
from ratskeller.core.layout import ZERO, wide
from ratskeller.core.rule import rule
from ratskeller.games.piedpiper import constants as w
from ratskeller.games.piedpiper.cards import houses_passed, is_marked
from ratskeller.games.piedpiper.position import Box, Position
from ratskeller.games.piedpiper.ring import house_before, next_house


@rule
def way(box: Box, s: Position, stakes: Floats, gap: int, card: int, plus: int) -> tuple[float, int]:
    """What one action of a figure is worth, and the gap to which it leads."""
    value = 0.0
    for number in range(houses_passed(card, plus)):
        if card == w.BACK:
            house = gap
            gap = house_before(s, gap)
        else:
            house = next_house(s, gap)
            gap = house
        if is_marked(box, card, wide(number)):
            value += stakes[house]
    return value, gap


@rule
def dance(box: Box, s: Position, rises: Floats, falls: Floats, gap: int, card: int) -> float:
    """What it is worth if all figures of a gap move together."""
    rats = ZERO
    for figure in range(w.PIPER):
        rats += wide(s.gaps[figure] == gap)
    value = rats * way(box, s, rises, gap, card, ZERO)[0]
    if s.gaps[w.PIPER] == gap:
        value += way(box, s, falls, gap, card, ZERO)[0]
    return value


@rule
def single(box: Box, s: Position, rises: Floats, falls: Floats, figure: int, card: int) -> float:
    """What a card alone is worth under a figure: special cards do nothing alone."""
    if card >= w.FIRST_SPECIAL:
        return 0.0
    return way(box, s, falls if figure == w.PIPER else rises, wide(s.gaps[figure]), card, ZERO)[0]


@rule
def pair(box: Box, s: Position, rises: Floats, falls: Floats, figure: int, upper: int, lower: int) -> float:
    """What it is worth if a figure is activated with two cards, from its present gap."""
    stakes = falls if figure == w.PIPER else rises
    gap = wide(s.gaps[figure])
    if upper < w.FIRST_SPECIAL and lower < w.FIRST_SPECIAL:
        first, halfway = way(box, s, stakes, gap, upper, ZERO)
        return first + way(box, s, stakes, halfway, lower, ZERO)[0]
    special, normal = max(upper, lower), min(upper, lower)
    if normal >= w.FIRST_SPECIAL:
        return 0.0
    if special == w.MELODY:
        return dance(box, s, rises, falls, gap, normal)
    return way(box, s, stakes, gap, normal, wide(1))[0]
