"""The tables at which a game's balance is measured: one for each number of seats, all seats with the same bot."""

from typing import NamedTuple

import msgspec

from ratskeller.arena.runners import Fixture
from ratskeller.arena.tournament import TableSet, Tournament, settings_of
from ratskeller.games import load_game


class BalanceTable(NamedTuple):
    """A table, and the match that is played there."""

    name: str  # such as "3 seats", or "alone, hard"
    fixture: Fixture


def tables_for(board: TableSet, bot: str, seed: int = 0) -> list[BalanceTable]:
    """The tables of a board; without numbers of seats, all for several people."""
    seats = board.seats or [people for people in load_game(board.game).people if people > 1]
    tables = [msgspec.structs.replace(board, seats=seats)]
    found = []
    for setting in settings_of(Tournament(bots=[bot], seed=seed, tables=tables)):
        ((match, profile),) = setting.fixtures
        name = f"{match.seats} seats" if match.level is None else f"alone, {match.level}"
        found.append(BalanceTable(name, Fixture(msgspec.structs.replace(match, tally=True), profile)))
    return found
