"""Work that takes a while: a spinner is shown if it lasts, and an interrupt works at once."""

from collections.abc import Callable
from concurrent.futures import Future
from contextlib import nullcontext
from threading import Thread
from typing import TypeVar

from rich.console import Console

T = TypeVar("T")

MOMENT = 0.3  # seconds that nobody minds


def with_spinner(work: Callable[[], T], console: Console, text: str) -> T:
    """The result of the work. In a terminal, a spinner is shown if it takes longer than a moment.

    Compiled code ignores interrupts, so it runs on a thread that is abandoned when people leave.
    """
    future: Future[T] = Future()

    def run() -> None:
        try:
            future.set_result(work())
        except BaseException as error:
            future.set_exception(error)

    Thread(target=run, daemon=True).start()
    try:
        return future.result(MOMENT)
    except TimeoutError:
        with console.status(text) if console.is_terminal else nullcontext():
            return future.result()
