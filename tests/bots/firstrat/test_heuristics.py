"""The feel for First Rat: what a seat is worth, and which moves come to mind."""

import tomllib
from typing import Any

import numpy as np
import pytest

from ratskeller.bots.firstrat.heuristics import HEURISTICS
from ratskeller.bots.firstrat.weights import FILE, Weights
from ratskeller.bots.heuristics_loops import bot_loops_for
from ratskeller.core.layout import fields_of
from tests.bots.decisions import TABLES, new_game, random_decisions
from tests.games.firstrat.rules.table import GAME, Table

WEIGHTS = HEURISTICS.weights()[0]


def evaluate(table: Table, seat: int = 0) -> float:
    return float(HEURISTICS.evaluate(table.box, WEIGHTS, table.position, seat))


def favourite(table: Table) -> str:
    """The legal move to which the seat that decides is drawn most."""
    names = table.legal
    out = np.zeros(len(names))
    HEURISTICS.prior_logits(table.box, WEIGHTS, table.position, np.array(table.play.legal), len(names), out)
    return names[int(out.argmax())]


def changed(**fields: Any) -> Table:
    """A table with other fields of seat 0."""
    table = Table()
    table.put_player(0, **fields)
    return table


def test_a_finished_game_stands_at_its_points() -> None:
    table = Table(3)
    for seat in range(3):
        table.markers(seat, cheese=seat, light=1)
        table.give(seat, cheese=5, calc=3)
        table.drinks(seat, 2)
    table.put(round_number=20, end_round=19)
    pad = GAME.score_pad(table.box, table.position)
    assert [evaluate(table, seat) for seat in range(3)] == pad.totals


@pytest.mark.parametrize(
    "better",
    [
        {"goods": {"calc": 1}},
        {"rats": ["5", "start", "nursery", "nursery"]},
        {"rats": ["start", "start", "start", "nursery"]},
        {"light": 9},
        {"backpacks": ["white"]},
        {"comics": ["discount"]},
        {"drinks": 1},
        {"caps": ["engine"]},
        {"awards": 1},
    ],
)
def test_whatever_a_seat_has_more_it_stands_better(better: dict[str, Any]) -> None:
    assert evaluate(changed(**better)) > evaluate(Table())


def test_a_cap_that_fits_is_better_than_one_that_does_not() -> None:
    table, other = Table(), Table()
    for each in (table, other):
        each.markers(0, engine=2)
    table.caps(0, "engine")
    other.caps(0, "cheese")
    assert evaluate(table) > evaluate(other)


def test_mouldy_cheese_weighs_its_points() -> None:
    assert evaluate(Table()) - evaluate(changed(mouldy=2)) == 4


def test_what_has_no_time_left_is_worth_nothing() -> None:
    table = Table()
    table.put(end_round=1, round_number=1, seat=1)
    before = evaluate(table)
    table.drinks(0, 1)
    table.backpacks(0, "blue")
    table.light(0, 14)
    table.burrow(0, "bottom_left")
    assert evaluate(table) == before, "seat 0 has had its last turn"


def test_a_seat_builds_what_it_can() -> None:
    table = Table()
    table.rats(0, 3, "start", "nursery", "nursery")
    table.give(0, calc=2, can=1)
    table.begin(0)
    table.go("r1>4")
    assert table.phase == "build"
    assert favourite(table) == "build:cockpit"


def test_a_rat_beside_the_launch_pad_boards_the_rocket_in_the_last_round() -> None:
    table = Table()
    table.rats(0, 25, 2, "nursery", "nursery")
    table.put(end_round=1)
    table.begin(0)
    assert favourite(table) == "r1>pad"


def test_a_drink_is_not_kept_beyond_the_last_turn() -> None:
    table = Table()
    table.rats(0, 8, "start", "nursery", "nursery")
    table.drinks(0, 1)
    table.put(end_round=1)
    table.begin(0)
    table.go("r1>11")
    assert favourite(table) == "drink"


@pytest.mark.parametrize("kind", [kind for kind in TABLES if kind[0] == GAME.name])
def test_every_legal_move_has_a_finite_leaning(kind: tuple[str, int, str | None, dict[str, str]]) -> None:
    prior_logits_of = bot_loops_for(GAME).prior_logits_of
    out, weights = np.zeros(GAME.max_moves), HEURISTICS.weights()
    for seed in range(50):
        play = new_game(kind, seed)
        for _ in random_decisions(play, seed):
            out[:] = np.nan
            prior_logits_of(play.boxes, weights, play.positions, np.array(play.legal), len(play.legal), out)
            assert np.isfinite(out[: len(play.legal)]).all(), play.line()


def test_every_weight_is_given_and_no_other() -> None:
    assert set(tomllib.loads(FILE.read_text(encoding="utf-8"))) == set(fields_of(Weights))
