"""Rules as device functions: copies of the same code that call other device functions.

Events are not logged on a card, so rules get None for a log.
"""

from types import FunctionType
from typing import Any

from ratskeller.core import log, rng
from ratskeller.core.rule import rule, source_of
from ratskeller.engine.cuda import chance
from ratskeller.engine.cuda.card import is_simulated
from ratskeller.engine.cuda.target import cuda


@rule
def emit(log: None, kind: int, seat: int, a: int, b: int, c: int, d: int) -> None:
    """Nobody listens."""


INSTEAD = {
    source_of(log.emit): emit,
    source_of(rng.next_word): chance.next_word,
    source_of(rng.below): chance.below,
}


class DeviceFunctions:
    """Functions as a card runs them. Each is made once, with all rules that it calls."""

    def __init__(self) -> None:
        self._made: dict[Any, Any] = {}
        for theirs, ours in INSTEAD.items():
            self._made[theirs] = self.of(ours)

    def of(self, function: Any) -> Any:
        """The device function of a rule, or of a plain function that calls rules."""
        source = source_of(function) or function
        if source not in self._made:
            assert isinstance(source, FunctionType)
            names = dict(source.__globals__)
            copy = FunctionType(source.__code__, names, source.__name__, source.__defaults__, source.__closure__)
            copy.__module__, copy.__qualname__ = source.__module__, source.__qualname__
            self._made[source] = copy if is_simulated() else cuda.jit(device=True)(copy)
            for name in source.__code__.co_names:
                value = names.get(name)
                if source_of(value) is not None:
                    names[name] = self.of(value)
        return self._made[source]
