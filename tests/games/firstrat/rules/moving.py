"""Seat 0 about to move.

On the printed path 1 8 14 17 22 are blue, 2 5 11 15 21 24 yellow, 3 7 13 18 23 orange, 4 10 16 19 25 green and
6 9 12 20 26 white.
"""

from collections.abc import Mapping

from tests.games.firstrat.rules.table import Table


def moving(*rats: int | str, people: int = 2, cheese: int = 5, **goods: int) -> Table:
    """Seat 0 is about to move these rats and no other, and holds these goods. Rivals are on Start, stalls are empty."""
    return moving_by({}, *rats, people=people, cheese=cheese, **goods)


def moving_by(options: Mapping[str, str], *rats: int | str, people: int = 2, cheese: int = 5, **goods: int) -> Table:
    """The same at a table with these options."""
    table = Table(people, options=options)
    table.rats(0, *rats, *["nursery"] * (4 - len(rats)))
    table.give(0, cheese=cheese, **goods)
    table.hamster()
    table.frog(0)
    table.crow()
    table.begin(0)
    return table


def targets(table: Table, rat: int) -> list[int]:
    """The spaces that a rat may move to now; the pad is 27."""
    moves = [move.removeprefix(f"r{rat}>") for move in table.legal if move.startswith(f"r{rat}>")]
    return [27 if move == "pad" else int(move) for move in moves]


def collecting(*rats: int | str, light: int = 0, backpacks: tuple[str, ...] = (), drinks: int = 0) -> Table:
    """Seat 0 is about to move these rats and holds nothing."""
    table = moving(*rats, cheese=0)
    table.light(0, light)
    table.backpacks(0, *backpacks)
    table.drinks(0, drinks)
    return table


def steps_in_burrow(table: Table) -> int:
    """How far a burrow marker went in the last `do`."""
    return len(table.happened("burrow-moved"))
