"""Events: what happened, typed, without words."""

from typing import Any

import msgspec


class Event(msgspec.Struct, frozen=True):
    """One thing that happened: its kind, the seat that did it, and named figures."""

    kind: str
    seat: int
    figures: dict[str, int]


def events_of(log: Any, kinds: dict[str, tuple[str, ...]]) -> list[Event]:
    """The events that rules have written into a log."""
    names = list(kinds)
    events = []
    for row in log[1 : int(log[0, 0]) + 1]:
        kind = names[int(row[0])]
        figures = {name: int(row[2 + i]) for i, name in enumerate(kinds[kind])}
        events.append(Event(kind, int(row[1]), figures))
    return events
