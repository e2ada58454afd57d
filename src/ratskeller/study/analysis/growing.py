"""Trees for an analysis: grown by playouts alone, from what a seat may know."""

from typing import Any

import numpy as np
import numpy.typing as npt

from ratskeller.bots.bot import Seen
from ratskeller.bots.champion import champion_judge
from ratskeller.bots.search import MOST_NODES, NODES_FOR_PLAYOUT, TREES, packed
from ratskeller.bots.tree import SearchBuffers, new_search_buffers
from ratskeller.bots.tree_search import Judge, heuristics_judge
from ratskeller.core.layout import wide
from ratskeller.core.log import NO_LOG
from ratskeller.core.rng import seed_rng
from ratskeller.study.analysis.calibration import JudgeName

Path = tuple[int, ...]  # moves of a turn, one after another

SEARCHED = 1.0  # `value_weight` of a search: it goes by judgement alone


def judge_of(seen: Seen, name: JudgeName) -> Judge:
    """Who judges positions for a search, by name."""
    judge = champion_judge(seen) if name == "learned" else heuristics_judge(seen.game, seen.views[0])
    assert judge is not None, f"no network comes with {seen.game.name}"
    return judge


def grown(
    seen: Seen,
    playouts: int,
    seed: int,
    value_weight: float,
    only: int | None = None,
    *,
    judge_name: JudgeName = "trials",
    keep_leaves: bool = False,
) -> list[SearchBuffers]:
    """Trees of this many playouts in total; with `only`, all of them make this move first.

    `value_weight` is the weight of the evaluation in the value; below 1, games are played to their end.
    """
    judge = judge_of(seen, judge_name)
    params_array = packed(judge.params | {"value_weight": value_weight})
    each = max(1, playouts // TREES)
    nodes = min(MOST_NODES, NODES_FOR_PLAYOUT * each + seen.game.max_moves)
    trees = [new_search_buffers(seen.game, nodes, each if keep_leaves else 0) for _ in range(TREES)]
    for number, tree in enumerate(trees):
        seed_rng(tree.rng, wide(seed), wide(number))
        if only is not None:
            draw_all_attention(tree, seen, only)
        judge.loops.grow(seen.boxes, judge.data, seen.views, seen.seat, each, params_array, tree, NO_LOG)
    return trees


def leaves_of(seen: Seen, playouts: int, seed: int, only: int) -> npt.NDArray[Any]:
    """The positions that this many playouts reach by looking ahead, all after the same first move, and by judgement
    alone."""
    return np.concatenate([tree.leaves for tree in grown(seen, playouts, seed, SEARCHED, only, keep_leaves=True)])


def draw_all_attention(tree: SearchBuffers, seen: Seen, only: int) -> None:
    """Give the root its children ahead of time: with no share of attention, the others are never tried."""
    nodes: Any = tree.nodes
    for move in seen.legal:
        child = int(tree.used[0])
        tree.used[0] += 1
        nodes[child]["move"], nodes[child]["mover"], nodes[child]["prior"] = move, seen.seat, float(move == only)
        nodes[child]["following"] = nodes[0]["first"]
        nodes[0]["first"] = child
