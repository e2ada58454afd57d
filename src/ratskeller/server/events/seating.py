"""Who sits on which seat: the first seat begins, so everybody has each of them in turn."""

from collections.abc import Sequence
from itertools import permutations

from ratskeller.server.events.history import History


def seated(table: Sequence[int], history: History) -> tuple[int, ...]:
    """The people of a table in the order of the seats: those who had a seat least often get it. Where that is all the
    same, the lower number comes first."""

    def had_before(order: tuple[int, ...]) -> tuple[int, tuple[int, ...]]:
        return sum(history.seats[person, seat] for seat, person in enumerate(order)), order

    return min(permutations(sorted(table)), key=had_before)
