"""Nim in words."""

from collections.abc import Sequence
from typing import Any

from nim_of_cheese.games.moves import MOVES, Take
from nim_of_cheese.games.position import OVER, PHASES
from nim_of_cheese.games.rules import LAY
from ratskeller.core.errors import Refusal
from ratskeller.core.event import Event
from ratskeller.core.forecast import Forecast, Playing
from ratskeller.core.position import CHANCE
from ratskeller.core.translator import Words

RULES_OF_PHASE = {"heap": "nim.setup", "take": "nim.take", "over": "nim.end"}
RULES_OF_EVENT = {"laid": "nim.setup", "taken": "nim.take", "over": "nim.end"}


def event_in_words(event: Event, words: Words, names: Sequence[str], _: Any = None) -> str:
    """What happened."""
    heap = event.figures.get("heap", 0) + 1
    return words(f"nim-event-{event.kind}", seat=names[event.seat], heap=heap, pieces=event.figures.get("pieces", 0))


def move_in_words(number: int, words: Words, _: Any = None) -> str:
    """What can be decided."""
    move = MOVES[number]
    if isinstance(move, Take):
        return words("nim-move-take", heap=move.heap, pieces=move.pieces)
    return words("nim-move-lay", pieces=number - int(LAY) + 1)


def explain(box: Any, s: Any, move: int) -> Refusal:
    """Why a move is not legal."""
    rule = RULES_OF_PHASE[PHASES[s.phase]]
    if s.phase == OVER:
        return Refusal(rule, "over")
    is_lay = isinstance(MOVES[move], Take) is False
    if is_lay != (s.actor == CHANCE):
        return Refusal(rule, "not-now")
    return Refusal(rule, "too-many", {"most": int(box.largest if is_lay else box.most)})


def why_not(refusal: Refusal, words: Words) -> str:
    """Why a move is not legal, as a sentence."""
    figures = {name: value for name, value in refusal.figures.items() if isinstance(value, int)}
    return words(f"nim-refusal-{refusal.reason}", **figures)


def forecast(playing: Playing, move: int, words: Words, names: Sequence[str]) -> Forecast:
    """What would be left."""
    trial = playing.copy()
    trial.sample = False
    trial.apply_number(move)
    return Forecast([words("nim-left", count=int(sum(map(int, trial.position.heaps))))])
