"""Who finishes ahead of whom, for all bots that met at a table."""

from collections import defaultdict
from collections.abc import Iterable
from itertools import combinations

import msgspec

from ratskeller.arena.intervals import share_by_shuffle
from ratskeller.arena.ratings import Placed
from ratskeller.engine.simulate import Share


class Pair(msgspec.Struct, frozen=True):
    """How often one bot finished ahead of another; who finished level counts half."""

    one: str
    other: str
    games: int
    ahead: Share


def pairs_of(shuffles: Iterable[Iterable[Placed]]) -> list[Pair]:
    """All pairs that met, in the order in which they first did."""
    found: dict[tuple[str, str], list[list[float]]] = defaultdict(list)
    for shuffle in shuffles:
        met: dict[tuple[str, str], list[float]] = defaultdict(list)
        for game in shuffle:
            for pair in combinations(dict.fromkeys(game.sides), 2):
                one, other = sorted(pair)
                met[one, other].append(ahead(game, one, other))
        for pair_of, games in met.items():
            found[pair_of].append(games)
    return [
        Pair(one, other, sum(map(len, games)), share_by_shuffle([sum(s) / len(s) for s in games], len(games[0])))
        for (one, other), games in found.items()
    ]


def ahead(game: Placed, one: str, other: str) -> float:
    """Of all seats of one and of another bot, the part of pairs in which the one came first."""
    seated = list(zip(game.sides, game.places, strict=True))
    mine, yours = ([place for side, place in seated if side == bot] for bot in (one, other))
    duels = [1.0 if first < second else 0.5 if first == second else 0.0 for first in mine for second in yours]
    return sum(duels) / len(duels)
