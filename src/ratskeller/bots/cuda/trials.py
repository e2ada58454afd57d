"""Trial games on a card: positions that are played to their end many times, and what comes of it."""

from threading import Lock
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from ratskeller.bots.cuda.compiled import trial_kernels_for
from ratskeller.bots.heuristics import heuristics_of
from ratskeller.core.game import Game
from ratskeller.engine.cuda.array import on_card
from ratskeller.engine.cuda.launching import blocks_at_once, halves, launch
from ratskeller.engine.cuda.records import words_of

MOST = 2**31 - 1  # trial games at a time, which 32 bits can count

_card = Lock()  # one thread after another asks the card


class Tally(NamedTuple):
    """The results of trial games: a row for each position, a column for each seat."""

    shares: npt.NDArray[np.float64]  # of victory, on the average
    points: npt.NDArray[np.float64]  # on the average


def play_trials(game: Game, boxes: Any, positions: npt.NDArray[Any], repeats: int, seed: int) -> Tally:
    """Play each of the positions to its end several times. Every seat plays by its priors, as in the trial games of a
    search. The same seed gives the same results."""
    assert len(positions) * repeats <= MOST
    heuristics = heuristics_of(game)
    temperature = float(heuristics.params(positions[0])["rollout_temperature"])
    blocks, threads = blocks_at_once(len(positions) * repeats)
    with _card:
        kernels = trial_kernels_for(game)
        wins, points = (on_card(np.zeros((len(positions), game.people[-1]), np.int32)) for _ in range(2))
        given = (boxes, heuristics.weights(), positions.view(words_of(game.position)))
        launch(
            *(kernels.play_trials, blocks, *(on_card(array).array for array in given), repeats, temperature),
            *(on_card(np.array([halves(seed)], np.uint32)).array, wins.array, points.array),
            threads=threads,
        )
        return Tally(np.asarray(wins) / (repeats * int(kernels.VICTORY)), np.asarray(points) / repeats)
