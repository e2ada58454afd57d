"""Positions that a viewer can't tell apart, and games that go on alike in both."""

from typing import Any

import numpy as np

from ratskeller.core.event import Event
from ratskeller.core.rng import WORDS, seed_rng
from ratskeller.engine.playthrough import Playthrough
from tests.games.piedpiper.rules.table import GAME

# What everybody sees, and what nobody knew before.
OPENING = ("card-revealed", "hand-discarded")


def view_of(play: Playthrough, viewer: int) -> bytes:
    """All that a viewer may know."""
    return bytes(GAME.view_for(play.box, play.position, viewer).tobytes())


def sampled(play: Playthrough, viewer: int, seed: int) -> Playthrough:
    """A game in a position that the viewer can't tell from this one."""
    rng = np.zeros(WORDS, np.int64)
    seed_rng(rng, seed, 0)
    positions = np.zeros(1, GAME.position)
    positions[0] = GAME.view_for(play.box, play.position, viewer)
    GAME.rules.determinise(play.box, positions[0], viewer, rng)
    twin = play.copy()
    twin.set_position(positions)
    return twin


def seen(events: list[Event], viewer: int) -> list[Event]:
    """What the viewer may know of what happened."""
    return [GAME.hide_event(event, viewer) for event in events]


def counterpart(play: Playthrough, twin: Playthrough, viewer: int, move: str) -> str | None:
    """A move of the twin that the viewer can't tell from this one; None where the twin's secrets rule it out."""
    offered = twin.legal_moves()
    alike = [move]
    if move.startswith("hide:") and play.actor != viewer:
        alike = [other for other in offered if other.startswith("hide:") and other[-1] == move[-1]]
    if move.startswith("~card:") and drawing_seat(play) != viewer:
        alike = offered
    return next((other for other in alike if other in offered), None)


def drawing_seat(play: Playthrough) -> int:
    """The seat that gets the next card."""
    s: Any = play.position
    short = [seat for seat in range(s.seats) if s.players[seat].hand_size < play.box.hand]
    return short[0] if s.turn_number == 0 else int(s.seat)


def open_events(events: list[Event]) -> list[Event]:
    """Those that show everybody cards that were secret."""
    return [event for event in events if event.kind in OPENING]
