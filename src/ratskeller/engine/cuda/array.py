"""Arrays that live on a card, as PyTorch, JAX and CuPy take them: without a copy."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import numpy as np
import numpy.typing as npt

from ratskeller.core.errors import SetupError
from ratskeller.engine.cuda.card import is_simulated
from ratskeller.engine.cuda.dlpack import CUDA_DEVICE, capsule_of
from ratskeller.engine.cuda.target import cuda

LEGACY_STREAM = 1  # as DLPack numbers the stream that kernels run in
NO_STREAM = -1  # of somebody who synchronises without our help


class CudaArray:
    """An array on a card. Take it by `torch.as_tensor`, `cupy.asarray` or `jax.dlpack.from_dlpack`: all of them look at
    the same memory. `numpy.asarray` makes a copy on the processor."""

    def __init__(self, array: Any) -> None:
        self.array = array  # Numba's own

    @property
    def shape(self) -> tuple[int, ...]:
        """How many items there are, in each direction."""
        return tuple(self.array.shape)

    @property
    def dtype(self) -> np.dtype[Any]:
        """The type of an item."""
        found: np.dtype[Any] = self.array.dtype
        return found

    @property
    def nbytes(self) -> int:
        """The memory of the card that it takes."""
        return int(np.prod(self.shape)) * self.dtype.itemsize

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        interface: dict[str, Any] = self.array.__cuda_array_interface__
        return interface

    def __dlpack_device__(self) -> tuple[int, int]:
        return CUDA_DEVICE, cuda.get_current_device().id

    def __dlpack__(self, *, stream: int | None = None, **_: Any) -> Any:
        """A DLPack capsule. Earlier work on the card is finished before the given stream continues."""
        if stream not in (None, 0, LEGACY_STREAM, NO_STREAM):
            done = cuda.event(timing=False)
            done.record()
            done.wait(cuda.external_stream(stream))
        return capsule_of(self, self.__cuda_array_interface__["data"][0], self.__dlpack_device__())

    def __array__(self, dtype: Any = None, copy: bool | None = None) -> npt.NDArray[Any]:
        return np.asarray(self.array.copy_to_host(), dtype)

    def __len__(self) -> int:
        return self.shape[0]

    def __repr__(self) -> str:
        return f"CudaArray({self.shape}, {self.dtype})"

    def __reduce__(self) -> Any:
        return on_card, (np.asarray(self),)


def on_card(array: npt.NDArray[Any]) -> CudaArray:
    """A copy of an array on the card."""
    with clear_error(array.nbytes):
        return CudaArray(cuda.to_device(array))


def empty(shape: tuple[int, ...], dtype: Any) -> CudaArray:
    """An array on the card that holds whatever lay there before."""
    with clear_error(int(np.prod(shape)) * np.dtype(dtype).itemsize):
        return CudaArray(cuda.device_array(shape, dtype))


@contextmanager
def clear_error(needed: int) -> Iterator[None]:
    """A context in which `needed` bytes of the card are allocated; if too few are left, the error says so."""
    try:
        yield
    except Exception as error:
        if "OUT_OF_MEMORY" not in str(error):
            raise
        raise too_little_memory(needed) from None


def too_little_memory(needed: int) -> SetupError:
    """The message for an allocation that is larger than the memory left on the card."""
    free = 0 if is_simulated() else int(cuda.current_context().get_memory_info().free)
    gigabytes = f"{needed / 1e9:.1f} GB more, and it has {free / 1e9:.1f} GB left"
    return SetupError(f"out of memory: this needs {gigabytes}. Take fewer games, or observations as uint8")
