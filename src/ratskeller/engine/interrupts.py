"""Work that Ctrl-C must not break in the middle."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from threading import current_thread, main_thread


@contextmanager
def interrupts_held() -> Iterator[None]:
    """Ctrl-C waits until this is over. Processes started meanwhile never hear of it: they are ended by this one."""
    heard: list[int] = []
    # The mask is what new processes inherit; here other threads may take the signal, and only the handler holds it.
    mask = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    is_main = current_thread() is main_thread()
    handler = signal.signal(signal.SIGINT, lambda number, _: heard.append(number)) if is_main else None
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, mask)
        if is_main:
            signal.signal(signal.SIGINT, handler)
    if heard:
        raise KeyboardInterrupt
