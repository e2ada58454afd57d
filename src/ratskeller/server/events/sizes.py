"""How many tables a round has, and how many people are left over."""

from typing import NamedTuple

FEWEST = 2  # people at a table


class Sizes(NamedTuple):
    """How many people sit at each table of a round, and how many have none."""

    tables: tuple[int, ...]
    byes: int


def sizes_for(people: int, seats: int) -> Sizes:
    """The tables of a round for this many people: as many as possible have all their seats, others have one fewer, but
    never fewer than two. People who don't fit have a bye; there are as few of them as possible."""
    least = max(FEWEST, seats - 1)
    for seated in range(people, 0, -1):
        count = -(-seated // seats)  # the fewest tables at which so many find a seat
        if count * least <= seated:
            full = seated - count * least if least < seats else count
            return Sizes((seats,) * full + (least,) * (count - full), people - seated)
    return Sizes((), people)
