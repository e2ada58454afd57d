"""Many games at once on a card: the same games, byte by byte, as `engine/batch.py` plays on a processor."""

import warnings
from collections.abc import Sequence
from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt

from ratskeller.core.game import Game
from ratskeller.core.log import NO_LOG
from ratskeller.core.profile import Profile
from ratskeller.engine.batch import Numbers
from ratskeller.engine.compiled import loops_for
from ratskeller.engine.cuda.card import is_simulated
from ratskeller.engine.cuda.compiled import kernels_for
from ratskeller.engine.cuda.kernel import REGISTERS
from ratskeller.engine.cuda.records import words_of
from ratskeller.engine.cuda.target import cuda

THREADS = 64  # of a block in which each goes its own way
LARGEST = 1024  # threads of a block
WARP = 32
ALL_REGISTERS = 65_536  # of a processor of the card
LOW = (1 << 32) - 1


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
        self._start = cuda.to_device(start.view(words))
        self._boxes = cuda.to_device(self.boxes)
        self._positions = cuda.device_array(size, words)
        self._decisions = cuda.to_device(np.zeros(size, np.int32))
        self.set_up(seed)

    def set_up(self, seed: int) -> None:
        """Lay out every game anew."""
        self.set_up_groups([seed], self._size)

    def set_up_groups(self, seeds: Sequence[int], group: int) -> None:
        """Lay out every game anew, like several batches: each group of games has a seed, and streams from 0."""
        self._seeds, self._group = cuda.to_device(np.array([halves(seed) for seed in seeds], np.uint32)), group
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
        """The points of every seat in every game, and who has won, as bits."""
        points = cuda.to_device(np.zeros((self._size, self.game.people[-1]), np.int32))
        won = cuda.to_device(np.zeros(self._size, np.int32))
        self._for_each(self.kernels.score_all, self._boxes, self._positions, points, won)
        return points.copy_to_host().astype(np.int64), won.copy_to_host().astype(np.int64)

    def _for_each(self, kernel: Any, *arguments: Any) -> None:
        launch(kernel, self._blocks(), *arguments)

    def _blocks(self) -> int:
        return -(-self._size // THREADS)


def halves(seed: int) -> tuple[int, int]:
    """The lower and the upper 32 bits."""
    return seed & LOW, seed >> 32 & LOW


def launch(kernel: Any, blocks: int, *arguments: Any, threads: int = THREADS, shared: int = 0) -> None:
    """Run a kernel in so many blocks, with so many bytes that each block shares."""
    configured(kernel, blocks, threads, shared)(*arguments)


def configure(kernel: Any, blocks: int, threads: int, shared: int) -> Any:
    """A kernel for so many blocks; Numba would warn of few."""
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", ".*Grid size")
        return kernel[blocks, threads, 0, shared]


configured = configure if is_simulated() else cache(configure)  # the simulator keeps one configuration only


def blocks_at_once(games: int) -> tuple[int, int]:
    """How many blocks play so many games, with how many threads each: one block on each processor of the card, as large
    as its registers allow."""
    if is_simulated():
        return 1, min(games, 4)
    processors: int = cuda.get_current_device().MULTIPROCESSOR_COUNT
    warps = min(-(-games // (processors * WARP)), ALL_REGISTERS // (REGISTERS * WARP), LARGEST // WARP)
    return processors, warps * WARP
