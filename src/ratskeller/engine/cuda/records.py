"""The records of a game as a card reads them: the same bytes.

Nothing has more than 32 bits there, and a position is copied word by word, because CUDA can't assign records.
"""

from typing import Any

import numpy as np

from ratskeller.core.rule import rule
from ratskeller.engine.cuda.chance import WORDS

WORD = 4  # bytes


def narrow(position: np.dtype[Any]) -> np.dtype[Any]:
    """A position whose random state is made of 32-bit words."""
    fields: Any = position.fields
    formats = [("u4", (WORDS,)) if name == "rng" else fields[name][0] for name in fields]
    offsets = [offset for _, offset, *_ in fields.values()]
    return record([*fields], formats, offsets, position.itemsize)


def slot(position: np.dtype[Any]) -> np.dtype[Any]:
    """A place for a position, by its fields (`s`) or by its words."""
    words = position.itemsize // WORD
    return record(["s", "words"], [narrow(position), ("u4", (words,))], [0, 0], position.itemsize)


def words_of(position: np.dtype[Any]) -> np.dtype[Any]:
    """A position as plain words: the form in which it is copied to the card and back."""
    words = position.itemsize // WORD
    return record(["words"], [("u4", (words,))], [0], position.itemsize)


@rule
def copy_words(source: Any, target: Any, count: int) -> None:
    """Copy a number of words."""
    for k in range(count):
        target[k] = source[k]


def record(names: list[str], formats: list[Any], offsets: list[int], size: int) -> np.dtype[Any]:
    """An aligned record whose fields may overlap."""
    layout: Any = {"names": names, "formats": formats, "offsets": offsets, "itemsize": size}
    return np.dtype((np.record, np.dtype(layout, align=True)))
