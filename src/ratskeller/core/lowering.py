"""How a rule becomes code: kept as a part, until an entry takes it in. And how an entry's code is found again.

Left alone, Numba optimises every function together with all that it calls, and makes it executable and callable from
Python. For rules, which only other rules and a handful of entries call, that is most of the time to compile (24 s
became 10 s for First Rat), and nobody profits.
"""

from typing import Any

from numba.core.caching import FunctionCache
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import CompilerBase, DefaultPassBuilder
from numba.core.compiler_machinery import register_pass
from numba.core.registry import CPUDispatcher
from numba.core.runtime.nrt import rtsys
from numba.core.typed_passes import NativeLowering


class PartOfEntry(JITCodeLibrary):
    """The code of a rule and of the rules that it calls, neither optimised together nor executable."""

    def finalize(self) -> None:
        for library in dict.fromkeys(self._linking_libraries):
            self._final_module.link_in(library._get_module_for_linking(), preserve=True)
        self._finalize_dynamic_globals()
        self._finalized = True


@register_pass(mutates_CFG=True, analysis_only=False)
class LowerRule(NativeLowering):
    """The last step of a rule's compilation."""

    _name = "lower_rule"

    def run_pass(self, state: Any) -> bool:
        state.library = PartOfEntry(state.targetctx.codegen(), state.func_id.func_qualname)
        state.library.enable_object_caching()
        state.flags.no_compile = True
        super().run_pass(state)
        # Callers find a function by its executable entry; a rule has none, so that any built-in method stands for it.
        key: Any = [].append
        state.targetctx.insert_user_function(key, state.cr.fndesc, [state.library])
        state.cr = state.cr._replace(cfunc=key)
        return True


class RuleCompiler(CompilerBase):
    """Numba's own pipeline without its last step."""

    def define_pipelines(self) -> list[Any]:
        pipeline = DefaultPassBuilder.define_nopython_pipeline(self.state)
        pipeline.passes[:] = [
            (LowerRule, why) if step is NativeLowering else (step, why) for step, why in pipeline.passes
        ]
        pipeline.finalize()
        return [pipeline]


class Rule(CPUDispatcher):
    """A function that is compiled when compiled code calls it, and runs as written when Python calls it."""

    def __call__(self, *args: Any) -> Any:
        return self.py_func(*args)


class EntryCache(FunctionCache):
    """Where the compiled code of an entry is cached between runs.

    Numba prepares everything for compiling before it looks into the cache: half a second and 20 MB, for nothing if
    everything is there. Code that does compile prepares it anyway.
    """

    def __init__(self, function: Any) -> None:
        super().__init__(function)

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        """The code for a signature, if it is there."""
        rtsys.initialize(target_context)
        with self._guard_against_spurious_io_errors():
            return self._load_overload(sig, target_context)
