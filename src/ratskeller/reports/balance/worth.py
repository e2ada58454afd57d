"""What things were worth."""

from collections.abc import Iterable, Sequence

from ratskeller.arena.balance.aspects import Valued
from ratskeller.arena.balance.figures import Balance, TableBalance
from ratskeller.arena.balance.worth import Worth
from ratskeller.arena.intervals import Mean
from ratskeller.reports.balance.seats import Keep
from ratskeller.reports.markdown import markdown_table, text_block
from ratskeller.reports.plots import Interval, intervals_plot

HOW = (
    "Found by one linear regression on all of them and on the seat, within games: a seat is compared only with those "
    "that it played against. Wins are in hundredths of a victory for each one that a seat had; ± gives the 95 % "
    "interval. Intervals take into account that the seats of one game are not independent."
)
DOUBTS = (
    "The limits of this: players who are ahead can afford more, so having a thing is partly the effect of doing well "
    "and not its cause. A thing got late counts like one got early. What a seat paid for it shows only as far as that "
    "cost it points in the end. The effects of things that usually come together are hard to separate. And each is "
    "worth what this bot makes of it."
)


def worth_part(valued: Valued, balance: Balance, tables: Sequence[TableBalance], keep: Keep) -> str:
    """What things were worth at all tables together, drawn and written, and in wins at each."""
    found = sorted(balance.worth[valued.heading], key=lambda one: -one.wins.mean)
    by_table = [{one.name: one for one in table.worth[valued.heading]} for table in tables]
    drawn = intervals_plot([interval(short(one.name), one.wins) for one in found], "wins", percent=True, level=0.0)
    offered = any(one.name in balance.offers for one in found)
    written = [
        (
            short(one.name),
            *(offer_cells(balance, one.name) if offered else ()),
            f"{one.had:.2f}",
            reach(one.wins, 100, 1),
            reach(one.points, 1, 2),
            *(reach(some[one.name].wins, 100, 1) if one.name in some else "-" for some in by_table),
        )
        for one in found
    ]
    offer_head = ("there in", "taken") if offered else ()
    head = ("", *offer_head, "a seat has", "wins", "points", *(f"wins, {table.name}" for table in tables))
    file = f"{valued.prefixes[0].rstrip(':')}-worth"
    return (
        f"## {valued.heading}\n\n"
        + text_block(f"{valued.text} {HOW}")
        + text_block(f"More wins go with {shown(found, 1)}; fewer with {shown(reversed(found), -1)}.")
        + keep(file, drawn, f"{valued.heading}: wins that each adds, with 95 % intervals")
        + markdown_table(head, written)
        + ("" if valued.by_chance else text_block(DOUBTS))
    )


def shown(found: Iterable[Worth], sign: int) -> str:
    """The things whose whole interval is above (1) or below (-1) zero, in the given order."""
    ends = ((one.name, one.wins.low if sign > 0 else one.wins.high) for one in found)
    return ", ".join(short(name) for name, end in ends if end is not None and sign * end > 0) or "nothing"


def short(name: str) -> str:
    """A name without its prefix."""
    return name.partition(":")[2]


def interval(name: str, mean: Mean) -> Interval:
    """A value to draw."""
    low, high = (mean.mean if reach is None else reach for reach in (mean.low, mean.high))
    return Interval(name, low, mean.mean, high)


def reach(mean: Mean, times: int, digits: int) -> str:
    """A value with how far its interval reaches."""
    far = "" if mean.high is None else f" ± {times * (mean.high - mean.mean):.{digits}f}"
    return f"{times * mean.mean:+.{digits}f}{far}"


def offer_cells(balance: Balance, name: str) -> tuple[str, str]:
    """In what part of games a thing was there, and what part of what was there was taken."""
    offer = balance.offers.get(name)
    return ("-", "-") if offer is None else (f"{offer.games:.0%}", f"{offer.taken:.0%}")
