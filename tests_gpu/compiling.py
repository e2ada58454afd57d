"""Compiles all that the tests need, each part in a process of its own: one after the other it would take minutes."""

import subprocess
import sys
import time

from ratskeller.games import GAMES

PARTS = {
    "random play": """
from ratskeller.engine.batch import Batch
from ratskeller.engine.cuda.batch import CudaBatch
for kind in (CudaBatch, Batch):
    batch = kind(game, game.profile(), 2, size=1)
    batch.play_out()
    batch.points()
""",
    "environments": """
from ratskeller.engine.compiled import compile_entries
from ratskeller.envs.vector import VectorEnv
for asked in ({"dtype": "float32"}, {"dtype": "float16"}, {"dtype": "uint8"}):
    env = VectorEnv(game, 2, games=2, device="cuda", **asked)
    env.step(env.sample())
for raw in (False, True):
    env = VectorEnv(game, 2, games=2, raw=raw)
    env.step(env.sample())
compile_entries(game, ("hide_all",))
""",
    "trial games": """
from ratskeller.study.analysis.compiled import try_once
try_once(game)
""",
    "trial games on the processor": """
from ratskeller.bots import seen_in
from ratskeller.engine.playthrough import Playthrough
from tests.bots.cuda.reference import played_here
play = Playthrough(game, game.profile(), 2, seed=0)
played_here(game, play.boxes, play.positions, 1, 0)
""",
}
BEGIN = "import sys\nfrom ratskeller.games import load_game\ngame = load_game(sys.argv[1])\n"


def compile_all() -> None:
    """Compile every part for every game, all at the same time, and tell when each is done."""
    began = time.monotonic()
    running = {
        f"{name}, {part}": subprocess.Popen([sys.executable, "-c", BEGIN + code, name])
        for name in GAMES
        for part, code in PARTS.items()
    }
    print(f"compiling {len(running)} parts, or loading what was compiled", flush=True)
    failed = []
    while running:
        time.sleep(0.2)
        for what, process in [*running.items()]:
            if process.poll() is not None:
                del running[what]
                failed += [what] if process.returncode else []
                print(f"{time.monotonic() - began:5.0f} s: {what}", flush=True)
    if failed:
        raise SystemExit(f"could not be compiled: {'; '.join(failed)}")
