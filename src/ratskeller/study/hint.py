"""The best few whole turns, with what they lead to."""

import time
from collections.abc import Iterator
from typing import Any

import msgspec
import numpy as np

from ratskeller.bots.bot import Seen
from ratskeller.bots.champion import Champion
from ratskeller.bots.search import Search
from ratskeller.bots.tree import SearchBuffers
from ratskeller.core.errors import SetupError
from ratskeller.games import has_part, part_of
from ratskeller.study.analysis.calibration import Floats, JudgeName, calibration_for, judges_for
from ratskeller.study.analysis.growing import Path, grown
from ratskeller.study.analysis.worth import PLAYED_ON

PLAYOUTS = 10_000_000  # more than any time suffices for
PARAMS: dict[JudgeName, dict[str, float]] = {
    "trials": {"value_weight": 0.5},  # half of the worth from games played to their end, which give chances and points
    "learned": {"prior_temperature": 4.0},  # so sure of its moves, a network would hardly look at others
}
TO_END = 32  # games of a network that are played to their end, for the points after a move
SEARCHES: dict[JudgeName, type[Search]] = {"trials": Search, "learned": Champion}


class Turn(msgspec.Struct, frozen=True):
    """One way to play the rest of the turn. Lists have a value for each seat."""

    moves: list[int]
    share: float  # of all playouts that went this way: the higher, the surer
    wins: list[float]  # chance to win, shared victories in parts
    points: list[float]  # expected final points


class Hint(msgspec.Struct, frozen=True):
    """What a search found in a time."""

    turns: list[Turn]  # best first
    before: list[float]  # everybody's chance to win over all turns that were tried, the best ones most often
    playouts: int
    seconds: float


def hint(seen: Seen, seconds: float = 1.0, turns: int = 3, seed: int = 0, goal: str | None = None) -> Hint:
    """Search for so long; the whole turns that were visited most.

    With a challenge as its goal, it looks for turns that lead to that, and `wins` say how promising they are for it:
    from 0 to 1, but never calibrated, and so no chances."""
    began = time.monotonic()
    judge = judges_for(seen.game, seen.views[0]).judge
    search = goal_search(seen, goal, seconds) if goal else usual_search(judge, seconds)
    trees = search.think(seen, seed)
    playouts = sum(int(tree.nodes[0]["visits"]) for tree in trees)

    def told(nodes: list[Any]) -> list[float]:
        return mean(seen, "worth", nodes) if goal else chances(seen, judge, nodes)

    def points(path: Path, nodes: list[Any]) -> list[float]:
        if goal or judge == "trials":
            return mean(seen, "points", nodes)
        return points_after(seen, path[0], seed)

    found: dict[Path, list[Any]] = {}
    for tree in trees:
        for path, node in whole_turns(tree):
            found.setdefault(path, []).append(node)
    best = sorted(found.items(), key=lambda way: -sum(int(node["visits"]) for node in way[1]))[:turns]
    return Hint(
        turns=[Turn(list(path), visits_of(nodes) / playouts, told(nodes), points(path, nodes)) for path, nodes in best],
        before=told([tree.nodes[0] for tree in trees]),
        playouts=playouts,
        seconds=time.monotonic() - began,
    )


def usual_search(judge: JudgeName, seconds: float) -> Search:
    """A search for victory, by who judges at the table."""
    return SEARCHES[judge](playouts=PLAYOUTS, seconds=seconds, params=PARAMS[judge])


def goal_search(seen: Seen, goal: str, seconds: float) -> Search:
    """A search for a challenge; a game without any refuses it."""
    if not has_part(seen.game.name, "study", "goal"):
        raise SetupError(f"{seen.game.name} has no challenges")
    if seen.views[0]["level"] < 0:
        raise SetupError("challenges are for one person alone")
    search: Search = part_of(seen.game.name, "study", "goal").hint_search(goal, PLAYOUTS, seconds)
    return search


def whole_turns(tree: SearchBuffers) -> Iterator[tuple[Path, Any]]:
    """Every way through the tree to the end of the turn that was visited at all, with the node where it ends."""
    ways: list[tuple[Path, int]] = [((), 0)]
    while ways:
        path, node = ways.pop()
        child = int(tree.nodes[node]["first"])
        while child:
            found = tree.nodes[child]
            way = (*path, int(found["move"]))
            if found["visits"] and found["goes_on"]:
                ways.append((way, child))
            elif found["visits"]:
                yield way, found
            child = int(found["following"])


def visits_of(nodes: list[Any]) -> int:
    """How often all trees came by."""
    return sum(int(node["visits"]) for node in nodes)


def total(seen: Seen, figure: str, nodes: list[Any]) -> Floats:
    """What all trees have summed up, for each seat."""
    seats = int(seen.views[0]["seats"])
    found: Floats = np.sum([node[figure][:seats].astype(float) for node in nodes], axis=0)
    return found


def mean(seen: Seen, figure: str, nodes: list[Any]) -> list[float]:
    """What all trees found on the average, for each seat."""
    found: list[float] = (total(seen, figure, nodes) / max(visits_of(nodes), 1)).tolist()
    return found


def points_after(seen: Seen, move: int, seed: int) -> list[float]:
    """The points that a network expects in the end after a move: it judges positions without playing on."""
    ends = [tree.nodes[0] for tree in grown(seen, TO_END, seed, PLAYED_ON, move, judge_name="learned")]
    return mean(seen, "points", ends)


def chances(seen: Seen, judge: JudgeName, nodes: list[Any]) -> list[float]:
    """Each seat's chance to win: won trial games, or what a network thinks of it, calibrated as in an analysis."""
    if judge == "trials":
        return mean(seen, "wins", nodes)
    calibration = calibration_for(seen.game, seen.views[0], judge)
    progress = calibration.progress(seen.game, seen.views)
    worth, visits = total(seen, "worth", nodes), visits_of(nodes)
    found: list[float] = calibration.chances(worth, visits, progress, seen.seat).tolist()
    return found
