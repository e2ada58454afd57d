"""The rules on a card: random play, environments, trial games, memory and compiling; beside the processors there and
beside pgx, all in one table.

python benchmarks/gpu.py --out figures.json

It fails if any game ends otherwise on the card than on the processor. Where pgx is not installed, it says so.
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

from ratskeller.bots.bot import seen_in
from ratskeller.bots.cuda.trials import play_trials
from ratskeller.core.errors import SetupError
from ratskeller.core.game import Game
from ratskeller.engine.batch import Batch
from ratskeller.engine.bench import SEATS, best_time
from ratskeller.engine.cuda.array import CudaArray
from ratskeller.engine.cuda.batch import CudaBatch
from ratskeller.engine.cuda.bench import GAMES, decisions_per_second
from ratskeller.engine.cuda.card import check_device
from ratskeller.engine.cuda.target import cuda
from ratskeller.engine.playthrough import Playthrough
from ratskeller.envs.vector import VectorEnv
from ratskeller.games import GAMES as NAMES
from ratskeller.games import load_game
from ratskeller.study.analysis.growing import leaves_of
from ratskeller.study.analysis.worth import REPEATS, worth_here

AT_ONCE = 131_072  # games that are stepped
STEPS = 200
TRIALS = 2000  # trial games for a move, on a processor
THEIRS = f"million steps a second, {SEATS} seats, float32, checked"  # the row that pgx has a figure for
STEPPED = ((SEATS, "float32"), (SEATS, "float16"), (SEATS, "uint8"), (2, "float32"))
DTYPES = ("float32", "float16", "uint8")
PEERS = ("chess", "go_9x9", "sparrow_mahjong", "hex")
FIRST_USE = """
import json, sys, time
from ratskeller.engine.cuda.batch import CudaBatch
from ratskeller.envs.vector import VectorEnv
from ratskeller.games import load_game
from ratskeller.study.analysis.compiled import try_once
game = load_game(sys.argv[1])

def step():
    env = VectorEnv(game, 4, games=64, device="cuda")
    env.step(env.sample())

found = {}
for what, work in (
    ("random play", lambda: CudaBatch(game, game.profile(), 4, size=64).play_out()),
    ("step", step),
    ("trial game", lambda: try_once(game)),
):
    began = time.perf_counter()
    work()
    found[what] = time.perf_counter() - began
print(json.dumps(found))
"""

Figures = dict[str, float]  # by what they are


def random_play(game: Game, games: int) -> Figures:
    """Games that are played to their end, here and on the card. They must be the same."""
    threads = os.cpu_count() or 1
    card = CudaBatch(game, game.profile(), SEATS, size=games, seed=7)
    card.play_out()
    Batch(game, game.profile(), SEATS, size=1).play_out()  # loads what is compiled
    here = Batch(game, game.profile(), SEATS, size=games, seed=7)
    began = time.perf_counter()
    decisions = here.play_out(threads)
    seconds = time.perf_counter() - began
    is_same = card.positions.tobytes() == here.positions.tobytes() and (card.decisions == here.decisions).all()
    if not is_same or any((ours != theirs).any() for ours, theirs in zip(card.points(), here.points(), strict=True)):
        raise SystemExit(f"{game.name}: games on the card were not the same as on the processor")
    return {
        "million decisions a second of random play": decisions_per_second(game, games) / 1e6,
        f"the same on {threads} cores": decisions / seconds / 1e6,
    }


def steps(name: str, seats: int, dtype: str) -> Figures:
    """Environments with observations, masks and new games, moves being drawn on the card."""
    env = VectorEnv(name, seats, games=AT_ONCE, dtype=dtype, device="cuda")

    def run(check: bool) -> None:
        for _ in range(STEPS):
            env.step(env.sample(), check=check)
        cuda.synchronize()

    run(False)  # so that games are at different stages
    return {
        f"million steps a second, {seats} seats, {dtype}, {'' if check else 'not '}checked": (
            AT_ONCE * STEPS / best_time(partial(run, check), runs=3) / 1e6
        )
        for check in (True, False)
    }


def trial_games(game: Game) -> Figures:
    """What the first move of a game is worth, by trial games on the card and on one core."""
    play = Playthrough(game, game.profile(), SEATS, seed=1)
    seen = seen_in(play)
    leaves = leaves_of(seen, TRIALS, 1, seen.legal[0])
    ways: dict[str, tuple[Callable[[], Any], int]] = {
        "the card": (partial(play_trials, game, play.boxes, leaves, REPEATS, 1), TRIALS * REPEATS),
        "one core": (partial(worth_here, seen, seen.legal[0], TRIALS, 1), TRIALS),
    }
    found = {}
    for where, (work, games) in ways.items():
        work()  # loads what is compiled
        found[f"thousand trial games a second on {where}"] = games / best_time(work, runs=3) / 1e3
    return found


def memory(name: str, dtype: str) -> Figures:
    """What a million environments take of the card."""
    env = VectorEnv(name, SEATS, games=GAMES, dtype=dtype, device="cuda")
    taken = sum(value.nbytes for value in vars(env).values() if isinstance(value, CudaArray))
    return {f"GB for {GAMES:,} environments, {dtype}": taken / 1e9}


def first_use(name: str) -> Figures:
    """How soon things happen in a new process, with an empty cache and with a full one."""
    found = {}
    with tempfile.TemporaryDirectory(prefix="ratskeller-bench-") as folder:
        for state in ("compiled", "cached"):
            command = [sys.executable, "-c", FIRST_USE, name]
            answer = subprocess.run(
                command, check=True, stdout=subprocess.PIPE, env=os.environ | {"RATSKELLER_CACHE": folder}
            )
            for what, seconds in json.loads(answer.stdout).items():
                found[f"seconds to the first {what}, {state}"] = seconds
    return found


def peer(name: str) -> Figures:
    """A game of pgx: random legal moves in one scan, with observations and new games."""
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
    seconds = best_time(lambda: jax.block_until_ready(run(carry)), runs=2)
    return {THEIRS: AT_ONCE * (STEPS // 2) / seconds / 1e6}


def print_table(figures: dict[str, Figures]) -> None:
    """A row for each figure, a column for each game, ours and theirs."""
    titles = list(dict.fromkeys(title for found in figures.values() for title in found))
    rows = [["", *figures]]
    for title in titles:
        rows.append([title, *(f"{found[title]:,.1f}" if title in found else "" for found in figures.values())])
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for title, *cells in rows:
        print("  ".join([title.ljust(widths[0]), *map(str.rjust, cells, widths[1:])]).rstrip())
    if not find_spec("pgx"):
        print("pgx is not installed here: its games are left out")


def main() -> None:
    """Measure, telling how far it is, and print the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=GAMES, help="of random play")
    parser.add_argument("--out", type=Path, help="a file for the figures as JSON")
    given = parser.parse_args()
    try:
        check_device("cuda")
    except SetupError as error:
        parser.error(str(error))
    figures: dict[str, Figures] = {}

    def note(column: str, found: Figures) -> None:
        figures.setdefault(column, {}).update(found)
        print(
            column, json.dumps({what: round(figure, 2) for what, figure in found.items()}), file=sys.stderr, flush=True
        )

    for name in NAMES:
        note(name, random_play(load_game(name), given.games))
        for seats, dtype in STEPPED:
            note(name, steps(name, seats, dtype))
        note(name, trial_games(load_game(name)))
        for dtype in DTYPES:
            note(name, memory(name, dtype))
        note(name, first_use(name))
    for name in PEERS if find_spec("pgx") else ():
        note(f"pgx {name}", peer(name))
    print_table(figures)
    if given.out:
        given.out.write_text(json.dumps(figures, indent=2) + "\n", "utf-8")


if __name__ == "__main__":
    main()
