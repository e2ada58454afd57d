"""Each invariant notices when it is broken, and a break is told so that it can be seen again."""

from typing import Any

import numpy as np
import pytest

from ratskeller.core.codec import from_plain, to_line
from ratskeller.core.log import ROWS
from ratskeller.engine.playthrough import Playthrough
from ratskeller.games.firstrat import events as ev
from tests.games.firstrat.properties.position_checks import LAID, LEDGER, write_items
from tests.games.firstrat.properties.tables import FIRSTRAT, GAME, Table, play

PEOPLE, SOLO = Table(3, None), Table(1, "hard")

Damage = dict[str, Any]  # fields of a position, by name


def broken_after(table: Table, damage: Damage, events: list[tuple[int, ...]]) -> set[str]:
    """The invariants that a damage to a game's first position breaks, with events said to have caused it."""
    start = Playthrough(GAME, GAME.profile("standard", {"comics": "super"}), table.people, table.level, seed=7)
    before, after = start.positions, start.positions.copy()
    ledger = np.zeros(LEDGER, np.int64)
    write_items(before[0], LAID, ledger)
    from_plain(GAME.layout, damage, after[0])
    return FIRSTRAT.broken_between(start.box, before[0], after[0], events, ledger)


def of_seat(seat: int, **fields: Any) -> Damage:
    return {"players": {str(seat): fields}}


@pytest.mark.parametrize("table", [PEOPLE, SOLO], ids=str)
def test_a_position_from_the_set_up_breaks_nothing(table: Table) -> None:
    assert broken_after(table, {}, []) == set()


@pytest.mark.parametrize(
    ("invariant", "damage"),
    [
        ("rats-in-place", of_seat(0, rats=["7", "7"])),
        ("rats-in-place", of_seat(0, rats=["pad"])),
        ("markers-conserved", of_seat(1, markers=9)),
        ("rattonauts-counted", of_seat(0, rats=["rocket"])),
        ("rattonauts-counted", of_seat(0, awards=1)),
        ("slots-filled-in-order", {"tracks": {"cargo": {"slots": [-1, 1]}}} | of_seat(1, scored={"cargo": 1})),
        ("slots-filled-in-order", {"tracks": {"cargo": {"last": [1]}}} | of_seat(0, scored={"cargo": 1})),
        ("slots-filled-in-order", {"tracks": {"cargo": {"slots": [0]}}}),
        ("slots-filled-in-order", {"tracks": {"cargo": {"slots": [-2]}}}),
        ("nothing-negative", of_seat(2, goods={"can": -1})),
        ("items-conserved", {"frog": 5}),
        ("items-conserved", of_seat(0, backpacks=["blue"])),
        ("items-conserved", of_seat(0, caps=["crumbs"])),
        ("items-conserved", {"library": []}),
        ("tokens-carried", of_seat(0, tokens=[["thief"]])),
        ("tokens-carried", of_seat(0, comics=["runner"])),
        ("lights-in-string", of_seat(0, light=41)),
        ("lights-in-string", of_seat(0, scored={"light": 1})),
        ("actor-at-turn", {"actor": 1}),
        ("actor-at-turn", {"phase": "over"}),
        ("end-announced", {"end_round": 5}),
        ("end-announced", of_seat(0, scored={"rattonaut": 4})),
        ("end-announced", of_seat(0, markers=2)),
        ("within-bound", {"round_number": 300}),
        ("greg-deck-whole", {"deck": ["A1"]}),
        ("rats-go-forward", of_seat(0, rats=["nursery"])),
        ("rats-go-forward", of_seat(0, rats={"3": "4"})),
        ("others-untouched", of_seat(1, rats=["3"])),
        ("turns-in-order", {"seat": 2}),
        ("turns-in-order", {"round_number": 2}),
        ("nothing-taken-back", {"end_round": 10_000}),
        ("nothing-taken-back", of_seat(0, light=-1)),
        ("goods-accounted", of_seat(0, goods={"soda": 1})),
        ("tolls-due", of_seat(0, mouldy=1)),
        ("markers-lost-rightly", of_seat(0, markers=9)),
    ],
)
def test_a_damage_breaks_its_invariant(invariant: str, damage: Damage) -> None:
    assert invariant in broken_after(PEOPLE, damage, [])


@pytest.mark.parametrize(
    ("invariant", "event"),
    [
        ("rats-go-forward", (ev.ITEM_STOLEN, 0, 5, 0)),
        ("rats-go-forward", (ev.NURSERY_LEFT, 0, 2)),
        ("goods-accounted", (ev.GAINED, 0, 1, 1)),
        ("goods-accounted", (ev.TOLL_PAID, 0, 1, 1, 4)),
        ("tolls-due", (ev.TOLL_PAID, 0, 1, 1, 4)),
        ("markers-lost-rightly", (ev.MARKER_LOST, 0, 3)),
        ("markers-lost-rightly", (ev.MARKER_PLACED, 0, 3, 0)),
    ],
)
def test_an_event_that_did_not_happen_breaks_an_invariant(invariant: str, event: tuple[int, ...]) -> None:
    assert invariant in broken_after(PEOPLE, {}, [event])


@pytest.mark.parametrize("damage", [{"unseen_a": 8}, {"pile": ["C"]}, {"deck": []}, {"deck": ["A1", "C"]}])
def test_a_card_too_many_or_too_few_breaks_gregs_deck(damage: Damage) -> None:
    assert broken_after(SOLO, damage, []) == {"greg-deck-whole"}


def test_a_full_log_is_noticed() -> None:
    assert broken_after(PEOPLE, {}, [(ev.TURN_BEGAN, 0, 1)] * ROWS) == {"log-has-room"}
    assert broken_after(PEOPLE, {}, [(ev.TURN_BEGAN, 0, 1)] * (ROWS - 1)) == set()


@pytest.mark.parametrize("moves", [[], [5, 5], [-1], [GAME.actions], [GAME.parse_move("~card:A1")]])
def test_a_wrong_list_of_moves_is_noticed(moves: list[int]) -> None:
    start = Playthrough(GAME, GAME.profile(), 2, seed=7)
    stamps = np.zeros(GAME.actions, np.int64)
    moves_listed = FIRSTRAT.loop.moves_listed
    assert moves_listed(start.box, start.position, np.array(start.legal), len(start.legal), stamps, 1)
    assert not moves_listed(start.box, start.position, np.array(moves), len(moves), stamps, 2)


def test_a_break_is_told_so_that_it_can_be_seen_again() -> None:
    games = play(PEOPLE, {"comics": "super"}, 5, seed=3, bound=4)
    head, moves, position = games.report().splitlines()
    assert head.startswith("within-bound: 3-people, options comics=super, seed 3, game 0, move ")
    again = Playthrough(GAME, GAME.profile("standard", {"comics": "super"}), 3, sample=False)
    for move in moves.split()[1:]:
        again.apply(move)
    assert games.positions[0]["round_number"] == 5
    again.position["rng"] = games.positions[0]["rng"]
    assert position == f"position: {to_line(GAME.layout, again.position)}"


def test_an_illegal_move_in_a_script_is_noticed() -> None:
    games = play(PEOPLE, {}, 1, seed=3)
    games.history[0, games.lengths[0] - 1] = GAME.parse_move("walk")
    assert play(PEOPLE, {}, 1, 4, (games.history, games.lengths)).report().startswith("replay-legal: ")
