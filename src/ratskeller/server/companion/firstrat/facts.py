"""Greg's turn as facts: the events of the rules, and what has to be done on the real board because of them."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

from ratskeller.core.event import Event
from ratskeller.core.layout import wide
from ratskeller.core.rng import WORDS, below, seed_rng
from ratskeller.games.firstrat import constants as w
from ratskeller.server.companion.firstrat.models import Fact, fact

MIXED_STALLS = (w.HAMSTER, w.CROW)  # the frog's drinks are all alike


@dataclass(frozen=True)
class GregTurn:
    """A turn of Greg's, as far as it is certain."""

    s: Any  # the position at its end
    round_number: int
    events: list[Event]
    is_whole: bool


def facts_of_turn(turn: GregTurn, box: Any, seed: int, *, is_named: bool = True) -> list[Fact]:
    """What to do, in order. The same seed and round give the same luck, whatever was answered. Cards of a real deck
    have no names of ours."""
    writer = FactWriter(turn.s, box, seed, turn.round_number, is_named)
    facts = [each for event in turn.events for each in writer.facts_of(event)]
    # The rules know of no comics here, and a card's symbol comes last.
    has_comic = turn.is_whole and box.card_symbol[turn.s.turn.card] == w.SYMBOL_COMIC
    return [*facts, writer.comic_fact()] if has_comic else facts


class FactWriter:
    """Turns events into facts, and draws which of several things goes."""

    def __init__(self, s: Any, box: Any, seed: int, round_number: int, is_named: bool = True) -> None:
        self.s = s
        self.is_named = is_named
        self.box = box
        self.rng: Any = np.zeros(WORDS, np.int64)
        seed_rng(self.rng, wide(seed), wide(round_number))  # stream 0 is the deck's

    def facts_of(self, event: Event) -> Iterator[Fact]:
        """An event in the companion's own kinds; what concerns only the engine is left out."""
        match event.kind, event.figures:
            case "greg-card", {"card": card}:
                yield self.card_fact(card)
            case "greg-moved", {"rat": rat, "origin": origin, "space": space}:
                yield from self.move_facts(rat, origin, space)
            case "rattonaut", {"rat": rat, "slot": slot}:
                points = self.points(w.RATTONAUT_TRACK, slot)
                yield fact("rattonaut", "fr.solo.move.pad", rat=rat + 1, slot=slot + 1, points=points)
            case "greg-planned", {"track": track}:
                yield fact("plan", "fr.solo.plan", track=w.TRACKS[track])
            case "marker-placed", {"track": track, "slot": slot}:
                points = self.points(track, slot)
                yield fact("score", "fr.solo.plan", track=w.TRACKS[track], slot=slot + 1, points=points)
            case "marker-lost", {"track": track}:
                yield fact("marker-lost", "fr.build.needs-marker", track=w.TRACKS[track])
            case "greg-shuffled", _:
                yield fact("shuffle", "fr.solo.best")
            case "end-announced", {"reason": reason, "round": last}:
                who = "greg" if event.seat == w.GREG else "you"
                yield fact("last-round", "fr.solo.end", who=who, reason=w.END_REASONS[reason], round=last)

    def points(self, track: int, slot: int) -> int:
        """What a slot is worth."""
        return int(self.box.rows[self.s.tracks[track].row, slot])

    def card_fact(self, card: int) -> Fact:
        """The card: its steps, front rat first, and its symbol."""
        steps = [int(step) for step in self.box.card_moves[card]]
        symbol = w.SYMBOLS[self.box.card_symbol[card]]
        name = w.CARD_NAMES[card] if self.is_named else ""
        return fact("card", "fr.solo.move", card=name, steps=steps, symbol=symbol)

    def move_facts(self, rat: int, origin: int, space: int) -> Iterator[Fact]:
        """One rat's way, and what may follow where it ends: only the person sees whether it does."""
        rank = [int(each) for each in self.s.turn.order].index(rat) + 1
        steps = space - origin
        yield fact("move", "fr.solo.move", rat=rat + 1, rank=rank, steps=steps, origin=origin, space=space)
        if space == w.PAD:
            return
        yield fact("toll", "fr.solo.toll", space=space, cheese=int(self.box.toll))
        for stall, name in enumerate(w.STALLS):
            if self.box.stall_space[stall] == space:
                most = self.box.backpacks_laid[self.s.seats] if stall == w.HAMSTER else self.box.caps_laid
                picks = {"pick": self.picks(int(most))} if stall in MIXED_STALLS else {}
                yield fact("remove-item", "fr.solo.stall", stall=name, space=space, **picks)

    def comic_fact(self) -> Fact:
        """A comic goes, if there is one."""
        most = self.box.comics_laid if self.box.super_comics else w.FIRST_SUPER
        return fact("remove-comic", "fr.solo.comic", pick=self.picks(int(most)))

    def picks(self, most: int) -> list[int]:
        """Which one is removed, counted from 1 in their order on the table: if there is one, if there are two, …"""
        return [int(below(self.rng, wide(count))) + 1 for count in range(1, most + 1)]
