"""What takes a while beside the keyboard: shown where it lasts, and an interrupt is heard at once."""

from collections.abc import Callable
from concurrent.futures import Future
from contextlib import nullcontext
from threading import Thread
from typing import TypeVar

from rich.console import Console

T = TypeVar("T")

MOMENT = 0.3  # seconds that nobody minds


def with_spinner(work: Callable[[], T], console: Console, text: str) -> T:
    """What the work gives. In a terminal, a text turns beside it if it lasts longer than a moment.

    Compiled code hears no interrupt, so it runs on a thread that nobody waits for when people leave."""
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
