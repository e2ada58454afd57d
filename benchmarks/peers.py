"""Compares the speed of First Rat with that of other engines, in one run on one core.

Every engine plays whole games with random moves; every decision counts, also one with a single legal
move. A peer lives in an environment of its own, made under .peers/ when it is first needed.
"""

import argparse
import json
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
CATANATRON = "catanatron==3.2.1"
PROGRESS_EVERY_S = 2.0

Figures = dict[str, Any]


def main() -> None:
    parser = argparse.ArgumentParser(description="Decisions a second, here and in other engines.")
    parser.add_argument("--games", type=int, default=100, help="games that each peer plays (default: 100)")
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    # What this script asks of itself inside a peer's environment.
    parser.add_argument("--inside", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.games < 1:
        parser.error("--games must be at least 1")
    if options.inside:
        print(json.dumps(play_catanatron(options.games)))
        return
    try:
        result = compare(options.games)
    except subprocess.CalledProcessError as error:
        sys.exit(f"This failed with status {error.returncode}: {' '.join(error.cmd)}")
    print(json.dumps(result, indent=2) if options.json else table(result))


def compare(games: int) -> Figures:
    """The figures of each engine, and how many times faster First Rat is."""
    peer = catanatron(games)
    ours = firstrat()
    ratio = ours["decisions_per_second"] / peer["decisions_per_second"]
    return {"firstrat": ours, "catanatron": peer, "ratio": ratio}


def firstrat() -> Figures:
    """The figures of this project's own `bench` command."""
    progress("First Rat: measuring")
    return answer([sys.executable, "-m", "ratskeller", "bench", "firstrat", "--json"])


def catanatron(games: int) -> Figures:
    """The figures of catanatron, in a process and an environment of its own."""
    python = environment("catanatron", CATANATRON)
    return answer([str(python), str(Path(__file__).resolve()), "--inside", "--games", str(games)])


def play_catanatron(games: int) -> Figures:
    """Plays random games for four with catanatron; only its own environment can run this."""
    from catanatron.game import TURNS_LIMIT, Game
    from catanatron.models.player import Color, RandomPlayer

    decisions = 0
    start = time.perf_counter()
    next_progress = start + PROGRESS_EVERY_S
    for number in range(1, games + 1):
        game = Game([RandomPlayer(color) for color in Color], seed=number)
        while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
            game.play_tick()
            decisions += 1
        if time.perf_counter() >= next_progress:
            progress(f"catanatron: {number} of {games} games")
            next_progress = time.perf_counter() + PROGRESS_EVERY_S
    seconds = time.perf_counter() - start
    return {
        "games": games,
        "decisions": decisions,
        "seconds": seconds,
        "decisions_per_second": decisions / seconds,
    }


def environment(name: str, *requirements: str) -> Path:
    """The Python of an environment in which these are installed one after the other, made if it is not there yet.

    A requirement may also be options with files of this repository: `-r requirements/play.txt`."""
    folder = ROOT / ".peers" / name
    python = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    stamp = folder / "installed.txt"
    files = [word for requirement in requirements for word in requirement.split() if word.endswith(".txt")]
    wanted = "\n".join([*requirements, *((ROOT / file).read_text() for file in files)])
    if stamp.exists() and stamp.read_text() == wanted:
        return python
    progress(f"{name}: installing {', '.join(requirements)}")
    shutil.rmtree(folder, ignore_errors=True)
    uv = shutil.which("uv") or shutil.which("uv", path=ROOT / ".tools" / "bin")
    if uv:
        setup = [uv, "venv", "--quiet", "--python", sys.executable, str(folder)]
        install = [uv, "pip", "install", "--quiet", "--python", str(python)]
    else:
        setup = [sys.executable, "-m", "venv", str(folder)]
        install = [str(python), "-m", "pip", "install", "--quiet"]
    subprocess.run(setup, check=True)
    for requirement in requirements:
        subprocess.run([*install, *requirement.split()], check=True, cwd=ROOT)
    stamp.write_text(wanted)
    return python


def answer(command: list[str]) -> Figures:
    """The JSON object that a command prints; its progress and errors go straight to the terminal."""
    printed = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout
    figures: Figures = json.loads(printed)
    return figures


def table(result: Figures) -> str:
    rows = [f"{name:<12}{result[name]['decisions_per_second']:>14,.0f}" for name in ("firstrat", "catanatron")]
    return "\n".join([f"{'engine':<12}{'decisions/s':>14}", *rows, f"{'ratio':<12}{result['ratio']:>14,.1f}"])


def progress(line: str) -> None:
    print(line, file=sys.stderr, flush=True)


if __name__ == "__main__":
    main()
