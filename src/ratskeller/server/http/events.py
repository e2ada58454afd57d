"""Tournaments: who opens them, who takes part, pairings and standings. Their tables are tables like others."""

import asyncio
from functools import partial
from typing import Annotated, Any

from fastapi import APIRouter, Request
from pydantic import BaseModel, ConfigDict, Field

from ratskeller.server.base.json_response import Json
from ratskeller.server.events.options import EventOptions
from ratskeller.server.events.shown import shown_event
from ratskeller.server.http.parts import Anybody, Context, Paced, Signed
from ratskeller.server.store.events import Whole, list_events, read_event, read_whole
from ratskeller.server.tables.addresses import address_of
from ratskeller.server.tables.options import Salt

router = APIRouter(prefix="/api/events", tags=["tournaments"])


class EventOpened(BaseModel):
    """A tournament that somebody opened. Anybody who has its id can see it and join."""

    id: str


class EventShown(BaseModel):
    """A tournament in a list."""

    id: str
    title: str = Field(description="empty if the organiser has deleted themselves")
    host_name: str = Field(description="who opened it; empty if they are gone")
    is_host: bool = Field(description="it is mine")
    is_in: bool = Field(description="I take part, or did")
    game: str
    format: str = Field(description="robin or swiss")
    seats: int = Field(description="of a table, at most")
    rounds: int | None = Field(description="None before the start of a round robin")
    round: int = Field(description="which is played; 0 before the start")
    people: int = Field(description="who take part")
    most: int
    state: str = Field(description="open, running, over, closed")
    created: float
    settings: dict[str, Any] = Field(description="of its tables")


class EventLists(BaseModel):
    """Tournaments, newest first, at most 50 in each list."""

    open: list[EventShown] = Field(description="listed for everybody and not over")
    mine: list[EventShown] = Field(description="those that I opened or take part in")


class EntrantShown(BaseModel):
    """Somebody who takes part, or did."""

    number: int
    name: str = Field(description="empty if they are gone")
    state: str = Field(description="in, withdrawn, removed")


class SeatResult(BaseModel):
    """Who sits at a table, in the order of the seats, and what came of it."""

    number: int
    place: float | None = Field(description="shared ones are averages; None if the game was not played to its end")
    points: float | None = Field(description="12 for the first place, 0 for the last; None before it is over")
    score: int | None


class EventTable(BaseModel):
    """A table of a round."""

    number: int
    id: str
    is_over: bool
    seats: list[SeatResult]


class RoundShown(BaseModel):
    """A round that was opened."""

    round: int
    opened: float
    deadline: float = Field(description="from when on the organiser may end it")
    ended: float | None
    tables: list[EventTable]
    byes: list[int] = Field(description="numbers of people without a table, who get 6 points")


class StandingShown(BaseModel):
    """A line of the standings, the first one first."""

    rank: int
    number: int
    points: float
    played: int
    wins: int
    head_to_head: int = Field(description="among those with equal points: how many were behind, less those ahead")
    opponents: float = Field(description="the points of everybody met, for each table on average")
    share: float = Field(description="of what was scored at the tables, on average")


class EventWhole(BaseModel):
    """All of a tournament."""

    id: str
    title: str
    host_name: str
    is_host: bool
    game: str
    settings: dict[str, Any]
    format: str
    seats: int
    rounds: int | None
    most: int
    round_hours: float
    is_public: bool
    state: str
    round: int
    version: int = Field(description="grows with every change")
    created: float
    started: float | None
    ended: float | None
    commitment: str = Field(description="what may be shown of the seed that the seeds of its tables come from")
    seed: str | None = Field(description="when it is over")
    me: int | None = Field(description="my number")
    my_state: str | None
    my_table: str | None = Field(description="where I play now")
    people: list[EntrantShown]
    pairings: list[RoundShown]
    standings: list[StandingShown]


class EventVersion(BaseModel):
    """By what a client knows whether something has changed."""

    version: int


class EventJoining(BaseModel):
    """My part of the luck at all my tables of the tournament."""

    model_config = ConfigDict(extra="forbid")
    salt: Salt = ""


class EventRemoving(BaseModel):
    """The person to remove."""

    model_config = ConfigDict(extra="forbid")
    number: Annotated[int, Field(ge=0, le=100_000)]
    name: Annotated[str, Field(max_length=200, description="who is meant: nobody else is removed")] = ""


class EndingRound(BaseModel):
    """Which round is to end."""

    model_config = ConfigDict(extra="forbid")
    round: Annotated[int, Field(ge=1, le=1000)]


@router.get("", summary="Tournaments", dependencies=[Paced])
async def events(context: Context, person: Anybody) -> EventLists:
    """Public tournaments that are not over, and mine."""
    person_id = person.id if person else None
    listed = await context.tables.look(partial(list_events, person_id=person_id, mine=False))
    mine = await context.tables.look(partial(list_events, person_id=person_id, mine=True)) if person else []
    return EventLists(open=[shown_in_list(row) for row in listed], mine=[shown_in_list(row) for row in mine])


def shown_in_list(row: dict[str, Any]) -> EventShown:
    """A tournament of a list; a deleted person is not shown as its organiser."""
    return EventShown(**(row | {"is_host": bool(row["is_host"])}))


@router.post("", summary="Open a tournament", status_code=201)
async def open_event(request: Request, context: Context, person: Signed, options: EventOptions) -> EventOpened:
    """Open a tournament that people join by link. Its tables open by themselves, round by round, once I start it."""
    context.events.opened.take(address_of(request.scope))
    return EventOpened(id=await context.events.open(person, options))


@router.get("/{event_id}", summary="A tournament", dependencies=[Paced], response_model=EventWhole)
async def event(context: Context, person: Anybody, event_id: str) -> Json:
    """What was settled, who takes part, pairings and standings."""
    whole = await context.tables.read_much(partial(read_whole, event_id=event_id))
    host = await context.people.find(whole.event.host)
    # A large one has thousands of results: the event loop does not wait for it.
    return await asyncio.to_thread(answer_with, whole, host.name if host else "", person.id if person else None)


def answer_with(whole: Whole, host_name: str, person_id: str | None) -> Json:
    """A tournament as JSON."""
    return Json(shown_event(whole, host_name, person_id))


@router.get("/{event_id}/version", summary="Whether a tournament has changed", dependencies=[Paced])
async def version(context: Context, event_id: str) -> EventVersion:
    """A number that grows with every change: ask for it, and for the rest when it has changed."""
    found = await context.tables.look(partial(read_event, event_id=event_id))
    return EventVersion(version=found.version)


@router.post("/{event_id}/join", summary="Take part", status_code=204)
async def join(request: Request, context: Context, person: Signed, event_id: str, joining: EventJoining) -> None:
    """Take part, before the start; whoever has withdrawn may come back later, too."""
    context.addresses.take_seat(person.id, address_of(request.scope))
    await context.events.join(event_id, person, joining.salt)


@router.post("/{event_id}/withdraw", summary="Withdraw from a tournament", status_code=204)
async def withdraw(context: Context, person: Signed, event_id: str) -> None:
    """Withdraw, from the next round on. A game that I have begun goes on."""
    await context.events.withdraw(event_id, person)


@router.post("/{event_id}/remove", summary="Remove somebody", status_code=204)
async def remove(context: Context, person: Signed, event_id: str, removing: EventRemoving) -> None:
    """Have somebody take part no more, if I opened the tournament. They can't join again."""
    await context.events.remove(event_id, person, removing.number, removing.name)


@router.post("/{event_id}/start", summary="Start a tournament", status_code=204)
async def start(context: Context, person: Signed, event_id: str) -> None:
    """Open the first round, if I opened the tournament."""
    await context.events.start(event_id, person)


@router.post("/{event_id}/end-round", summary="End a round", status_code=204)
async def end_round(context: Context, person: Signed, event_id: str, ending: EndingRound) -> None:
    """End a round after its deadline, if I opened the tournament: games that are not over count as unplayed."""
    await context.events.end_round(event_id, person, ending.round)


@router.post("/{event_id}/close", summary="Cancel a tournament", status_code=204)
async def close(context: Context, person: Signed, event_id: str) -> None:
    """Call it off, if I opened it. Games that were begun go on, and count for nothing."""
    await context.events.close(event_id, person)
