"""How fast rules run on a card, and how soon."""

import time

from ratskeller.core.game import Game
from ratskeller.engine.bench import SEATS, best_time
from ratskeller.engine.cuda.batch import CudaBatch

GAMES = 1 << 20  # enough for a card to be busy all the time
RUNS = 3


def first_play_seconds(game: Game) -> float:
    """From the first use of a game's kernels in this process to the end of a first game: compiling, or loading what was
    compiled."""
    began = time.perf_counter()
    CudaBatch(game, game.profile(), SEATS, size=1).play_out()
    return time.perf_counter() - began


def decisions_per_second(game: Game, games: int = GAMES) -> float:
    """Random play to the end, in games that are set up on the card."""
    batch = CudaBatch(game, game.profile(), SEATS, size=games)
    decisions = 0

    def play() -> None:
        nonlocal decisions
        decisions = batch.play_out()

    seconds = []
    for _ in range(RUNS):
        batch.set_up(seed=1)
        batch.wait()
        seconds.append(best_time(play, runs=1))
    return decisions / min(seconds)
