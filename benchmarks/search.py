"""Measures how many playouts the search of bots makes in a second, on one core, from positions in mid-game.

The positions are the middles of games between greedy bots. Playouts go on to the end of the game, as those of hints do,
or to the end of the turn, as those of levels do.
"""

import argparse
import json
import sys
import time
from typing import Any

from ratskeller.bots import make_bot, seen_in
from ratskeller.bots.search import Search
from ratskeller.core.game import Game
from ratskeller.engine.playthrough import Playthrough
from ratskeller.games import GAMES, load_game
from ratskeller.terminal.compiling import compile_bots_visibly


def main() -> None:
    parser = argparse.ArgumentParser(description="Playouts a second of the bots' search, on one core.")
    parser.add_argument("--positions", type=int, default=10, help="positions for each number of seats (default: 10)")
    parser.add_argument("--seconds", type=float, default=1.0, help="time for each position (default: 1)")
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    options = parser.parse_args()
    if options.positions < 1 or options.seconds <= 0:
        parser.error("--positions and --seconds must be more than 0")
    figures = []
    for name in GAMES:
        game = load_game(name)
        compile_bots_visibly(game)
        for seats in (2, 4):
            print(f"{name}, {seats} seats", file=sys.stderr, flush=True)
            for whole in (True, False):
                figures.append(measure(game, seats, options.positions, options.seconds, whole=whole))
    print(json.dumps(figures, indent=2) if options.json else table(figures))


def middle(game: Game, seats: int, seed: int) -> Playthrough:
    """A position halfway through a game between greedy bots."""
    moves: list[int] = []
    bot = make_bot("greedy")
    play = Playthrough(game, game.profile(), seats, seed=seed)
    while not play.is_over:
        moves.append(bot.choose(seen_in(play), len(moves)))
        play.apply_number(moves[-1])
    play = Playthrough(game, game.profile(), seats, seed=seed)
    for move in moves[: len(moves) // 2]:
        play.apply_number(move)
    return play


def measure(game: Game, seats: int, positions: int, seconds: float, *, whole: bool) -> dict[str, Any]:
    """Playouts a second, over all positions: to the end of the game, or to that of the turn."""
    search = Search(playouts=10**9, params={"value_weight": 0.0 if whole else 1.0})
    playouts, taken = [], []
    for seed in range(positions):
        seen = seen_in(middle(game, seats, seed))
        search.grow(seen, seed, 0, time.monotonic() + 0.01)  # loads what is compiled
        began = time.perf_counter()
        tree = search.grow(seen, seed, 0, time.monotonic() + seconds)
        taken.append(time.perf_counter() - began)
        playouts.append(int(tree.nodes[0]["visits"]))
    speeds = [count / time for count, time in zip(playouts, taken, strict=True)]
    return {
        "game": game.name,
        "seats": seats,
        "to_the_end_of": "the game" if whole else "the turn",
        "positions": positions,
        "playouts_per_second": round(sum(playouts) / sum(taken)),
        "slowest": round(min(speeds)),
        "fastest": round(max(speeds)),
    }


def table(figures: list[dict[str, Any]]) -> str:
    """The figures for reading."""
    lines = [f"{'game':<10} {'seats':>5} {'to the end of':<13} {'playouts/s':>11} {'slowest':>9} {'fastest':>9}"]
    for row in figures:
        lines.append(
            f"{row['game']:<10} {row['seats']:>5} {row['to_the_end_of']:<13} {row['playouts_per_second']:>11,}"
            f" {row['slowest']:>9,} {row['fastest']:>9,}"
        )
    return "\n".join(lines)


if __name__ == "__main__":
    main()
