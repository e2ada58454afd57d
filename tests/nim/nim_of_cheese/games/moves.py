"""Moves of Nim: `2-3` takes three pieces from the second heap, `~heap:5` lays a heap of five."""

from itertools import product

from nim_of_cheese.games.position import HEAPS, MAX_HEAP
from ratskeller.core.move import Move, Notation, plain_text


class Take(Move, frozen=True, tag="take"):
    """Take pieces from a heap."""

    heap: int
    pieces: int


class Lay(Move, frozen=True, tag="~heap"):
    """Chance: a heap."""

    pieces: int


SIZES = range(1, MAX_HEAP + 1)
MOVES: tuple[Move, ...] = (
    *(Take(heap, pieces) for heap, pieces in product(range(1, HEAPS + 1), SIZES)),
    *(Lay(pieces) for pieces in SIZES),
)


def text_of(move: Move) -> str:
    """The short text form."""
    return f"{move.heap}-{move.pieces}" if isinstance(move, Take) else plain_text(move)


NOTATION = Notation("Nim of cheese", MOVES, text_of, examples="1-2, 3-1")
