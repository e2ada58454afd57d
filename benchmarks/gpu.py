"""The rules on a card: random play, environments, memory and compiling; beside the processors there, and beside pgx.

python benchmarks/gpu.py --out figures.json

It fails if any game ends otherwise on the card than on the processor. Without pgx its games are left out.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from ratskeller.core.game import Game
from ratskeller.engine.batch import Batch
from ratskeller.engine.bench import SEATS, best_time
from ratskeller.engine.cuda.array import CudaArray
from ratskeller.engine.cuda.batch import CudaBatch
from ratskeller.engine.cuda.bench import GAMES, decisions_per_second
from ratskeller.engine.cuda.target import cuda
from ratskeller.envs.vector import VectorEnv
from ratskeller.games import GAMES as NAMES
from ratskeller.games import load_game

AT_ONCE = 131_072  # games that are stepped
STEPS = 200
SAME = ("same_bytes", "same_decisions", "same_points")
DTYPES = ("float32", "float16", "uint8")
PEERS = ("hex", "sparrow_mahjong", "go_9x9", "chess")
FIRST_USE = """
import json, sys, time
from ratskeller.engine.cuda.batch import CudaBatch
from ratskeller.envs.vector import VectorEnv
from ratskeller.games import load_game
game = load_game(sys.argv[1])
times = [time.perf_counter()]
CudaBatch(game, game.profile(), 4, size=64).play_out()
times.append(time.perf_counter())
env = VectorEnv(game, 4, games=64, device="cuda")
env.step(env.sample())
times.append(time.perf_counter())
print(json.dumps({"play_s": round(times[1] - times[0], 2), "env_s": round(times[2] - times[1], 2)}))
"""


def random_play(game: Game, games: int) -> dict[str, Any]:
    """Decisions a second of games that are played to their end, here and on the card; and whether they are the same."""
    threads = os.cpu_count() or 1
    card = CudaBatch(game, game.profile(), SEATS, size=games, seed=7)
    card.play_out()
    Batch(game, game.profile(), SEATS, size=1).play_out()  # loads what is compiled
    here = Batch(game, game.profile(), SEATS, size=games, seed=7)
    began = time.perf_counter()
    decisions = here.play_out(threads)
    seconds = time.perf_counter() - began
    same_points = all((ours == theirs).all() for ours, theirs in zip(card.points(), here.points(), strict=True))
    return {
        "games": games,
        "same_bytes": card.positions.tobytes() == here.positions.tobytes(),
        "same_decisions": bool((card.decisions == here.decisions).all()),
        "same_points": bool(same_points),
        "decisions_per_second": round(decisions_per_second(game, games)),
        "cpu_decisions_per_second": round(decisions / seconds),
        "cpu_threads": threads,
    }


def steps(name: str, seats: int, dtype: str) -> dict[str, int]:
    """Steps a second of environments with observations, masks and new games, moves being drawn on the card."""
    env = VectorEnv(name, seats, games=AT_ONCE, dtype=dtype, device="cuda")

    def run(check: bool) -> None:
        for _ in range(STEPS):
            env.step(env.sample(), check=check)
        cuda.synchronize()

    run(False)  # so that games are at different stages
    rates = [round(AT_ONCE * STEPS / best_time(partial(run, check), runs=3)) for check in (True, False)]
    return dict(zip(("checked", "unchecked"), rates, strict=True))


def memory(name: str, dtype: str) -> int:
    """The bytes of the card that a million environments take."""
    env = VectorEnv(name, SEATS, games=GAMES, dtype=dtype, device="cuda")
    return sum(value.nbytes for value in vars(env).values() if isinstance(value, CudaArray))


def first_use(name: str) -> dict[str, Any]:
    """Seconds to the first game and to the first step in a process, with an empty cache and with a full one."""
    with tempfile.TemporaryDirectory(prefix="ratskeller-bench-") as folder:
        command = [sys.executable, "-c", FIRST_USE, name]
        surroundings = os.environ | {"RATSKELLER_CACHE": folder}
        answers = [subprocess.run(command, check=True, capture_output=True, env=surroundings) for _ in range(2)]
    return dict(zip(("cold", "cached"), (json.loads(answer.stdout) for answer in answers), strict=True))


def peer(name: str) -> int:
    """Steps a second of a game of pgx: random legal moves in one scan, with observations and new games."""
    jax, pgx, wrappers = map(import_module, ("jax", "pgx", "pgx.experimental.wrappers"))
    env = pgx.make(name)
    step = jax.vmap(wrappers.auto_reset(env.step, env.init))

    def once(carry: Any, _: Any) -> Any:
        state, key, seen = carry
        key, choice, chance = jax.random.split(key, 3)
        logits = jax.numpy.where(state.legal_action_mask, 0.0, -1e9)
        state = step(state, jax.random.categorical(choice, logits), jax.random.split(chance, AT_ONCE))
        return (state, key, seen + state.observation.astype("float32").sum()), None

    run = jax.jit(lambda carry: jax.lax.scan(once, carry, None, STEPS // 2)[0])
    state = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.key(0), AT_ONCE))
    carry = jax.block_until_ready(run((state, jax.random.key(1), jax.numpy.float32(0))))
    return round(AT_ONCE * (STEPS // 2) / best_time(lambda: jax.block_until_ready(run(carry)), runs=2))


def main() -> None:
    """Measure, and print the figures as JSON."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=GAMES, help="of random play")
    parser.add_argument("--out", type=Path)
    given = parser.parse_args()
    figures: dict[str, Any] = {}

    def measure(title: str, work: Callable[..., Any], *asked: Any) -> Any:
        figures[title] = work(*asked)
        print(title, json.dumps(figures[title]), flush=True)
        return figures[title]

    is_same = True
    for name in NAMES:
        measure(f"{name} first use", first_use, name)
        found = measure(f"{name} random play", random_play, load_game(name), given.games)
        is_same = is_same and all(found[what] for what in SAME)
        for seats, dtype in ((4, "float32"), (4, "float16"), (4, "uint8"), (2, "float32")):
            measure(f"{name} steps, {seats} seats, {dtype}", steps, name, seats, dtype)
        for dtype in DTYPES:
            measure(f"{name} memory, {dtype}", memory, name, dtype)
    for name in PEERS if find_spec("pgx") else ():
        measure(f"pgx {name}", peer, name)
    if given.out:
        given.out.write_text(json.dumps(figures, indent=2) + "\n", "utf-8")
    if not is_same:
        raise SystemExit("games on the card were not the same as on the processor")


if __name__ == "__main__":
    main()
