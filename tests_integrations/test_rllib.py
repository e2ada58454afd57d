"""RLlib takes the PettingZoo environments."""

import numpy as np
import pytest
from ray.rllib.env.wrappers.pettingzoo_env import PettingZooEnv

from ratskeller.envs import firstrat_v0, piedpiper_v0


@pytest.mark.parametrize("game", [firstrat_v0, piedpiper_v0])
def test_rllib_resets_and_steps_to_the_end(game: object) -> None:
    env = PettingZooEnv(game.env(3))  # type: ignore[attr-defined]
    luck = np.random.default_rng(1)
    seen, _ = env.reset(seed=1)
    rewards = dict.fromkeys(env.agents, 0.0)
    over = False
    while not over:
        ((agent, seat),) = seen.items()
        legal = np.flatnonzero(seat["action_mask"])
        seen, gained, ended, _, _ = env.step({agent: int(luck.choice(legal))})
        for name, reward in gained.items():
            rewards[name] += reward
        over = ended["__all__"]
    assert sum(rewards.values()) == pytest.approx(1)
