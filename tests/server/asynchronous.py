"""Tests that are coroutines."""

import asyncio
import functools
from collections.abc import Callable, Coroutine
from typing import Any, ParamSpec

Parameters = ParamSpec("Parameters")


def asynchronous(test: Callable[Parameters, Coroutine[Any, Any, None]]) -> Callable[Parameters, None]:
    """The test, run in an event loop of its own."""

    @functools.wraps(test)
    def run(*args: Parameters.args, **named: Parameters.kwargs) -> None:
        asyncio.run(test(*args, **named))

    return run
