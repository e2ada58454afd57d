"""How kernels are launched: in how many blocks of threads, and with which seeds."""

import warnings
from functools import cache
from typing import Any

from ratskeller.engine.cuda.card import is_simulated
from ratskeller.engine.cuda.kernel import REGISTERS
from ratskeller.engine.cuda.target import cuda

THREADS = 64  # of a block in which each goes its own way
LARGEST = 1024  # threads of a block
WARP = 32
ALL_REGISTERS = 65_536  # of a processor of the card
LOW = (1 << 32) - 1


def launch(kernel: Any, blocks: int, *arguments: Any, threads: int = THREADS, shared: int = 0) -> None:
    """Run a kernel in a number of blocks, with a number of bytes that each block shares."""
    configured(kernel, blocks, threads, shared)(*arguments)


def configure(kernel: Any, blocks: int, threads: int, shared: int) -> Any:
    """A kernel for a number of blocks, without Numba's warning about few blocks."""
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", ".*Grid size")
        return kernel[blocks, threads, 0, shared]


configured = configure if is_simulated() else cache(configure)  # the simulator keeps one configuration only


def blocks_at_once(games: int) -> tuple[int, int]:
    """How many blocks play this many games, with how many threads each: one block on each processor of the card, as
    large as its registers allow."""
    if is_simulated():
        return 1, min(games, 4)
    processors: int = cuda.get_current_device().MULTIPROCESSOR_COUNT
    warps = min(-(-games // (processors * WARP)), ALL_REGISTERS // (REGISTERS * WARP), LARGEST // WARP)
    return processors, warps * WARP


def halves(seed: int) -> tuple[int, int]:
    """A seed as kernels take it: its lower and its upper 32 bits."""
    return seed & LOW, seed >> 32 & LOW
