"""The greedy bot takes the best whole turn."""

from typing import Any

import pytest

from ratskeller.bots import make_bot, seen_in
from ratskeller.bots.heuristics import heuristics_of
from ratskeller.bots.heuristics_loops import bot_loops_for
from ratskeller.engine.playthrough import Playthrough
from tests.bots.decisions import TABLES, after, can_win, new_game, random_decisions


def best_by_first_move(play: Playthrough) -> dict[int, float]:
    """How well the seat that decides can stand at the end of its turn, by its next move; every turn is played."""
    seat, turn = play.actor, int(play.position["seat"])
    weights = heuristics_of(play.game).weights()[0]
    prospect: Any = bot_loops_for(play.game).prospect

    def best(now: Playthrough) -> float:
        if now.actor != seat or int(now.position["seat"]) != turn:
            return float(prospect(now.box, weights, now.position, seat))
        return max(best(after(now, move)) for move in now.legal)

    return {move: best(after(play, move)) for move in play.legal}


@pytest.mark.parametrize("people", [2, 4])
def test_no_other_turn_of_first_rat_leaves_the_seat_better_off(people: int) -> None:
    play, bot = new_game(("firstrat", people, None, {})), make_bot("greedy")
    compared = 0
    for number in random_decisions(play):
        if number % 9 == 0:
            values = best_by_first_move(play)
            chosen = bot.choose(seen_in(play), 0)
            assert values[chosen] == pytest.approx(max(values.values()))
            compared += len(values) > 1
    assert compared > 5


def test_a_turn_that_wins_at_once_is_taken() -> None:
    """With two people whoever reaches the roof loses, so a turn that drives the rival there wins."""
    won = missed = 0
    for seed in range(30):
        play, bot = new_game(TABLES[5], seed), make_bot("greedy")
        for _ in random_decisions(play, seed):
            if play.position["turn"]["played"] == 1:
                winning = {move for move in play.legal if can_win(play, move)}
                if winning:
                    won += (move := bot.choose(seen_in(play), 0)) in winning
                    missed += move not in winning
    assert won > 3
    assert missed == 0
