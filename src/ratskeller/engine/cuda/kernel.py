"""Kernels: functions that run on a card, in many threads at once; compiled once, then cached on disk.

How they are compiled leans on parts of numba-cuda that are not public. With versions that were not tested its public
way is taken: the same results, from larger and slower code.
"""

import hashlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib import import_module
from importlib.metadata import version
from pathlib import Path
from typing import Any

from ratskeller.core.plain import why_plain
from ratskeller.core.rule import PACKAGE, RULES_PACKAGE, cache_folder, room_of, settings
from ratskeller.engine.cuda.card import is_simulated
from ratskeller.engine.cuda.narrowing import LONG, SHORT, rewritten
from ratskeller.engine.cuda.target import cuda

NUMBA_CUDA = ((0, 30), (0, 31))  # versions whose private parts are as `compact_code` expects
REGISTERS = 64  # of a thread: with more of them fewer threads fit


def kernel(function: Callable[..., None], longest: int = SHORT) -> Any:
    """A kernel, launched as `kernel[blocks, threads, stream, bytes](...)`. Rules of at most this many lines are inlined
    into their callers."""
    if is_simulated():
        return cuda.jit(function)
    settings.CACHE_DIR = str(kernel_folder(function))  # read when the function is decorated
    compiled = cuda.jit(function, cache=True, lto=False, max_registers=REGISTERS)
    if why_plain("numba-cuda", *NUMBA_CUDA) is None:
        compile_one = compiled.compile

        def compile_compactly(signature: Any) -> Any:
            with compact_code(longest):
                return compile_one(signature)

        compiled.compile = compile_compactly
    return compiled


def kernel_in_step(function: Callable[..., None]) -> Any:
    """A kernel whose threads go through the same part of the rules at the same time: then long code is faster."""
    return kernel(function, LONG)


def kernel_folder(function: Callable[..., None]) -> Path:
    """Where a kernel is kept between runs: a folder for each state of all that it is made of."""
    digest = hashlib.sha256(version("numba-cuda").encode())
    for path in sorted(PACKAGE.glob("*/cuda/*.py")):
        digest.update(path.read_bytes())
    package = function.__globals__.get(RULES_PACKAGE, PACKAGE)
    return cache_folder(room_of(function.__module__), package) / f"cuda-{digest.hexdigest()[:16]}"


@contextmanager
def compact_code(longest: int) -> Iterator[None]:
    """Inside, the code of kernels is rewritten before it is optimised."""
    library_type: Any = import_module("numba.cuda.codegen").CUDACodeLibrary
    theirs = library_type.llvm_strs

    def ours(library: Any) -> list[str]:
        if library._llvm_strs is None:
            library._llvm_strs = rewritten([str(module) for module in library.modules], longest)
        found: list[str] = library._llvm_strs
        return found

    library_type.llvm_strs = property(ours)
    try:
        yield
    finally:
        library_type.llvm_strs = theirs
