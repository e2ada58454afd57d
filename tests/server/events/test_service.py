"""Rounds open by themselves, exactly once, and results are taken by themselves, whatever happens meanwhile."""

import asyncio
import base64
import hashlib
import random
import time
from contextlib import suppress
from threading import Thread

import httpx
import pytest
from sqlalchemy import Connection, func, select, update

from ratskeller.client.errors import Refused
from ratskeller.core.record import parse_record
from ratskeller.engine.fairness import first_difference
from ratskeller.engine.luck import commitment
from ratskeller.server.events.service import Events
from ratskeller.server.events.shown import shown_event
from ratskeller.server.store import schema as db
from ratskeller.server.store.events import Whole
from ratskeller.server.tables.service import Tables
from tests.server.asynchronous import asynchronous
from tests.server.events.playing import begun, event_options, play_out, settled, tables_of
from tests.server.serving import Server, visitor
from tests.server.socket.test_sockets import FAST
from tests.server.tables.opening import FirstMove, make_people, open_tables, options

FOUR = ("Ada", "Ben", "Cleo", "Dora")


async def tables_in(tables: Tables, event_id: str) -> int:
    """How many tables of a tournament there are, whether it knows of them or not."""
    wanted = select(func.count()).where(db.tables.c.event_id == event_id)
    return await tables.look(lambda connection: connection.execute(wanted).scalar_one())


async def play_round(events: Events, event_id: str, rng: random.Random) -> Whole:
    """Play all tables of the round; the tournament afterwards."""
    whole = await events.read(event_id)
    for table in tables_of(whole, whole.event.round):
        await play_out(events, table, rng)
    await settled(events)
    return await events.read(event_id)


@asynchronous
async def test_the_next_round_opens_when_all_tables_are_over(database_url: str) -> None:
    async with open_tables(database_url, limits=FAST) as tables:
        events = Events(tables)
        people = await make_people(tables, *FOUR, "Emil")
        event = await begun(events, people)
        first = await events.read(event)
        assert [(one.round, one.ended) for one in first.rounds] == [(1, None)]
        assert sorted(row.number for row in first.results) == [0, 1, 2, 3, 4]
        [one, other] = tables_of(first)
        await play_out(events, one, random.Random(1))
        await settled(events)
        assert (await events.read(event)).event.round == 1
        await play_out(events, other, random.Random(2))
        await settled(events)
        second = await events.read(event)
        assert (second.event.round, len(second.rounds), await tables_in(tables, event)) == (2, 2, 4)
        byes = [row.number for row in second.results if row.table_id is None]
        assert len(set(byes)) == 2  # nobody twice
        over = await play_round(events, event, random.Random(3))
        assert (over.event.state, over.pending()) == ("over", [])
        assert sum(row.points or 0 for row in over.results) == 2 * 5 * 6
        assert await tables_in(tables, event) == 4


@asynchronous
async def test_who_leaves_is_last_and_who_withdraws_is_not_paired(sqlite_url: str) -> None:
    async with open_tables(sqlite_url, pool=FirstMove(), limits=FAST) as tables:
        events = Events(tables)
        people = await make_people(tables, *FOUR)
        event = await begun(events, people, seats=4, rounds=2)
        [table] = tables_of(await events.read(event))
        await tables.resign(table, people[1].id)
        with pytest.raises(Refused, match="those who began it"):
            await tables.propose(table, people[0].id, "open", 1)
        await events.withdraw(event, people[2])
        await events.withdraw(event, people[2])
        while (live := await tables.cache.current(table)).state == "running":
            if live.actor is not None and live.play is not None and not live.bot_to_move:
                mover = live.seats[live.actor].person_id or ""
                await tables.move(table, mover, live.number, live.play.legal_moves()[0])
            else:
                await asyncio.sleep(0.01)
        await settled(events)
        whole = await events.read(event)
        result = {row.number: row for row in whole.results if row.round == 1}
        assert (result[1].place, result[1].points) == (4, 0)
        assert sum(row.points or 0 for row in result.values()) == 24
        assert sorted(row.number for row in whole.results if row.round == 2) == [0, 1, 3]
        assert [person.state for person in whole.people] == ["in", "in", "withdrawn", "in"]
        await events.join(event, people[2], "")  # whoever comes back is paired again
        assert [person.state for person in (await events.read(event)).people] == ["in"] * 4


@asynchronous
async def test_the_organiser_ends_a_round_after_its_deadline(database_url: str) -> None:
    async with open_tables(database_url, limits=FAST) as tables:
        events = Events(tables)
        people = await make_people(tables, *FOUR)
        event = await begun(events, people, rounds=2)
        [played, waiting] = tables_of(await events.read(event))
        await play_out(events, played, random.Random(1))
        await settled(events)
        with pytest.raises(Refused, match="not over yet"):
            await events.end_round(event, people[0], 1)
        past = update(db.event_rounds).values(deadline=time.time() - 1)
        await tables.run(lambda connection: connection.execute(past))
        with pytest.raises(Refused, match="only the organiser"):
            await events.end_round(event, people[1], 1)
        for _ in range(2):  # sent twice it is the same
            await events.end_round(event, people[0], 1)
        closed = await tables.cache.current(waiting)
        assert (closed.state, (closed.result or {})["by"]) == ("over", "event")
        whole = await events.read(event)
        assert whole.event.round == 2
        unplayed = [(row.place, row.points) for row in whole.results if row.table_id == waiting]
        assert unplayed == [(None, 0), (None, 0)]
        assert await tables_in(tables, event) == 4


@asynchronous
async def test_a_round_is_opened_once_by_however_many_processes(fresh_postgres_url: str) -> None:
    url = fresh_postgres_url
    async with open_tables(url, limits=FAST) as tables, open_tables(url, limits=FAST) as others:
        events, elsewhere = Events(tables), Events(others)
        people = await make_people(tables, *FOUR)
        event = await events.open(people[0], event_options(rounds=1))
        for person in people[1:]:
            await events.join(event, person, "")
        starts = [each.start(event, people[0]) for each in (events, elsewhere) for _ in range(3)]
        goes_on = [each.progress.advance(event) for each in (elsewhere, events) for _ in range(3)]
        await asyncio.gather(*starts, *goes_on)
        whole = await elsewhere.read(event)
        assert (whole.event.round, len(whole.rounds), len(whole.results)) == (1, 1, 4)
        assert await tables_in(tables, event) == len(tables_of(whole)) == 2


@asynchronous
async def test_a_process_that_dies_leaves_all_of_a_round_or_nothing(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_tables(sqlite_url, limits=FAST) as tables:
        events = Events(tables)
        people = await make_people(tables, *FOUR)
        event = await events.open(people[0], event_options(rounds=1))
        for person in people[1:]:
            await events.join(event, person, "")
        write, written = tables.writer.insert_begun, 0

        def dies(connection: Connection, done: object) -> None:
            nonlocal written
            written += 1
            if written == 2:
                raise OSError("the power is gone")
            write(connection, done)  # type: ignore[arg-type]

        with monkeypatch.context() as patched:
            patched.setattr(tables.writer, "insert_begun", dies)
            with pytest.raises(Refused):
                await events.start(event, people[0])
        whole = await events.read(event)
        assert (whole.event.state, whole.event.round, whole.results) == ("running", 0, [])
        assert await tables_in(tables, event) == 0
        for _ in range(2):
            await Events(tables).progress.sweep(time.time())  # another process looks
        whole = await events.read(event)
        assert (whole.event.round, len(whole.results), await tables_in(tables, event)) == (1, 4, 2)


@asynchronous
async def test_results_that_a_process_did_not_take_are_found(database_url: str) -> None:
    async with open_tables(database_url, limits=FAST) as tables:
        events = Events(tables)
        people = await make_people(tables, *FOUR)
        event = await begun(events, people, rounds=1)
        tables.on_change.remove(events.progress.on_change)  # as if the process had died with the last move
        for table in tables_of(await events.read(event)):
            await play_out(events, table, random.Random(1))
        assert len((await events.read(event)).pending()) == 4
        await events.progress.sweep(time.time())
        assert (await events.read(event)).event.state == "over"


def start_and_be_cut_off(organiser: httpx.Client, event: str) -> None:
    """Start a tournament; there may be no answer."""
    with suppress(httpx.TransportError):
        organiser.post(f"/api/events/{event}/start")


def test_a_server_that_is_killed_while_it_opens_a_round_goes_on(sqlite_url: str) -> None:
    with Server(sqlite_url) as server:
        with visitor(server.url, "Ada") as ada, visitor(server.url, "Ben") as ben:
            body = {"title": "Cup", "game": "piedpiper", "rounds": 1, "clock": {"kind": "none"}}
            event = ada.post("/api/events", json=body).json()["id"]
            ben.post(f"/api/events/{event}/join", json={}).raise_for_status()
            cookies = dict(ada.cookies)
            asking = Thread(target=start_and_be_cut_off, args=(ada, event))
            asking.start()
            server.kill()  # whatever it has done by now
            asking.join()
        server.start()
        with visitor(server.url) as ada:
            ada.cookies.update(cookies)
            ada.post(f"/api/events/{event}/start").raise_for_status()
            shown = ada.get(f"/api/events/{event}").json()
            tables = [table["id"] for made in shown["pairings"] for table in made["tables"]]
            assert (shown["round"], len(tables)) == (1, 1)
            assert [table["id"] for table in ada.get("/api/tables/mine").json()] == tables


@asynchronous
async def test_the_luck_of_all_tables_comes_from_what_the_server_was_bound_to(sqlite_url: str) -> None:
    async with open_tables(sqlite_url, limits=FAST) as tables:
        events = Events(tables)
        people = await make_people(tables, "Ada", "Ben")
        event = await begun(events, people, rounds=1, salt="salt-Ada")
        bound = shown_event(await events.read(event), "Ada", None)
        assert bound["seed"] is None
        over = await play_round(events, event, random.Random(1))
        shown = shown_event(over, "Ada", None)
        assert commitment(shown["seed"]) == bound["commitment"]
        [table_id] = tables_of(over)
        table = await tables.cache.current(table_id)
        assert table.facts.seed == hashlib.sha256(f"{shown['seed']}:1:1".encode()).hexdigest()
        digest = hashlib.sha256(f"{shown['seed']}:1:1:id".encode()).digest()
        assert table_id == base64.urlsafe_b64encode(digest[:12]).decode()
        assert sorted(seat.salt for seat in table.seats) == ["salt-Ada", "salt-Ben"]
        record = parse_record(await tables.record_text(table_id))
        assert first_difference(record, table.game, table.profile) is None


@asynchronous
async def test_tables_of_tournaments_do_not_use_up_one_s_own(sqlite_url: str) -> None:
    async with open_tables(sqlite_url) as tables:
        events = Events(tables)
        people = await make_people(tables, "Ada", "Ben")
        for _ in range(2):
            await begun(events, people)
        object.__setattr__(tables.settings.limits, "tables_per_person", 1)
        for person in people:
            await tables.open(person, options("me", "open"))


@asynchronous
async def test_a_tournament_that_nobody_starts_is_closed_and_one_that_is_called_off_goes_no_further(
    sqlite_url: str,
) -> None:
    async with open_tables(sqlite_url) as tables:
        events = Events(tables)
        people = await make_people(tables, "Ada", "Ben")
        forgotten = await events.open(people[0], event_options())
        await events.progress.sweep(time.time() + 20 * 86_400)
        assert (await events.read(forgotten)).event.state == "open"
        await events.progress.sweep(time.time() + 31 * 86_400)
        assert (await events.read(forgotten)).event.state == "closed"
        with pytest.raises(Refused, match="closed"):
            await events.join(forgotten, people[1], "")
        event = await begun(events, people)
        await events.close(event, people[0])
        whole = await play_round(events, event, random.Random(1))
        assert (whole.event.state, whole.event.round, len(whole.pending())) == ("closed", 1, 2)
        with pytest.raises(Refused, match="too few"):
            await events.start(await events.open(people[0], event_options(seats=4)), people[0])
