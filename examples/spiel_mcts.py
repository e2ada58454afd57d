"""A search that knows nothing of rats: OpenSpiel's own MCTS plays First Rat against random moves.

    pip install 'ratskeller[envs]'
    python examples/spiel_mcts.py --games 10 --simulations 50

First Rat hides nothing, so that a search may look at the whole state; chance speaks at nodes of its own. The bot comes
with OpenSpiel (`open_spiel.python.algorithms.mcts`) and uses only what every game of OpenSpiel offers.
"""

import argparse
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts

import ratskeller.envs.spiel  # noqa: F401 - registers the games


def play(game: Any, bots: list[Any], luck: np.random.RandomState) -> list[float]:
    """One game, a bot for each seat; what it brings to each."""
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            moves, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(luck.choice(moves, p=chances))
        else:
            state.apply_action(bots[state.current_player()].step(state))
    returns: list[float] = state.returns()
    return returns


class RandomBot:
    """Any legal move."""

    def __init__(self, luck: np.random.RandomState) -> None:
        self.luck = luck

    def step(self, state: Any) -> int:
        """One of them."""
        return int(self.luck.choice(state.legal_actions()))


def main() -> None:
    """Play some games, each side beginning every second one."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--simulations", type=int, default=50, help="of a decision")
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args()
    luck = np.random.RandomState(given.seed)
    game = pyspiel.load_game("python_firstrat(players=2)")
    evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=luck)
    searcher = mcts.MCTSBot(game, 1.4, given.simulations, evaluator, solve=False, random_state=luck)
    won = 0.0
    for number in range(given.games):
        seat = number % 2
        bots = [searcher, RandomBot(luck)] if seat == 0 else [RandomBot(luck), searcher]
        won += (play(game, bots, luck)[seat] + 1) / 2
        print(f"game {number + 1}: MCTS has won {won:g} of {number + 1}", flush=True)


if __name__ == "__main__":
    main()
