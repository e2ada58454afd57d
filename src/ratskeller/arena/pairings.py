"""Which bots meet at which table of a tournament."""

from collections.abc import Sequence
from itertools import combinations, cycle, islice, pairwise
from typing import Literal

from ratskeller.arena.lineup import rotations

Kind = Literal["round-robin", "ladder", "duels"]


def pairings(bots: Sequence[str], seats: int, kind: Kind) -> list[tuple[str, ...]]:
    """The line-ups for a table of so many seats, each played in all its rotations.

    Round robin: all bots meet each other. Ladder: only those that are named next to each other. Where there are more
    seats than bots, bots sit on several of them, and each bot has the odd ones in turn. Duels: every bot alone meets
    the one that is named after it, on all other seats."""
    if kind == "duels" and len(bots) > 1:
        return [(one, *[other] * (seats - 1)) for one, other in pairwise(bots)]
    if seats >= len(bots):
        turned = [tuple(islice(cycle([*bots[first:], *bots[:first]]), seats)) for first in range(len(bots))]
        return [line for number, line in enumerate(turned) if not set(rotations(line)) & set(turned[:number])]
    if kind == "ladder":
        return [tuple(bots[first : first + seats]) for first in range(len(bots) - seats + 1)]
    return list(combinations(bots, seats))
