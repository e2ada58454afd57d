"""From a view to an observation: compiled, by the rows of an encoding table.

Eight bytes go at a time where they can, as a word: `words[k]` of a row of bytes is what begins at byte k.
"""

from typing import Any

import numpy as np

from ratskeller.core.layout import wide
from ratskeller.core.rule import rule

WORDS, BROAD, VALUES, COUNTS = wide(0), wide(1), wide(2), wide(3)
# Unsigned, because compiled code checks signed indices for whether they count from the end.
SIGN, MOST, ZERO, PLACE, BITS = np.uint8(128), np.uint8(255), np.uint8(0), np.uint8(127), np.uint8(7)
ONE = np.uint64(1)
SIGNS = np.uint64(0x8080808080808080)  # of all the bytes of a word


@rule
def encode(table: Any, seats: int, seat: int, buffers: Any) -> None:
    """Write the raw observation of a seat, a byte for each number, from the bytes of its view in the buffers.

    No branch depends on the view: what the processor can't foresee would cost more than all the rest. A word may
    write zeros over what follows, so words come first, in the order of their targets."""
    view, raw = buffers.seen, buffers.raw
    raw[: table.used[seats]] = 0
    ends = table.ends[seats, seat]
    rows = table.words[seats, seat]
    for k in range(ends[WORDS]):
        word = buffers.seen_words[rows[k, 0]]
        below_0 = (word & SIGNS) >> np.uint64(7)
        numbers = word & ~(below_0 * np.uint64(MOST)) & table.keep[rows[k, 2]]
        buffers.raw_words[rows[k, 1]] = numbers | table.spread[view[rows[k, 0]] & rows[k, 3]]
    rows = table.broad[seats, seat]
    for k in range(ends[BROAD]):
        high = view[rows[k, 0] + ONE]
        raw[rows[k, 1]] = view[rows[k, 0]] if high == 0 else (MOST if high < SIGN else ZERO)
    rows = table.values[seats, seat]
    for k in range(ends[VALUES]):
        place = table.maps[rows[k, 2], view[rows[k, 0]]]
        raw[rows[k, 1] + (place & PLACE)] = place >> BITS
    rows = table.counts[seats, seat]
    for k in range(ends[COUNTS]):
        place = table.maps[rows[k, 2], view[rows[k, 0]]]
        is_given = np.uint8(view[rows[k, 3]] != 0)
        raw[rows[k, 1] + (place & PLACE)] += (place >> BITS) & is_given


@rule
def normalise(table: Any, seats: int, raw: Any, out: Any) -> None:
    """Scale a raw observation to numbers from 0 to 1, except for the blocks of seats that do not play."""
    for k in range(table.used[seats]):
        out[k] = min(np.float32(raw[k]) * table.scale[k], np.float32(1))


@rule
def keep(raw: Any, out: Any, size: int) -> None:
    """Copy a raw observation; a loop is faster here than slices are."""
    for k in range(size):
        out[k] = raw[k]
