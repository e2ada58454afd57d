"""Which bot sits where: a line-up for the table, and the rotations in which it is played."""

from collections.abc import Sequence

from ratskeller.core.errors import SetupError


def line_up(bots: Sequence[str], seats: int) -> list[str]:
    """A bot for each seat; where fewer are named than there are seats, the last one takes all that are left."""
    if not bots or not all(bots):
        raise SetupError("name the bots with commas between them, such as rat-king,greedy")
    if len(bots) > seats:
        raise SetupError(f"{len(bots)} bots are named ({', '.join(bots)}), but the table has {seats} seats")
    return [*bots, *[bots[-1]] * (seats - len(bots))]


def rotations(bots: Sequence[str]) -> list[tuple[str, ...]]:
    """The line-up moved on by a seat at a time, each seating once."""
    turned = [(*bots[-by:], *bots[:-by]) if by else tuple(bots) for by in range(len(bots))]
    return list(dict.fromkeys(turned))
