"""Puzzles of First Rat: where they are mined, and what they are about."""

from collections.abc import Sequence
from typing import Any

from ratskeller.core.event import Event
from ratskeller.study.puzzles.of_game import PuzzleFacts

IN_A_ROW = "rats-in-a-row"
ROW = 3  # rats that move in one turn


def special(events: Sequence[Event]) -> set[str]:
    """Several rats move in one turn."""
    return {IN_A_ROW} if sum(event.kind == "rat-moved" for event in events) >= ROW else set()


def rats_in_order(s: Any, seat: int) -> None:
    """A seat's rats differ only by where they are and what they carry; how often pipes were used earns nothing."""
    player = s["players"][seat]
    pairs = sorted(zip(player["rats"].tolist(), player["tokens"].tolist(), strict=True))
    player["rats"], player["tokens"] = zip(*pairs, strict=True)
    player["pipe_uses"] = 0


PUZZLE_FACTS = PuzzleFacts(
    options=({"comics": "super"}, {"path": "variable"}, {"tracks": "variable"}),
    parts={1: 60, 2: 84, 3: 24, 4: 20, 5: 16},  # larger tables take longer to search
    margin=0.04,
    themes={
        "end": frozenset({"end-announced", "game-over"}),
        "rocket": frozenset({"rattonaut"}),
        "theft": frozenset({"item-stolen"}),
        "comic": frozenset({"comic-taken", "token-put"}),
        "build": frozenset({"part-built", "donated"}),
        "shop": frozenset({"item-bought", "item-taken"}),
        "shortcut": frozenset({"pipe-paid", "pipe-free"}),
        "together": frozenset({IN_A_ROW}),
        "burrow": frozenset({"burrow-moved", "lamp-reached"}),
        "gather": frozenset(),
    },
    special=special,
    make_alike=rats_in_order,
)
