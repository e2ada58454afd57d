"""Trial games on a card are those of the processor, and an analysis may use them."""

import numpy as np
import pytest
from tests.bots.cuda.reference import played_here
from tests.bots.decisions import TABLES, new_game

from ratskeller.bots import make_bot, seen_in
from ratskeller.bots.cuda.trials import play_trials
from ratskeller.core.position import NOBODY
from ratskeller.engine.playthrough import Playthrough
from ratskeller.games import GAMES
from ratskeller.study.analysis import analyse
from ratskeller.study.analysis.growing import leaves_of
from ratskeller.study.analysis.worth import REPEATS, worth_here, worth_on_card

SEED = (5 << 32) + 3  # with something in both halves
every_table = pytest.mark.parametrize("table", TABLES, ids=str)


def in_the_middle(table: tuple[str, int, str | None, dict[str, str]]) -> Playthrough:
    """A game before its tenth choice."""
    play, bot = new_game(table), make_bot("impulse")
    choices = 0
    while choices < 10:
        choices += len(play.legal) > 1
        if choices < 10:
            play.apply_number(bot.choose(seen_in(play), len(play.moves)))
    return play


@every_table
def test_trial_games_come_to_the_same(table: tuple[str, int, str | None, dict[str, str]]) -> None:
    play = in_the_middle(table)
    seen = seen_in(play)
    leaves = leaves_of(seen, 1000, SEED, seen.legal[-1])
    assert len(leaves) == 1000
    assert (leaves["actor"] != NOBODY).any()
    card = play_trials(play.game, play.boxes, leaves, 4, SEED)
    here = played_here(play.game, play.boxes, leaves, 4, SEED)
    assert np.array_equal(card.shares, here.shares)
    assert np.array_equal(card.points, here.points)


@every_table
def test_a_move_is_worth_as_much_as_on_the_processor(table: tuple[str, int, str | None, dict[str, str]]) -> None:
    play = in_the_middle(table)
    seen = seen_in(play)
    card, here = (how(seen, seen.legal[0], 4000, SEED) for how in (worth_on_card, worth_here))
    assert card.games == here.games == 4000
    assert np.abs(card.wins / 4000 - here.wins / 4000).max() < 0.05  # luck, and a search that hears of no results
    assert (card.variance < 1).all()
    assert (card.variance >= 1 / REPEATS).all()


@pytest.mark.parametrize("name", GAMES)
def test_an_analysis_on_a_card_is_the_same_each_time(name: str) -> None:
    play = new_game((name, 2, None, {}))
    bot = make_bot("impulse")
    for number in range(20):
        play.apply_number(bot.choose(seen_in(play), number))
    one, other = (analyse(play, playouts=200, seed=3, threads=threads, device="cuda") for threads in (1, 2))
    assert one == other
    assert one.decisions
    for decision in one.decisions:
        assert sum(decision.before) == pytest.approx(1)
