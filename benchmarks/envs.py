"""Measures the environments and other people's, in one run: random legal moves, for a few seconds each.

PettingZoo's own games live in an environment of their own, made under .peers/ when it is first needed.
"""

import argparse
import json
import random
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np

from peers import answer, environment, progress

PETTINGZOO = "pettingzoo[classic]==1.27.0"
GAMES = 1024  # stepped at once
MANY = 65_536  # whose memory is measured
RUNS = 3  # the best counts: the others were disturbed
GIB = 1 << 30

# interface -> what it has to reach at least
TWO_CORES = "1,024 at once"
TARGETS = {"PettingZoo": 40_000, "OpenSpiel": 60_000, TWO_CORES: 2_000_000}
LEARNERS = "Gymnasium"  # steps of learners, bots on the other seats; as fast as the bots are, so without a target
BOTS = ("random", "impulse", "greedy")
FEW = 16  # games that Gymnasium's own vector environment steps, one after the other
OURS = {"First Rat": ("firstrat", 4), "The Pied Piper": ("piedpiper", 4)}
CLASSIC = {
    "tic-tac-toe": "tictactoe_v3",
    "Connect Four": "connect_four_v3",
    "chess": "chess_v6",
    "Texas hold'em": "texas_holdem_v4",
}
SPIELS = {
    "gin rummy": "gin_rummy",
    "hearts": "hearts",
    "backgammon": "backgammon",
    "tic-tac-toe in Python": "python_tic_tac_toe",
}
GYMNASIA = {  # games of Gymnasium's own, how many at once, and how they are stepped
    f"CartPole, {GAMES:,}, NumPy": ("CartPole-v1", GAMES, "vector_entry_point"),
    f"CartPole, {FEW}, sync": ("CartPole-v1", FEW, "sync"),
    f"Blackjack, {FEW}, sync": ("Blackjack-v1", FEW, "sync"),
}
clock: Callable[[], float] = time.perf_counter
Timed = tuple[str, Callable[[float], int]]  # a title, and what plays until a time and counts its steps


def main() -> None:
    parser = argparse.ArgumentParser(description="Steps a second of the environments, here and elsewhere, and memory.")
    parser.add_argument("--seconds", type=float, default=2.0, help="of each run; the best of 3 counts (default: 2)")
    parser.add_argument("--alone", action="store_true", help="without the games of others")
    parser.add_argument(
        "--cpu", action="store_true", help="count seconds of a core, not of the clock: on a busy machine"
    )
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    # What this script asks of itself in other processes.
    parser.add_argument("--classic", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--memory", choices=[name for name, _ in OURS.values()], help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.cpu:
        global clock
        clock = time.process_time
    if options.seconds <= 0:
        parser.error("--seconds must be more than 0")
    if options.classic:
        print(json.dumps(measured(classic_games(), options.seconds)))
    elif options.memory:
        print(json.dumps({"bytes": memory_of(options.memory)}))
    else:
        try:
            found = compare(options.seconds, options.alone)
        except subprocess.CalledProcessError as error:
            sys.exit(f"This failed with status {error.returncode}: {' '.join(error.cmd)}")
        print(json.dumps(found, indent=2) if options.json else table(found))


def compare(seconds: float, alone: bool) -> dict[str, Any]:
    """Steps a second by interface, here and elsewhere, and the memory of many games."""
    found: dict[str, Any] = {}
    for interface, ours in (("PettingZoo", our_agents), ("OpenSpiel", our_spiels), (TWO_CORES, our_vectors)):
        found[interface] = {"here": measured(ours(), seconds), "elsewhere": {}}
    found[LEARNERS] = {"here": measured(our_learners(), seconds), "elsewhere": {}}
    if not alone:
        found[LEARNERS]["elsewhere"] = measured(gymnasia(), seconds)
        found["OpenSpiel"]["elsewhere"] = measured(spiels(SPIELS), seconds)
        python = str(environment("pettingzoo", PETTINGZOO))
        script = str(Path(__file__).resolve())
        found["PettingZoo"]["elsewhere"] = answer(
            [python, script, "--classic", "--seconds", str(seconds), *(["--cpu"] if clock is time.process_time else [])]
        )
    found["memory"] = {}
    for title, (name, _) in OURS.items():
        progress(f"memory of {MANY:,} games of {title}")
        found["memory"][title] = answer([sys.executable, str(Path(__file__).resolve()), "--memory", name])["bytes"]
    return found


def measured(games: Iterator[Timed], seconds: float) -> dict[str, float]:
    """The steps a second of each game: of the best of several runs."""
    found = {}
    for name, play in games:
        progress(name)
        play(0.0)  # compiles, and fills caches
        rates = []
        for _ in range(RUNS):
            began = clock()
            steps = play(began + seconds)
            rates.append(steps / (clock() - began))
        found[name.rpartition(": ")[2]] = max(rates)
    return found


def our_agents() -> Iterator[Timed]:
    """Our games in PettingZoo."""
    from ratskeller.envs.aec import SeatsEnv
    from ratskeller.games import load_game

    for title, (name, people) in OURS.items():
        env = SeatsEnv(load_game(name), people)
        yield f"PettingZoo here: {title}", partial(turns, env)


def classic_games() -> Iterator[Timed]:
    """PettingZoo's own games; only their own environment can run this."""
    from importlib import import_module

    for title, name in CLASSIC.items():
        env = import_module(f"pettingzoo.classic.{name}").raw_env()
        yield f"PettingZoo elsewhere: {title}", partial(turns, env)


def turns(env: Any, until: float) -> int:
    """Turns taken in games of random legal moves, as PettingZoo's own benchmark takes them."""
    env.reset(seed=1)
    taken = 0
    while True:
        for _ in range(50):
            seen, _, ended, cut, _ = env.last()
            env.step(None if ended or cut else random.choice(np.flatnonzero(seen["action_mask"]).tolist()))
            taken += 1
            if all(env.terminations.values()) or all(env.truncations.values()):
                env.reset()
        if clock() >= until:
            return taken


def our_spiels() -> Iterator[Timed]:
    """Our games in OpenSpiel."""
    import ratskeller.envs.spiel  # noqa: F401  registers them

    yield from spiels({title: f"python_{name}(players={people})" for title, (name, people) in OURS.items()}, "here")


def spiels(games: dict[str, str], where: str = "elsewhere") -> Iterator[Timed]:
    """Games in OpenSpiel."""
    import open_spiel.python.games  # noqa: F401  registers those that are written in Python
    import pyspiel

    for title, name in games.items():
        game = pyspiel.load_game(name)
        yield f"OpenSpiel {where}: {title}", partial(decisions, game)


def decisions(game: Any, until: float) -> int:
    """Decisions of players in games of random moves, stepped from Python; chance is drawn here, and does not count."""
    taken = 0
    while True:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                moves, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(moves, chances)[0])
            else:
                state.apply_action(random.choice(state.legal_actions()))
                taken += 1
        if clock() >= until:
            return taken


def our_vectors() -> Iterator[Timed]:
    """Our games, many at once on all cores, observations included."""
    from ratskeller.envs.vector import VectorEnv
    from ratskeller.games import load_game

    for title, (name, people) in OURS.items():
        for seats, raw in ((2, False), (people, False), (people, True)):
            many = VectorEnv(load_game(name), seats, games=GAMES, raw=raw)
            yield f"{GAMES:,} at once here: {title}, {seats} seats{', raw' * raw}", partial(steps, many)


def our_learners() -> Iterator[Timed]:
    """One learner in each of many games, as `gymnasium.make_vec` makes them; and a few in Gymnasium's own vector."""
    import gymnasium

    import ratskeller.envs.registering  # noqa: F401  registers them

    for title, (name, people) in OURS.items():
        known = {"firstrat": "ratskeller/FirstRat-v0", "piedpiper": "ratskeller/PiedPiper-v0"}[name]
        for bots in BOTS:
            many = gymnasium.make_vec(known, num_envs=GAMES, people=people, bots=bots)
            yield f"Gymnasium here: {title}, {people} seats, {bots}", partial(learn, many)
        few = gymnasium.make_vec(known, num_envs=FEW, people=people, bots="random", vectorization_mode="sync")
        yield f"Gymnasium here: {title}, {FEW}, sync", partial(learn_slowly, few)


def learn(many: Any, until: float) -> int:
    """Steps of learners that move at random, in all games together."""
    from ratskeller.core.rng import WORDS
    from ratskeller.envs.choosing import sample_all

    many.reset(seed=1)
    games, moves, luck = many.games.games, np.zeros(many.num_envs, np.int64), np.ones(WORDS, np.int64)
    taken = 0
    while True:
        for _ in range(5):
            sample_all(games.legal, games.counts, luck, moves)
            many.step(moves)
            taken += many.num_envs
        if clock() >= until:
            return taken


def learn_slowly(few: Any, until: float) -> int:
    """The same with masks, as an environment of Gymnasium's own gives them."""
    _, info = few.reset(seed=1)
    taken = 0
    while True:
        for _ in range(5):
            masks = info["action_mask"]
            _, _, _, _, info = few.step(np.array([np.flatnonzero(mask)[-1] if mask.any() else 0 for mask in masks]))
            taken += few.num_envs
        if clock() >= until:
            return taken


def gymnasia() -> Iterator[Timed]:
    """Games of Gymnasium's own."""
    import gymnasium

    for title, (name, count, mode) in GYMNASIA.items():
        yield f"Gymnasium elsewhere: {title}", partial(balance, gymnasium.make_vec(name, count, mode))


def balance(many: Any, until: float) -> int:
    """Steps of random moves, all of which are legal."""
    many.reset(seed=1)
    luck, count = np.random.default_rng(1), many.single_action_space.n
    taken = 0
    while True:
        for _ in range(10):
            many.step(luck.integers(count, size=many.num_envs))
            taken += many.num_envs
        if clock() >= until:
            return taken


def steps(many: Any, until: float) -> int:
    """Steps taken in all games together."""
    taken = 0
    while True:
        for _ in range(10):
            many.step(many.sample())
            taken += len(many)
        if clock() >= until:
            return taken


def memory_of(name: str) -> int:
    """The most memory that a process with many games needs, with all that it imports."""
    import resource

    from ratskeller.envs.vector import VectorEnv
    from ratskeller.games import load_game

    many = VectorEnv(load_game(name), load_game(name).people[-1], games=MANY)
    for _ in range(20):
        many.step(many.sample())
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most if sys.platform == "darwin" else most * 1024


def table(found: dict[str, Any]) -> str:
    """All figures, and how many times faster our slowest game is than the fastest one elsewhere."""
    lines = [f"{'interface':<16}{'game':<32}{'steps/s':>12}"]
    by_core = clock is time.process_time  # then two threads take two seconds of a core in one of the clock
    for interface in (*TARGETS, LEARNERS):
        here, elsewhere = found[interface]["here"], found[interface]["elsewhere"]
        lines += [f"{interface:<16}{name:<32}{rate:>12,.0f}" for name, rate in here.items()]
        lines += [f"{'':<16}{name:<32}{rate:>12,.0f}  (elsewhere)" for name, rate in elsewhere.items()]
        if interface not in TARGETS:
            continue
        target = TARGETS[interface] // 2 if by_core and interface == TWO_CORES else TARGETS[interface]
        slowest = min(here.values())
        verdict = "reached" if slowest >= target else "missed"
        lines.append(f"{'':<16}{'target: at least':<32}{target:>12,}  {verdict}")
        if elsewhere:
            lines.append(f"{'':<16}{'slowest to fastest peer':<32}{slowest / max(elsewhere.values()):>12,.1f}")
    for title, size in found["memory"].items():
        verdict = "reached" if size < GIB else "missed"
        lines.append(f"{'memory':<16}{f'{MANY:,} {title}':<32}{size >> 20:>8,} MiB  under 1,024: {verdict}")
    return "\n".join(lines)


if __name__ == "__main__":
    main()
