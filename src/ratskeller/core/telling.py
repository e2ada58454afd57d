"""What the games need of a catalogue to tell events and moves: rules speak no language themselves."""

from typing import Protocol

Told = dict[str, str | int]  # the figures of a sentence


class Words(Protocol):
    """A catalogue: the sentence of a key."""

    def __call__(self, key: str, /, **figures: str | int) -> str: ...

    def has(self, key: str) -> bool:
        """There is a sentence of this key."""
        ...
