"""One figure that is activated with two cards, and what comes of it."""

from collections.abc import Mapping

from tests.games.piedpiper.rules.table import Table


def activated(
    figure: str,
    upper: str,
    lower: str,
    *,
    people: int = 4,
    seat: int = 0,
    rats: tuple[int, ...] = (),
    piper: int | None = None,
    floors: tuple[int, ...] = (),
    options: Mapping[str, str] | None = None,
) -> Table:
    """The table after a seat has activated a figure: the lower card is its own, the upper lay there before."""
    table = Table(people, options=options)
    others = [name for name in ("rat-1", "rat-2", "rat-3", "rat-4") if name != figure][:3]
    table.row(f"{figure} {upper}", *others)
    table.hand(seat, lower, "sewer", "back", "back")
    table.gaps(*rats, piper=table.gap("piper") if piper is None else piper)
    table.floors(*floors)
    table.begin(seat)
    table.do("sewer>2", f"{lower}>1")
    return table
