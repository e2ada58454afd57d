"""The best few whole turns, with what they lead to."""

import time
from collections.abc import Iterator
from typing import Any

import msgspec

from ratskeller.bots.bot import Seen
from ratskeller.bots.search import Search
from ratskeller.bots.tree import SearchBuffers

PLAYOUTS = 10_000_000  # more than any time suffices for
PARAMS = {"value_weight": 0.5}  # half of the worth from games played to their end, which give chances and points

Path = tuple[int, ...]


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


def hint(seen: Seen, seconds: float = 1.0, turns: int = 3, seed: int = 0) -> Hint:
    """Search for so long; the whole turns that were visited most."""
    began = time.monotonic()
    search = Search(playouts=PLAYOUTS, seconds=seconds, params=PARAMS)
    trees = search.think(seen, seed)
    playouts = sum(int(tree.nodes[0]["visits"]) for tree in trees)
    seats = int(seen.views[0]["seats"])
    found: dict[Path, list[Any]] = {}
    for tree in trees:
        for path, node in whole_turns(tree):
            found.setdefault(path, []).append(node)
    best = sorted(found.items(), key=lambda way: -sum(int(node["visits"]) for node in way[1]))[:turns]
    return Hint(
        turns=[summed(path, nodes, playouts, seats) for path, nodes in best],
        before=(sum(tree.nodes[0]["wins"][:seats].astype(float) for tree in trees) / max(playouts, 1)).tolist(),
        playouts=playouts,
        seconds=time.monotonic() - began,
    )


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


def summed(path: Path, nodes: list[Any], playouts: int, seats: int) -> Turn:
    """What all trees know of one way."""
    visits = sum(int(node["visits"]) for node in nodes)
    wins, points = (sum(node[figure][:seats].astype(float) for node in nodes) / visits for figure in ("wins", "points"))
    return Turn(list(path), visits / playouts, wins.tolist(), points.tolist())
