"""Monte-Carlo tree search over decisions, for any number of seats, with chance sampled and secrets filled in anew for
every playout."""

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from threading import Thread
from typing import Any

import numpy as np

from ratskeller.bots.bot import Seen
from ratskeller.bots.heuristics import Playouts, heuristics_of
from ratskeller.bots.tree import PARAMS_DTYPE, SearchBuffers, new_search_buffers
from ratskeller.bots.tree_search import Judge, heuristics_judge
from ratskeller.core.layout import wide
from ratskeller.core.log import NO_LOG
from ratskeller.core.rng import seed_rng

TREES = 2  # each has a random stream of its own; what they saw is added up, so that two cores find what one would
USUAL = 4000  # playouts for a decision
AT_ONCE = 64  # playouts between two looks at the clock
NODES_FOR_PLAYOUT = 16
MOST_NODES = 400_000


@dataclass(frozen=True)
class Search:
    """Thinks by a number of playouts, and no longer than its clock allows, if it has one."""

    name: str = "search"
    playouts: int | Callable[[Playouts], int] = USUAL  # for a decision; or which of those that the game names
    seconds: float | None = None
    threads: int = TREES
    params: dict[str, float] = field(default_factory=dict)  # where it differs from the game's usual one

    def choose(self, seen: Seen, seed: int) -> int:
        """The legal move that the trees visited most."""
        if len(seen.legal) == 1:
            return seen.legal[0]
        visits = dict.fromkeys(seen.legal, 0)
        for tree in self.think(seen, seed):
            for node in children(tree.nodes, 0):
                visits[int(node["move"])] += int(node["visits"])
        return max(visits, key=lambda move: visits[move])

    def think(self, seen: Seen, seed: int) -> list[SearchBuffers]:
        """Grow the trees, on threads of their own."""
        now = time.monotonic()
        if self.threads == 1:
            shares = [None if self.seconds is None else now + self.seconds * (n + 1) / TREES for n in range(TREES)]
            return [self.grow(seen, seed, number, share) for number, share in enumerate(shares)]
        deadline = None if self.seconds is None else now + self.seconds
        trees: dict[int, SearchBuffers] = {}
        errors: list[BaseException] = []

        def run(number: int) -> None:
            try:
                trees[number] = self.grow(seen, seed, number, deadline)
            except Exception as problem:
                errors.append(problem)

        # A daemon thread doesn't keep a program that ends waiting for it.
        others = [Thread(target=run, args=(number,), daemon=True) for number in range(1, TREES)]
        for other in others:
            other.start()
        run(0)
        for other in others:
            other.join()
        if errors:
            raise errors[0]
        return [trees[number] for number in range(TREES)]

    def judge(self, seen: Seen) -> Judge:
        """The judge of positions and moves for one tree."""
        return heuristics_judge(seen.game, seen.views[0])

    def playouts_for(self, seen: Seen) -> int:
        """How many playouts the decision gets."""
        if isinstance(self.playouts, int):
            return self.playouts
        return self.playouts(heuristics_of(seen.game).playouts(seen.views[0]))

    def grow(self, seen: Seen, seed: int, number: int, deadline: float | None) -> SearchBuffers:
        """Grow one tree until its playouts or the time are used up, or nothing can change its favourite any more."""
        playouts = self.playouts_for(seen) // TREES
        buffers = new_search_buffers(seen.game, min(MOST_NODES, NODES_FOR_PLAYOUT * playouts + seen.game.max_moves))
        seed_rng(buffers.rng, wide(seed), wide(number))
        judge = self.judge(seen)
        params_array = packed(judge.params | self.params)
        has_time = True  # for the first look at least
        while playouts > 0 and has_time and not is_decided(buffers, playouts):
            more = min(AT_ONCE, playouts)
            judge.loops.grow(seen.boxes, judge.data, seen.views, seen.seat, more, params_array, buffers, NO_LOG)
            playouts -= more
            has_time = deadline is None or time.monotonic() < deadline
        return buffers


def packed(params: dict[str, float]) -> Any:
    """Search parameters as loops read them."""
    params_array = np.zeros(1, PARAMS_DTYPE)
    for name, value in params.items():
        params_array[0][name] = value
    return params_array


def children(nodes: Any, node: int) -> Iterator[Any]:
    """The children of a node."""
    child = int(nodes[node]["first"])
    while child:
        yield nodes[child]
        child = int(nodes[child]["following"])


def is_decided(tree: SearchBuffers, playouts: int) -> bool:
    """No other move of the root can catch up with the favourite in the remaining playouts."""
    visits = sorted((int(node["visits"]) for node in children(tree.nodes, 0)), reverse=True)
    return len(visits) > 1 and visits[0] - visits[1] > playouts
