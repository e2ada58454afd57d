"""Gymnasium: one learner, alone against Greg or against bots of a level."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium.spaces import Box, Discrete

from ratskeller.bots.bot import Seen
from ratskeller.bots.levels import make_bot
from ratskeller.core.errors import SetupError
from ratskeller.envs.live import LiveGame, Mask
from ratskeller.envs.observation import Observation
from ratskeller.envs.rendering import RENDER_MODES, render
from ratskeller.games import load_game

ILLEGAL = -1.0  # reward of an illegal move, which ends the game
BOTS = 0xB075  # sets the luck of bots apart from that of the game


class LearnerEnv(gymnasium.Env[Observation, np.int64]):
    """One seat learns, bots have the others. An illegal move ends the game at once, with a reward of -1."""

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
        if seat is not None and seat not in range(people):
            raise SetupError(f"there is no seat {seat} among {people} people: the first is 0")
        named = [bots] * (people - 1) if isinstance(bots, str) else [*bots]
        if len(named) != people - 1:
            raise SetupError(f"a bot is needed for each of {people - 1} seats, not {len(named)}")
        self.live = LiveGame(load_game(game), people, level, reward=reward, profile=profile, options=options)
        self.render_mode = render_mode
        self.seat = seat or 0
        self._changes_seat = seat is None
        self._bots = [make_bot(name, clock=False, threads=1) for name in named]
        self.observation_space = Box(0.0, 1.0, (self.live.encoder.size,), np.float32)
        self.action_space = Discrete(self.live.game.actions)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a game: the first one of a seed, or the next one of the seed that was given last."""
        super().reset(seed=seed)
        self.live.begin(seed)
        if self._changes_seat:
            self.seat = self.live.episode % self.live.people
        self._luck = np.random.default_rng((abs(self.live.seed or 0), self.live.episode, BOTS))
        self._let_bots_play()
        if self.live.is_over:  # before the learner's first decision
            return self.reset()
        return self.live.observe(self.seat), self._info()

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Carry out a move of the learner, and those of the bots after it."""
        live = self.live
        if not live.is_legal(int(action)):
            return live.observe(self.seat), ILLEGAL, True, False, self._info() | {"illegal": True}
        live.play(int(action))
        self._let_bots_play()
        seen, info = live.observe(self.seat), self._info()
        if self.render_mode == "human":
            self.render()
        if not live.is_over:
            return seen, 0.0, False, False, info
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
            bot = self._bots[(live.actor - self.seat) % live.people - 1]
            views = np.zeros(1, live.game.position)
            views[0] = live.game.view_for(live.boxes[0], live.position, live.actor)
            seen = Seen(live.game, live.boxes, views, live.actor, live.legal())
            live.play(bot.choose(seen, int(self._luck.integers(1 << 62))))

    def render(self) -> Any:
        """The table as text or as a picture, by the render mode."""
        return render(self.live, self.render_mode)
