"""A baseline as a PyTorch module answers what its NumPy arrays do."""

import numpy as np
import pytest
import torch

from ratskeller.envs.baselines import load_baseline
from ratskeller.envs.vector import VectorEnv
from ratskeller.games import GAMES
from ratskeller.learn.model import Model


@pytest.mark.parametrize("name", GAMES)
def test_the_module_of_a_baseline_answers_what_its_arrays_do(name: str) -> None:
    baseline, env = load_baseline(name), VectorEnv(name, 3, games=16, seed=1)
    for _ in range(40):
        env.step(env.sample())
    features = baseline.features(env.boxes, env.positions, env.actors)
    with torch.no_grad():
        answers = Model(baseline.weights).eval()(torch.from_numpy(features))
    for of_module, of_arrays in zip(answers, baseline.logits(features), strict=True):
        np.testing.assert_allclose(of_module.numpy(), of_arrays, atol=1e-3)
