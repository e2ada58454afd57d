"""Many games at once, for learners that play all seats: one compiled call steps them all, into arrays that stay."""

from collections.abc import Mapping
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import Any, ClassVar

import numpy as np
import numpy.typing as npt

from ratskeller.core.errors import IllegalMove, MalformedMove, SetupError
from ratskeller.core.game import Game
from ratskeller.core.layout import wide
from ratskeller.core.log import NO_LOG
from ratskeller.core.rng import WORDS, seed_rng
from ratskeller.engine.cuda.card import check_device
from ratskeller.engine.playthrough import refusal_text
from ratskeller.envs.buffers import Outputs
from ratskeller.envs.checking import check_memory, cores, game_of, moves_of, options_of, whole
from ratskeller.envs.choosing import first_illegal, sample_all
from ratskeller.envs.compiled import env_loops_for
from ratskeller.envs.observation import encoder_for
from ratskeller.envs.rewards import reward_number
from ratskeller.envs.worker_group import WorkerGroup

BEGIN = -1  # instead of a move
ENOUGH = 32  # games that are worth a thread
REMADE = ("_loops", "_workers")  # in a copy, instead of being copied


class VectorEnv:
    """A number of games of one kind. Each waits for a decision of the seat that `actors` names.

    The arrays are reused: every step overwrites them, so copy what you keep. A finished game is marked in `ended`, with
    the rewards of its seats, and restarts at once: the observation is already that of the next game.

    A copy (`copy.deepcopy`, `pickle`) continues exactly like the original, with arrays and threads of its own.
    """

    DTYPES: ClassVar[tuple[str, ...]] = ("float32", "uint8")  # of observations

    def __init__(
        self,
        game: Game | str,
        people: int | None = None,
        level: str | None = None,
        *,
        games: int | None = None,
        seed: int = 0,
        reward: str = "win",
        profile: str | Path = "standard",
        options: Mapping[str, str] | None = None,
        threads: int | None = None,
        renew: bool = True,
        raw: bool = False,
        dtype: str | None = None,
        device: str = "cpu",
    ) -> None:
        """`VectorEnv("firstrat", 4, games=64)` has 64 games with 4 people each; `VectorEnv("firstrat", 64)` also has 64
        games, for two people, or for one if there is a level.

        There are as many threads as cores, or as `threads` says, but none for fewer than 32 games. With `raw`,
        observations are bytes that have to be multiplied by `encoder.scale`: a quarter of the memory. Without `renew` a
        finished game stays as it is; then all of them have to be reset together.

        With `device="cuda"` everything is on a card, with the same games from the same seeds: see `CudaVectorEnv`.
        There observations can have the `dtype` "float16", too; "uint8" is the same as `raw`.
        """
        check_device(device)
        self.game = game = game_of(game)
        if games is None:
            people, games = None, people
        if games is None:
            raise SetupError("the number of games is missing: VectorEnv('firstrat', 64)")
        usual = 2 if level is None else 1
        self.people = usual if people is None else whole("people", people)
        self._kind = self.people, game.seats_for(self.people, level)
        self._how = reward_number(reward), bool(renew)
        self._number = self._number_of("uint8" if raw and dtype is None else dtype or "float32")
        games = whole("games", games, least=1)
        self._threads = min(cores() if threads is None else whole("threads", threads, least=1), max(1, games // ENOUGH))
        self.profile = game.profile(profile, options_of(options))
        self.boxes = game.pack(self.profile)
        self.encoder = encoder_for(game)
        self._make_arrays(games)
        self._make_workers()
        self.reset(seed)

    def __new__(cls, *_: Any, device: str = "cpu", **__: Any) -> "VectorEnv":
        """The class of environments on a card is imported only if it is asked for."""
        if device == "cuda" and cls is VectorEnv:
            check_device(device)
            from ratskeller.envs.cuda.vector import CudaVectorEnv

            cls = CudaVectorEnv
        return super().__new__(cls)

    def _number_of(self, dtype: str) -> np.dtype[Any]:
        """The type of the numbers of observations."""
        if dtype not in self.DTYPES:
            raise SetupError(f"unknown dtype '{dtype}' on this device: there are {', '.join(self.DTYPES)}")
        return np.dtype(dtype)

    def _make_arrays(self, games: int) -> None:
        """Make the arrays that learners read, and those that they don't."""
        game, encoder = self.game, self.encoder
        numbers = encoder.size * self._number.itemsize
        check_memory(games, game.position.itemsize + numbers + game.actions + 2 * game.max_moves)  # nearly all of it
        self.positions: npt.NDArray[Any] = np.zeros(games, game.position)
        self.observations: npt.NDArray[Any] = np.zeros((games, encoder.size), self._number)
        self.masks: npt.NDArray[np.int8] = np.zeros((games, game.actions), np.int8)
        self.legal: npt.NDArray[np.int16] = np.zeros((games, game.max_moves), np.int16)  # the same moves, as a list
        self.counts: npt.NDArray[np.int64] = np.zeros(games, np.int64)  # of the legal moves: so long is the list
        self.rewards: npt.NDArray[np.float32] = np.zeros((games, game.people[-1]), np.float32)
        self.actors: npt.NDArray[np.int8] = np.zeros(games, np.int8)
        self.ended: npt.NDArray[np.bool_] = np.zeros(games, np.bool_)
        self.episodes: npt.NDArray[np.int64] = np.zeros(games, np.int64)  # of each game, that have ended
        self._actions: npt.NDArray[np.int64] = np.zeros(games, np.int64)
        self._choices = np.zeros(WORDS, np.int64)
        self._seed = np.zeros(1, np.int64)

    def _make_workers(self) -> None:
        """Make the work that steps the arrays, a part of the games for each thread."""
        self._loops = env_loops_for(self.game)
        shares = pairwise(len(self) * i // self._threads for i in range(self._threads + 1))
        all_buffers = [self.encoder.buffers() for _ in range(self._threads)]
        self.points = all_buffers[0].points  # of the last game that ended, where there is only one
        self._workers = WorkerGroup(
            partial(
                self._loops.step_all,
                *(self.boxes, self.positions, np.zeros(1, self.game.position), *self._kind, self._seed),
                *(*share, self.encoder.tables, buffers, *self._how, self._actions, self._outputs(), NO_LOG),
            )
            for share, buffers in zip(shares, all_buffers, strict=True)
        )

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in vars(self).items() if name not in REMADE}

    def __setstate__(self, state: dict[str, Any]) -> None:
        vars(self).update(state)
        self._make_workers()
        self.points[:] = state["points"]

    def __len__(self) -> int:
        """How many games there are."""
        return len(self.positions)

    def reset(self, seed: int | None = None) -> None:
        """Restart all games: from a seed, or with the next episode of each."""
        if seed is None:
            self.episodes += 1
        else:
            self._seed[0] = seed = whole("seed", seed)
            self.episodes[:] = 0
            seed_rng(self._choices, wide(seed ^ 0x5EED_0000_0000), wide(0))
        self.rewards[:] = 0
        self.ended[:] = False
        self._actions[:] = BEGIN
        self._workers.run()

    def step(self, actions: Any, *, check: bool = True) -> None:
        """Carry out one legal move in every game. Without `check` the caller knows that all of them are."""
        self._actions[:] = moves_of(actions, len(self))
        illegal = first_illegal(self.masks, self._actions) if check else -1
        if illegal >= 0:
            self._refuse(illegal)
        self._workers.run()

    def step_unchecked(self, move: int) -> None:
        """Carry out a move in the only game there is, which the caller knows to be legal."""
        self._actions[0] = move
        self._workers.run()

    def _refuse(self, i: int) -> None:
        self._refuse_move(i, int(self._actions[i]), self.positions[i])

    def _refuse_move(self, i: int, move: int, position: Any) -> None:
        if not 0 <= move < self.game.actions:
            raise MalformedMove(f"there is no move {move} (game {i}): the last is {self.game.actions - 1}")
        refusal = self.game.explain(self.boxes[0], position, move)
        raise IllegalMove(f"'{self.game.format_move(move)}' is not legal in game {i} {refusal_text(refusal)}", refusal)

    def sample(self) -> npt.NDArray[np.int64]:
        """A random legal move for every game; the array is reused."""
        sample_all(self.legal, self.counts, self._choices, self._actions)
        return self._actions

    def _outputs(self) -> Outputs:
        none = self.observations[:0]  # where nothing is to be written
        is_raw = self.observations.dtype == np.uint8
        return Outputs(
            none.astype(np.float32) if is_raw else self.observations,
            self.observations if is_raw else none.astype(np.uint8),
            *(self.masks, self.legal, self.counts, self.rewards, self.actors, self.ended, self.episodes),
        )
