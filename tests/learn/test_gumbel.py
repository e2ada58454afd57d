"""Gumbel's choice at the root of a search: how playouts are spent, and that it improves on the priors."""

import numpy as np
import pytest

from ratskeller.bots.network.weights import new_network
from ratskeller.games import load_game
from ratskeller.learn.gumbel import Choice, choose
from ratskeller.learn.selfplay import SelfPlay
from ratskeller.learn.settings import Setting, Settings

PRIORS = np.array([0.4, 0.3, 0.15, 0.1, 0.05])
WORTH = np.array([0.3, 0.5, 0.9, 0.1, 0.6])


def choice(seed: int, playouts: int, most: int = 16, worth: np.ndarray = WORTH) -> Choice:
    """A choice where every playout tells what a move is worth."""
    return choose(PRIORS, playouts, most, np.random.default_rng(seed), lambda move, _: float(worth[move]))


@pytest.mark.parametrize("playouts", [1, 2, 3, 7, 16, 63, 200])
@pytest.mark.parametrize("most", [1, 2, 4, 16])
def test_all_playouts_go_to_at_most_so_many_moves(playouts: int, most: int) -> None:
    for seed in range(20):
        found = choice(seed, playouts, most)
        assert found.visits.sum() == playouts
        assert 1 <= np.count_nonzero(found.visits) <= min(most, playouts, len(PRIORS))
        assert found.visits[found.chosen] == found.visits.max()


def test_with_one_playout_moves_are_drawn_by_the_priors() -> None:
    chosen = [choice(seed, 1).chosen for seed in range(4000)]
    assert np.bincount(chosen, minlength=5) / 4000 == pytest.approx(PRIORS, abs=0.03)


@pytest.mark.parametrize("playouts", [2, 4, 8, 32])
def test_what_is_chosen_is_worth_more_than_what_priors_would_draw(playouts: int) -> None:
    chosen = [WORTH[choice(seed, playouts).chosen] for seed in range(400)]
    assert np.mean(chosen) > PRIORS @ WORTH + 0.05


def test_with_enough_playouts_the_best_move_is_made() -> None:
    assert {choice(seed, 64).chosen for seed in range(50)} == {2}


@pytest.mark.parametrize("playouts", [1, 4, 32])
def test_the_improved_policy_is_worth_no_less_than_the_priors(playouts: int) -> None:
    for seed in range(50):
        shares = choice(seed, playouts).shares
        assert shares.sum() == pytest.approx(1)
        assert shares @ WORTH >= PRIORS @ WORTH - 0.3 * (playouts == 1)
    mean = np.mean([choice(seed, playouts).shares @ WORTH for seed in range(200)])
    assert mean >= PRIORS @ WORTH - 1e-9


def test_moves_that_nobody_visited_keep_their_order_and_equal_worth_changes_nothing() -> None:
    found = choice(3, 2, most=2)
    unseen = np.flatnonzero(found.visits == 0)
    assert np.all(np.diff(found.shares[unseen]) <= 0)
    assert choice(3, 20, worth=np.full(5, 0.4)).shares == pytest.approx(PRIORS)


def test_self_play_by_gumbel_spends_its_playouts_and_is_the_same_for_a_seed() -> None:
    game, table = load_game("piedpiper"), Setting(2)
    settings = Settings(game=game.name, seed=1, settings=[table], playouts=12, root="gumbel")
    network = new_network(game, 1, 8, 4)
    one, other = (SelfPlay(game, settings, table, network, 5) for _ in range(2))
    samples = one.play_one()
    assert samples.tobytes() == other.play_one().tobytes()
    assert np.allclose(samples["shares"].astype(np.float64).sum(1), 1, atol=0.01)
    assert int(one._buffers.nodes[0]["visits"]) == 12
