"""Stable-Baselines3 takes the Gymnasium environments, and sb3-contrib's MaskablePPO learns in them."""

import gymnasium
import pytest
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.utils import get_action_masks
from stable_baselines3.common.env_checker import check_env

from ratskeller.envs.registering import ENVIRONMENTS


@pytest.mark.parametrize("name", ENVIRONMENTS)
def test_stable_baselines3_has_no_complaint(name: str) -> None:
    check_env(gymnasium.make(name).unwrapped)


def test_maskable_ppo_learns_a_little_and_plays_legal_moves() -> None:
    env = gymnasium.make("ratskeller/PiedPiper-v0")
    model = MaskablePPO("MlpPolicy", env, n_steps=256, batch_size=64, n_epochs=2, seed=1).learn(1024)
    seen, _ = env.reset(seed=1)
    ended, reward = False, 0.0
    while not ended:
        action, _ = model.predict(seen, action_masks=get_action_masks(env), deterministic=True)
        seen, reward, ended, _, info = env.step(action)
        assert "illegal" not in info
    assert 0 <= float(reward) <= 1
