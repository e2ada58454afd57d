"""The decorator of every rule, and where compiled rules are kept.

A rule is a plain function over records. It allocates nothing and raises nothing, so that the same source runs
interpreted (NUMBA_DISABLE_JIT=1), compiled, and on a GPU.
"""

import hashlib
import os
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar, cast

import numba
from numba import jit
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import CompilerBase, DefaultPassBuilder
from numba.core.compiler_machinery import register_pass
from numba.core.registry import CPUDispatcher
from numba.core.typed_passes import NativeLowering

F = TypeVar("F", bound=Callable[..., Any])

OPTIONS = {"nopython": True, "nogil": True, "error_model": "numpy"}
WITHOUT_WRAPPERS = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}

PACKAGE = Path(__file__).resolve().parent.parent
ROOMS_WITH_RULES = ("core", "games", "engine")


def rules_digest() -> str:
    """A digest of all that compiled code depends on.

    Numba notices a change in a function's own file only, not in the files of its callees; a folder for each digest
    makes a stale binary impossible. Files that import neither layouts nor rules can't be part of compiled code.
    """
    digest = hashlib.sha256(f"{numba.__version__} {numba.config.BOUNDSCHECK} {PACKAGE}".encode())  # type: ignore[attr-defined]
    for room in ROOMS_WITH_RULES:
        for path in sorted((PACKAGE / room).rglob("*.py")):
            source = path.read_bytes()
            if room == "core" or b"ratskeller.core.layout" in source or b"ratskeller.core.rule" in source:
                digest.update(source)
    return digest.hexdigest()[:16]


def cache_folder() -> Path:
    """Where compiled rules are kept between runs: in the user's cache, or where RATSKELLER_CACHE says."""
    chosen = os.environ.get("RATSKELLER_CACHE")
    root = Path(chosen) if chosen else Path(os.environ.get("XDG_CACHE_HOME") or "~/.cache").expanduser() / "ratskeller"
    folder = root / rules_digest()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        folder = Path(tempfile.gettempdir()) / f"ratskeller-{os.getuid()}" / rules_digest()
        folder.mkdir(parents=True, exist_ok=True)
    return folder


numba.config.CACHE_DIR = str(cache_folder())  # type: ignore[attr-defined]


class PartOfEntry(JITCodeLibrary):  # type: ignore[misc]
    """The code of a rule, kept as it is until an entry takes it in: only entries are optimised and made executable."""

    def finalize(self) -> None:
        for library in dict.fromkeys(self._linking_libraries):
            self._final_module.link_in(library._get_module_for_linking(), preserve=True)
        self._finalize_dynamic_globals()
        self._finalized = True


@register_pass(mutates_CFG=True, analysis_only=False)
class LowerRule(NativeLowering):  # type: ignore[misc]
    """Turn a rule into code that other code can take in."""

    _name = "lower_rule"

    def run_pass(self, state: Any) -> bool:
        state.library = PartOfEntry(state.targetctx.codegen(), state.func_id.func_qualname)
        state.library.enable_object_caching()
        state.flags.no_compile = True
        super().run_pass(state)
        # Callers find a function by its compiled entry; a rule has none, so that any built-in method stands for it.
        key: Any = [].append
        state.targetctx.insert_user_function(key, state.cr.fndesc, [state.library])
        state.cr = state.cr._replace(cfunc=key)
        return True


class RuleCompiler(CompilerBase):  # type: ignore[misc]
    """Numba's own pipeline, but for its last step."""

    def define_pipelines(self) -> list[Any]:
        pipeline = DefaultPassBuilder.define_nopython_pipeline(self.state)
        passes = [(LowerRule, why) if step is NativeLowering else (step, why) for step, why in pipeline.passes]
        pipeline.passes[:] = passes
        pipeline.finalize()
        return [pipeline]


class Rule(CPUDispatcher):  # type: ignore[misc]
    """A function that compiled code calls compiled, and that Python calls as it is written."""

    def __call__(self, *args: Any) -> Any:
        return self.py_func(*args)


def rule(function: F) -> F:
    """A function of the rules, compiled into whatever compiled code calls it."""
    if numba.config.DISABLE_JIT:  # type: ignore[attr-defined]
        return function
    return cast(F, Rule(function, targetoptions=OPTIONS | WITHOUT_WRAPPERS, pipeline_class=RuleCompiler))


def entry(function: F) -> F:
    """A function over batches that Python calls compiled: cached on disk, without the interpreter lock."""
    return cast(F, jit(cache=True, **OPTIONS)(function))
