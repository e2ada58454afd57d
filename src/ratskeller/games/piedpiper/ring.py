"""The ring of houses and gaps. A gap has the number of the house to its left; houses that are left close their gap."""

from ratskeller.core.layout import wide
from ratskeller.core.rule import rule
from ratskeller.games.piedpiper.position import Position


@rule
def next_house(s: Position, house: int) -> int:
    """pp.turn.order: the next house to the right."""
    found = (house + 1) % wide(s.houses)
    while s.ring[found].is_left:
        found = (found + 1) % wide(s.houses)
    return found


@rule
def house_before(s: Position, house: int) -> int:
    """pp.card.back: the next house to the left."""
    found = (house + s.houses - 1) % wide(s.houses)
    while s.ring[found].is_left:
        found = (found + s.houses - 1) % wide(s.houses)
    return found


@rule
def house_of(s: Position, seat: int) -> int:
    """pp.setup.houses: with two people a neutral house stands behind each seat's own."""
    return seat * 2 if s.seats == 2 else seat
