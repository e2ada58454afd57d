"""What a network sees, listed on a card, written once for every game.

Like the kernels of environments this file is not imported: `compiled.py` loads it once for each game, with that game's
features as a device function among its names.
"""

from typing import Any

from ratskeller.core.layout import wide
from ratskeller.engine.cuda.kernel import kernel
from ratskeller.engine.cuda.target import cuda

list_features: Any
SLOT: Any  # the type of a place for a position
POSITION_WORDS: Any

NONE = wide(-1)


@kernel
def list_all_features(boxes: Any, positions: Any, viewers: Any, out: Any) -> None:
    """The features that a seat sees in each position, in rows filled up with -1."""
    i = cuda.grid(1)
    if i < positions.shape[1]:
        slot = cuda.local.array(1, SLOT)[0]
        for k in range(POSITION_WORDS):
            slot.words[k] = positions[k, i]
        count = list_features(boxes[0], slot.s, wide(viewers[i]), out[i])
        for k in range(count, out.shape[1]):
            out[i, k] = NONE
