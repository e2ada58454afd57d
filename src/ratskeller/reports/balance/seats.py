"""Whether it matters which seat one has."""

from collections.abc import Callable, Sequence

from ratskeller.arena.balance.figures import TableBalance
from ratskeller.engine.simulate import Share
from ratskeller.reports.balance.spread import mean_of
from ratskeller.reports.markdown import markdown_table, text_block
from ratskeller.reports.plots import Interval, intervals_plot

Keep = Callable[[str, str, str], str]  # keeps the picture of a part; with its caption, it is put on the page


def seats_part(tables: Sequence[TableBalance], keep: Keep) -> str:
    """Wins by seat, drawn and written."""
    rows = [
        Interval(f"{table.name}, seat {seat}", *(table.seats * part for part in (share.low, share.share, share.high)))
        for table in tables
        for seat, share in enumerate(table.wins_by_seat, start=1)
    ]
    drawn = intervals_plot(rows, "wins, in even shares", level=1.0)
    most = max(table.seats for table in tables)
    written = [
        (table.name, f"{table.games:,}", *cells([interval_text(share) for share in table.wins_by_seat], most))
        for table in tables
    ]
    points = [(table.name, *cells([f"{mean.mean:.1f}" for mean in table.points_by_seat], most)) for table in tables]
    seats = [f"seat {seat}" for seat in range(1, most + 1)]
    return (
        "## Does it matter to be first?\n\n"
        + "".join(f"- {verdict(table)}\n" for table in tables)
        + "\n"
        + keep("seats", drawn, "Wins by seat, relative to an even share, with 95 % intervals")
        + "Share of wins; a shared victory counts as a fraction.\n\n"
        + markdown_table(("", "games", *seats), written)
        + "Mean points.\n\n"
        + markdown_table(("", *seats), points)
    )


def beside_part(tables: Sequence[TableBalance], beside: Sequence[TableBalance], unit: str) -> str:
    """The same tables with other bots on all seats: whether it is the game or the way to play."""
    most = max(table.seats for table in tables)
    rows = [
        (
            f"{one.name}, `{one.bot}`",
            f"{one.games:,}",
            *cells([interval_text(share) for share in one.wins_by_seat], most),
            f"{mean_of(one.winning_points):.1f}",
            f"{mean_of(one.lengths):.1f}",
        )
        for table in tables
        for one in (table, *(other for other in beside if other.name == table.name))
    ]
    seats = [f"seat {seat}" for seat in range(1, most + 1)]
    return (
        "## Does it depend on the bot?\n\n"
        + text_block(
            "The same tables with another bot on all seats. Where both agree, it is the game; where they don't, it is "
            "the style of play."
        )
        + markdown_table(("", "games", *seats, "winners' points", unit), rows)
    )


def interval_text(share: Share) -> str:
    """A share with its interval."""
    return f"{share.share:.1%} ({share.low:.1%} to {share.high:.1%})"


def cells(texts: Sequence[str], count: int) -> list[str]:
    """Texts, and dashes for what is missing."""
    return [*texts, *["-"] * (count - len(texts))]


def verdict(table: TableBalance) -> str:
    """Which seats were shown to win more or less than an even share."""
    even = 1 / table.seats
    shown = [
        f"seat {seat} wins {'more' if share.low > even else 'less'} ({share.share:.1%})"
        for seat, share in enumerate(table.wins_by_seat, start=1)
        if not share.low <= even <= share.high
    ]
    return f"{table.name}: {'; '.join(shown) or 'no seat was shown to win more or less'} than {even:.1%}"
