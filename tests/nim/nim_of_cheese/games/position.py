"""A game of Nim, and the box that its rules read."""

from ratskeller.core import position as core
from ratskeller.core.layout import Ints, choice, dtype_of, indices, number, numbers

HEAPS = 3
MAX_HEAP = 9
MAX_SEATS = 3
PHASES = ("heap", "take", "over")
HEAP, TAKE, OVER = indices(3)
END_REASONS = ("none", "no-cheese")


class Position(core.Position):
    """Nothing is secret but the random state."""

    seats: int = number()
    phase: int = choice(PHASES)
    seat: int = number()  # whose turn it is
    turn_number: int = number("i2")
    end_reason: int = choice(END_REASONS)
    heaps: Ints = numbers(HEAPS)
    laid: int = number()  # heaps that chance has laid
    taken: Ints = numbers(MAX_SEATS)
    last: int = choice(("none", "0", "1", "2"), base=-1)  # who took the last piece


class Box:
    """A profile in the form that rules read."""

    last_loses: int = number()
    largest: int = number()
    most: int = number()


POSITION, BOX = dtype_of(Position), dtype_of(Box)
