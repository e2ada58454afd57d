"""Threads that carry out compiled work beside the caller's own.

To wake a sleeping thread takes as long as a step of a hundred games. So a mate stays awake for a moment after each
piece of work, in compiled code that watches a post, and sleeps only when nothing comes."""

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
Work = Callable[[Mailbox, int], None]  # does it once if the post asks for it, and again until the patience is over

ASKED, DONE, SIZE = 0, 16, 32  # counts on a post, away from each other in the processor's memory
PATIENCE = 20_000  # looks at a post: a fraction of a millisecond


def new_mailbox() -> Mailbox:
    """A post that asks for nothing."""
    return np.zeros(SIZE, np.int64)


def fence_code(_: Any) -> Any:
    """How a fence is compiled."""
    return types.void(), lambda _, builder, *__: builder.fence("seq_cst") and None


# All that was written before it is seen by other threads before what is written after it, and nothing is read ahead.
# Interpreted code does everything in its order.
fence: Any = (lambda: None) if settings.DISABLE_JIT else intrinsic(fence_code)


@entry
def watch(mailbox: Any, patience: int) -> bool:
    """Wait until what was asked is done, or the patience is over; say whether it is done."""
    for _ in range(patience):
        if mailbox[ASKED] == mailbox[DONE]:
            break
        fence()
    return bool(mailbox[ASKED] == mailbox[DONE])


class Worker:
    """A thread with a work of its own. It begins when it is first asked."""

    def __init__(self, work: Work) -> None:
        self._mailbox = new_mailbox()
        self._work = work
        self._is_asleep = False
        self._is_dismissed = False
        self._woken = Event()
        self._has_begun = False

    def ask(self) -> None:
        """Have the work done once."""
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
