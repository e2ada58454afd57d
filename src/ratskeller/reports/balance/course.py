"""How games go: their ends, their lengths, and points."""

from collections.abc import Sequence

from ratskeller.arena.balance.aspects import Aspects
from ratskeller.arena.balance.figures import Balance, TableBalance
from ratskeller.reports.balance.seats import Keep, interval_text
from ratskeller.reports.balance.spread import added, distribution, mean_of, quantile
from ratskeller.reports.markdown import markdown_table
from ratskeller.reports.plots import bar_plot, line_plot

TAIL = 0.05  # the part of games that is left out at either end
BINS = 40  # of a distribution, at most


def ends_part(balance: Balance, tables: Sequence[TableBalance], keep: Keep) -> str:
    """Why games ended, and when."""
    reasons = sorted({reason for table in tables for reason in table.reasons})
    shares = {reason: [table.reasons.get(reason, 0) / table.games for table in tables] for reason in reasons}
    drawn = ""
    if len(reasons) > 1:
        stacked = bar_plot([table.name for table in tables], shares, "share of games", stacked=True, percent=True)
        drawn = keep("ends", stacked, "Why games ended")
    lines = {table.name: distribution(table.lengths, 1) for table in tables}
    lengths = line_plot(lines, balance.length_unit, "share of games", percent=True)
    return (
        "## How and when games end\n\n"
        + drawn
        + keep("lengths", lengths, f"How many {balance.length_unit} games took")
        + markdown_table(*ends_table(balance, tables))
    )


def ends_table(balance: Balance, tables: Sequence[TableBalance]) -> tuple[list[str], list[list[str]]]:
    """Lengths and ends by table."""
    reasons = sorted({reason for table in tables for reason in table.reasons})
    rows = [
        [
            table.name,
            f"{mean_of(table.lengths):.1f}",
            f"{quantile(table.lengths, TAIL)} to {quantile(table.lengths, 1 - TAIL)}",
            *(f"{table.reasons.get(reason, 0) / table.games:.1%}" for reason in reasons),
        ]
        for table in tables
    ]
    return ["", balance.length_unit, "9 of 10 games", *(f"ended by {reason}" for reason in reasons)], rows


def points_part(tables: Sequence[TableBalance], aspects: Aspects, keep: Keep) -> str:
    """Points of winners and of others."""
    winning, losing = added(table.winning_points for table in tables), added(table.losing_points for table in tables)
    width = -(-(max(losing | winning) - min(losing | winning)) // BINS) or 1
    lines = {"winners": distribution(winning, width), "others": distribution(losing, width)}
    drawn = line_plot(lines, "points", "share of seats", percent=True)
    rows = [
        (
            table.name,
            f"{mean_of(table.winning_points):.1f}",
            f"{quantile(table.winning_points, TAIL)} to {quantile(table.winning_points, 1 - TAIL)}",
            f"{mean_of(table.losing_points):.1f}",
            f"{quantile(table.losing_points, TAIL)} to {quantile(table.losing_points, 1 - TAIL)}",
        )
        for table in tables
    ]
    return (
        f"## Points\n\nPoints are {aspects.points}.\n\n"
        + keep("points", drawn, "Points of winners and of others, all tables together")
        + markdown_table(("", "winners", "9 of 10 winners", "others", "9 of 10 others"), rows)
    )


def alone_part(balance: Balance, tables: Sequence[TableBalance]) -> str:
    """How a bot does alone against the game's own rival."""
    head, ends = ends_table(balance, tables)
    rows = [
        (
            table.name,
            f"{table.games:,}",
            interval_text(table.wins_by_seat[0]),
            f"{table.points_by_seat[0].mean:.1f}",
            *some[1:],
        )
        for table, some in zip(tables, ends, strict=True)
    ]
    return "## Alone\n\n" + markdown_table(("", "games", "wins", "points", *head[1:]), rows)
