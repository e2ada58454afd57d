"""The decorators of compiled functions, and where compiled code is kept.

A rule is a plain function over records. It allocates nothing and raises nothing, so that the same source runs
interpreted (NUMBA_DISABLE_JIT=1), compiled, and on a GPU.

How rules are compiled leans on parts of Numba that are not public (`core/lowering.py`). With versions of Numba that
were not tested, its public way is taken: the same results, and a compilation that takes longer.
"""

import hashlib
import logging
import os
import tempfile
from collections.abc import Callable
from functools import cache
from pathlib import Path
from types import FunctionType
from typing import Any, TypeVar, cast

import numba
from numba import jit
from numba.extending import register_jitable

from ratskeller.core.plain import why_plain

F = TypeVar("F", bound=Callable[..., Any])

PACKAGE = Path(__file__).resolve().parent.parent
RULES_PACKAGE = "RULES_PACKAGE"  # in a module of entries: the folder of the package whose rules they are made of
ROOMS_WITH_RULES = ("core", "games", "engine", "bots", "study", "envs")  # lowest first

OPTIONS: Any = {"nopython": True, "nogil": True, "error_model": "numpy"}
NUMBA = ((0, 61), (0, 69))  # versions whose private parts are as core/lowering.py expects

settings: Any = numba.config
PLAIN = why_plain("numba", *NUMBA)
if PLAIN is None:
    from ratskeller.core.lowering import EntryCache, Rule, RuleCompiler
else:
    logging.getLogger("ratskeller.rules").warning("rules are compiled the plain way, which takes longer: %s", PLAIN)


SOURCES: set[Callable[..., Any]] = set()  # the functions of all rules, as they are written


def source_of(value: Any) -> Callable[..., Any] | None:
    """The function of a rule as it is written; None for anything else."""
    written = getattr(value, "py_func", value)
    return written if isinstance(written, FunctionType) and written in SOURCES else None


def room_of(module: str) -> str:
    """The room whose compiled code a module holds; code outside of the rooms may call all."""
    package, _, rest = module.partition(".")
    room = rest.partition(".")[0]
    return room if package == "ratskeller" and room in ROOMS_WITH_RULES else ROOMS_WITH_RULES[-1]


@cache
def rules_digest(room: str, package: Path = PACKAGE) -> str:
    """A digest of all that the compiled code of a room depends on: its own rules and those of the rooms below; for a
    game of another package, the rules there, too.

    Numba notices a change in a function's own file only, not in the files of its callees; a folder for each digest
    makes a stale binary impossible. Files that import neither layouts nor rules can't be part of compiled code.
    """
    ways = f"{settings.BOUNDSCHECK} {settings.DISABLE_JIT} {PLAIN is not None}"
    digest = hashlib.sha256(f"{numba.__version__} {ways} {PACKAGE}".encode())
    rooms = [PACKAGE / name for name in ROOMS_WITH_RULES[: ROOMS_WITH_RULES.index(room) + 1]]
    for folder in rooms if package == PACKAGE else [*rooms, package]:
        for path in sorted(folder.rglob("*.py")):
            source = path.read_bytes()
            if any(word in source for word in (b"core.layout", b"core.rule", b"class Ints", b"class Rule")):
                digest.update(source)
    return digest.hexdigest()[:16]


@cache
def cache_folder(room: str, package: Path = PACKAGE) -> Path:
    """Where a room's compiled code is kept between runs: in the user's cache, or where RATSKELLER_CACHE says."""
    chosen = os.environ.get("RATSKELLER_CACHE")
    root = Path(chosen) if chosen else Path(os.environ.get("XDG_CACHE_HOME") or "~/.cache").expanduser() / "ratskeller"
    folder = root / rules_digest(room, package)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        folder = Path(tempfile.gettempdir()) / f"ratskeller-{os.getuid()}" / rules_digest(room, package)
        folder.mkdir(parents=True, exist_ok=True)
    return folder


def rule(function: F) -> F:
    """A function of the rules, compiled into whatever compiled code calls it."""
    SOURCES.add(function)
    if settings.DISABLE_JIT:
        return function
    if PLAIN is not None:
        return register_jitable(**OPTIONS)(function)
    without_wrappers = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}
    return cast(F, Rule(function, targetoptions=OPTIONS | without_wrappers, pipeline_class=RuleCompiler))


def entry(function: F) -> F:
    """A function over batches that Python calls compiled: cached on disk, without the interpreter lock."""
    package = function.__globals__.get(RULES_PACKAGE, PACKAGE)
    settings.CACHE_DIR = str(cache_folder(room_of(function.__module__), package))  # read when it is decorated
    compiled: Any = jit(**OPTIONS, cache=PLAIN is not None)(function)
    if PLAIN is None and not settings.DISABLE_JIT:
        compiled._cache = EntryCache(function)
    return cast(F, compiled)
