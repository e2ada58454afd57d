"""Many games at once: positions in one array, stepped by compiled loops, on as many threads as one likes."""

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
import numpy.typing as npt

from ratskeller.core.game import Game
from ratskeller.core.log import NO_LOG
from ratskeller.core.profile import Profile
from ratskeller.core.rng import WORDS
from ratskeller.engine.compiled import loops_for

Numbers = npt.NDArray[np.int64]


class Batch:
    """A number of games of one kind, all set up alike, each with a random stream of its own."""

    def __init__(
        self, game: Game, profile: Profile[Any], people: int, level: str | None = None, *, size: int, seed: int = 0
    ) -> None:
        self.game = game
        self.people = people
        self.level = game.seats_for(people, level)
        self.loops = loops_for(game)
        self.boxes = game.pack(profile)
        self.positions = np.zeros(size, game.position)
        self.decisions: Numbers = np.zeros(size, np.int64)
        self._blank = np.zeros(1, game.position)
        self.set_up(seed)

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in vars(self).items() if name != "loops"}

    def __setstate__(self, state: dict[str, Any]) -> None:
        vars(self).update(state)
        self.loops = loops_for(self.game)  # a module, which is found anew

    def set_up(self, seed: int) -> None:
        """Set up every game again."""
        self.seed = seed
        self.loops.set_up_all(self.boxes, self.positions, self._blank, self.people, self.level, seed, NO_LOG)

    def play_out(self, threads: int = 1) -> int:
        """Play every game to its end at random; say how many decisions that took."""
        size = len(self.positions)
        bounds = [size * i // threads for i in range(threads + 1)]
        if threads == 1:
            return self._play(0, size)
        with ThreadPoolExecutor(threads) as pool:
            return sum(pool.map(self._play, bounds[:-1], bounds[1:]))

    def _play(self, first: int, last: int) -> int:
        moves, rng = np.zeros(self.game.max_moves, np.int64), np.zeros(WORDS, np.int64)
        # Choices come from other streams than chance: those are the games' own.
        seed = self.seed ^ 0x5EED_0000_0000
        decisions: int = self.loops.play_out(
            self.boxes, self.positions, first, last, seed, moves, self.decisions, rng, NO_LOG
        )
        return decisions

    def points(self) -> tuple[Numbers, Numbers]:
        """The points of every seat in every game, and the winners as bits."""
        points: Numbers = np.zeros((len(self.positions), self.game.people[-1]), np.int64)
        won: Numbers = np.zeros(len(self.positions), np.int64)
        self.loops.score_all(self.boxes, self.positions, points, won)
        return points, won
