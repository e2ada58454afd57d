"""How a table is changed before its game starts: commands like those of `commands.py`."""

from collections.abc import Sequence
from dataclasses import asdict, replace
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from ratskeller.bots.levels import LEVELS
from ratskeller.client.errors import Refused
from ratskeller.core.errors import RatskellerError
from ratskeller.server.people.service import Person
from ratskeller.server.store.row import Facts, Seat
from ratskeller.server.tables.clock import Clock
from ratskeller.server.tables.commands import NewEntry, need_seen, need_state, own_seats
from ratskeller.server.tables.options import STRANGERS_CLOCK, profile_of
from ratskeller.server.tables.rated import need_rateable
from ratskeller.server.tables.state import TableState


class SeatChange(BaseModel):
    """A seat of a waiting table as it shall be: one that is there, a free one, or a bot."""

    model_config = ConfigDict(extra="forbid")
    kind: Literal["keep", "open", "bot"]
    seat: Annotated[int | None, Field(ge=0, le=4, description="which one is kept")] = None
    bot: Annotated[str | None, Field(max_length=40, description="the level of a bot")] = None


class OptionChange(BaseModel):
    """What shall be otherwise at a waiting table; the rest stays."""

    model_config = ConfigDict(extra="forbid")
    options: Annotated[dict[str, str] | None, Field(max_length=40, description="all that are not as usual")] = None
    clock: Clock | None = None
    stand_in: Annotated[str | None, Field(max_length=40)] = None
    hints: bool | None = None
    live_points: bool | None = None
    is_public: bool | None = None
    rated: bool | None = None


def reseat(table: TableState, person: Person, wanted: Sequence[SeatChange]) -> list[NewEntry]:
    """The host changes the seats: bots on empty seats, more or fewer seats, another order. Nobody loses a seat."""
    need_host(table, person)
    seats = [seat_after(table, number, change) for number, change in enumerate(wanted)]
    kept = [change.seat for change in wanted if change.kind == "keep"]
    if len(set(kept)) < len(kept):
        raise Refused("malformed", "seats: one is there twice")
    if any(seat.person_id is not None and seat.seat not in kept for seat in table.seats):
        raise Refused("seat-taken", "somebody sits on a seat that would be gone")
    need_rateable(table.facts, seats)
    return [] if seats == table.seats else [seated(table, person, seats)]


def seat_after(table: TableState, number: int, change: SeatChange) -> Seat:
    """One seat as it shall be."""
    if change.kind == "keep":
        if change.seat is None or change.seat >= len(table.seats):
            raise Refused("malformed", f"the table has seats 0 to {len(table.seats) - 1}, not {change.seat}")
        return replace(table.seats[change.seat], seat=number)
    if change.kind == "bot":
        check_level(change.bot)
        return Seat(number, "bot", None, "", change.bot, "")
    return Seat(number, "open", None, "", None, "")


def only_taken(table: TableState, person: Person) -> list[NewEntry]:
    """The host does without the seats on which nobody sits."""
    taken = [seat for seat in table.seats if seat.kind != "open"]
    if len(taken) == len(table.seats):
        return []
    return [seated(table, person, [replace(seat, seat=number) for number, seat in enumerate(taken)])]


def seated(table: TableState, person: Person, seats: list[Seat]) -> NewEntry:
    """The entry for other seats, if the game can be played with that number."""
    try:
        table.game.seats_for(len(seats), table.facts.level)
    except RatskellerError as problem:
        raise Refused("set-up", str(problem)) from None
    return NewEntry("seats", None, person.id, {"seats": [asdict(seat) for seat in seats]})


def change_options(table: TableState, person: Person, wanted: OptionChange) -> list[NewEntry]:
    """The host changes the options; everybody else has to agree again."""
    need_host(table, person)
    facts = table.facts
    new: dict[str, Any] = wanted.model_dump(exclude_none=True)
    if "options" in new:
        new["options"] = profile_with(table, new["options"])
    if new.get("is_public") and not facts.is_public and any(seat.kind == "open" for seat in table.seats):
        new = {"hints": False} | new  # among strangers only if somebody chooses them
    if "stand_in" in new:
        check_level(new["stand_in"])
    if new.get("rated") and not facts.rated:
        new = for_ratings(facts) | new
    need_rateable(replace(facts, **new), table.seats)
    changes = {name: [getattr(facts, name), value] for name, value in new.items() if getattr(facts, name) != value}
    return [NewEntry("options", None, person.id, {"changes": changes})] if changes else []


def for_ratings(facts: Facts) -> dict[str, Any]:
    """What else changes at a table that becomes rated, unless the request says otherwise."""
    clock = STRANGERS_CLOCK.model_dump() if facts.clock["kind"] == "none" else facts.clock
    return {"hints": False, "clock": clock}


def profile_with(table: TableState, options: dict[str, str]) -> dict[str, str]:
    """Options as a table keeps them, if the profile has them."""
    facts = table.facts
    try:
        profile = profile_of(facts.game, facts.profile, facts.profile_text, tuple(sorted(options.items())))
    except Refused:
        raise
    except RatskellerError as problem:
        raise Refused("set-up", str(problem)) from None
    return dict(profile.changes)


def agree(table: TableState, person_id: str, after: int | None) -> list[NewEntry]:
    """Somebody agrees to what has changed, as they saw it after an entry."""
    need_state(table, "open")
    seats = own_seats(table, person_id)
    need_seen(table, after)
    return [NewEntry("agree", seats[0], person_id)] if person_id in table.consent.missing else []


def need_host(table: TableState, person: Person) -> None:
    """Only the host changes a table, and only before the start."""
    need_state(table, "open")
    if person.id != table.facts.host:
        raise Refused("not-yours", "only the host can change the table")


def check_level(level: str | None) -> None:
    """There must be such a bot."""
    if level not in LEVELS:
        raise Refused("set-up", f"no bot has the level '{level}': the levels are {', '.join(LEVELS)}")
