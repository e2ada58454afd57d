"""Steps a few games on Numba's CUDA simulator and on the processor; ends well if they are the same, byte by byte.

Run with NUMBA_ENABLE_CUDASIM=1, in a process of its own: the simulator is chosen when Numba is imported.
"""

import pickle
import re
import sys
from typing import Any

import numpy as np
import pytest

from ratskeller.core.errors import IllegalMove, MalformedMove, SetupError
from ratskeller.core.position import NOBODY
from ratskeller.engine.compiled import loops_for
from ratskeller.envs.vector import VectorEnv
from tests.engine.cuda.giving_way import give_way

SEED = (5 << 32) + 3  # with something in both halves
FIELDS = ("observations", "masks", "counts", "rewards", "actors", "ended", "episodes")


def check_same(card: Any, here: VectorEnv) -> None:
    """All that learners read is the same, and what is hidden from them."""
    for field in FIELDS:
        theirs, ours = np.asarray(getattr(card, field)), getattr(here, field)
        assert np.array_equal(theirs, ours.astype(theirs.dtype)), field
    is_listed = np.arange(here.legal.shape[1]) < here.counts[:, None]
    assert np.array_equal(np.asarray(card.legal)[is_listed], here.legal[is_listed])
    assert card.positions.tobytes() == here.positions.tobytes()
    hidden, deciding = here.positions.copy(), here.actors != NOBODY
    loops_for(here.game).hide_all(here.boxes, hidden, here.actors.astype(np.int64))
    assert card.views[deciding].tobytes() == hidden[deciding].tobytes()


def check_games(name: str, people: int, level: str | None, steps: int, games: int = 2, **chosen: Any) -> None:
    """The same moves lead to the same games."""
    asked = {"seed": SEED, "games": games} | chosen
    card = VectorEnv(name, people, level, **asked, device="cuda")
    here = VectorEnv(name, people, level, **(asked | {"dtype": "uint8" if chosen.get("dtype") == "uint8" else None}))
    check_same(card, here)
    for step in range(steps):
        if not here.counts.all():
            break
        moves = here.sample()
        card.step(moves, check=step % 2 == 0)
        here.step(moves)
        check_same(card, here)
    if chosen.get("renew", True):
        assert here.episodes.any(), "no game has ended"
    for seed in (None, 7):
        card.reset(seed)
        here.reset(seed)
        check_same(card, here)


def check_moves(name: str) -> None:
    """Random moves are legal; wrong ones are refused before any game goes on; a copy goes on like its original."""
    card = VectorEnv(name, 2, games=3, device="cuda")
    for _ in range(3):
        card.step(card.sample())
    again = pickle.loads(pickle.dumps(card))
    for env in (card, again):
        env.step(env.sample())
    assert card.positions.tobytes() == again.positions.tobytes()
    before, moves = card.positions.tobytes(), np.asarray(card.sample()).astype(np.int64)
    illegal = int(np.flatnonzero(np.asarray(card.masks)[1] == 0)[0])
    for wrong, error, words in (
        (illegal, IllegalMove, "is not legal in game 1"),
        (card.game.actions, MalformedMove, f"there is no move {card.game.actions} (game 1)"),
        ((1 << 32) + int(moves[1]), MalformedMove, "there is no move"),
        (-1, MalformedMove, "there is no move -1"),
    ):
        refused(card, np.where(np.arange(3) == 1, wrong, moves), error, words)
    refused(card, moves[:2], MalformedMove, "there must be 3 moves")
    refused(card, moves.astype(np.float32), MalformedMove, "moves are whole numbers, not float32")
    assert card.positions.tobytes() == before
    card.step(moves)


def refused(card: VectorEnv, moves: Any, error: type[Exception], words: str) -> None:
    """A step with these moves is refused in these words."""
    with pytest.raises(error, match=re.escape(words)):
        card.step(moves)


def check_set_up(name: str) -> None:
    """More games than can be counted are refused, and unknown numbers."""
    with pytest.raises(SetupError, match="games must be at most"):
        VectorEnv(name, 2, games=1 << 30, device="cuda")
    with pytest.raises(SetupError, match="unknown dtype 'int4'"):
        VectorEnv(name, 2, games=2, dtype="int4", device="cuda")


if __name__ == "__main__":
    give_way()
    name = sys.argv[1]
    if name == "firstrat":
        check_games(name, 2, None, 120, games=1, reward="margin", options={"comics": "super"})
        check_games(name, 1, "hard", 3, dtype="uint8", renew=False)
    else:
        check_games(name, 3, None, 60, reward="rank")
        check_games(name, 2, None, 150, dtype="uint8", renew=False, options={"variant": "hidden"})
        check_games(name, 2, None, 70, dtype="float16")
        check_moves(name)
        check_set_up(name)
