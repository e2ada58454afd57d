"""Measures compiled random play of First Rat in every mode, on one core.

`ratskeller bench` measures the standard game for four, and how soon it starts; this shows how the modes differ.
"""

import argparse
import json
import sys
import time
from typing import Any

from ratskeller.core.game import Game
from ratskeller.engine.batch import Batch
from ratskeller.games import load_game
from ratskeller.terminal.compiling import compile_visibly

RUNS = 3

# mode -> people, level and options
MODES: dict[str, tuple[int, str | None, dict[str, str]]] = {
    "2 people": (2, None, {}),
    "3 people": (3, None, {}),
    "4 people": (4, None, {}),
    "5 people": (5, None, {}),
    "4 people, all comics": (4, None, {"comics": "super"}),
    "4 people, variable board": (4, None, {"path": "variable", "tracks": "variable"}),
    "4 people, cumulative lights": (4, None, {"light_bonus": "cumulative"}),
    "alone, easy": (1, "easy", {}),
    "alone, unfair": (1, "unfair", {}),
}


def main() -> None:
    parser = argparse.ArgumentParser(description="Decisions a second of compiled random play, mode by mode.")
    parser.add_argument("--games", type=int, default=4000, help="games a run (default: 4000)")
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    options = parser.parse_args()
    if options.games < 1:
        parser.error("--games must be at least 1")
    game = load_game("firstrat")
    compile_visibly(game, "set_up_all", "play_out")
    figures = {}
    for mode in MODES:
        print(mode, file=sys.stderr, flush=True)
        figures[mode] = measure(game, mode, options.games)
    print(json.dumps(figures, indent=2) if options.json else table(figures))


def measure(game: Game, mode: str, games: int) -> dict[str, Any]:
    """The best of several runs, from set-up to end; every decision counts, also one with a single legal move."""
    people, level, changes = MODES[mode]
    batch = Batch(game, game.profile("standard", changes), people, level, size=games)
    seconds = []
    for _ in range(RUNS):
        began = time.perf_counter()
        batch.set_up(seed=1)
        batch.play_out()
        seconds.append(time.perf_counter() - began)
    decisions = int(batch.decisions.sum())
    return {
        "decisions_per_second": decisions / min(seconds),
        "games_per_second": games / min(seconds),
        "decisions_in_game": decisions / games,
    }


def table(figures: dict[str, dict[str, Any]]) -> str:
    lines = [f"{'mode':<30}{'decisions/s':>14}{'games/s':>12}{'decisions':>12}"]
    for mode, found in figures.items():
        numbers = (found["decisions_per_second"], found["games_per_second"], found["decisions_in_game"])
        lines.append(f"{mode:<30}{numbers[0]:>14,.0f}{numbers[1]:>12,.0f}{numbers[2]:>12,.1f}")
    return "\n".join(lines)


if __name__ == "__main__":
    main()
