"""Games with one learner each, in arrays that stay; bots that are compiled play within the step."""

import secrets
from collections.abc import Mapping, Sequence
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from ratskeller.bots.heuristics import heuristics_of
from ratskeller.core.game import Game
from ratskeller.core.log import NO_LOG
from ratskeller.core.position import NOBODY
from ratskeller.envs.checking import check_memory, cores, game_of, options_of, whole
from ratskeller.envs.learners.kinds import BEGIN, LEAVE, OTHER, Flags, Numbers, new_games, new_room
from ratskeller.envs.learners.learner_loops import learner_loops_for
from ratskeller.envs.learners.opponents import decide, opponents_for, seat_among
from ratskeller.envs.observation import encoder_for
from ratskeller.envs.rewards import reward_number
from ratskeller.envs.worker_group import WorkerGroup

ENOUGH = 8  # games that are worth a thread, because bots play too
REMADE = ("_workers",)  # in a copy, instead of being copied


class LearnerGames:
    """A number of games of one kind. Each waits for its learner, or has ended."""

    def __init__(
        self,
        game: Game | str,
        people: int,
        level: str | None = None,
        *,
        games: int,
        bots: str | Sequence[str] = "ratling",
        seat: int | None = None,
        reward: str = "win",
        profile: str | Path = "standard",
        options: Mapping[str, str] | None = None,
        threads: int | None = None,
        renew: bool = True,
    ) -> None:
        """With `renew` a finished game restarts within the step; without it, call `begin`."""
        self.game = game = game_of(game)
        self.people = whole("people", people)
        kind = self.people, game.seats_for(self.people, level), seat_among(self.people, seat)
        self.opponents = opponents_for(bots, self.people)
        self._has_others = any(opponent.kind == OTHER for opponent in self.opponents)
        kinds = np.array([opponent.kind for opponent in self.opponents], np.int64)
        self._kind = *kind, kinds, np.array([opponent.temperature for opponent in self.opponents], np.float64)
        self._how = reward_number(reward), bool(renew)
        count = whole("num_envs", games, least=1)
        self._threads = min(cores() if threads is None else whole("threads", threads, least=1), max(1, count // ENOUGH))
        self.profile = game.profile(profile, options_of(options))
        self.boxes = game.pack(self.profile)
        self.encoder = encoder_for(game)
        each = sum(array.nbytes for array in new_games(game, 1, self.encoder.size))
        check_memory(count, game.position.itemsize + each)
        self.positions = np.zeros(count, game.position)
        self.games = new_games(game, count, self.encoder.size)
        self._is_seeded: Flags = np.zeros(count, np.bool_)
        self._actions: Numbers = np.zeros(count, np.int64)
        self._make_workers()

    def _make_workers(self) -> None:
        """Make the work that steps the arrays, a part of the games for each thread."""
        loop, weights = learner_loops_for(self.game).step_learners, heuristics_of(self.game).weights()
        blank, tables = np.zeros(1, self.game.position), self.encoder.tables
        shares = pairwise(len(self) * i // self._threads for i in range(self._threads + 1))
        self._workers = WorkerGroup(
            partial(
                loop,
                *(self.boxes, weights, self.positions, blank, *self._kind, *share, tables, self.encoder.buffers()),
                *(new_room(self.game), *self._how, self._actions, self.games, NO_LOG),
            )
            for share in shares
        )

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in vars(self).items() if name not in REMADE}

    def __setstate__(self, state: dict[str, Any]) -> None:
        vars(self).update(state)
        self._make_workers()

    def __len__(self) -> int:
        """How many games there are."""
        return len(self.positions)

    @property
    def has_begun(self) -> bool:
        """Whether every game has begun at least once."""
        return bool(self._is_seeded.all())

    def begin(self, which: Flags, seeds: Sequence[int | None]) -> None:
        """Start some games: the first one of a seed, or the next one of the last seed."""
        for i in np.flatnonzero(which).tolist():
            seed = seeds[i]
            if seed is None and self._is_seeded[i]:
                self.games.episodes[i] += 1
            else:
                self.games.seeds[i] = secrets.randbits(62) if seed is None else whole("seed", seed)
                self.games.episodes[i] = 0
        self._is_seeded |= which
        self._forget_ends()
        self._actions[:] = np.where(which, BEGIN, LEAVE)
        self._play()

    def step(self, actions: npt.NDArray[Any], begin: Flags | None = None) -> None:
        """Carry out a move in every game; those to `begin` go on to their next one instead."""
        self._forget_ends()
        self._actions[:] = actions
        self._actions[self._actions < 0] = self.game.actions  # no move either, and nothing else
        if begin is not None and begin.any():
            self._actions[begin] = BEGIN
            self.games.episodes[begin] += 1
        self._play()

    def _forget_ends(self) -> None:
        self.games.rewards[:] = 0
        self.games.ended[:] = False
        self.games.illegal[:] = False

    def _play(self) -> None:
        """Step all games, and ask bots that are not compiled until every game waits for its learner."""
        self._workers.run()
        while self._has_others:
            actors = self.games.actors
            waiting = np.flatnonzero((actors != self.games.seats) & (actors != NOBODY))
            if not len(waiting):
                break
            self._actions[:] = LEAVE
            for i in waiting.tolist():
                self._actions[i] = self._ask(i)
            self._workers.run()

    def _ask(self, i: int) -> int:
        games = self.games
        opponent = self.opponents[(int(games.actors[i]) - int(games.seats[i])) % self.people - 1]
        listed = games.legal[i, : games.counts[i]].tolist()
        return decide(opponent, self.game, self.boxes, self.positions[i], listed, games.luck[i])
