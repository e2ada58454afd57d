"""One decision analysed: the best continuation, and what it and the move that was made are worth.

A search finds the best move. The value of a move comes from games that continue from it, the same number for both
moves, or from a network: whichever was found to be more often right at that kind of table.
"""

import math
from typing import NamedTuple

from ratskeller.bots.bot import Seen
from ratskeller.bots.search import TREES
from ratskeller.bots.tree import SearchBuffers
from ratskeller.study.analysis.calibration import Floats, JudgeName, calibration_for, judges_for
from ratskeller.study.analysis.growing import SEARCHED, Path, grown
from ratskeller.study.analysis.worth import worth_of

PLAYOUTS: dict[JudgeName, int] = {"trials": 8000, "learned": 2000}  # for a decision
PART_PLAYED_ON = 4  # one playout of so many is as much as goes on from a single move
DOUBT = 2.0  # standard errors: what differs by less does not differ


class Look(NamedTuple):
    """A decision as it was found to be: chances and points by seat, for the best move and for the one made."""

    best: Path
    before: Floats
    after: Floats
    points_before: Floats
    points_after: Floats
    lost: float


def judge_for(seen: Seen, device: str = "cpu") -> JudgeName:
    """The judge of a decision: on a card trial games, otherwise the one that is better calibrated at the table."""
    return "trials" if device == "cuda" else judges_for(seen.game, seen.views[0]).judge


def look(seen: Seen, move: int, playouts: int, seed: int, device: str = "cpu") -> Look:
    """Judge a move by what its seat could know. The same seed gives the same look on the same device."""
    judge, games = judge_for(seen, device), max(2, playouts // PART_PLAYED_ON)
    best = best_turn(seen, playouts, seed, judge)
    made = worth_of(seen, move, games, seed, device, judge)
    found = made if best[0] == move else worth_of(seen, best[0], games, seed, device, judge)
    calibration = calibration_for(seen.game, seen.views[0], judge)
    progress = calibration.progress(seen.game, seen.views)
    before, after = (calibration.chances(worth.wins, worth.games, progress, seen.seat) for worth in (found, made))
    lost = float(before[seen.seat] - after[seen.seat])
    errors = [
        calibration.error(worth.wins, worth.games, progress, seen.seat) * math.sqrt(worth.variance[seen.seat])
        for worth in (found, made)
    ]
    if lost <= DOUBT * math.hypot(*errors):
        return Look(best, after, after, made.points, made.points, 0.0)
    return Look(best, before, after, found.points, made.points, lost)


def best_turn(seen: Seen, playouts: int, seed: int, judge: JudgeName) -> Path:
    """The rest of the turn that a search prefers: the most visited move, and then the one most visited after it."""
    trees = grown(seen, playouts, seed, SEARCHED, judge_name=judge)
    path: Path = ()
    places = dict.fromkeys(range(TREES), 0)  # the node that each tree is at, while it has gone that way
    while places:
        below = {number: tried(trees[number], node) for number, node in places.items()}
        visits: dict[int, int] = {}
        for number, moves in below.items():
            for move, child in moves.items():
                visits[move] = visits.get(move, 0) + int(trees[number].nodes[child]["visits"])
        if not visits:
            break
        best = max(visits, key=lambda move: visits[move])
        path = (*path, best)
        places = {number: moves[best] for number, moves in below.items() if best in moves}
        places = {number: node for number, node in places.items() if trees[number].nodes[node]["goes_on"]}
    return path


def tried(tree: SearchBuffers, node: int) -> dict[int, int]:
    """The moves that a tree has tried in a place, with their nodes."""
    found = {}
    child = int(tree.nodes[node]["first"])
    while child:
        if tree.nodes[child]["visits"]:
            found[int(tree.nodes[child]["move"])] = child
        child = int(tree.nodes[child]["following"])
    return found
