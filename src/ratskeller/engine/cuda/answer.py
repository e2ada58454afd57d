"""A number that the card computes while it continues with other work."""

import numpy as np

from ratskeller.engine.cuda.array import CudaArray
from ratskeller.engine.cuda.card import is_simulated
from ratskeller.engine.cuda.target import cuda


class Answer:
    """Asks for a number on the card without waiting, and waits for it later."""

    def __init__(self) -> None:
        self._stream = 0 if is_simulated() else cuda.legacy_default_stream()
        self._number = cuda.pinned_array(1, np.int32)
        self._is_there = cuda.event()

    def ask(self, numbers: CudaArray) -> None:
        """Start copying the first of some numbers, after all work given to the card so far."""
        numbers.array.copy_to_host(self._number, stream=self._stream)
        self._is_there.record(self._stream)

    def answer(self) -> int:
        """The number, once it has arrived."""
        self._is_there.synchronize()
        return int(self._number[0])
