"""Who wants to be forgotten is found nowhere; the games of the others stay, and their luck can still be checked."""

import random
import time
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, Table, event, insert, select

from ratskeller.client.errors import Refused
from ratskeller.core.record import parse_record
from ratskeller.engine.fairness import first_difference
from ratskeller.server.base.settings import Limits, Retention, Settings
from ratskeller.server.events.results import standings_of
from ratskeller.server.events.service import Events, add_person
from ratskeller.server.friends.links import FriendLinks
from ratskeller.server.moderation import orders
from ratskeller.server.moderation.moderator import Moderator
from ratskeller.server.moderation.reports import Complaint, report
from ratskeller.server.people.devices import Devices
from ratskeller.server.people.recovery import make_codes
from ratskeller.server.people.service import People, Person
from ratskeller.server.people.settings import write_settings
from ratskeller.server.privacy import deletion
from ratskeller.server.privacy.deletion import AT_ONCE, delete_person, insert_nobody
from ratskeller.server.privacy.retention import RetentionSweeper
from ratskeller.server.ratings.store import public_id_of
from ratskeller.server.records.finished import RECORD, TABLE
from ratskeller.server.statistics.counting import count_games
from ratskeller.server.store import schema as db
from ratskeller.server.store import tables as store
from ratskeller.server.store.invitations import write_invitation
from ratskeller.server.store.row import Row, Seat
from ratskeller.server.tables.holidays import Holidays
from ratskeller.server.tables.premoves import Premoves
from ratskeller.server.tables.service import Tables
from ratskeller.server.tables.waiting import SeatChange
from tests.cli.commands import ratskeller
from tests.server.asynchronous import asynchronous
from tests.server.events.playing import begun as begun_event
from tests.server.events.playing import event_options
from tests.server.nearby import a_game as a_game_online
from tests.server.nearby import eventually, nearby, people_at
from tests.server.people.browsers import browser
from tests.server.privacy.traces import count_rewritten, dump_of
from tests.server.ratings.rating import played_out
from tests.server.socket.test_sockets import FAST, closed_with, raw
from tests.server.tables.opening import FirstMove, a_game, begun, make_people, open_tables, options, play

NAME, WORDS, OTHER_NAME = "Wilhelmina", "gorgonzola picnic", "Brunhilde"
ASIDE, NOTES, STOP, TITLE = "from the balcony", "mind the toll", "no-more-mails", "Wilhelmina's own cup"
RUDE = "a rude mechanical"
KEPT = ("passkey-of-hers", "w@rats.example", "token-of-hers", "https://push.example/hers", "Antarctica/Troll")
WRITTEN = ("record-of-hers", "board-of-hers", "companion-of-hers", "analysis-of-hers")


async def a_life(tables: Tables, folder: Path) -> tuple[Person, Person, dict[str, str]]:
    """Somebody with traces everywhere, somebody else, and the tables that they had."""
    here, ben = await make_people(tables, NAME, "Ben")
    people = People(tables.database)
    here = await Devices(tables.database, people.now).add(here, "Firefox, Linux")
    await make_codes(people, here)
    await people.make_link(here)
    await write_settings(tables.database, here, {"speed": "fast"})
    found = {"over": await a_game(tables, [here, ben], game="piedpiper")}
    await tables.chat(found["over"], here.id, WORDS, "mine")
    await tables.chat(found["over"], ben.id, "nice", "his")
    await play(tables, found["over"], [here, ben], random.Random(1))
    found["rated"] = await played_out(tables, [here, ben])
    assert await count_games(tables, here.id) == 0
    found["running"] = await a_game(tables, [ben, here])
    await tables.write_notes(found["running"], here.id, NOTES)
    plans = Premoves(tables)
    await plans.keep(found["running"], here.id, [(await plans.look(found["running"], here.id, [])).offers[0].move])
    await Holidays(tables).take(here.id, time.time() + 1000, time.time() + 2000)
    digest = {"person_id": here.id, "hours": 24, "language": "en", "token": STOP, "due": 0.0}
    await tables.run(lambda connection: connection.execute(db.digests.insert().values(digest)))
    found["open"] = await tables.open(ben, options("me", "open", "open"))
    await tables.join(found["open"], here, [1], "salt", OTHER_NAME)
    kept = [SeatChange(kind="keep", seat=seat) for seat in (0, 1)]
    await tables.reseat(found["open"], ben, [*kept, SeatChange(kind="open"), SeatChange(kind="open")])
    found["left"] = await tables.open(ben, options("me", "open"))
    await tables.join(found["left"], here, [1], "salt", OTHER_NAME)
    await tables.leave(found["left"], here)
    found["watched"] = await begun(tables, ben, "me", "pantry-rat")
    await tables.aside(found["watched"], here, ASIDE)
    events = Events(tables)
    found["tournament"] = await begun_event(events, [here, ben], title=TITLE, salt="mySalt")
    found["joined"] = await events.open(ben, event_options())
    await events.join(found["joined"], here, "otherSalt")
    found["planned"] = await events.open(here, event_options(title=TITLE))
    found["hosted"] = await tables.open(here, options("me", "open"))
    await some_manners(tables, here, ben, found["running"], found["open"])
    await tables.run(partial(fill_drawers, person=here, over=found["over"], running=found["running"]))
    found["alone"] = await begun(tables, here, "me", "pantry-rat")
    return here, ben, found


def fill_drawers(connection: Connection, person: Person, over: str, running: str) -> None:
    """What somebody keeps for themselves, in all other tables that have it."""
    passkey, address, token, endpoint, zone = KEPT
    record, board, companion, analysis = WRITTEN
    asked = {"asked": 1.0, "state": "done", "done": 1, "total": 1}
    rows: list[tuple[Table, dict[str, Any]]] = [
        (db.passkeys, {"id": passkey, "public_key": passkey, "sign_count": 0, "name": passkey, "created": 1.0}),
        (db.mails, {"address": address, "confirmed": 1.0}),
        (db.tokens, {"digest": token, "purpose": "mail-link", "body": address, "expires": 1e10}),
        (db.pushes, {"id": endpoint, "device": person.device, "endpoint": endpoint, "p256dh": token, "auth": token}),
        (db.quiet_hours, {"begins": 1, "ends": 2, "zone": zone}),
        (db.calls, {"table_id": running, "due": 1e10}),
        (db.ticks, {"challenge": "1", "level": "rookie", "table_id": over, "at": 1.0}),
        (db.records, {"id": record, "text": record, "created": 1.0}),
        (db.profiles, {"id": board, "game": "firstrat", "name": board, "text": board, "created": 1.0, "changed": 1.0}),
        (db.companions, {"id": companion, "body": companion, "version": 1, "created": 1.0}),
        (db.analyses, {"subject": f"{RECORD}{record}", "body": analysis} | asked),
        (db.analyses, {"subject": f"{TABLE}{over}", "body": "{}"} | asked),
        (db.presence, {"at": 1.0}),
    ]
    for table, row in rows:
        more = {"language": "en", "created": 1.0, "failures": 0} if table is db.pushes else {}
        connection.execute(table.insert().values(row | more | {"person_id": person.id}))


def without_rows(connection: Connection, person_id: str) -> set[str]:
    """Tables that could name somebody, and don't."""
    naming = {
        table.name: [key.parent for key in table.foreign_keys if key.column.table is db.people]
        for table in db.METADATA.tables.values()
    } | {"log": [db.log.c.person_id]}
    return {
        name
        for name, columns in naming.items()
        for column in columns
        if connection.execute(select(column).where(column == person_id).limit(1)).first() is None
    }


async def some_manners(tables: Tables, here: Person, ben: Person, running: str, waiting: str) -> None:
    """A friend who invites and is invited, blocks and reports of two people about each other, and what an operator did
    about one."""
    [cleo] = await make_people(tables, "Cleo")
    links = FriendLinks(People(tables.database))
    await links.accept(cleo, await links.make(here, 2, 1))
    for one, other in ((here, cleo), (cleo, here)):
        invited = partial(write_invitation, person_id=one.id, other_id=other.id, table_id=waiting, now=1.0)
        await tables.run(invited)
    for one, other in ((here, ben), (ben, here)):
        seat = (await tables.cache.current(running)).seats_of(other.id)[0]
        await report(tables, one, Complaint(running, seat, [], "other", f"{other.name} is {RUDE}"))
        await tables.blocks.add(one, other.id, other.name)
    await tables.run(partial(orders.ban, person_id=here.id, until=None, reason=RUDE, now=1.0))


@asynchronous
async def test_nothing_is_left_of_somebody_and_games_stay(database_url: str, tmp_path: Path) -> None:
    async with open_tables(database_url, limits=FAST) as tables:
        here, ben, found = await a_life(tables, tmp_path)
        before = await dump_of(tables.database, tmp_path)
        public = await tables.run(lambda connection: public_id_of(connection, here.id))
        traces = [here.id, here.device, NAME, WORDS, OTHER_NAME, ASIDE, NOTES, STOP, TITLE, RUDE, public]
        traces += [*KEPT, *WRITTEN]
        assert [trace for trace in traces if trace not in before] == []
        assert await tables.look(partial(without_rows, person_id=here.id)) == set()
        await delete_person(tables, here)
        after = await dump_of(tables.database, tmp_path)
        assert [trace for trace in traces if trace in after] == []
        over = await tables.cache.current(found["over"])
        assert [seat.name for seat in over.seats] == ["", "Ben"]
        for played in ("over", "rated"):
            record = parse_record(await tables.record_text(found[played]))
            assert record.names == ["somebody", "Ben"]
            table = await tables.cache.current(found[played])
            assert first_difference(record, table.game, table.profile) is None
        running = await tables.cache.current(found["running"])
        assert running.away == {1}
        assert [seat.kind for seat in (await tables.cache.current(found["open"])).seats] == [
            *("person", "open", "open", "open")
        ]
        whole = await Events(tables).read(found["tournament"])
        assert [(person.name, person.state) for person in whole.people] == [("", "withdrawn"), ("Ben", "in")]
        assert [line.person for line in standings_of(whole)] == [0, 1]  # somebody stays in the standings
        assert [person.name for person in (await Events(tables).read(found["joined"])).people] == ["Ben"]
        assert (await Events(tables).read(found["planned"])).event.state == "closed"
        for gone in ("hosted", "alone"):
            with pytest.raises(Refused, match="there is no table"):
                await tables.cache.current(found[gone])
        assert await People(tables.database).find(ben.id) == ben


@asynchronous
async def test_a_bot_plays_on_for_who_is_gone(sqlite_url: str) -> None:
    async with open_tables(sqlite_url, pool=FirstMove()) as tables:
        ada, ben = await make_people(tables, "Ada", "Ben")
        table = await a_game(tables, [ada, ben], game="piedpiper")
        await delete_person(tables, ada)
        rng = random.Random(3)
        while (live := await tables.cache.current(table)).state == "running":
            if live.actor == 1 and live.play is not None:
                await tables.move(table, ben.id, live.number, rng.choice(live.play.legal_moves()))
            else:
                number = live.number
                await eventually(lambda number=number: tables.cache.get(table).number > number)  # type: ignore[union-attr,misc]
        assert live.state == "over"


@asynchronous
async def test_what_others_see_is_read_anew(fresh_postgres_url: str) -> None:
    settings = Settings(fresh_postgres_url, limits=FAST)
    async with (
        nearby(settings) as server,
        nearby(settings) as other,
        people_at(server, NAME, "Ben") as [ada, ben],
        browser(server) as mine,
    ):
        await eventually(lambda: other.context.tables.sessions.connected_since(float("inf")))
        table = await a_game_online([ada, ben])
        await ada.chat(table, WORDS)
        assert NAME in str(await other.context.tables.cache.news(table, None, 0))
        mine.http.cookies.set("ratskeller", ada.cookie)
        async with raw(server, ada) as line:
            assert await mine.refused("POST", "/delete", {"name": "Ben"}) == "malformed"
            assert (await mine.ask("POST", "/delete", {"name": NAME})).status_code == 204
            assert await closed_with(line) == 1008
        await eventually(lambda: other.context.tables.cache.get(table) is None)
        for process in (server, other):
            shown = str(await process.context.tables.cache.news(table, None, 0))
            assert NAME not in shown
            assert WORDS not in shown


@asynchronous
async def test_who_is_gone_does_not_come_back(sqlite_url: str) -> None:
    async with nearby(Settings(sqlite_url)) as server, browser(server, NAME) as mine, browser(server) as thief:
        codes = (await mine.post("/codes"))["codes"]
        token = (await mine.post("/link"))["token"]
        cookie = mine.cookie
        await mine.ask("POST", "/delete", {"name": NAME})
        assert await thief.refused("POST", "/codes/use", {"code": codes[0]}) == "not-found"
        assert await thief.refused("POST", "/device", {"token": token}) == "not-found"
        assert await server.context.people.from_cookie(cookie) is None


@asynchronous
async def set_up(url: str) -> None:
    """A database with somebody in it."""
    async with open_tables(url) as tables:
        [ada, ben] = await make_people(tables, NAME, "Ben")
        await a_game(tables, [ada, ben])


def test_an_operator_finds_exports_and_deletes_people(database_url: str) -> None:
    set_up(database_url)
    where = ("--database", database_url)
    [line] = ratskeller("people", "find", "helm", *where).out.splitlines()
    person, _, name = line.split()
    assert name == NAME
    assert ratskeller("people", "export", person, *where).json()["profile"][0]["name"] == NAME
    assert ratskeller("people", "delete", person, "--yes", *where).code == 0
    nobody = ratskeller("people", "find", "helm", *where)
    assert (nobody.code, nobody.out, nobody.err) == (0, "", "nobody has 'helm' in their name\n")
    again = ratskeller("people", "delete", person, "--yes", *where)
    assert (again.code, "there is nobody with the id" in again.err) == (2, True)


@asynchronous
async def test_a_deletion_that_fails_changes_nothing(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with open_tables(sqlite_url) as tables:
        ada, ben = await make_people(tables, "Ada", "Ben")
        await a_game(tables, [ada, ben])
        with monkeypatch.context() as broken:
            broken.setattr("ratskeller.server.privacy.deletion.OWN", (db.keys,))  # which is nobody's
            with pytest.raises(AttributeError):
                await delete_person(tables, ada)
        assert await People(tables.database).find(ada.id) == ada
        names = await tables.look(lambda found: list(found.execute(select(db.seats.c.name)).scalars()))
        assert sorted(names) == ["Ada", "Ben"]


async def much_talk(tables: Tables, lines: int) -> tuple[Person, Person, str]:
    """Somebody who has said a lot at a table with somebody else."""
    here, ben = await make_people(tables, NAME, "Ben")
    table = await a_game(tables, [here, ben])
    for number in range(lines):
        await tables.chat(table, here.id, WORDS, str(number))
    return here, ben, table


TALKATIVE = Limits(chat_per_minute=10_000, chat_burst=10_000)


@asynchronous
async def test_much_is_erased_in_many_short_transactions(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with open_tables(sqlite_url, limits=TALKATIVE) as tables:
        here, _, _ = await much_talk(tables, 3 * AT_ONCE)
        rewritten = count_rewritten(tables, monkeypatch, db.log.c.person_id == here.id)
        await delete_person(tables, here)
        assert max(rewritten) <= AT_ONCE
        assert sum(rewritten) > 3 * AT_ONCE


@asynchronous
async def test_somebody_with_much_to_say_gets_another_name_bit_by_bit(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_tables(database_url, limits=TALKATIVE) as tables:
        here, _, table = await much_talk(tables, 3 * AT_ONCE)
        other = await a_game(tables, [here, *await make_people(tables, "Cleo")])
        rewritten = count_rewritten(tables, monkeypatch, db.log.c.body.contains(NAME))
        await tables.run(partial(orders.rename, person_id=here.id, name="Rat 17", reason="rude", now=time.time()))
        await Moderator(tables, People(tables.database), None).sweep(time.time())
        assert max(rewritten) <= AT_ONCE
        assert sum(rewritten) == 3 * AT_ONCE
        for found in (table, other):
            assert (await tables.cache.current(found)).seats[0].name == "Rat 17"
        news = await tables.cache.news(table, here.id, 0)
        assert NAME not in repr(news)


@asynchronous
async def test_a_table_is_erased_without_a_look_at_others(sqlite_url: str) -> None:
    async with open_tables(sqlite_url, limits=TALKATIVE) as tables:
        here, _, table = await much_talk(tables, 1)
        done: list[tuple[str, Any]] = []

        def erase(connection: Connection) -> list[str]:
            def note(_connection: Any, _cursor: Any, text: str, values: Any, _context: Any, is_many: bool) -> None:
                done.append((text, values[0] if is_many else values))

            event.listen(connection, "before_cursor_execute", note)
            assert not deletion.erase_some(connection, table, here.id, insert_nobody(connection))
            event.remove(connection, "before_cursor_execute", note)
            driver = connection.connection.driver_connection
            assert driver is not None
            changing = [(text, values) for text, values in done if text.startswith(("UPDATE", "DELETE"))]
            plans = [(text, driver.execute(f"EXPLAIN QUERY PLAN {text}", values)) for text, values in changing]
            return [text for text, plan in plans for *_, step in plan if "(person_id" in step or "SCAN" in step]

        assert await tables.run(erase) == []
        assert len(done) > 5


@asynchronous
async def test_a_deletion_goes_on_after_a_restart(database_url: str, tmp_path: Path) -> None:
    traces: list[str] = []
    async with open_tables(database_url, limits=TALKATIVE) as tables:
        here, _, table = await much_talk(tables, AT_ONCE + 50)
        traces += (here.id, NAME, WORDS)
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(deletion, "erase_some", broken)
            with pytest.raises(Refused):
                await delete_person(tables, here)
        assert await People(tables.database).from_cookie(await People(tables.database).cookie_of(here)) is None
        with pytest.raises(Refused, match="no such person"):
            await delete_person(tables, here)
    async with open_tables(database_url) as tables:
        assert [trace for trace in traces if trace in await dump_of(tables.database, tmp_path)] == traces
        await RetentionSweeper(tables, People(tables.database), Retention()).sweep(time.time())
        assert [trace for trace in traces if trace in await dump_of(tables.database, tmp_path)] == []
        assert [seat.name for seat in (await tables.cache.current(table)).seats] == ["", "Ben"]


def broken(*_: object, **__: object) -> bool:
    """What never comes to its end."""
    raise OSError("the database is away")


@asynchronous
async def test_what_is_written_during_the_deletion_goes_too(sqlite_url: str, tmp_path: Path) -> None:
    async with open_tables(sqlite_url, limits=TALKATIVE) as tables:
        here, there, table = await much_talk(tables, 1)
        waiting = await tables.open(there, options("me", "open"))
        people = People(tables.database)
        cup = await Events(tables).open(there, event_options())
        usual, late = deletion.erase_some, [{"name": NAME, "text": WORDS, "id": ""}]

        def erase_some(connection: Connection, table_id: str, person_id: str, new_id: str) -> bool:
            is_more = usual(connection, table_id, person_id, new_id)
            while late:
                number = 1 + store.last_number(connection, table, lock=True)
                store.append_rows(connection, table, [Row(number, "chat", 0, here.id, 1.0, late.pop())])
                store.move_on(connection, table, number, None)
                # Requests that were let in before the cookie was good no more.
                store.write_seat(connection, waiting, Seat(1, "person", here.id, NAME, None, ""))
                add_person(connection, cup, 1, here, "")
                mine = {"person_id": here.id}
                connection.execute(insert(db.settings).values(**mine, body=WORDS))
                connection.execute(insert(db.notes).values(**mine, table_id=table, text=WORDS))
                connection.execute(insert(db.digests).values(**mine, hours=4, language="en", token=WORDS, due=1.0))
                write_invitation(connection, there.id, here.id, waiting, 1.0)
            return is_more

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(deletion, "erase_some", erase_some)
            await delete_person(tables, here)
        await people.rename(here, NAME)
        assert [trace for trace in (here.id, NAME, WORDS) if trace in await dump_of(tables.database, tmp_path)] == []


@asynchronous
async def test_who_is_being_forgotten_takes_no_name_again(sqlite_url: str, tmp_path: Path) -> None:
    async with open_tables(sqlite_url, limits=TALKATIVE) as tables:
        here, _, _ = await much_talk(tables, 1)
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(deletion, "erase_some", broken)
            with pytest.raises(Refused):
                await delete_person(tables, here)
        await People(tables.database).rename(here, NAME)  # by a request that was let in before
        await RetentionSweeper(tables, People(tables.database), Retention()).sweep(time.time())
        assert here.id not in await dump_of(tables.database, tmp_path)
