"""One game under way, as environments that step a single game need it."""

import secrets
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from ratskeller.core.game import Game
from ratskeller.core.position import NOBODY
from ratskeller.envs.checking import whole
from ratskeller.envs.observation import Observation
from ratskeller.envs.vector import VectorEnv

Mask = npt.NDArray[np.int8]


class LiveGame:
    """Game after game of one kind, each from its own random stream; `actor` has to decide, `mask` says among what."""

    def __init__(
        self,
        game: Game | str,
        people: int,
        level: str | None = None,
        *,
        reward: str = "win",
        profile: str | Path = "standard",
        options: Mapping[str, str] | None = None,
    ) -> None:
        self._only = VectorEnv(
            game, people, level, games=1, reward=reward, profile=profile, options=options, renew=False
        )
        self.seed: int | None = None
        self.actor = int(NOBODY)
        self._take_in()

    def _take_in(self) -> None:
        """Have all that is asked for often at hand: the same arrays that the game is stepped in."""
        self.game = self._only.game
        self.people = self._only.people
        self.profile = self._only.profile
        self.encoder = self._only.encoder
        self.boxes = self._only.boxes
        self.positions = self._only.positions
        self.mask: Mask = self._only.masks[0]

    def __getstate__(self) -> dict[str, Any]:
        return {name: getattr(self, name) for name in ("_only", "seed", "actor")}

    def __setstate__(self, state: dict[str, Any]) -> None:
        vars(self).update(state)
        self._take_in()

    @property
    def is_over(self) -> bool:
        return self.actor == NOBODY

    @property
    def position(self) -> Any:
        """The position as a record, to read."""
        return self.positions[0]

    @property
    def episode(self) -> int:
        """The number of the game among those of its seed."""
        return int(self._only.episodes[0])

    def begin(self, seed: int | None = None) -> None:
        """Begin a game: the first one of a seed, or the next one of the seed that was given last."""
        if seed is None and self.seed is not None:
            self._only.reset()
        else:
            self.seed = secrets.randbits(62) if seed is None else whole("seed", seed)
            self._only.reset(self.seed)
        self.actor = self._only.actors.item()

    def is_legal(self, move: int) -> bool:
        """Whether the actor may do this now."""
        return 0 <= move < len(self.mask) and bool(self.mask[move])

    def play(self, move: int) -> None:
        """Carry out a legal move, and let chance speak until the next decision."""
        self._only.step_unchecked(move)
        self.actor = self._only.actors.item()

    def observe(self, seat: int) -> Observation:
        """What a seat sees, in an array of its own."""
        if seat == self.actor:
            seen: Observation = self._only.observations[0].copy()
            return seen
        out = np.empty(self.encoder.size, np.float32)
        self.encoder.write(self.boxes, self.positions, 0, seat, out)
        return out

    def results(self) -> tuple[list[float], list[int]]:
        """The reward and the points of every seat of a finished game."""
        return self._only.rewards[0].tolist(), self._only.points.tolist()

    def listed(self) -> list[int]:
        """The legal moves, in the order in which the rules list them."""
        listed: list[int] = self._only.legal[0, : self._only.counts[0]].tolist()
        return listed

    def legal(self) -> tuple[int, ...]:
        """The legal moves, in the order of their numbers."""
        return tuple(np.flatnonzero(self.mask).tolist())
