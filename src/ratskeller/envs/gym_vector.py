"""Gymnasium, many games at once: for games that one person plays alone, where every decision is the learner's."""

from typing import Any, ClassVar

import numpy as np
import numpy.typing as npt
from gymnasium.spaces import Box, Discrete
from gymnasium.vector import AutoresetMode
from gymnasium.vector import VectorEnv as GymVectorEnv
from gymnasium.vector.utils import batch_space

from ratskeller.envs.observation import Observation
from ratskeller.envs.vector import VectorEnv
from ratskeller.games import load_game

LEARNER = 0  # the seat of a person alone


class SoloVectorEnv(GymVectorEnv[Observation, npt.NDArray[Any], npt.NDArray[Any]]):
    """First Rat against Greg, in many games. A game that ends begins anew in the same step; an illegal move is an
    error. With `copy=False` observations and masks are the same arrays all the time, written over by every step."""

    metadata: ClassVar[dict[str, Any]] = {"autoreset_mode": AutoresetMode.SAME_STEP}  # type: ignore[misc]

    def __init__(self, num_envs: int, game: str, people: int, level: str, *, copy: bool = True, **chosen: Any) -> None:
        self.games = VectorEnv(load_game(game), people, level, games=num_envs, **chosen)
        self.num_envs = num_envs
        self.single_observation_space = Box(0.0, 1.0, (self.games.encoder.size,), np.float32)
        self.single_action_space = Discrete(self.games.game.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._copy = copy

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin all games anew: from a seed, or with the next episode of each."""
        self.games.reset(seed[0] if isinstance(seed, list) else seed)
        return self._seen(), self._info()

    def step(
        self, actions: npt.NDArray[Any]
    ) -> tuple[Observation, npt.NDArray[Any], npt.NDArray[Any], npt.NDArray[Any], dict[str, Any]]:
        """Carry out a legal move in every game."""
        self.games.step(actions)
        rewards, ended = self.games.rewards[:, LEARNER].copy(), self.games.ended.copy()
        return self._seen(), rewards, ended, np.zeros_like(ended), self._info()

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """The moves that are legal now, in every game."""
        return self.games.masks.astype(np.bool_)

    def _seen(self) -> Observation:
        return self.games.observations.copy() if self._copy else self.games.observations

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.games.masks.copy() if self._copy else self.games.masks}
