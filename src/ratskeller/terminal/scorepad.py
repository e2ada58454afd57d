"""A table with a column for every seat on a terminal."""

from collections.abc import Mapping, Sequence

from rich.table import Table
from rich.text import Text

from ratskeller.terminal.players import Players


def pad_table(
    title: str, lines: Mapping[str, Sequence[int | str]], players: Players, totals: Sequence[int] | None = None
) -> Table:
    """A line for each way to score or to stand, a column for each seat, and the totals where there are any."""
    table = Table(title=title, title_justify="left", show_footer=totals is not None)
    table.add_column("", players.words("score-total"))
    for seat, name in enumerate(players.names):
        head = Text(f"{players.letters[seat]} {name}", players.style(seat))
        table.add_column(head, str(totals[seat]) if totals else "", justify="right", footer_style="bold")
    for line, figures in lines.items():
        table.add_row(players.words(f"line-{line}"), *map(str, figures))
    return table
