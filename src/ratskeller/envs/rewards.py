"""What a learner is rewarded for, at the end of a game."""

from typing import Any

import numpy as np
import numpy.typing as npt

from ratskeller.core.errors import SetupError
from ratskeller.core.game import Game
from ratskeller.envs.compiled import env_loops_for

REWARDS = {
    "win": "the share of the victory: 1 for the only winner, a half for each of two, 0 for all others",
    "margin": "the points ahead of the best other seat; negative for all but the first",
    "rank": "the share of the other seats that a seat beats, a tie counting half: 1 for the first, 0 for the last",
}


def reward_number(reward: str) -> int:
    """The number by which compiled code knows a reward."""
    if reward not in REWARDS:
        raise SetupError(f"unknown reward '{reward}': there are {', '.join(REWARDS)}")
    return [*REWARDS].index(reward)


def rewards_in(game: Game, boxes: Any, positions: Any, reward: str) -> npt.NDArray[np.float32]:
    """The reward of every seat in the first of some positions, if the game ended there."""
    seats = game.people[-1]
    rewards, points = np.zeros(seats, np.float32), np.zeros(seats, np.int64)
    env_loops_for(game).reward_one(boxes, positions, reward_number(reward), points, rewards)
    return rewards
