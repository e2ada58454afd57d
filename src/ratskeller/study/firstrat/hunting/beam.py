"""A beam search through one game whose luck is known: round by round, only the best positions go on."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from ratskeller.bots.heuristics_loops import bot_loops_for
from ratskeller.bots.tree import new_turn_buffers
from ratskeller.core.game import Game
from ratskeller.core.log import NO_LOG
from ratskeller.core.profile import Profile
from ratskeller.engine.compiled import load_loops, loops_for
from ratskeller.engine.playthrough import Playthrough
from ratskeller.study.firstrat.hunting.aim import aim_at
from ratskeller.study.firstrat.hunting.promise import MET
from ratskeller.study.firstrat.hunting.shelf import Shelf, new_shelf

LOOPS = Path(__file__).with_name("loops.py")
LIMIT = 4000  # decisions looked at from one position
LONGEST = 60  # rounds


def hunting_loops_for(game: Game) -> Any:
    """The module of the hunt's loops around the rules."""
    rules = game.rules._asdict()
    rules |= {"draw_chance": loops_for(game).draw_chance, "settle": bot_loops_for(game).settle}
    return load_loops(LOOPS, f"ratskeller.study.firstrat.hunting.loops_{game.name}", rules)


@dataclass(frozen=True)
class Catch:
    """The game that came nearest to an aim on one seed."""

    seed: int
    decisions: tuple[int, ...]
    nearness: float

    @property
    def is_met(self) -> bool:
        return self.nearness >= MET


def scout_seeds(game: Game, profile: Profile[Any], level: int, first: int, count: int) -> Any:
    """How many rounds Greg leaves a person in the games of these seeds."""
    rounds, moves = np.zeros(count, np.int64), np.zeros(game.max_moves, np.int64)
    positions, blank = np.zeros(1, game.position), np.zeros(1, game.position)
    hunting_loops_for(game).scout(game.pack(profile), positions, blank, level, first, moves, rounds, NO_LOG)
    return rounds


def search_seed(
    game: Game, profile: Profile[Any], level: int, challenge: str, seed: int, horizon: int, width: int
) -> Catch | None:
    """The nearest game to a challenge that a beam of some width finds on a seed; None where none ended well."""
    loops, boxes = hunting_loops_for(game), game.pack(profile)
    aims, weights = aim_at(challenge, horizon)
    turn_buffers, ended = new_turn_buffers(game), new_shelf(game, 1, 1)
    shelf, following = new_shelf(game, width), new_shelf(game, width)
    shelf.positions[0] = Playthrough(game, profile, 1, game.levels[level], seed=seed).position
    shelf.used[0] = 1
    best: Catch | None = None
    past: list[list[tuple[int, tuple[int, ...]]]] = []
    for _ in range(LONGEST):
        clear(following)
        loops.expand(boxes, weights, aims, shelf, LIMIT, following, ended, turn_buffers, NO_LOG)
        if ended.used[0] and (best is None or ended.values[0] > best.nearness):
            best = Catch(seed, way_to(past, ended, 0), float(ended.values[0]))
        if not following.used[0] or (best and best.is_met):
            break
        past.append([entry_of(following, slot) for slot in range(following.used[0])])
        shelf, following = following, shelf
    return best


def clear(shelf: Shelf) -> None:
    """Take all off a shelf."""
    shelf.used[0] = 0
    shelf.seen[:] = -1  # type: ignore[index]


def entry_of(shelf: Shelf, slot: int) -> tuple[int, tuple[int, ...]]:
    """Where a position came from, and by which decisions."""
    return int(shelf.parents[slot]), tuple(shelf.moves[slot, : shelf.lengths[slot]].tolist())


def way_to(past: list[list[tuple[int, tuple[int, ...]]]], shelf: Shelf, slot: int) -> tuple[int, ...]:
    """All decisions from the first of the game to a position of a shelf."""
    parent, way = entry_of(shelf, slot)
    for entries in reversed(past):
        parent, moves = entries[parent]
        way = moves + way
    return way
