"""Memory for code that is done with once a process has started: the compiler's, and what libraries do only once."""

import ctypes
import mmap
from collections.abc import Iterator
from pathlib import Path

MAPS = Path("/proc/self/smaps")
LIBRARY = ".so"


def hand_back_code() -> int:
    """Give the memory pages of all libraries back to the system, and return how many bytes of them were mapped.

    The system reads pages that are needed after all again. On systems without information about pages nothing happens.
    """
    if not MAPS.exists():
        return 0
    advise = ctypes.CDLL(None).madvise
    advise.argtypes = (ctypes.c_void_p, ctypes.c_size_t, ctypes.c_int)
    handed = 0
    for start, size in list(unchanged_code(MAPS.read_text())):
        if advise(start, size, mmap.MADV_DONTNEED) == 0:
            handed += size
    return handed


def unchanged_code(maps: str) -> Iterator[tuple[int, int]]:
    """The parts of libraries in memory that are the same as in their files: start and size of each part that was never
    written."""
    part: tuple[int, int] | None = None
    for line in maps.splitlines():
        words = line.split()
        if not words[0].endswith(":"):
            start, end = (int(word, 16) for word in words[0].split("-"))
            part = (start, end - start) if LIBRARY in line and "w" not in words[1] else None
        elif words[0] == "Anonymous:" and words[1] == "0" and part is not None:
            yield part
