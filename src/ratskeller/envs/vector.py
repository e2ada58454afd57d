"""Many games at once, for learners that play all seats: one compiled call steps them all, into arrays that stay."""

from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from ratskeller.core.errors import IllegalMove, MalformedMove
from ratskeller.core.game import Game
from ratskeller.core.layout import wide
from ratskeller.core.log import NO_LOG
from ratskeller.core.rng import WORDS, seed_rng
from ratskeller.engine.playthrough import told
from ratskeller.envs.choosing import first_illegal, sample_all
from ratskeller.envs.compiled import env_loops_for
from ratskeller.envs.observation import encoder_for
from ratskeller.envs.rewards import reward_number

BEGIN = -1  # instead of a move
FEW = 64  # games that are not worth a second thread


class VectorEnv:
    """A number of games of one kind. Each waits for a decision of the seat that `actors` names.

    The arrays are the same ones all the time, written over by every step: copy what you keep. A game that ends says
    so in `ended`, with the rewards of its seats, and has begun anew at once: what is observed is the next game."""

    def __init__(
        self,
        game: Game,
        people: int,
        level: str | None = None,
        *,
        games: int,
        seed: int = 0,
        reward: str = "win",
        profile: str | Path = "standard",
        options: Mapping[str, str] | None = None,
        threads: int = 2,
        renew: bool = True,
        raw: bool = False,
    ) -> None:
        """With `raw`, observations are bytes, which times `encoder.scale` are the numbers: a quarter of the memory.
        Without `renew` a game that has ended stays as it is; then all of them have to be reset at once."""
        self.game = game
        self.people = people
        self.profile = game.profile(profile, options)
        self.boxes = game.pack(self.profile)
        self.encoder = encoder_for(game)
        self.positions = np.zeros(games, game.position)
        kind = np.uint8 if raw else np.float32
        self.observations: npt.NDArray[Any] = np.zeros((games, self.encoder.size), kind)
        self.masks: npt.NDArray[np.int8] = np.zeros((games, game.actions), np.int8)
        self.legal: npt.NDArray[np.int16] = np.zeros((games, game.max_moves), np.int16)  # the same moves, as a list
        self.counts: npt.NDArray[np.int64] = np.zeros(games, np.int64)  # of the legal moves: so long is the list
        self.rewards: npt.NDArray[np.float32] = np.zeros((games, game.people[-1]), np.float32)
        self.actors: npt.NDArray[np.int8] = np.zeros(games, np.int8)
        self.ended: npt.NDArray[np.bool_] = np.zeros(games, np.bool_)
        self.episodes: npt.NDArray[np.int64] = np.zeros(games, np.int64)  # of each game, that have ended
        self._actions: npt.NDArray[np.int64] = np.zeros(games, np.int64)
        self._blank = np.zeros(1, game.position)
        self._loops = env_loops_for(game)
        self._kind = people, game.seats_for(people, level)
        self._how = reward_number(reward), renew
        workers = 1 if games < FEW else threads
        self._shares = [*pairwise(games * i // workers for i in range(workers + 1))]
        self._numbers = self.observations[:0].astype(np.float32) if raw else self.observations
        self._desks = [self._desk(raw) for _ in self._shares]
        self.points = np.zeros((workers, game.people[-1]), np.int64)  # of each worker's last game that ended
        self._choices = np.zeros(WORDS, np.int64)
        self._pool = ThreadPoolExecutor(workers) if workers > 1 else None
        self.reset(seed)

    def __len__(self) -> int:
        """How many games there are."""
        return len(self.positions)

    def _desk(self, raw: bool) -> tuple[Any, ...]:
        """What a worker writes on, away from what others write on."""
        views, view, raws = self.encoder.desk()
        return views, view, self.observations if raw else raws, np.zeros(self.game.max_moves, np.int64)

    def reset(self, seed: int | None = None) -> None:
        """Begin all games anew: from a seed, or with the next episode of each."""
        if seed is None:
            self.episodes += 1
        else:
            self.seed = seed
            self.episodes[:] = 0
            seed_rng(self._choices, wide(seed ^ 0x5EED_0000_0000), wide(0))
        self.rewards[:] = 0
        self.ended[:] = False
        self._setting = [self._set(worker) for worker in range(len(self._shares))]
        self._actions[:] = BEGIN
        self._share_out(self._step)

    def step(self, actions: npt.NDArray[Any]) -> None:
        """Carry out one legal move in every game."""
        self._actions[:] = actions
        illegal = first_illegal(self.masks, self._actions)
        if illegal >= 0:
            self._refuse(illegal)
        self._share_out(self._step)

    def step_unchecked(self, move: int) -> None:
        """Carry out a move in the only game there is, which the caller knows to be legal."""
        self._actions[0] = move
        self._step(0)

    def _refuse(self, i: int) -> None:
        move = int(self._actions[i])
        if not 0 <= move < self.game.actions:
            raise MalformedMove(f"there is no move {move} (game {i}): the last is {self.game.actions - 1}")
        refusal = self.game.explain(self.boxes[0], self.positions[i], move)
        raise IllegalMove(f"'{self.game.format_move(move)}' is not legal in game {i} {told(refusal)}", refusal)

    def sample(self) -> npt.NDArray[np.int64]:
        """A random legal move for every game; the array is the same one all the time."""
        sample_all(self.legal, self.counts, self._choices, self._actions)
        return self._actions

    def _share_out(self, work: Callable[[int], None]) -> None:
        if self._pool is None:
            work(0)
        else:
            others = [self._pool.submit(work, worker) for worker in range(1, len(self._shares))]
            work(0)
            for other in others:
                other.result()

    def _set(self, worker: int) -> tuple[Any, ...]:
        """What a worker's loop is called with."""
        return (
            *(self.boxes, self.positions, self._blank, *self._kind, self.seed, *self._shares[worker]),
            *(self.encoder.sheets, *self._desks[worker], *self._how, self.points[worker], self._actions),
            *(self._numbers, self.masks, self.legal, self.counts, self.rewards, self.actors, self.ended),
            *(self.episodes, NO_LOG),
        )

    def _step(self, worker: int) -> None:
        self._loops.step_all(*self._setting[worker])
