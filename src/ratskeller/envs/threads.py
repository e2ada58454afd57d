"""Worker threads that carry out compiled work while the caller does its own part.

Waking a sleeping thread takes as long as a step of a hundred games. So after each piece of work a worker stays awake
for a moment, in compiled code that watches its mailbox, and sleeps only if no request comes."""

from collections.abc import Callable
from threading import Event, Thread
from time import sleep
from typing import Any

import numpy as np
import numpy.typing as npt
from numba import types
from numba.extending import intrinsic

from ratskeller.core.rule import entry, settings

Mailbox = npt.NDArray[np.int64]
Work = Callable[[Mailbox, int], None]  # serves requests until none has come for `patience` looks at the mailbox

ASKED, DONE, SIZE = 0, 16, 32  # counters of a mailbox, far apart, so that they share no cache line
PATIENCE = 20_000  # looks at a mailbox: a fraction of a millisecond


def new_mailbox() -> Mailbox:
    """A mailbox without requests."""
    return np.zeros(SIZE, np.int64)


def fence_code(_: Any) -> Any:
    """The code of a fence."""
    return types.void(), lambda _, builder, *__: builder.fence("seq_cst") and None


# A memory barrier: other threads see all that was written before it before anything that is written after it.
# Interpreted code needs none.
fence: Any = (lambda: None) if settings.DISABLE_JIT else intrinsic(fence_code)


@entry
def watch(mailbox: Any, patience: int) -> bool:
    """Look at the mailbox until all requests are done, at most `patience` times; whether they are done."""
    for _ in range(patience):
        if mailbox[ASKED] == mailbox[DONE]:
            break
        fence()
    return bool(mailbox[ASKED] == mailbox[DONE])


class Worker:
    """A thread with one kind of work. It starts with the first request."""

    def __init__(self, work: Work) -> None:
        self._mailbox = new_mailbox()
        self._work = work
        self._is_asleep = False
        self._is_dismissed = False
        self._woken = Event()
        self._has_begun = False

    def ask(self) -> None:
        """Request the work once."""
        self._mailbox[ASKED] += 1
        if not self._has_begun:
            self._has_begun = True
            Thread(target=self._serve, daemon=True).start()
        if self._is_asleep:  # set and read under the interpreter's lock
            self._woken.set()

    def wait(self) -> None:
        """Wait until it is done."""
        while not watch(self._mailbox, PATIENCE):
            sleep(0)  # somebody else may need the core

    def dismiss(self) -> None:
        """Let the thread end."""
        self._is_dismissed = True
        self._woken.set()

    def _serve(self) -> None:
        while not self._is_dismissed:
            self._work(self._mailbox, PATIENCE)
            self._is_asleep = True
            if self._mailbox[ASKED] == self._mailbox[DONE]:
                self._woken.wait()
            self._is_asleep = False
            self._woken.clear()
