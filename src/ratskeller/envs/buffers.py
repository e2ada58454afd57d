"""Arrays that belong together, as compiled code gets them."""

from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from ratskeller.core.game import Game

APART = 8  # positions between two desks, so that no two threads write to the same line of the processor's memory
WORD = 8  # bytes

Bytes = npt.NDArray[np.uint8]
Words = npt.NDArray[np.uint64]
Numbers = npt.NDArray[np.int64]


class Buffers(NamedTuple):
    """What a thread writes on."""

    views: npt.NDArray[Any]  # one view
    seen: Bytes  # its bytes
    seen_words: Words
    raw: Bytes  # an observation
    raw_words: Words
    moves: Numbers
    points: Numbers  # of the seats, in the last game that ended


class Outputs(NamedTuple):
    """What a learner reads, game by game."""

    observations: npt.NDArray[np.float32]  # none, or
    raws: Bytes  # none
    masks: npt.NDArray[np.int8]
    legal: npt.NDArray[np.int16]  # the same moves, as a list
    counts: Numbers  # of the legal moves: so long is the list
    rewards: npt.NDArray[np.float32]
    actors: npt.NDArray[np.int8]
    ended: npt.NDArray[np.bool_]
    episodes: Numbers  # that have ended


def new_buffers(game: Game, size: int) -> Buffers:
    """Buffers for observations with this many numbers."""
    views = np.zeros(APART, game.position)
    raw = np.zeros(size + APART * WORD, np.uint8)
    return Buffers(
        *(views[:1], views[:1].view(np.uint8), words_of(views.view(np.uint8)), raw, words_of(raw)),
        np.zeros(game.max_moves, np.int64),
        np.zeros(game.people[-1], np.int64),
    )


def words_of(row: Bytes) -> Words:
    """The content of a row of bytes as words, one starting at each byte."""
    return np.ndarray(len(row) - WORD + 1, "<u8", row, strides=(1,))
