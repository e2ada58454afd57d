"""Rows of the store as the rest of the server reads them."""

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Row:
    """One entry of a table's log, whole."""

    number: int
    kind: str
    seat: int | None
    person_id: str | None
    at: float
    body: dict[str, Any]


@dataclass(frozen=True, slots=True)
class Facts:
    """What is settled when a table is opened."""

    id: str
    host: str
    game: str
    rules_version: int
    profile: str
    profile_text: str | None
    options: dict[str, str]
    people: int
    level: str | None
    is_public: bool
    clock: dict[str, Any]
    stand_in: str
    hints: bool
    live_points: bool
    seed: str
    created: float
    rematch_of: str | None
    language: str | None = None
    rated: bool = False
    event_id: str | None = None  # the tournament that it belongs to


@dataclass(frozen=True, slots=True)
class Seat:
    """Who sits where."""

    seat: int
    kind: str  # open, person, bot
    person_id: str | None
    name: str
    bot: str | None
    salt: str
