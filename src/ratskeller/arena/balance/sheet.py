"""The tallies of all games as a CSV file, for other questions."""

from collections.abc import Iterable, Sequence
from pathlib import Path

from ratskeller.arena.balance.tables import BalanceTable
from ratskeller.arena.sheets import write
from ratskeller.arena.table import Result

COLUMNS = ("table", "bot", "shuffle", "seed", "seat", "points", "won", "length", "reason")


def write_tallies(path: Path, tables: Sequence[BalanceTable], played: Sequence[Sequence[Result]]) -> None:
    """A line for every seat of every game; seats are counted from 1, a shared victory counts as a fraction."""
    names = sorted({name for results in played for result in results for name in result.tally or ()})
    write(path, (*COLUMNS, *names), tally_lines(names, tables, played))


def tally_lines(
    names: Sequence[str], tables: Sequence[BalanceTable], played: Sequence[Sequence[Result]]
) -> Iterable[Sequence[object]]:
    """The lines of all games."""
    for table, results in zip(tables, played, strict=True):
        for game in results:
            tally = game.tally or {}
            for seat in range(table.fixture.match.seats):
                won = (seat in game.winners) / len(game.winners)
                task = (table.name, table.fixture.match.bots[seat], game.shuffle, game.seed, seat + 1)
                end = (game.scores[seat], won, game.length, game.reason)
                yield (*task, *end, *(tally[name][seat] if name in tally else 0 for name in names))
