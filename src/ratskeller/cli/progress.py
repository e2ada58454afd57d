"""A progress bar on standard error, for what takes longer than a moment."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager


@contextmanager
def progress_bar(what: str, total: int) -> Iterator[Callable[[int], None]]:
    """A function to call with how much more is done; the bar shows only in a terminal, and is gone afterwards."""
    from rich.console import Console
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeElapsedColumn,
        TimeRemainingColumn,
    )

    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
    )
    console = Console(stderr=True)
    with Progress(
        *columns, console=console, transient=True, speed_estimate_period=3600, disable=not sys.stderr.isatty()
    ) as shown:
        task = shown.add_task(what, total=total)
        yield lambda more: shown.advance(task, more)
