"""Tables for one person against Greg: you are seat 0, he is seat 1."""

from collections.abc import Mapping
from fractions import Fraction

from tests.games.firstrat.rules.table import GAME, Table

GREG = 1


def against_greg(
    *his_rats: int | str,
    mine: tuple[int | str, ...] = (),
    level: str = "easy",
    options: Mapping[str, str] | None = None,
) -> Table:
    """Greg's turn begins with his rats there, yours there or on Start, and nothing at the stalls or in the library."""
    table = Table(level=level, options=options)
    table.rats(GREG, *his_rats)
    table.rats(0, *mine)
    table.give(0, cheese=0)
    table.hamster()
    table.frog(0)
    table.crow()
    table.library()
    table.begin(GREG)
    return table


def chances(table: Table) -> dict[str, Fraction]:
    """How likely each chance move is."""
    moves = {text: GAME.parse_move(text) for text in table.legal}
    weights = {text: int(GAME.rules.weight_of(table.box, table.position, move)) for text, move in moves.items()}
    return {text: Fraction(weight, sum(weights.values())) for text, weight in weights.items()}


def show_again(table: Table) -> None:
    """Greg's turn begins with a deck of which nothing has been seen."""
    a, b = table.play.profile.data.greg.levels["easy"]
    table.put(seen=[], pile=[], deck=["C"], unseen_a=a, unseen_b=b)
    table.begin(GREG)
