"""Figures of a profile by names, as the texts of rules ask for them."""

from collections.abc import Iterator
from typing import Any

from ratskeller.core.profile import UNHASHED, ProfileData


def figures_of(data: ProfileData) -> dict[str, int]:
    """Every number of a profile that is in play: `stalls-frog-price`, and in lists from 1, `setup-cheese-1`."""
    tables = {name: table for name, table in data.played().items() if name not in UNHASHED}
    return dict(numbers_in(tables, ()))


def numbers_in(value: Any, way: tuple[str, ...]) -> Iterator[tuple[str, int]]:
    """The numbers in nested tables and lists, each with the way to it."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from numbers_in(inner, (*way, str(key)))
    elif isinstance(value, list | tuple):
        for place, inner in enumerate(value, start=1):
            yield from numbers_in(inner, (*way, str(place)))
    elif isinstance(value, int) and not isinstance(value, bool):
        yield "-".join(way), value
