"""A million games of each game end on a card as on the processor, byte by byte."""

import os
from collections import Counter

import numpy as np
import pytest

from ratskeller.core.position import NOBODY
from ratskeller.engine.batch import Batch
from ratskeller.engine.cuda.batch import CudaBatch
from ratskeller.games import GAMES, load_game
from tests_gpu.tables import TABLES, Table, every_table

MILLION = 1 << 20
SEED = (5 << 32) + 3  # with something in both halves
TABLES_OF = Counter(table.game for table in TABLES)


@every_table
def test_games_end_with_the_same_bytes(table: Table) -> None:
    size = -(-MILLION // TABLES_OF[table.game])
    card, here = (kind(*table.asked, size=size, seed=SEED) for kind in (CudaBatch, Batch))
    assert card.positions.tobytes() == here.positions.tobytes()
    assert card.play_out() == here.play_out(threads=os.cpu_count() or 1)
    assert (here.positions["actor"] == NOBODY).all()
    assert card.positions.tobytes() == here.positions.tobytes()
    assert np.array_equal(card.decisions, here.decisions)
    for theirs, ours in zip(card.points(), here.points(), strict=True):
        assert np.array_equal(theirs, ours)


@pytest.mark.parametrize("name", GAMES)
def test_games_that_are_over_stay_as_they_are(name: str) -> None:
    game = load_game(name)
    card = CudaBatch(game, game.profile(), 3, size=1000)
    assert card.play_out() > 0
    before = card.positions.tobytes()
    assert card.play_out() == 0
    assert card.positions.tobytes() == before
