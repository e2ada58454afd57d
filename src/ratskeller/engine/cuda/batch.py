"""Many games at once on a card: the same games, byte by byte, as `engine/batch.py` plays on a processor."""

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from ratskeller.core.game import Game
from ratskeller.core.log import NO_LOG
from ratskeller.core.profile import Profile
from ratskeller.engine.batch import Numbers
from ratskeller.engine.compiled import loops_for
from ratskeller.engine.cuda.array import empty, on_card
from ratskeller.engine.cuda.compiled import kernels_for
from ratskeller.engine.cuda.launching import THREADS, blocks_at_once, halves, launch
from ratskeller.engine.cuda.records import words_of
from ratskeller.engine.cuda.target import cuda


class CudaBatch:
    """A number of games of one kind, all set up alike, each with a random stream of its own, that stay on the card."""

    def __init__(
        self, game: Game, profile: Profile[Any], people: int, level: str | None = None, *, size: int, seed: int = 0
    ) -> None:
        self.kernels = kernels_for(game)
        self.game = game
        self.boxes = game.pack(profile)
        start = np.zeros(1, game.position)
        number = game.seats_for(people, level)
        loops_for(game).set_up_all(self.boxes, start, np.zeros(1, game.position), people, number, 0, NO_LOG)
        self._size = size
        words = words_of(game.position)
        self._start = on_card(start.view(words)).array
        self._boxes = on_card(self.boxes).array
        self._positions = empty((size,), words).array
        self._decisions = on_card(np.zeros(size, np.int32)).array
        self.set_up(seed)

    def set_up(self, seed: int) -> None:
        """Set up every game again."""
        self.set_up_groups([seed], self._size)

    def set_up_groups(self, seeds: Sequence[int], group: int) -> None:
        """Set up every game again, like several batches: each group of games has a seed, and streams from 0."""
        self._seeds, self._group = on_card(np.array([halves(seed) for seed in seeds], np.uint32)).array, group
        self._for_each(self.kernels.set_up_all, self._start, self._positions, self._seeds, group)

    def play_out(self) -> int:
        """Play every game to its end at random; say how many decisions that took."""
        blocks, threads = blocks_at_once(self._size)
        arguments = self._boxes, self._positions, self._decisions, self._seeds, self._group
        launch(self.kernels.play_out, blocks, *arguments, threads=threads)
        return int(self.decisions.sum())

    def wait(self) -> None:
        """Until the card has done what it was asked for."""
        cuda.synchronize()

    @property
    def positions(self) -> npt.NDArray[Any]:
        """A copy of all positions."""
        return np.asarray(self._positions.copy_to_host()).view(self.game.position)

    @property
    def decisions(self) -> Numbers:
        """How many decisions seats took in each game."""
        return np.asarray(self._decisions.copy_to_host()).astype(np.int64)

    def points(self) -> tuple[Numbers, Numbers]:
        """The points of every seat in every game, and the winners as bits."""
        points = on_card(np.zeros((self._size, self.game.people[-1]), np.int32))
        won = on_card(np.zeros(self._size, np.int32))
        self._for_each(self.kernels.score_all, self._boxes, self._positions, points.array, won.array)
        return np.asarray(points).astype(np.int64), np.asarray(won).astype(np.int64)

    def _for_each(self, kernel: Any, *arguments: Any) -> None:
        """A kernel with a thread for each game."""
        launch(kernel, -(-self._size // THREADS), *arguments)
