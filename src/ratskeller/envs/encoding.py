"""From a view to an observation: compiled, by the rows of a sheet."""

from typing import Any

import numpy as np

from ratskeller.core.layout import wide
from ratskeller.core.rule import rule

FLAGS, NARROW, BROAD, VALUES = wide(0), wide(1), wide(2), wide(3)
# Unsigned, because compiled code checks signed indices for whether they count from the end.
SIGN, MOST, NIL, PLACE = np.uint8(128), np.uint8(255), np.uint8(0), np.uint8(127)
ONE = np.uint64(1)


@rule
def encode(sheet: Any, view: Any, seats: int, seat: int, raw: Any) -> None:
    """Write the raw observation of a seat, a byte for each number, from the bytes of its view.

    Few branches depend on the view: what the processor can't foresee would cost more than all the rest."""
    raw[: sheet.used[seats]] = 0
    ends = sheet.ends[seats, seat]
    pairs = sheet.pairs[seats, seat]
    for k in range(ends[FLAGS]):
        bits = view[pairs[k, 0]]
        bit = np.uint64(pairs[k, 1])
        while bits != 0:
            raw[bit] = bits & np.uint8(1)
            bits >>= np.uint8(1)
            bit += ONE
    for k in range(ends[FLAGS], ends[NARROW]):
        value = view[pairs[k, 0]]
        raw[pairs[k, 1]] = value if value < SIGN else NIL
    for k in range(ends[NARROW], ends[BROAD]):
        high = view[pairs[k, 0] + ONE]
        raw[pairs[k, 1]] = view[pairs[k, 0]] if high == 0 else (MOST if high < SIGN else NIL)
    values = sheet.values[seats, seat]
    for k in range(ends[VALUES]):
        place = sheet.maps[values[k, 2], view[values[k, 0]]]
        is_given = np.uint8(view[values[k, 3]] != 0)
        raw[values[k, 1] + (place & PLACE)] += (place >> np.uint8(7)) & is_given


@rule
def normalise(sheet: Any, seats: int, raw: Any, out: Any) -> None:
    """Scale a raw observation to numbers from 0 to 1, but for the blocks of seats that do not play."""
    for k in range(sheet.used[seats]):
        out[k] = min(np.float32(raw[k]) * sheet.scale[k], np.float32(1))
