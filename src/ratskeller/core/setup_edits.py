"""Differences from a set-up as people write them in scenarios: checked before they go into a position."""

from collections.abc import Mapping, Sequence
from typing import Any

from ratskeller.core.errors import PositionError


def table_of(value: Any, where: str) -> dict[str, Any]:
    """The value, if it is a table."""
    if not isinstance(value, dict):
        raise PositionError(f"{where}: a table is expected, not {value!r}")
    return value


def refuse(plain: Mapping[str, Any], derived: Mapping[str, str], where: str) -> None:
    """Refuse anything that follows from something else."""
    for name in plain:
        if name in derived:
            raise PositionError(f"{where}{name}: can't be given, {derived[name]}")


def refuse_negative(plain: Any, where: str) -> None:
    """Nothing that is counted is less than nothing."""
    items = plain.items() if isinstance(plain, dict) else enumerate(plain) if isinstance(plain, list) else ()
    for key, value in items:
        refuse_negative(value, f"{where}.{key}".lstrip("."))
    if isinstance(plain, int) and plain < 0:
        raise PositionError(f"{where}: {plain} is less than 0")


def seat_tables(value: Any, seats: int, derived: Mapping[str, str]) -> dict[str, dict[str, Any]]:
    """A copy of each seat's table; a list names the first seats. Derived fields may not be in it."""
    players = {str(seat): player for seat, player in enumerate(value)} if isinstance(value, list) else value
    tables = {}
    for seat, player in table_of(players, "players").items():
        if seat not in [str(number) for number in range(seats)]:
            raise PositionError(f"players.{seat}: there is no such seat, the seats are 0 to {seats - 1}")
        tables[seat] = dict(table_of(player, f"players.{seat}"))
        refuse(tables[seat], derived, f"players.{seat}.")
    return tables


def counted(names: Sequence[Any], known: Sequence[str], where: str, what: str) -> dict[str, int]:
    """How often a list has each of the known names."""
    for name in names:
        if name not in known:
            raise PositionError(f"{where}: unknown {name!r}, the {what} are {', '.join(known)}")
    return {name: names.count(name) for name in known}
