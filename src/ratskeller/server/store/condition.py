"""Whether a database can be reached and written, according to the last use of it."""

from collections.abc import Callable
from typing import Literal

from ratskeller.server.store.problems import DatabaseError, Unreachable, Unwritable

State = Literal["ready", "away", "unwritable"]


class Condition:
    """The state of a database. Every failure may worsen it; it is ready again when something was written on trial."""

    def __init__(self) -> None:
        self.state: State = "ready"
        self.reason = ""
        self.on_change: Callable[[Condition], None] = lambda _: None
        self.on_failure: Callable[[State], None] = lambda _: None

    def failed(self, problem: DatabaseError) -> None:
        """Something could not be read or written."""
        if isinstance(problem, Unreachable | Unwritable):
            state: State = "away" if isinstance(problem, Unreachable) else "unwritable"
            self.on_failure(state)
            self._become(state, str(problem))

    def recovered(self) -> None:
        """Something was written, for good."""
        self._become("ready", "")

    def _become(self, state: State, reason: str) -> None:
        if state != self.state:
            self.state, self.reason = state, reason
            self.on_change(self)
