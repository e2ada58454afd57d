"""All that people can do with tournaments."""

import asyncio
import secrets
import time
from functools import partial

from sqlalchemy import Connection, insert, select

from ratskeller.client.errors import Refused
from ratskeller.engine.luck import new_seed
from ratskeller.server.base.characters import checked_line
from ratskeller.server.base.limits import Buckets
from ratskeller.server.events.options import LONGEST_TITLE, EventOptions, checked_settings
from ratskeller.server.events.pairing import rounds_of_robin
from ratskeller.server.events.progress import Progress
from ratskeller.server.events.results import close_unplayed
from ratskeller.server.events.sizes import sizes_for
from ratskeller.server.people.service import Person
from ratskeller.server.store import events as store
from ratskeller.server.store import schema as db
from ratskeller.server.store.events import Entrant, Event, Whole
from ratskeller.server.tables.service import Tables


class Events:
    """All tournaments, for one process."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        limits = tables.settings.limits
        self.opened = Buckets(limits.new_events_per_hour / 3600, limits.new_events_per_hour)  # by address
        self.progress = Progress(tables)

    async def open(self, person: Person, options: EventOptions) -> str:
        """Open a tournament; its id."""
        limits = self.tables.settings.limits
        title = checked_line("title", options.title, LONGEST_TITLE)
        event = Event(
            id=secrets.token_urlsafe(12),
            host=person.id,
            title=title,
            is_public=options.is_public,
            game=options.game,
            settings=await asyncio.to_thread(checked_settings, options, limits.people_per_event),
            format=options.format,
            seats=options.seats,
            rounds=options.rounds,
            most=options.most,
            round_hours=options.round_hours,
            state="open",
            round=0,
            version=1,
            seed=new_seed(),
            created=time.time(),
        )

        def write(connection: Connection) -> str:
            if store.unfinished_events_of(connection, person.id) >= limits.events_per_person:
                many = f"you have {limits.events_per_person} tournaments that are not over yet"
                raise Refused("too-many", many, say={"key": "event-too-many"})
            store.insert_event(connection, event)
            if options.plays:
                add_person(connection, event.id, 0, person, options.salt)
            return event.id

        return await self.tables.run(write)

    async def join(self, event_id: str, person: Person, salt: str) -> None:
        """Take part; people who have withdrawn come back."""

        def write(connection: Connection) -> None:
            event = store.read_event(connection, event_id, lock=True)
            people = store.read_people(connection, event_id)
            mine = entrant(people, person)
            if mine is not None and mine.state == "in":
                return  # sent twice
            if mine is not None and mine.state == "removed":
                removed = "the organiser has removed you from this tournament"
                raise Refused("not-yours", removed, say={"key": "event-removed"})
            if mine is not None and event.state == "running":
                store.write_entrant(connection, event_id, mine.number, state="in")
            else:
                need_open(event)
                if sum(one.state == "in" for one in people) >= event.most:
                    full = f"{event.most} people take part already"
                    raise Refused("too-many", full, say={"key": "event-full"})
                number = 1 + max((one.number for one in people), default=-1)
                add_person(connection, event_id, number, person, salt)
            store.change_event(connection, event_id)

        await self.tables.run(write)

    async def withdraw(self, event_id: str, person: Person) -> None:
        """Withdraw: before the start as if one had never joined, later from the next round on."""

        def write(connection: Connection) -> None:
            event = store.read_event(connection, event_id, lock=True)
            mine = entrant(store.read_people(connection, event_id), person)
            if mine is None or mine.state == "removed":
                raise Refused("not-yours", "you do not take part in this tournament")
            if event.state not in store.UNFINISHED:
                raise Refused("not-now", f"the tournament is {event.state}")
            if mine.state == "in":
                drop(connection, event, mine)

        await self.tables.run(write)

    async def remove(self, event_id: str, person: Person, number: int, name: str = "") -> None:
        """Have somebody take part no more; only the organiser can. With a name, only if that is whose number it is."""

        def write(connection: Connection) -> None:
            event = store.read_event(connection, event_id, lock=True)
            need_host(event, person)
            if event.state not in store.UNFINISHED:
                raise Refused("not-now", f"the tournament is {event.state}")
            found = next((one for one in store.read_people(connection, event_id) if one.number == number), None)
            if found is None:
                raise Refused("not-found", f"nobody has the number {number}")
            if name and found.name != name:
                raise Refused("not-now", f"{name} does not have the number {number} any more")
            if found.state != "removed":
                store.write_entrant(connection, event_id, number, state="removed")
                store.change_event(connection, event_id)

        await self.tables.run(write)

    async def start(self, event_id: str, person: Person) -> None:
        """Begin with the first round; only the organiser can. Sent twice it is the same."""

        def write(connection: Connection) -> None:
            event = store.read_event(connection, event_id, lock=True)
            need_host(event, person)
            if event.state == "running":
                return
            need_open(event)
            count = sum(one.state == "in" for one in store.read_people(connection, event_id))
            if not sizes_for(count, event.seats).tables:
                fewest = max(2, event.seats - 1)
                few = f"{count} people are too few for a table of {event.seats}: {fewest} are needed"
                raise Refused("not-now", few, say={"key": "event-too-few", "figures": {"count": fewest}})
            rounds = event.rounds or rounds_of_robin(count, event.seats)
            store.change_event(connection, event_id, state="running", started=time.time(), rounds=rounds)

        await self.tables.run(write)
        await self.progress.advance(event_id)

    async def end_round(self, event_id: str, person: Person, number: int) -> None:
        """End a round after its deadline: unfinished games count as unplayed. Only the organiser can."""
        whole = await self.read(event_id)
        need_host(whole.event, person)
        if whole.event.state != "running" or whole.event.round != number:
            return  # it is over already
        deadline = whole.rounds[-1].deadline if whole.rounds else 0.0
        if time.time() < deadline:
            raise Refused("not-now", "the time of this round is not over yet", say={"key": "event-not-yet"})
        for table_id in sorted({row.table_id for row in whole.pending() if row.table_id is not None}):
            await self.tables.do(table_id, close_unplayed)
        await self.progress.advance(event_id)

    async def close(self, event_id: str, person: Person) -> None:
        """Call a tournament off; only the organiser can. Games that were begun go on, and count for nothing."""

        def write(connection: Connection) -> None:
            event = store.read_event(connection, event_id, lock=True)
            need_host(event, person)
            if event.state in store.UNFINISHED:
                store.change_event(connection, event_id, state="closed", ended=time.time())

        await self.tables.run(write)

    async def read(self, event_id: str) -> Whole:
        """All of a tournament."""
        return await self.tables.look(partial(store.read_whole, event_id=event_id))


def entrant(people: list[Entrant], person: Person) -> Entrant | None:
    """How somebody takes part."""
    return next((one for one in people if one.person_id == person.id), None)


def need_open(event: Event) -> None:
    """Nobody joins once a tournament has begun."""
    if event.state != "open":
        why = f"the tournament is {event.state}, so nobody can join any more"
        raise Refused("not-now", why, say={"key": "event-begun"})


def need_host(event: Event, person: Person) -> None:
    """Some things only the organiser can do."""
    if event.host != person.id:
        raise Refused("not-yours", "only the organiser can do that", say={"key": "event-not-yours"})


def add_person(connection: Connection, event_id: str, number: int, person: Person, salt: str) -> None:
    """Somebody takes part from now on."""
    row = {"event_id": event_id, "number": number, "person_id": person.id, "state": "in", "salt": salt}
    connection.execute(insert(db.event_people).values(row | {"joined": time.time()}))


def drop(connection: Connection, event: Event, mine: Entrant) -> None:
    """Somebody withdraws or is removed."""
    if event.state == "open":
        store.delete_entrant(connection, event.id, mine.number)
    else:
        store.write_entrant(connection, event.id, mine.number, state="withdrawn")
    store.change_event(connection, event.id)


def withdraw_everywhere(connection: Connection, person_id: str) -> None:
    """Somebody takes part in no tournament any more, as if they had withdrawn from all of them."""
    mine = select(db.event_people.c.event_id).where(db.event_people.c.person_id == person_id)
    for event_id in connection.execute(mine.order_by(db.event_people.c.event_id)).scalars().all():
        event = store.read_event(connection, event_id, lock=True)
        for one in store.read_people(connection, event_id):
            if one.person_id == person_id and one.state == "in" and event.state in store.UNFINISHED:
                drop(connection, event, one)
