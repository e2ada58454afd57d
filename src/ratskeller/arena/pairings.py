"""Which bots meet at which table of a tournament."""

from collections.abc import Sequence
from itertools import combinations, cycle, islice, pairwise
from typing import Literal

from ratskeller.arena.lineup import rotations

Kind = Literal["round-robin", "ladder", "duels"]


def pairings(bots: Sequence[str], seats: int, kind: Kind) -> list[tuple[str, ...]]:
    """The line-ups for a table of this many seats, each played in all its rotations.

    Round robin: all bots meet each other. Ladder: only neighbours in the list meet. If there are more seats than bots,
    bots take several of them, and each in turn takes the odd ones. Duels: each bot plays alone against the next one
    named, which has all other seats.
    """
    if kind == "duels" and len(bots) > 1:
        return [(one, *[other] * (seats - 1)) for one, other in pairwise(bots)]
    if seats >= len(bots):
        turned = [tuple(islice(cycle([*bots[first:], *bots[:first]]), seats)) for first in range(len(bots))]
        return [line for number, line in enumerate(turned) if not set(rotations(line)) & set(turned[:number])]
    if kind == "ladder":
        return [tuple(bots[first : first + seats]) for first in range(len(bots) - seats + 1)]
    return list(combinations(bots, seats))
