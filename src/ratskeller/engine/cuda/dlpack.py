"""DLPack: how libraries hand arrays to each other, as a capsule around a C structure."""

import atexit
import ctypes
from typing import Any

CUDA_DEVICE = 2
KINDS = {"i": 0, "u": 1, "f": 2, "b": 6}  # of numbers, by NumPy's letters
NAME = b"dltensor"  # whoever takes a capsule gives it another name


class Tensor(ctypes.Structure):
    """DLManagedTensor."""

    _fields_ = (
        ("data", ctypes.c_void_p),
        ("device_type", ctypes.c_int32),
        ("device_id", ctypes.c_int32),
        ("ndim", ctypes.c_int32),
        ("kind", ctypes.c_uint8),
        ("bits", ctypes.c_uint8),
        ("lanes", ctypes.c_uint16),
        ("shape", ctypes.c_void_p),
        ("strides", ctypes.c_void_p),  # none: items lie one after the other
        ("byte_offset", ctypes.c_uint64),
        ("owner", ctypes.c_void_p),
        ("deleter", ctypes.c_void_p),
    )


_lent: dict[int, Any] = {}  # arrays that must not go while somebody uses them, by the addresses of their structures

api = ctypes.pythonapi
api.PyMem_RawMalloc.restype = ctypes.c_void_p
api.PyMem_RawMalloc.argtypes = [ctypes.c_size_t]
api.PyMem_RawFree.restype = None
api.PyMem_RawFree.argtypes = [ctypes.c_void_p]
api.PyCapsule_New.restype = ctypes.py_object
api.PyCapsule_New.argtypes = [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p]
api.PyCapsule_IsValid.argtypes = [ctypes.c_void_p, ctypes.c_char_p]
api.PyCapsule_GetPointer.restype = ctypes.c_void_p
api.PyCapsule_GetPointer.argtypes = [ctypes.c_void_p, ctypes.c_char_p]


def give_back(address: int) -> None:
    """Nobody uses an array any more."""
    if _lent.pop(address, None) is not None:
        api.PyMem_RawFree(address)


def drop_capsule(capsule: int) -> None:
    """A capsule goes; if nobody has taken it, so does what it holds."""
    if api.PyCapsule_IsValid(capsule, NAME):
        give_back(api.PyCapsule_GetPointer(capsule, NAME))


c_give_back = ctypes.CFUNCTYPE(None, ctypes.c_void_p)(give_back)
c_drop_capsule = ctypes.PYFUNCTYPE(None, ctypes.c_void_p)(drop_capsule)


def capsule_of(array: Any, data: int, device: tuple[int, int]) -> Any:
    """A capsule around a contiguous array; it keeps the array alive."""
    size = len(array.shape)
    address = api.PyMem_RawMalloc(ctypes.sizeof(Tensor) + size * ctypes.sizeof(ctypes.c_int64))
    tensor, shape = Tensor.from_address(address), address + ctypes.sizeof(Tensor)
    (ctypes.c_int64 * size).from_address(shape)[:] = array.shape
    tensor.__init__(  # type: ignore[misc]
        *(data, *device, size, KINDS[array.dtype.kind], 8 * array.dtype.itemsize, 1),
        *(shape, None, 0, None, ctypes.cast(c_give_back, ctypes.c_void_p)),
    )
    _lent[address] = array
    return api.PyCapsule_New(address, NAME, ctypes.cast(c_drop_capsule, ctypes.c_void_p))


@atexit.register
def let_go() -> None:
    """What is given back after Python has ended is freed without Python."""
    for address in _lent:
        Tensor.from_address(address).deleter = ctypes.cast(api.PyMem_RawFree, ctypes.c_void_p)
