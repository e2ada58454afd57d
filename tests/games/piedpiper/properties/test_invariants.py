"""Each invariant of The Pied Piper notices when it is broken."""

from typing import Any

import numpy as np
import pytest

from ratskeller.core.codec import from_plain
from ratskeller.core.log import ROWS
from ratskeller.engine.playthrough import Playthrough
from ratskeller.games.piedpiper import events as ev
from tests.games.piedpiper.properties.invariants import LEDGER
from tests.games.piedpiper.properties.tables import GAME, PIEDPIPER

Damage = dict[str, Any]  # fields of a position, by name


def broken_after(damage: Damage, events: list[tuple[int, ...]]) -> set[str]:
    """The invariants that a damage to the first position of four people breaks, with events said to have caused it."""
    start = Playthrough(GAME, GAME.profile(), 4, seed=7)
    before, after = start.positions, start.positions.copy()
    from_plain(GAME.layout, damage, after[0])
    return PIEDPIPER.broken_between(start.box, before[0], after[0], events, np.zeros(LEDGER, np.int64))


def of_seat(seat: int, **fields: Any) -> Damage:
    return {"players": {str(seat): fields}}


def of_row(slot: int, **fields: Any) -> Damage:
    return {"row": {str(slot): fields}}


def test_a_position_from_the_set_up_breaks_nothing() -> None:
    assert broken_after({}, []) == set()


@pytest.mark.parametrize(
    ("invariant", "damage"),
    [
        ("cards-somewhere", {"deck": {"run": 20}}),
        ("cards-somewhere", {"deck_size": 3}),
        ("cards-somewhere", {"discard": {"sewer": -1}}),
        ("cards-somewhere", of_row(0, cards=["forward"])),
        ("characters-somewhere", {"characters": {"piper": 9}}),
        ("characters-somewhere", {"characters_discard": {"rat-1": 1}}),
        ("characters-somewhere", {"characters_size": 0}),
        ("floors-in-house", of_seat(1, floor=-1)),
        ("floors-in-house", of_seat(1, floor=8)),
        ("floors-in-house", of_seat(1, floor=9, is_out=1)),
        ("floors-in-house", of_seat(1, is_out=1)),
        ("figures-in-gaps", {"gaps": {"rat-1": 4}}),
        ("figures-in-gaps", {"gaps": {"rat-1": -1}}),
        ("figures-in-gaps", {"gaps": {"rat-6": 0}}),
        ("figures-in-gaps", {"ring": {"3": {"is_left": 1}}}),
        ("hands-full", of_seat(0, hand_size=3)),
        ("hands-full", of_seat(2, hand={"forward": 0, "run": 0, "back": 0, "sewer": 0}, hand_size=0)),
        ("hands-full", {"phase": "draw"}),
        ("hands-full", {"turn": {"played": 1}}),
        ("who-is-out-is-gone", of_seat(3, is_out=1)),
        ("who-is-out-is-gone", {"ring": {"1": {"is_left": 1}}}),
        ("row-ready", of_row(2, figure="none")),
        ("row-ready", of_row(2, cards=["none", "run"])),
        ("row-ready", of_row(2, cards=["run", "run"])),
        ("row-ready", of_row(2, owner=[1])),
        ("row-ready", {"row": {"0": {"figure": "piper"}, "1": {"figure": "piper"}}}),
        ("row-ready", {"phase": "order"}),
        ("row-ready", {"phase": "fill-row"}),
        ("face-down-rightly", of_row(0, face_down=[1])),
        ("face-down-rightly", {"turn": {"hidden": 1}}),
        ("face-down-rightly", of_row(0, owner=[4])),
        ("markers-counted", of_seat(0, collected=1)),
        ("markers-counted", of_seat(1, is_out=1)),
        ("actor-at-turn", {"actor": 1}),
        ("actor-at-turn", {"phase": "draw"}),
        ("actor-at-turn", of_seat(0, is_out=1)),
        ("actor-at-turn", {"seat": 4}),
        ("end-right", {"victors": ["0"]}),
        ("end-right", {"end_reason": "cap"}),
        ("end-right", {"phase": "over", "end_reason": "two-left", "victors": ["0", "1", "2", "3"]}),
        ("end-right", {"phase": "over", "end_reason": "nobody-left", "victors": ["0"]}),
        ("end-right", {"phase": "over", "end_reason": "roof", "victors": ["0"]}),
        ("end-right", {"phase": "over", "end_reason": "cap", "victors": ["0", "1", "2", "3"]}),
        ("end-right", {"phase": "over", "end_reason": "cap", "victors": ["0"], "turn_number": 500}),
        ("within-bound", {"turn_number": 501}),
        ("turns-in-order", {"seat": 1}),
        ("turns-in-order", {"turn_number": 2, "seat": 2}),
        ("turns-in-order", {"turn_number": 3}),
        ("nothing-taken-back", {"ring": {"1": {"owner": 2}}}),
        ("nothing-taken-back", of_seat(0, is_out=-1)),
        ("hands-rightly-changed", of_seat(0, hand={"plus": 3})),
        ("decks-rightly-renewed", {"deck_size": 3}),
        ("decks-rightly-renewed", {"characters_size": 3}),
        ("markers-told", of_seat(0, floor=1)),
        ("markers-told", {"gaps": {"rat-2": 0}}),
        ("markers-told", {"ring": {"1": {"is_left": 1}}}),
        ("those-out-told", of_seat(0, is_out=1)),
        ("those-out-told", {"phase": "over"}),
    ],
)
def test_a_damage_breaks_its_invariant(invariant: str, damage: Damage) -> None:
    assert invariant in broken_after(damage, [])


@pytest.mark.parametrize(
    ("invariant", "event"),
    [
        ("hands-rightly-changed", (ev.CARD_DRAWN, 0, 1)),
        ("hands-rightly-changed", (ev.CARD_PLAYED, 0, 1, 2, 0)),
        ("hands-rightly-changed", (ev.HAND_DISCARDED, 1, 0, 2)),
        ("decks-rightly-renewed", (ev.DECK_RENEWED, 0, 30)),
        ("decks-rightly-renewed", (ev.CHARACTERS_RENEWED, 0, 9)),
        ("decks-rightly-renewed", (ev.CHARACTER_LAID, 0, 1, 2)),
        ("markers-told", (ev.MARKER_MOVED, 0, 1, 0)),
        ("markers-told", (ev.MARKER_MOVED, 0, 1, 1)),
        ("markers-told", (ev.FIGURE_MOVED, 0, 6, 3, 0, 1)),
        ("markers-told", (ev.HOUSE_LEFT, 0, 0)),
        ("those-out-told", (ev.SEAT_OUT, 1)),
        ("those-out-told", (ev.MARKERS_TAKEN, 0, 1, 1)),
        ("those-out-told", (ev.GAME_OVER, 0, 1)),
    ],
)
def test_an_event_that_did_not_happen_breaks_an_invariant(invariant: str, event: tuple[int, ...]) -> None:
    assert invariant in broken_after({}, [event])


def test_a_full_log_is_noticed() -> None:
    assert broken_after({}, [(ev.TURN_BEGAN, 0, 1)] * ROWS) == {"log-has-room"}
    assert broken_after({}, [(ev.TURN_BEGAN, 0, 1)] * (ROWS - 1)) == set()


@pytest.mark.parametrize("moves", [[], [5, 5], [-1], [GAME.actions], [GAME.parse_move("~card:run")]])
def test_a_wrong_list_of_moves_is_noticed(moves: list[int]) -> None:
    start = Playthrough(GAME, GAME.profile(), 2, seed=7)
    stamps = np.zeros(GAME.actions, np.int64)
    assert PIEDPIPER.loop.moves_listed(start.box, start.position, np.array(start.legal), len(start.legal), stamps, 1)
    assert not PIEDPIPER.loop.moves_listed(start.box, start.position, np.array(moves), len(moves), stamps, 2)
