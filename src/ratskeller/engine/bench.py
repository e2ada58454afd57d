"""How fast rules run and how soon a game starts. Every decision counts, also one with a single legal move."""

import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np

from ratskeller.core.game import Game
from ratskeller.core.log import NO_LOG
from ratskeller.engine.batch import Batch
from ratskeller.engine.compiled import DRAWN

SEATS = 4
GAMES = 10_000  # about half a second of compiled play
STEPPED_GAMES = 1500
RUNS = 7  # the best counts: the others were disturbed
STARTS = 3

COMPILE = """
import sys
from ratskeller.engine.compiled import compile_entries
from ratskeller.games import load_game
def tell(entry, done, total):
    if entry:
        print(f"{entry} ({done + 1} of {total})", flush=True)
compile_entries(load_game(sys.argv[1]), progress=tell)
"""
START = """
import sys
from ratskeller.engine.playthrough import Playthrough
from ratskeller.games import load_game
game = load_game(sys.argv[1])
print(*Playthrough(game, game.profile(), int(sys.argv[2])).legal_moves(), flush=True)
"""


def best_time(work: Callable[[], Any], runs: int = RUNS) -> float:
    """The seconds of the quickest of several runs."""
    return min(time_of(work) for _ in range(runs))


def time_of(work: Callable[[], Any]) -> float:
    """The seconds of one run."""
    began = time.perf_counter()
    work()
    return time.perf_counter() - began


def decisions_per_second(game: Game) -> float:
    """Compiled random play on one core, from set-up to end."""
    batch = Batch(game, game.profile(), SEATS, size=GAMES)

    def play() -> None:
        batch.set_up(seed=1)
        batch.play_out()

    seconds = best_time(play)
    return int(batch.decisions.sum()) / seconds


def stepped_per_second(game: Game) -> float:
    """Random play in which Python chooses every move among the legal ones and calls the compiled step."""
    batch = Batch(game, game.profile(), SEATS, size=STEPPED_GAMES)
    decisions = 0

    def play() -> None:
        nonlocal decisions
        batch.set_up(seed=1)
        decisions = step_through(batch)

    seconds = best_time(play)
    return decisions / seconds


def step_through(batch: Batch) -> int:
    """Play every game of a batch to its end, decision by decision; say how many there were."""
    boxes, positions, step = batch.boxes, batch.positions, batch.loops.step
    moves, drawn = np.zeros(batch.game.max_moves, np.int64), np.zeros(DRAWN, np.int64)
    chance, move_at = random.Random(1).random, moves.item
    decisions = 0
    for i in range(len(positions)):
        drawn[0] = 0
        count = step(boxes, positions, i, -1, True, moves, drawn, NO_LOG)
        while count:
            drawn[0] = 0
            move = move_at(int(chance() * count))
            count = step(boxes, positions, i, move, True, moves, drawn, NO_LOG)
            decisions += 1
    return decisions


def two_thread_ratio(game: Game) -> float:
    """How many times faster two threads play the same games than one."""
    batch = Batch(game, game.profile(), SEATS, size=2 * GAMES)
    times: dict[int, list[float]] = {1: [], 2: []}
    for _ in range(RUNS):
        for threads, found in times.items():
            batch.set_up(seed=1)
            found.append(time_of(partial(batch.play_out, threads)))
    return min(times[1]) / min(times[2])


def cold_compile_seconds(game: Game, progress: Callable[[str], None]) -> float:
    """From the start of a process to all loops compiled, with an empty cache."""
    with tempfile.TemporaryDirectory(prefix="ratskeller-bench-") as folder:
        environment = os.environ | {"RATSKELLER_CACHE": folder}
        began = time.perf_counter()
        with subprocess.Popen(
            [sys.executable, "-c", COMPILE, game.name], stdout=subprocess.PIPE, text=True, env=environment
        ) as process:
            for line in process.stdout or ():
                progress(line.strip())
        seconds = time.perf_counter() - began
    if process.returncode:
        raise subprocess.CalledProcessError(process.returncode, process.args)
    return seconds


def cached_start_seconds(game: Game) -> float:
    """From the start of a process to the first legal moves of a game, all being cached."""
    return start_seconds([sys.executable, "-c", START, game.name, str(SEATS)])


def start_seconds(command: list[str]) -> float:
    """From the start of a process to its end; the first run, which warms the disk, does not count."""
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    return best_time(lambda: subprocess.run(command, check=True, stdout=subprocess.DEVNULL), runs=STARTS)
