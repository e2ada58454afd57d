"""Names of games for help texts, which must not load the games: `{first}` and `{other}` in docstrings."""

from collections.abc import Callable
from typing import Any, TypeVar

FIRST, OTHER = "firstrat", "piedpiper"
F = TypeVar("F", bound=Callable[..., Any])


def with_names(command: F) -> F:
    """The command, with names of games in its help."""
    command.__doc__ = (command.__doc__ or "").replace("{first}", FIRST).replace("{other}", OTHER)
    return command
