"""How a search takes others to play: as well as they can, or as a look at their turn tells."""

import numpy as np
import pytest

from ratskeller.bots import seen_in
from ratskeller.bots.champion import champion_file
from ratskeller.bots.network.file import read_network
from ratskeller.bots.search import Search
from ratskeller.bots.tree import NODE
from ratskeller.bots.tree_search import heuristics_judge
from ratskeller.core.rng import WORDS, seed_rng
from ratskeller.engine.playthrough import Playthrough
from ratskeller.games import load_game

GAME = load_game("piedpiper")


def test_others_moves_are_drawn_by_a_power_of_their_priors_among_those_that_are_legal() -> None:
    play = Playthrough(GAME, GAME.profile(), 3, seed=1)
    loops = heuristics_judge(GAME, play.position).loops
    nodes, marks, rng = np.zeros(5, NODE).view(np.recarray), np.zeros(8, np.int64), np.zeros(WORDS, np.int64)
    nodes[0].first = 1
    for child, (move, prior) in enumerate([(3, 0.6), (5, 0.3), (6, 0.1), (7, 0.9)], start=1):
        nodes[child].move, nodes[child].prior, nodes[child].following = move, prior, (child + 1) % 5
    marks[[3, 5]], marks[6], marks[7] = -9, 9, 8  # the last was legal in another playout
    seed_rng(rng, 5, 0)
    drawn = [int(loops.drawn_child(nodes, 0, 2.0, marks, 9, rng)) for _ in range(3000)]
    expected = np.array([0.36, 0.09, 0.01]) / 0.46
    assert np.bincount(drawn, minlength=5)[1:] / 3000 == pytest.approx([*expected, 0], abs=0.03)


def test_a_search_may_take_others_to_look_at_their_whole_turn() -> None:
    play = Playthrough(GAME, GAME.profile(), 4, seed=3)
    seen = seen_in(play)
    chosen = Search(playouts=64, threads=1, params={"others_look": 1, "others_sharpness": 4.0})
    assert chosen.choose(seen, 1) == chosen.choose(seen, 1)
    assert chosen.choose(seen, 1) in seen.legal


def test_a_search_can_be_made_to_begin_with_one_move() -> None:
    play = Playthrough(GAME, GAME.profile(), 2, seed=3)
    seen = seen_in(play)
    for move in seen.legal[:3]:
        assert Search(playouts=8, threads=1, params={"root_move": move + 1}).choose(seen, 1) == move


def test_the_champion_takes_others_to_look_at_their_whole_turn_where_more_than_two_play() -> None:
    path = champion_file(GAME)
    assert path is not None
    header = read_network(path, GAME)[1]
    for name in ("others_look", "others_sharpness"):
        assert name not in header.params_for(2), "with two seats the other one searches, too"
        assert header.params_for(4)[name] > 0
