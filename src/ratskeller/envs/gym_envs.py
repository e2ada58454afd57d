"""Gymnasium: one learner, alone against Greg or against bots of a level."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium.error import ResetNeeded
from gymnasium.spaces import Box, Discrete

from ratskeller.core.rng import WORDS
from ratskeller.envs.checking import move_of
from ratskeller.envs.learners.kinds import seed_luck
from ratskeller.envs.learners.opponents import CHANGING, decide, opponents_for, seat_among
from ratskeller.envs.live import LiveGame, Mask
from ratskeller.envs.observation import Observation
from ratskeller.envs.rendering import RENDER_MODES, render, render_mode_of

ILLEGAL = -1.0  # reward of an illegal move, which ends the game


class LearnerEnv(gymnasium.Env[Observation, np.int64]):
    """One seat learns, bots have the others. An illegal move ends the game at once, with a reward of -1.

    A copy (`copy.deepcopy`, `pickle`) continues exactly like the original.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": list(RENDER_MODES), "render_fps": 4}  # type: ignore[misc]

    def __init__(
        self,
        game: str,
        people: int,
        level: str | None = None,
        *,
        bots: str | Sequence[str] = "ratling",
        seat: int | None = None,
        reward: str = "win",
        profile: str | Path = "standard",
        options: Mapping[str, str] | None = None,
        render_mode: str | None = None,
    ) -> None:
        """`bots` names the one who plays all other seats, or one for each of them, in the order in which they play
        after the learner; with no `seat` the learner changes to the next one with each game."""
        self.live = LiveGame(game, people, level, reward=reward, profile=profile, options=options)
        self._opponents = opponents_for(bots, self.live.people)
        self._seat = seat_among(self.live.people, seat)
        self.seat = max(self._seat, 0)
        self.render_mode = render_mode_of(render_mode)
        self._is_under_way = False
        self._luck = np.zeros(WORDS, np.int64)  # random state of the bots
        self.observation_space = Box(0.0, 1.0, (self.live.encoder.size,), np.float32)
        self.action_space = Discrete(self.live.game.actions)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a game: the first one of a seed, or the next one of the seed that was given last."""
        super().reset(seed=seed)
        self.live.begin(seed)
        if self._seat == CHANGING:
            self.seat = self.live.episode % self.live.people
        seed_luck(self._luck, self.live.seed or 0, self.live.episode)
        self._let_bots_play()
        if self.live.is_over:  # before the learner's first decision
            return self.reset()
        self._is_under_way = True
        return self.live.observe(self.seat), self._info()

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Carry out a move of the learner, and those of the bots after it."""
        live, move = self.live, move_of(action)
        if not self._is_under_way:
            raise ResetNeeded("no game is under way: call reset() first")
        if not live.is_legal(move):
            self._is_under_way = False
            return live.observe(self.seat), ILLEGAL, True, False, self._info() | {"illegal": True}
        live.play(move)
        self._let_bots_play()
        seen, info = live.observe(self.seat), self._info()
        if self.render_mode == "human":
            self.render()
        if not live.is_over:
            return seen, 0.0, False, False, info
        self._is_under_way = False
        rewards, points = live.results()
        return seen, rewards[self.seat], True, False, info | {"points": points}

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """The moves that are legal now."""
        return self.live.mask.astype(np.bool_)

    def _info(self) -> dict[str, Any]:
        mask: Mask = self.live.mask.copy()
        return {"action_mask": mask}

    def _let_bots_play(self) -> None:
        live = self.live
        while not live.is_over and live.actor != self.seat:
            opponent = self._opponents[(live.actor - self.seat) % live.people - 1]
            live.play(decide(opponent, live.game, live.boxes, live.position, live.listed(), self._luck))

    def render(self) -> Any:
        """The table as text or as a picture, by the render mode."""
        return render(self.live, self.render_mode)
