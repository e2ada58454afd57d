"""Gymnasium, many games at once: what `gymnasium.make_vec` makes of the registered environments."""

from collections.abc import Sequence
from typing import Any, ClassVar

import numpy as np
import numpy.typing as npt
from gymnasium.error import ResetNeeded
from gymnasium.spaces import Box, Discrete
from gymnasium.vector import AutoresetMode
from gymnasium.vector import VectorEnv as GymVectorEnv
from gymnasium.vector.utils import batch_space

from ratskeller.core.errors import SetupError
from ratskeller.core.game import Game
from ratskeller.envs.checking import whole
from ratskeller.envs.learners.kinds import Flags
from ratskeller.envs.learners.stepping import LearnerGames
from ratskeller.envs.observation import Observation

Seeds = int | Sequence[int | None] | None
Stepped = tuple[Observation, npt.NDArray[np.float64], Flags, Flags, dict[str, Any]]


class LearnerVectorEnv(GymVectorEnv[Observation, npt.NDArray[Any], npt.NDArray[Any]]):
    """Many games with one learner each, which are those of single environments with the same seeds.

    The bots `random`, `impulse` and `greedy`, and the levels `ratling` and `pantry-rat`, are compiled: one call steps
    all games to the learner's next decision. Other bots play as well, but Python asks them one by one."""

    metadata: ClassVar[dict[str, Any]] = {"autoreset_mode": AutoresetMode.SAME_STEP}  # type: ignore[misc]

    def __init__(
        self,
        num_envs: int,
        game: Game | str,
        people: int,
        level: str | None = None,
        *,
        autoreset_mode: AutoresetMode | str = AutoresetMode.SAME_STEP,
        copy: bool = True,
        **chosen: Any,
    ) -> None:
        """`chosen` has the parameters of `LearnerGames`: bots, seat, reward, profile, options, threads.

        By `autoreset_mode` a finished game restarts in the same step (its last observation is in `final_obs`), in the
        next one, or only by a reset. With `copy=False` every step overwrites the arrays of observations and masks.
        """
        self.autoreset_mode = mode_of(autoreset_mode)
        self.metadata = {"autoreset_mode": self.autoreset_mode}  # type: ignore[misc]
        renew = self.autoreset_mode == AutoresetMode.SAME_STEP
        self.games = LearnerGames(game, people, level, games=num_envs, renew=renew, **chosen)
        self.num_envs = len(self.games)
        self.single_observation_space = Box(0.0, 1.0, (self.games.encoder.size,), np.float32)
        self.single_action_space = Discrete(self.games.game.actions)
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = batch_space(self.single_action_space, self.num_envs)
        self._copy = copy
        self._is_over: Flags = np.zeros(self.num_envs, np.bool_)  # and has not begun anew

    def reset(self, *, seed: Seeds = None, options: dict[str, Any] | None = None) -> tuple[Observation, dict[str, Any]]:
        """Restart all games, or those of `options["reset_mask"]`: from seeds (a number is that of the first game, the
        next game has the next number), or with the next game of each."""
        super().reset(seed=seed if isinstance(seed, int) else None)
        seeds: Sequence[int | None] = [None] * self.num_envs
        if isinstance(seed, Sequence | np.ndarray):
            seeds = [None if one is None else whole("seed", one, least=0) for one in seed]
        elif seed is not None:
            first = whole("seed", seed, least=0)
            seeds = range(first, first + self.num_envs)
        if len(seeds) != self.num_envs:
            raise SetupError(f"a seed is needed for each of {self.num_envs} games, not {len(seeds)}")
        which = reset_mask(options, self.num_envs)
        self.games.begin(which, seeds)
        self._is_over &= ~which
        return self._seen(), self._masked()

    def step(self, actions: npt.NDArray[Any]) -> Stepped:
        """Carry out a move in every game, and those of the bots after it; an illegal one ends the game with -1."""
        actions = np.asarray(actions)
        if actions.shape != (self.num_envs,) or not np.issubdtype(actions.dtype, np.integer):
            raise SetupError(f"a whole number is needed for each of {self.num_envs} games, not {actions!r:.80}")
        self._check_begun()
        self.games.step(actions, self._is_over)
        games = self.games.games
        ended = games.ended.copy()
        if self.autoreset_mode != AutoresetMode.SAME_STEP:
            self._is_over = games.ended.copy()
        return self._seen(), games.rewards.copy(), ended, np.zeros_like(ended), self._masked() | self._ends()

    def _check_begun(self) -> None:
        if not self.games.has_begun:
            raise ResetNeeded("no game has begun: call reset() first")
        if self.autoreset_mode == AutoresetMode.DISABLED and self._is_over.any():
            over = ", ".join(map(str, np.flatnonzero(self._is_over)))
            raise ResetNeeded(f"these games have ended, and have to be reset first: {over}")

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """The moves that are legal now, in every game."""
        return self.games.games.masks.astype(np.bool_)

    def _seen(self) -> Observation:
        seen = self.games.games.observations
        return seen.copy() if self._copy else seen

    def _masked(self) -> dict[str, Any]:
        masks = self.games.games.masks
        return {"action_mask": masks.copy() if self._copy else masks, "_action_mask": np.ones(self.num_envs, np.bool_)}

    def _ends(self) -> dict[str, Any]:
        """What the information has of games that ended in this step, laid out as Gymnasium's own environments do."""
        games = self.games.games
        ended = games.ended
        if not ended.any():
            return {}
        known = info_of(ended & ~games.illegal, games.points) | info_of(games.illegal)
        if self.autoreset_mode != AutoresetMode.SAME_STEP:
            return known
        seen = np.full(self.num_envs, None, object)
        for i in np.flatnonzero(ended):
            seen[i] = games.finals[i].copy()
        masks = games.final_masks * ended[:, np.newaxis]
        known |= {"action_mask": masks, "_action_mask": ended.copy()}
        return {"final_obs": seen, "_final_obs": ended.copy(), "final_info": known, "_final_info": ended.copy()}


SoloVectorEnv = LearnerVectorEnv  # its name while it could play no other game


def info_of(which: Flags, points: npt.NDArray[np.int64] | None = None) -> dict[str, Any]:
    """The points of every seat in some games, or that they ended with an illegal move; nothing where there are none."""
    if not which.any():
        return {}
    if points is None:
        return {"illegal": which.copy(), "_illegal": which.copy()}
    lists = np.full(len(which), None, object)
    for i in np.flatnonzero(which):
        lists[i] = points[i].tolist()
    return {"points": lists, "_points": which.copy()}


def mode_of(mode: AutoresetMode | str) -> AutoresetMode:
    """A mode by its value, such as NextStep, or itself."""
    try:
        return AutoresetMode(mode)
    except ValueError:
        known = ", ".join(one.value for one in AutoresetMode)
        raise SetupError(f"unknown autoreset_mode {mode!r}: there are {known}") from None


def reset_mask(options: dict[str, Any] | None, count: int) -> Flags:
    """Which games a reset is for: all, if none is named."""
    given = (options or {}).get("reset_mask")
    if given is None:
        return np.ones(count, np.bool_)
    mask: Flags = np.asarray(given)
    if mask.dtype != np.bool_ or mask.shape != (count,) or not mask.any():
        raise SetupError(f"reset_mask must have {count} truth values, one of them true, not {given!r:.80}")
    return mask
