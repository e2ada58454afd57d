"""What the games need from a catalogue to put events and moves into words; rules themselves have no language."""

from collections.abc import Callable
from typing import Protocol

from ratskeller.core.errors import LONGEST_WHERE, Problem, Refusal, shortened

Figures = dict[str, str | int]  # the figures of a sentence


class Words(Protocol):
    """A catalogue: the sentence of a key."""

    def __call__(self, key: str, /, **figures: str | int) -> str: ...

    def has(self, key: str) -> bool:
        """There is a sentence of this key."""
        ...


def refusal_in_words(refusal: Refusal, words: Words, key_of: Callable[[str], str] = str) -> str:
    """Why a move is not legal, as a sentence; things that have a name in the catalogue are named by it.

    `key_of` finds the key under which a game has a sentence of its own."""
    figures: Figures = {}
    for name, value in refusal.figures.items():
        key = key_of(f"{name}-{value}")
        figures[name] = words(key) if isinstance(value, str) and words.has(key) else value
    return words(key_of(f"refusal-{refusal.reason}"), **figures)


def problem_in_words(problem: Problem, words: Words) -> str:
    """What is wrong with a profile, as a sentence; in English where the catalogues have none."""
    if not words.has(f"problem-{problem.reason}"):
        return problem.what
    figures = {
        name: shortened(value, LONGEST_WHERE) if isinstance(value, str) else value
        for name, value in problem.figures.items()
    }
    return words(f"problem-{problem.reason}", **figures)
