"""A profile as tables for people: what to print of each of the file's tables."""

from typing import Any, NamedTuple

Row = tuple[str, ...]


class Shown(NamedTuple):
    """What to print of one of the file's tables: its name there, columns (none for names with values), and rows."""

    name: str
    columns: Row
    rows: list[Row]


def text(value: Any) -> str:
    """A value as the file writes it, except for lists."""
    if isinstance(value, bool):
        return str(value).lower()
    return ", ".join(map(str, value)) or "none" if isinstance(value, list) else str(value)


def values(name: str, table: Any) -> Shown:
    """A table of names and values."""
    return Shown(name, (), [(field, text(getattr(table, field))) for field in table.__struct_fields__])
