"""Moves as a learner gives them: an array on the card, or one of NumPy's."""

from types import SimpleNamespace
from typing import Any

import numpy as np

from ratskeller.core.errors import MalformedMove
from ratskeller.engine.cuda.array import LEGACY_STREAM, CudaArray
from ratskeller.engine.cuda.target import cuda
from ratskeller.envs.checking import check_shape, moves_of

WIDTHS = {"<i4": 1, "<i8": 2}  # words of a number


def moves_on_card(actions: Any, games: int) -> Any:
    """A row of one or two words for each move. What is on the card is not copied."""
    if isinstance(actions, CudaArray) and actions.shape == (games,) and actions.dtype == np.int32:
        return actions.array.reshape((games, 1))
    if not hasattr(actions, "__cuda_array_interface__"):
        found = moves_of(actions, games)
        return cuda.to_device(found.astype(np.int64).view(np.int32).reshape(games, 2))
    given = actions.__cuda_array_interface__
    check_shape(given["shape"], games)
    width = WIDTHS.get(given["typestr"])
    if width is None:
        raise MalformedMove(f"moves on a card are int32 or int64, not {np.dtype(given['typestr'])}")
    strides = given.get("strides")
    if strides is not None and tuple(strides) != (4 * width,):
        raise MalformedMove("moves on a card must lie one after the other: make them contiguous")
    if hasattr(actions, "__dlpack__"):
        actions.__dlpack__(stream=LEGACY_STREAM)  # so that our kernels wait for what their library does in its streams
    words = given | {"shape": (games, width), "typestr": "<i4", "strides": None}
    return cuda.as_cuda_array(SimpleNamespace(__cuda_array_interface__=words, owner=actions))
