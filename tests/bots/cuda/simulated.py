"""Plays a few trial games on Numba's CUDA simulator and on the processor; ends well if they come to the same.

Run with NUMBA_ENABLE_CUDASIM=1, in a process of its own: the simulator is chosen when Numba is imported.
"""

import sys

import numpy as np

from ratskeller.bots import make_bot, seen_in
from ratskeller.bots.cuda.trials import play_trials
from ratskeller.core.position import NOBODY
from ratskeller.engine.playthrough import Playthrough
from ratskeller.games import load_game
from ratskeller.study.analysis.growing import leaves_of
from ratskeller.study.analysis.worth import worth_on_card
from tests.bots.cuda.reference import played_here
from tests.engine.cuda.giving_way import give_way

SEED = (5 << 32) + 3  # with something in both halves
LEAVES, REPEATS = 4, 2


def late_decision(name: str, people: int) -> Playthrough:
    """A game in which not much is left to be played."""
    game, bot = load_game(name), make_bot("impulse")
    play = Playthrough(game, game.profile(), people, seed=3)
    before = [play.copy()]
    while not play.is_over:
        play.apply_number(bot.choose(seen_in(play), len(play.moves)))
        if len(play.legal) > 1:
            before.append(play.copy())
    return before[-8]


if __name__ == "__main__":
    give_way()
    play = late_decision(sys.argv[1], 2)
    seen = seen_in(play)
    leaves = leaves_of(seen, LEAVES, SEED, seen.legal[0])
    assert (leaves["actor"] != NOBODY).any(), "nothing is left to be played"
    card = play_trials(play.game, play.boxes, leaves, REPEATS, SEED)
    here = played_here(play.game, play.boxes, leaves, REPEATS, SEED, interpreted=True)
    assert np.array_equal(card.shares, here.shares)
    assert np.array_equal(card.points, here.points)
    assert np.allclose(card.shares.sum(axis=1), 1)
    assert (card.points[:, :2] > 0).any(), "nobody has any points"
    worth = worth_on_card(seen, seen.legal[0], LEAVES, SEED, REPEATS)
    assert worth.games == LEAVES
    assert np.allclose(worth.wins, here.shares[:, :2].sum(axis=0))
    assert np.allclose(worth.points, here.points[:, :2].mean(axis=0))
    assert ((worth.variance >= 1 / REPEATS) & (worth.variance <= 1)).all()
