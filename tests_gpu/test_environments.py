"""Environments on a card are those of the processor: what learners read and what is hidden, over whole games."""

import numpy as np
import pytest
from tests.envs.cuda.simulated import SEED, check_same

from ratskeller.core.errors import IllegalMove, MalformedMove, SetupError
from ratskeller.engine.cuda.batch import CudaBatch
from ratskeller.engine.cuda.target import cuda
from ratskeller.envs.vector import VectorEnv
from ratskeller.games import GAMES, load_game
from tests_gpu.tables import TABLES, Table, every_table

MANY = 256  # games
LONG = 600  # steps: longer than any game
DTYPES = ("float32", "uint8", "float16")
REWARDS = ("win", "margin", "rank")


@every_table
def test_steps_give_the_same_bytes_until_every_game_has_ended(table: Table) -> None:
    number = TABLES.index(table)
    asked = {"games": MANY, "seed": SEED, "reward": REWARDS[number // 3 % 3], "options": table.options}
    dtype = DTYPES[number % 3]
    card = VectorEnv(table.game, table.people, table.level, **asked, dtype=dtype, device="cuda")
    here = VectorEnv(table.game, table.people, table.level, **asked, raw=dtype == "uint8")
    check_same(card, here)
    for step in range(LONG):
        moves = here.sample()
        card.step(moves, check=step % 2 == 0)
        here.step(moves)
        check_same(card, here)
        if here.episodes.all():
            break
    assert here.episodes.all()
    for env in (card, here):
        env.reset()
    check_same(card, here)


@pytest.mark.parametrize("name", GAMES)
def test_games_that_are_not_renewed_stay_as_they_ended(name: str) -> None:
    card, here = (VectorEnv(name, 2, games=64, renew=False, device=device) for device in ("cuda", "cpu"))
    while here.counts.all():
        moves = here.sample()
        card.step(moves)
        here.step(moves)
        check_same(card, here)
    assert here.ended.any()


@pytest.mark.parametrize("name", GAMES)
def test_a_million_games_go_on_with_random_moves(name: str) -> None:
    card = VectorEnv(name, 2, games=1 << 20, dtype="uint8", device="cuda")
    for _ in range(150):
        card.step(card.sample(), check=False)
    assert np.asarray(card.episodes).min() >= 0
    assert np.asarray(card.episodes).sum() > 1 << 19
    assert np.array_equal(np.asarray(card.masks).sum(axis=1), np.asarray(card.counts))


@pytest.mark.parametrize("name", GAMES)
def test_wrong_moves_are_refused_before_any_game_goes_on(name: str) -> None:
    card = VectorEnv(name, 2, games=300, device="cuda")
    moves, before = np.asarray(card.sample()).astype(np.int64), card.positions.tobytes()
    illegal = int(np.flatnonzero(np.asarray(card.masks)[299] == 0)[0])
    for wrong, error in ((illegal, IllegalMove), (-1, MalformedMove), (1 << 32, MalformedMove)):
        with pytest.raises(error, match="game 299"):
            card.step(np.where(np.arange(300) == 299, wrong, moves))
    assert card.positions.tobytes() == before
    card.step(moves)
    assert card.positions.tobytes() != before


def test_too_many_games_for_the_card_are_refused() -> None:
    free = cuda.current_context().get_memory_info().free
    others = cuda.device_array(free - (4 << 30), np.uint8)
    with pytest.raises(SetupError, match=r"out of memory: this needs .* GB more, and it has .* GB left"):
        VectorEnv("firstrat", 2, games=1 << 20, device="cuda")
    game = load_game("firstrat")
    with pytest.raises(SetupError, match=r"out of memory: this needs .* GB more, and it has .* GB left"):
        CudaBatch(game, game.profile(), 2, size=1 << 24)
    del others
    VectorEnv("firstrat", 2, games=10, device="cuda")
