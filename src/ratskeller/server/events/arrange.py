"""Puts people at tables so that what it costs when two of them meet is as little as a search finds."""

import random
from collections.abc import Callable, Sequence

from ratskeller.server.events.history import Pair

Cost = Callable[[Pair], float]
RESTARTS = 12  # beginnings that are tried; the first one is the order that was given


def arrange(people: Sequence[int], sizes: Sequence[int], cost: Cost, *, restarts: int = RESTARTS) -> list[list[int]]:
    """Tables of these sizes. Two people of different tables are exchanged as long as that lowers the cost, from several
    starting points; the same people at the same cost always get the same tables."""
    costs = {(a, b): cost((min(a, b), max(a, b))) for a in people for b in people if a != b}
    rng = random.Random(len(people))
    best: list[list[int]] = []
    least = float("inf")
    for restart in range(restarts):
        order = list(people)
        if restart:
            rng.shuffle(order)
        tables = improved(dealt(order, sizes), costs)
        total = sum(cost_at(table, person, costs) for table in tables for person in table) / 2
        if total < least:
            best, least = tables, total
        if least <= 0:
            break
    return best


def dealt(order: Sequence[int], sizes: Sequence[int]) -> list[list[int]]:
    """People in their order, cut into tables."""
    tables, begin = [], 0
    for size in sizes:
        tables.append(list(order[begin : begin + size]))
        begin += size
    return tables


def improved(tables: list[list[int]], costs: dict[Pair, float]) -> list[list[int]]:
    """The tables after all exchanges of two people that make them better."""
    is_better = True
    while is_better:
        is_better = False
        for number, one in enumerate(tables):
            for other in tables[number + 1 :]:
                is_better |= exchanged(one, other, costs)
    return tables


def exchanged(one: list[int], other: list[int], costs: dict[Pair, float]) -> bool:
    """Exchange people of two tables where that costs less; whether any were."""
    is_better = False
    for i in range(len(one)):
        for j in range(len(other)):
            a, b = one[i], other[j]
            now = cost_at(one, a, costs) + cost_at(other, b, costs)
            then = sum(costs[a, c] for c in other if c != b) + sum(costs[b, c] for c in one if c != a)
            if then < now - 1e-9:
                one[i], other[j] = b, a
                is_better = True
    return is_better


def cost_at(table: Sequence[int], person: int, costs: dict[Pair, float]) -> float:
    """What it costs that somebody meets the others of a table."""
    return sum(costs[person, other] for other in table if other != person)
