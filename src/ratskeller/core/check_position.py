"""Flaws of positions that people write, in words that every game uses."""

from collections.abc import Iterator


def outside(name: str, value: int, least: int, most: int) -> Iterator[str]:
    """The flaw of a number that is out of its range."""
    if not least <= value <= most:
        yield f"{name} is {value}, not {least} to {most}"
