"""Many games at once on a card, for networks that live there, too."""

from typing import Any

import numpy as np
import numpy.typing as npt

from ratskeller.core.errors import SetupError
from ratskeller.core.log import NO_LOG
from ratskeller.engine.compiled import loops_for
from ratskeller.engine.cuda.answer import Answer
from ratskeller.engine.cuda.array import CudaArray, empty, on_card
from ratskeller.engine.cuda.chance import WORDS
from ratskeller.engine.cuda.launching import blocks_at_once, halves, launch
from ratskeller.engine.cuda.records import WORD
from ratskeller.envs.checking import whole
from ratskeller.envs.cuda import outputs
from ratskeller.envs.cuda.compiled import env_kernels_for
from ratskeller.envs.cuda.moves import moves_on_card
from ratskeller.envs.cuda.terms import terms_of
from ratskeller.envs.vector import BEGIN, VectorEnv

STEPS_OF_A_TURN = 8  # after which those games get a new spare that have used theirs
MOST_NUMBERS = 2**31 - 1  # that 32 bits can count
CHOICES = 0x5EED_0000_0000  # choices come from other streams than chance


class CudaVectorEnv(VectorEnv):
    """The same environment with `device="cuda"`. Its arrays live on the card (`CudaArray`): take them once by
    `torch.as_tensor`, `cupy.asarray` or `jax.dlpack.from_dlpack`; every step writes over them.

    Moves are given as an array on the card, of 32 or 64 bits, or as one of NumPy's. A step waits until they are
    checked; with `check=False` it does not. Kernels run in CUDA's default stream, as those of PyTorch and CuPy do."""

    DTYPES = ("float32", "float16", "uint8")
    observations: Any
    masks: Any
    legal: Any
    counts: Any  # here these and the episodes have 32 bits
    rewards: Any
    actors: Any
    ended: Any
    episodes: Any
    _seed: Any

    def _make_arrays(self, games: int) -> None:
        game, words = self.game, self.game.position.itemsize // WORD
        if games * max(self.encoder.size, game.actions) > MOST_NUMBERS:
            most = MOST_NUMBERS // max(self.encoder.size, game.actions)
            raise SetupError(f"games must be at most {most:,} on a card, not {games:,}")
        self._games = games
        _, self._threads = blocks_at_once(games)
        start = np.zeros(1, game.position)
        loops_for(game).set_up_all(self.boxes, start, np.zeros(1, game.position), *self._kind, 0, NO_LOG)
        self._constants = [on_card(self.boxes), on_card(start.view(np.uint32))]
        table = self.encoder.tables[0]
        self._used = int(table.used[start[0].seats])
        rows = (*terms_of(table, int(start[0].seats), seats_byte(game.position)), table.scale)
        self._terms = [on_card(np.ascontiguousarray(row)) for row in rows]
        self._words, self._spares, self._views = (empty((words, games), np.uint32) for _ in range(3))
        self._spare_states = on_card(np.zeros(games, np.int8))
        self._wanted, self._lists = on_card(np.zeros(2, np.int32)), empty((2, games), np.int32)
        self._illegal, self._rngs = on_card(np.full(1, games, np.int32)), empty((games, WORDS), np.uint32)
        self._sampled = on_card(np.zeros(games, np.int32))
        self.observations = empty((games, self.encoder.size), self._number)
        self.masks = empty((games, game.actions), np.int8)
        self.legal = empty((games, game.max_moves), np.int16)
        self.counts = on_card(np.zeros(games, np.int32))
        self.rewards = empty((games, game.people[-1]), np.float32)
        self.actors = empty((games,), np.int8)
        self.ended = on_card(np.zeros(games, np.bool_))
        self.episodes = on_card(np.zeros(games, np.int32))

    def _make_workers(self) -> None:
        self._loops = env_kernels_for(self.game)
        self._check = Answer()

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in vars(self).items() if name not in ("_loops", "_check")}

    def __setstate__(self, state: dict[str, Any]) -> None:
        vars(self).update(state)
        self._make_workers()

    def __len__(self) -> int:
        return self._games

    @property
    def positions(self) -> npt.NDArray[Any]:  # type: ignore[override]
        """A copy of all positions, on the processor."""
        return records(self._words, self.game.position)

    @property
    def views(self) -> npt.NDArray[Any]:
        """A copy, on the processor, of what the deciding seats may know."""
        return records(self._views, self.game.position)

    def reset(self, seed: int | None = None) -> None:
        """Restart all games: from a seed, or with the next episode of each."""
        if seed is None:
            self.episodes = on_card(np.asarray(self.episodes) + np.int32(1))
        else:
            seed = whole("seed", seed)
            self.episodes.array.copy_to_device(np.zeros(len(self), np.int32))
            self._seed = on_card(np.array(halves(seed), np.uint32))
            self._run(outputs.seed_all, self._rngs, *map(np.uint32, halves(seed ^ CHOICES)))
        self._spare_states.array.copy_to_device(np.zeros(len(self), np.int8))
        self._wanted.array.copy_to_device(np.zeros(2, np.int32))
        self._turn = self._steps = 0
        self._step(on_card(np.full((len(self), 1), BEGIN, np.int32)).array)
        self._set_spares()
        self._observe(self.encoder.size)

    def step(self, actions: Any, *, check: bool = True) -> None:
        """Carry out one legal move in every game. Without `check` the caller knows that all of them are."""
        moves = moves_on_card(actions, len(self))
        if check:
            self._run(outputs.check_all, self.masks, moves, self._illegal)
            self._check.ask(self._illegal)
        self._step(moves)
        self._steps += 1
        if self._steps % STEPS_OF_A_TURN == 0:
            self._set_spares()
        self._observe(self._used)
        illegal = self._check.answer() if check else len(self)
        if illegal < len(self):  # then no game has gone on
            self._illegal.array.copy_to_device(np.full(1, len(self), np.int32))
            self._refuse_move(illegal, whole_move(moves.copy_to_host()[illegal]), self.positions[illegal])

    def step_unchecked(self, move: int) -> None:
        """Carry out a move in the only game there is, which the caller knows to be legal."""
        self.step(np.array([move]), check=False)

    def sample(self) -> Any:
        """A random legal move for every game, from a stream of its own; the array is reused."""
        self._run(outputs.sample_all, self.legal, self.counts, self._rngs, self._sampled)
        return self._sampled

    def _step(self, moves: Any) -> None:
        how, renew = self._how
        self._run(
            *(self._loops.step_all, *self._constants, self._seed, self._words, self._spares, self._spare_states),
            *(self._wanted, self._lists, self._turn, how, renew, self._illegal, moves, self._views),
            *(self.masks, self.legal, self.counts, self.rewards, self.actors, self.ended, self.episodes),
        )

    def _set_spares(self) -> None:
        """Set up the next games of those that have ended in this turn."""
        if self._how[1]:
            arrays = *self._constants, self._seed, self._spares, self._spare_states, self._wanted, self._lists
            self._run(self._loops.set_spares, *arrays, self._turn, self.episodes)
            self._turn = 1 - self._turn

    def _observe(self, numbers: int) -> None:
        blocks, threads = -(-len(self) // outputs.TILE), outputs.TILE * outputs.WARPS
        shared = outputs.TILE * (self._views.shape[0] + 1) * WORD
        is_scaled = self._number != np.uint8
        arrays = plain(self._views, self.actors, *self._terms, numbers, is_scaled, self.observations)
        launch(outputs.observe_all, blocks, *arrays, threads=threads, shared=shared)

    def run_over_positions(self, kernel: Any, *arguments: Any) -> None:
        """Run another kernel with a thread for each game: its first arguments are the boxes and the positions, which
        are stored word by word."""
        self._run(kernel, self._constants[0], self._words, *arguments)

    def _run(self, kernel: Any, *arguments: Any) -> None:
        """A kernel with a thread for each game."""
        launch(kernel, -(-len(self) // self._threads), *plain(*arguments), threads=self._threads)


def seats_byte(position: np.dtype[Any]) -> int:
    """The byte of a position that holds the number of seats."""
    fields: Any = position.fields
    offset: int = fields["seats"][1]
    return offset


def plain(*arguments: Any) -> list[Any]:
    """Arguments as kernels take them."""
    return [value.array if isinstance(value, CudaArray) else value for value in arguments]


def records(words: CudaArray, position: np.dtype[Any]) -> npt.NDArray[Any]:
    """Positions that are stored word by word, as records."""
    return np.ascontiguousarray(np.asarray(words).T).view(position)[:, 0]


def whole_move(words: npt.NDArray[np.int32]) -> int:
    """A move of one word, or two."""
    return int(words.view(np.int64 if len(words) > 1 else np.int32)[0])
