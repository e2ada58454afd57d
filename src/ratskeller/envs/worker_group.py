"""Compiled work in several parts: the first runs in the calling thread, each other one in a thread of its own."""

from collections.abc import Iterable
from weakref import finalize

from ratskeller.envs.threads import ASKED, Work, Worker, new_mailbox


class WorkerGroup:
    """All parts of a piece of work. Its threads end when it is garbage-collected."""

    def __init__(self, parts: Iterable[Work]) -> None:
        self._first, *others = parts
        self._mailbox = new_mailbox()
        self.workers = [Worker(part) for part in others]
        for worker in self.workers:
            finalize(self, worker.dismiss)

    def run(self) -> None:
        """Do all parts once; returns when all are done."""
        for worker in self.workers:
            worker.ask()
        self._mailbox[ASKED] += 1
        self._first(self._mailbox, 0)
        for worker in self.workers:
            worker.wait()
