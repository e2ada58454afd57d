"""What winners had and did, compared with others."""

import textwrap
from collections.abc import Callable, Sequence

from ratskeller.arena.balance.aspects import Aspect
from ratskeller.arena.balance.figures import Compared, TableBalance
from ratskeller.arena.intervals import Mean
from ratskeller.reports.balance.seats import Keep
from ratskeller.reports.markdown import markdown_table, text_block
from ratskeller.reports.plots import bar_plot

LABEL = 11  # letters in a line below a plot


def winners_part(aspect: Aspect, tables: Sequence[TableBalance], keep: Keep) -> str:
    """One aspect, table by table, and drawn as the mean of all tables."""
    found = {table.name: {one.name: one for one in table.compared[aspect.heading]} for table in tables}
    names = list(dict.fromkeys(name for some in found.values() for name in some))
    head = ("", *found)

    def rows(cell: Callable[[Compared], str]) -> list[list[str]]:
        return [[name, *(cell(some[name]) if name in some else "-" for some in found.values())] for name in names]

    parts = [f"## {aspect.heading}\n\n"]
    if aspect.tells != "shares":
        drawn = bar_plot(labels(names), averages(names, list(found.values())), "mean")
        parts += [
            text_block(f"{aspect.text} Winners / others, on average."),
            keep(aspect.prefix.rstrip(":"), drawn, f"{aspect.heading}: winners and others, mean of all tables"),
            markdown_table(head, rows(means)),
        ]
    if aspect.tells != "means":
        about = "" if aspect.tells == "both" else f"{aspect.text} "
        parts += [
            text_block(
                f"{about}Share of winners / of others that had any; then the wins of seats that had any, relative to "
                "an even share."
            ),
            markdown_table(head, rows(shares)),
        ]
    return "".join(parts)


def labels(names: Sequence[str]) -> list[str]:
    """Names for the foot of a plot: long ones in several lines."""
    return [textwrap.fill(name, LABEL) for name in names]


def averages(names: Sequence[str], tables: Sequence[dict[str, Compared]]) -> dict[str, list[float]]:
    """The mean over all tables, of winners and of others."""

    def average(name: str, side: Callable[[Compared], Mean | None]) -> float:
        known = [mean.mean for table in tables if name in table and (mean := side(table[name])) is not None]
        return sum(known) / max(1, len(known))

    return {
        "winners": [average(name, lambda one: one.winners) for name in names],
        "others": [average(name, lambda one: one.others) for name in names],
    }


def means(one: Compared) -> str:
    """How much winners and others had."""
    return " / ".join("-" if mean is None else f"{mean.mean:.2f}" for mean in (one.winners, one.others))


def shares(one: Compared) -> str:
    """Which part of winners and of others had any, and how often who had any won."""
    wins = "-" if one.wins_with is None else f"{one.wins_with.mean:.2f}"
    return f"{one.winners_with:.1%} / {one.others_with:.1%}, {wins}"
