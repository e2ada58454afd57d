"""Puzzles of The Pied Piper: where they are mined, and what they are about."""

from collections.abc import Sequence

from ratskeller.core.event import Event
from ratskeller.study.puzzles.of_game import PuzzleFacts

TWICE, BY_PIPER = "activated-twice", "activated-piper"
PIPER = 6


def special(events: Sequence[Event]) -> set[str]:
    """Two figures move in one turn; the Piper moves."""
    activated = [event.figures["figure"] for event in events if event.kind == "activated"]
    found = {TWICE} if len(activated) > 1 else set()
    return found | {BY_PIPER} if PIPER in activated else found


PUZZLE_FACTS = PuzzleFacts(
    options=({"variant": "young"}, {"variant": "hidden"}),
    parts={2: 55, 3: 53, 4: 43, 5: 53},
    margin=0.08,
    themes={
        "end": frozenset({"game-over"}),
        "drive-out": frozenset({"seat-out"}),
        "two-figures": frozenset({TWICE}),
        "piper": frozenset({BY_PIPER}),
        "one-figure": frozenset({"activated"}),
        "prepare": frozenset(),
    },
    special=special,
)
