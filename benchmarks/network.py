"""Measures how long a network takes to judge a position in compiled code, on one core: with random weights, since those
cost as much as any."""

import argparse
import time

import numpy as np

from ratskeller.bots import make_bot, seen_in
from ratskeller.bots.features import features_of
from ratskeller.bots.network.forward import new_network_buffers
from ratskeller.bots.network.judging import network_loops_for
from ratskeller.bots.network.weights import NARROW, WIDE, new_network
from ratskeller.core.game import Game
from ratskeller.engine.playthrough import Playthrough
from ratskeller.games import GAMES, has_part, load_game

REPEATS = 20


def main() -> None:
    parser = argparse.ArgumentParser(description="Microseconds for a judgement by a network, on one core.")
    parser.add_argument("--wide", type=int, default=WIDE, help=f"size of the first layer (default: {WIDE})")
    parser.add_argument("--narrow", type=int, default=NARROW, help=f"size of the second layer (default: {NARROW})")
    options = parser.parse_args()
    print(f"{'game':<10} {'seats':>5} {'features':>8} {'µs for features':>16} {'µs for chances':>15}")
    for name in GAMES:
        if has_part(name, "bots", "features"):
            game = load_game(name)
            for seats in (2, 4):
                features, chances = measure(game, seats, options.wide, options.narrow)
                print(f"{name:<10} {seats:>5} {features_of(game).size:>8} {features:>16.2f} {chances:>15.2f}")


def measure(game: Game, seats: int, wide: int, narrow: int) -> tuple[float, float]:
    """The least time for the features of a position, and for all of its judgement."""
    bot, play, found = make_bot("impulse"), Playthrough(game, game.profile(), seats, seed=1), []
    while not play.is_over:
        found.append(play.positions.copy())
        play.apply_number(bot.choose(seen_in(play), len(found)))
    positions = np.concatenate(found)
    loops, networks = network_loops_for(game), (new_network_buffers(game, new_network(game, 1, wide, narrow)),)
    viewers, most = positions["actor"].astype(np.int64), features_of(game).most
    active, rows = np.zeros(most, np.int64), np.zeros((len(positions), most), np.int16)
    chances = np.zeros((len(positions), game.people[-1]))
    times: list[list[float]] = [[], []]
    for _ in range(REPEATS):
        began = time.perf_counter()
        loops.list_all_features(play.boxes, positions, viewers, active, rows)
        then = time.perf_counter()
        loops.chances_of_all(play.boxes, networks, positions, viewers, chances)
        times[0].append(then - began)
        times[1].append(time.perf_counter() - then)
    return min(times[0]) / len(positions) * 1e6, min(times[1]) / len(positions) * 1e6


if __name__ == "__main__":
    main()
