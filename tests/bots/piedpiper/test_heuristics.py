"""The feel for The Pied Piper: what stands well, and which moves come to mind first."""

from itertools import pairwise
from typing import Any

import numpy as np
import pytest

from ratskeller.bots import make_bot, seen_in
from ratskeller.bots.heuristics_loops import bot_loops_for
from ratskeller.bots.piedpiper.heuristics import HEURISTICS
from ratskeller.engine.playthrough import Playthrough
from ratskeller.games.piedpiper import constants as w
from tests.bots.decisions import new_game, random_decisions
from tests.games.piedpiper.rules.table import GAME, Table

WEIGHTS = HEURISTICS.weights()
PEOPLE = list(GAME.people)


def evaluate(table: Table, seat: int = 0) -> float:
    """How well a seat stands at a table."""
    return float(HEURISTICS.evaluate(table.box, WEIGHTS[0], table.position, seat))


def logits(play: Playthrough, positions: Any) -> Any:
    """How much the seat that decides is drawn to each legal move, by what `positions` has of the game."""
    moves, out = np.array(play.legal, np.int64), np.full(len(play.legal), np.nan)
    bot_loops_for(GAME).prior_logits_of(play.boxes, WEIGHTS, positions, moves, len(moves), out)
    return out


def leaning(table: Table, move: str) -> float:
    """How much the seat that decides at a table is drawn to a move."""
    return float(logits(table.play, table.play.positions)[table.legal.index(move)])


@pytest.mark.parametrize("people", PEOPLE)
@pytest.mark.parametrize("roof", ["7", "8"])
def test_a_lower_marker_stands_better_and_being_out_worst(people: int, roof: str) -> None:
    table = Table(people, options={"roof": roof})
    table.row("rat-1 forward", "rat-2 run", "rat-3 back", "piper")
    worths = []
    for floor in range(int(roof)):
        table.floors(floor)
        worths.append(evaluate(table))
    table.put(players={"0": {"floor": int(roof), "is_out": 1}})
    worths.append(evaluate(table))
    assert worths == sorted(worths, reverse=True)
    assert len(set(worths)) == len(worths)


def test_the_last_floors_cost_more_than_the_first() -> None:
    table = Table()
    worths = []
    for floor in range(8):
        table.floors(floor)
        worths.append(evaluate(table))
    costs = [before - after for before, after in pairwise(worths)]
    assert costs == sorted(costs)


def test_a_collected_marker_is_worth_less_than_a_floor_late_in_the_game() -> None:
    table, other = Table(), Table()
    table.floors(6)
    table.collected(1)
    other.floors(5)
    assert evaluate(table) < evaluate(other)
    table.floors(5)
    assert evaluate(table) > evaluate(other)


def test_whoever_has_won_stands_above_everybody_else() -> None:
    table = Table(3)
    table.floors(2, 7, 1)
    table.gaps(0, 0, 0, 0, piper=2)
    table.row("rat-1 sewer", "rat-2 forward", "rat-3", "rat-4")
    table.hand(0, "sewer", "back", "back", "back")
    table.begin(0)
    table.do("sewer>2", "back>3")
    assert table.winners == [2]
    assert evaluate(table, 2) > 0 > max(evaluate(table, 0), evaluate(table, 1))


def test_a_card_that_waits_to_lead_a_rat_through_a_house_is_a_threat_unless_it_has_acted_already() -> None:
    for variant, is_threat in (("standard", True), ("young", False)):
        table = Table(options={"variant": variant})
        table.gaps(3, 1, 1, 1, piper=2)
        table.row("rat-1", "rat-2", "rat-3", "rat-4")
        calm = evaluate(table)
        table.row("rat-1 forward", "rat-2", "rat-3", "rat-4")
        assert (evaluate(table) < calm) == is_threat


@pytest.mark.parametrize("people", PEOPLE)
@pytest.mark.parametrize("variant", w.VARIANTS)
def test_a_rat_is_rather_led_through_a_rivals_house_than_through_ones_own(people: int, variant: str) -> None:
    table = Table(people, options={"variant": variant})
    before_own, before_rival, elsewhere = int(table.position.houses) - 1, int(people == 2), int(people != 2)
    table.gaps(before_own, before_rival, before_own, before_rival, piper=elsewhere)
    waiting = "back" if variant == "young" else "melody"
    table.row(f"rat-1 {waiting}", f"rat-2 {waiting}", "rat-3", "rat-4")
    table.begin(0)
    assert leaning(table, "forward>2") > leaning(table, "forward>1")
    assert leaning(table, "forward>4") > leaning(table, "forward>3")


def test_the_piper_is_rather_led_through_ones_own_house_than_through_a_rivals() -> None:
    table = Table()
    table.floors(3, 3, 3, 3)
    table.gaps(2, 2, 2, 2, piper=0)
    table.row("piper back", "piper forward", "rat-3", "rat-4")
    table.hand(0, "sewer", "back", "back", "back")
    table.begin(0)
    assert leaning(table, "sewer>1") > leaning(table, "sewer>2")


def test_the_game_is_rather_ended_by_whoever_wins_it() -> None:
    table = Table(3)
    table.gaps(0, 2, 2, 2, piper=2)
    table.row("rat-1 forward", "rat-2 sewer", "rat-3", "rat-4")
    liking = {}
    for floor in (1, 3):
        table.floors(floor, 7, 2)
        table.begin(0)
        liking[floor] = leaning(table, "sewer>1") - leaning(table, "sewer>2")
    assert liking[1] > 0 > liking[3]


@pytest.mark.parametrize("variant", w.VARIANTS)
@pytest.mark.parametrize("people", PEOPLE)
def test_every_legal_move_has_a_leaning_and_it_follows_from_what_the_seat_can_see(people: int, variant: str) -> None:
    for seed in range(8):
        play = new_game(("piedpiper", people, None, {"variant": variant}), seed)
        for _ in random_decisions(play, seed):
            by_position = logits(play, play.positions)
            assert np.isfinite(by_position).all()
            assert (by_position == logits(play, seen_in(play).views)).all()


@pytest.mark.parametrize(("people", "variant"), [(2, "standard"), (2, "young"), (2, "hidden"), (4, "standard")])
def test_impulse_clearly_beats_random(people: int, variant: str) -> None:
    impulse, random = make_bot("impulse"), make_bot("random")
    games = 6 * people
    won = 0.0
    for number in range(games):
        play = new_game(("piedpiper", people, None, {"variant": variant}), number)
        while not play.is_over:
            bot = impulse if play.actor == number % people else random
            play.apply_number(bot.choose(seen_in(play), len(play.moves)))
        winners = GAME.score_pad(play.box, play.position).winners
        won += (number % people in winners) / len(winners)
    assert won > 1.5 * games / people
