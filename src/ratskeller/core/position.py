"""What every position has, whatever the game."""

from ratskeller.core.layout import Ints, number, numbers, wide
from ratskeller.core.rng import WORDS

# Who acts next, where it is not a seat.
CHANCE = wide(-1)
NOBODY = wide(-2)  # the game is over


class Position:
    """All that is needed to go on, secrets included."""

    actor: int = number()
    rng: Ints = numbers(WORDS, kind="i8")
