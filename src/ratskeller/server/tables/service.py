"""All that people can do at tables. No process owns a table: every change is one transaction that adds entries to its
log."""

import asyncio
import secrets
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Connection

from ratskeller.client.errors import Refused, Stale
from ratskeller.client.protocol import Offer
from ratskeller.core.profile import Profile
from ratskeller.engine.luck import new_seed
from ratskeller.server.base.limits import Buckets, per_hour
from ratskeller.server.base.metrics import ENTRIES, MOVES, count_of
from ratskeller.server.base.settings import Settings
from ratskeller.server.people.service import Person
from ratskeller.server.people.sessions import Sessions
from ratskeller.server.store import idle
from ratskeller.server.store import lobby as lobbies
from ratskeller.server.store import tables as store
from ratskeller.server.store.database import Database
from ratskeller.server.store.faces import read_faces
from ratskeller.server.store.holidays import tell_again
from ratskeller.server.store.lobby import Cursor, Filters, Page
from ratskeller.server.store.notes import read_notes, write_notes
from ratskeller.server.store.refusals import refusing
from ratskeller.server.store.row import Facts, Row
from ratskeller.server.tables import commands, going, leaving, waiting
from ratskeller.server.tables.cache import TableCache
from ratskeller.server.tables.challenges import tick
from ratskeller.server.tables.change import Also, Change, Command, Done, never, tried
from ratskeller.server.tables.commands import NewEntry
from ratskeller.server.tables.heartbeat import Heartbeat
from ratskeller.server.tables.options import TableOptions, check_options, clock_of, hints_in, seats_in_order
from ratskeller.server.tables.phrases import offers_of
from ratskeller.server.tables.presence import Presence
from ratskeller.server.tables.rated import need_rateable, rate, with_ratings
from ratskeller.server.tables.record import record_text
from ratskeller.server.tables.state import TableState
from ratskeller.server.tables.talk import check_talk, checked_words, need_room
from ratskeller.server.tables.visible import plain_state

# Entries after which nothing but the log and the table's last number has to be written.
ALONE = frozenset({"move", "undo", "undo-ask", "undo-answer", "timeout", "back", "chat", "rematch"})
ALONE |= {"resign", "stand-in", "offer", "ask", "ask-answer", "notice", "aside", "agree", "hide", "holiday"}

T = TypeVar("T")
QUICK = 20  # tables of the lobby that somebody who wants to play at once may be seated at


class Tables:
    """All tables. `do` is the one way to change one; `cache` has how they stand and what is new."""

    def __init__(self, settings: Settings, database: Database) -> None:
        self.settings = settings
        self.database = database
        self.cache = TableCache(database)
        self.blocks = self.cache.blocks
        self.heartbeat = Heartbeat(database, self.cache.on_entries)
        self.on_change: list[Callable[[TableState], None]] = []  # called with a table that this process has changed
        self._talk = Buckets(settings.limits.chat_per_second, settings.limits.chat_burst)  # by person
        self._departures = per_hour(settings.limits.departures_per_hour)  # by person
        self.sessions = Sessions()
        if not database.is_sqlite:
            self.sessions.disconnect()  # until there is a connection for the news of other processes
        self.presence = Presence(database, self.sessions, settings.limits)

    # Tables come and go

    async def open(self, person: Person, options: TableOptions, *, rematch_of: str | None = None) -> str:
        """Open a table; its id."""
        game, profile = await asyncio.to_thread(check_options, options)
        facts = Facts(
            id=secrets.token_urlsafe(12),
            host=person.id,
            game=game.name,
            rules_version=game.rules_version,
            profile="own" if options.profile_text is not None else options.profile,
            profile_text=options.profile_text,
            options=profile.changes,
            people=len(options.seats),
            level=options.level,
            is_public=options.is_public,
            clock=clock_of(options).model_dump(),
            stand_in=options.stand_in,
            hints=hints_in(options),
            live_points=options.live_points,
            seed=new_seed(),
            created=time.time(),
            rematch_of=rematch_of,
            language=options.language,
            rated=options.rated,
        )
        seats = [
            commands.seat_from_options(number, seat, person) for number, seat in enumerate(seats_in_order(options))
        ]
        need_rateable(facts, seats)
        most, counted = self.settings.limits.tables_per_person, self.settings.limits.counted_days * leaving.DAY

        def insert(connection: Connection) -> str:
            if rematch_of is not None:
                store.last_number(connection, rematch_of, lock=True)
                there = store.rematch_of(connection, rematch_of)
                if there is not None:
                    return there
            if idle.unfinished_tables_of(connection, person.id, facts.created - counted) >= most:
                raise Refused("too-many", f"you have {most} tables that are not over yet")
            store.insert_table(connection, facts, seats)
            return facts.id

        return await self.run(insert)

    def insert_begun(self, connection: Connection, begun: Done) -> None:
        """Write a table that begins as it is opened (`tables/begun.py`)."""
        store.insert_table(connection, begun.table.facts, begun.table.seats)
        self._write(connection, begun)

    def on_begun(self, begun: Done) -> None:
        """Such a table is in the database."""
        count_entries(begun)
        for listener in self.on_change:
            listener(begun.table)

    async def join(self, table_id: str, person: Person, seats: Sequence[int], salt: str, name: str = "") -> int:
        """Sit down on open seats before the start, or take the place of somebody who has left."""
        table = await self.cache.current(table_id)
        apart, mine = await self.blocks.around(person.id), await self.blocks.of(person.id)
        if table.state == "running" and len(seats) == 1:

            def take(table: TableState) -> list[NewEntry]:
                commands.keep_apart(table, person, apart, mine)
                return leaving.take(table, person, seats[0], name)

            return await self.do(table_id, take)
        had = 0
        if table.facts.rematch_of is not None and commands.takes_several(table, person, seats):
            had = len((await self.cache.current(table.facts.rematch_of)).seats_of(person.id))

        def sit(table: TableState) -> list[NewEntry]:
            need_room(table, self.settings.limits)
            commands.keep_apart(table, person, apart, mine)
            return commands.sit(table, person, seats, salt, name, had)

        return await self.do(table_id, sit)

    async def remove(self, table_id: str, person: Person, seat: int, name: str = "") -> int:
        """Have whoever sits on a seat get up before the start, for good; only the host can."""
        return await self.do(table_id, lambda table: commands.remove(table, person, seat, name))

    async def leave(self, table_id: str, person: Person) -> int:
        """Get up before the start; if it is the host, the table is closed."""
        return await self.do(table_id, lambda table: commands.leave(table, person))

    async def start(self, table_id: str, person: Person, salt: str, *, only_taken: bool = False) -> int:
        """Lay the game out, with the host's part of the luck; no seat may be open, or the table does without it."""

        def begin(table: TableState) -> list[NewEntry]:
            need_rateable(table.facts, table.seats)
            if table.state != "open" or not only_taken:
                return commands.start(table, person, salt)
            fewer = waiting.only_taken(table, person)
            return fewer + commands.start(tried(table, fewer), person, salt)

        return await self.do(table_id, begin)

    async def reseat(self, table_id: str, person: Person, seats: Sequence[waiting.SeatChange]) -> int:
        """Have other seats before the start: bots, more, fewer; only the host can."""
        return await self.do(table_id, lambda table: self._with_room(table, waiting.reseat(table, person, seats)))

    async def change_options(self, table_id: str, person: Person, change: waiting.OptionChange) -> int:
        """Change what was settled, before the start; only the host can, and the others have to agree."""
        change_them = partial(waiting.change_options, person=person, wanted=change)
        return await self.do(table_id, lambda table: self._with_room(table, change_them(table)))

    async def agree(self, table_id: str, person_id: str) -> int:
        """Agree to what the host has changed."""
        return await self.do(table_id, lambda table: waiting.agree(table, person_id))

    def _with_room(self, table: TableState, entries: list[NewEntry]) -> list[NewEntry]:
        need_room(table, self.settings.limits)
        return entries

    async def rematch(self, table_id: str, person: Person) -> str:
        """Another table for the same people; all who ask come to the same one."""
        table = await self.cache.current(table_id)
        if table.state != "over":
            raise Refused("not-now", "the game is not over yet")
        if person.id not in table.people():
            raise Refused("not-yours", "you did not sit at this table")
        new = table.rematch or await self.open(person, commands.options_again(table, person), rematch_of=table_id)
        await self.do(table_id, lambda table: commands.announce_rematch(table, new))
        return new

    # The game

    async def move(self, table_id: str, person_id: str, after: int, move: str) -> int:
        """A seat of the person's decides; the number of the entry."""

        def is_same(row: Row) -> bool:
            return row.kind == "move" and row.person_id == person_id and bool(row.body["move"] == move)

        return await self.do(table_id, lambda table: commands.move(table, person_id, move), after, is_same)

    async def move_of_bot(self, table_id: str, after: int, move: int) -> int:
        """The bot that is to decide does so."""
        return await self.do(table_id, lambda table: commands.move_of_bot(table, move), after)

    async def undo(self, table_id: str, person_id: str, after: int) -> int:
        """Take the person's last decision back, or ask the others for it."""

        def is_same(row: Row) -> bool:
            return row.kind in ("undo", "undo-ask") and row.person_id == person_id

        def take_back(table: TableState) -> list[NewEntry]:
            need_room(table, self.settings.limits)
            return commands.undo(table, person_id)

        return await self.do(table_id, take_back, after, is_same)

    async def answer(self, table_id: str, person_id: str, after: int, agree: bool) -> int:
        """Say yes or no to the undo that somebody asked for."""

        def is_same(row: Row) -> bool:
            is_answer = row.kind == "undo-answer" and row.person_id == person_id
            return is_answer and bool(row.body["agree"] == agree)

        def consent(table: TableState) -> list[NewEntry]:
            if table.asked is not None and table.asked.number > after:
                raise Stale  # it was meant for an earlier question
            return commands.answer(table, person_id, agree)

        return await self.do(table_id, consent, after, is_same)

    async def back(self, table_id: str, person_id: str) -> int:
        """No bot has to play for the person's seats any more."""
        return await self.do(table_id, lambda table: commands.back(table, person_id))

    # Leaving

    async def resign(self, table_id: str, person_id: str) -> int:
        """Leave all seats of the person's to bots."""
        self._departures.take(person_id)
        return await self.do(table_id, lambda table: leaving.resign(table, person_id))

    async def propose(self, table_id: str, person_id: str, what: leaving.What, seat: int | None) -> int:
        """Ask the others to end the game, or to replace somebody who is missing."""
        self._departures.take(person_id)
        missing = await self.presence.missing(await self.cache.current(table_id)) if what != "end" else frozenset()

        def ask(table: TableState) -> list[NewEntry]:
            need_room(table, self.settings.limits)
            return leaving.propose(table, person_id, what, seat, seat in missing)

        return await self.do(table_id, ask)

    async def vote(self, table_id: str, person_id: str, number: int, *, agree: bool) -> int:
        """Say yes or no to what somebody has proposed."""
        return await self.do(table_id, lambda table: leaving.vote(table, person_id, number, agree=agree))

    async def who_is_here(self, table_id: str, person_id: str) -> list[dict[str, Any]]:
        """For those at a table: who of them is there, and whom the others may vote to replace."""
        table = await self.cache.current(table_id)
        commands.own_seats(table, person_id)
        return await self.presence.shown(table)

    async def time_out(self, table_id: str, now: float) -> int:
        """Let the clock of the seat that is to decide run out, if it has."""
        return await self.do(table_id, lambda table: commands.time_out(table, now))

    async def chat(self, table_id: str, person_id: str, words: str, message_id: str = "") -> int:
        """Say something to all at the table, in words that can be shown."""
        words = checked_words(words)
        say = partial(commands.chat, person_id=person_id, words=words, message_id=message_id)
        return await self._say(table_id, person_id, say, words, message_id)

    async def aside(self, table_id: str, person: Person, words: str, message_id: str = "") -> int:
        """Say something to all who watch, and to nobody who plays."""
        words = checked_words(words)
        say = partial(commands.aside, person=person, words=words, message_id=message_id)
        return await self._say(table_id, person.id, say, words, message_id)

    async def _say(self, table_id: str, person_id: str, say: Command, words: str, message_id: str) -> int:
        is_paid = False  # what is tried twice counts once, and what was said before costs nothing

        def is_same(row: Row) -> bool:
            is_mine = row.kind in ("chat", "aside") and row.person_id == person_id
            return bool(message_id) and is_mine and row.body["id"] == message_id

        def paid(table: TableState) -> list[NewEntry]:
            nonlocal is_paid
            done = say(table)
            check_talk(table, words, self.settings.limits)
            if not is_paid:
                self._talk.take(person_id)
                is_paid = True
            return done

        return await self.do(table_id, paid, None, is_same)

    async def hide(self, table_id: str, numbers: Sequence[int], *, hide: bool) -> int:
        """Hide messages from everybody, or show them again: for whoever runs the server."""
        return await self.do(table_id, lambda table: commands.hide(table, numbers, hide=hide))

    async def do(
        self,
        table_id: str,
        command: Command,
        after: int | None = None,
        is_same: Callable[[Row], bool] = never,
        *,
        also: Also | None = None,
    ) -> int:
        """Carry out a command at a table in one transaction; the number of the first entry that came of it.

        `after` is the last entry that whoever sent it knew: if something has changed since, it is Stale, unless
        `is_same` finds the entry that the same command became before. `also` reads and writes what else there is to,
        within the same transaction and before the command is asked."""
        change = Change(command, after, is_same)
        await self.heartbeat.ensure()
        async with self.cache.lock_of(table_id):
            generation = self.cache.generation
            done = await self._do_at_once(table_id, change) if also is None else None
            if done is None:
                await self.cache.refresh(table_id)
                done = await self.run(lambda connection: self._do(connection, table_id, change, also))
            self.cache.put(done.table, generation)
        count_entries(done)
        self.cache.wake(table_id)
        for listener in self.on_change:
            listener(done.table)
        return done.number

    def _do(self, connection: Connection, table_id: str, change: Change, also: Also | None = None) -> Done:
        """Carry out a change with the table locked; it holds if the transaction is committed."""
        table = self.cache.locked(connection, table_id)
        if also is not None:
            also(connection, table)
        recent = table.recent_rows(change.after)
        since = store.rows_since(connection, table_id, change.after or 0) if recent is None else recent
        done = change.carry_out(table, since)
        if done.rows:
            self._write(connection, done)
        return done

    async def _do_at_once(self, table_id: str, change: Change) -> Done | None:
        """The same without a read first: it writes only if the table is as it stands in the cache. None if it is not,
        or if more has to be read or written than the log."""
        table = self.cache.get(table_id)
        if table is None or (recent := table.recent_rows(change.after)) is None:
            return None
        try:
            done = change.carry_out(table, recent)
        except (Refused, Stale):
            return None  # with what other processes wrote it may be another answer
        if not done.rows or not done.kinds <= ALONE:
            return None
        entries = store.Entries(table_id, table.number, done.rows, next_due(done))
        try:
            is_written = await refusing(self.database.at_once(partial(store.append_at_once, entries=entries)))
        except Refused:
            if change.after is None:
                raise
            return None  # if it was written after all, it will be found
        return done if is_written else None

    def _write(self, connection: Connection, done: Done) -> None:
        """Write entries, and all that follows from them, for good."""
        table, rows = done.table, done.rows
        table_id, now = table.facts.id, rows[0].at
        store.append_rows(connection, table_id, rows)
        for row in rows:
            if row.kind in ("sit", "leave", "take"):
                store.write_seat(connection, table_id, table.seats[row.seat or 0])
            elif row.kind == "start":
                for seat in table.seats_of(table.facts.host):
                    store.write_seat(connection, table_id, table.seats[seat])
            elif row.kind == "seats":
                store.replace_seats(connection, table_id, table.seats)
            if row.kind in ("seats", "options"):
                store.update_facts(connection, table.facts)
        store.move_on(connection, table_id, table.number, next_due(done))
        kinds = done.kinds
        if "start" in kinds:
            store.update_table(connection, table_id, state=table.state, started=now)
        if kinds & {"start", "take"} and table.clock.has_holidays:
            tell_again(connection, table.people(), now)
        if kinds & {"end", "close"}:
            store.update_table(connection, table_id, state=table.state, ended=now)
        is_played = table.play is not None and table.play.is_over and not table.helped
        if "end" in kinds and table.facts.level is not None and table.play is not None and is_played:
            for person_id in table.people():
                tick(connection, person_id, table_id, table.play, now)
        if "end" in kinds:
            rate(connection, table, now)
        if not self.database.is_sqlite:
            store.announce(connection, table_id, rows)

    async def run(self, work: Callable[[Connection], T]) -> T:
        """What `work` returns, in a transaction of its own; failures of the database are raised as `Refused`."""
        return await refusing(self.database.run(work))

    async def look(self, work: Callable[[Connection], T]) -> T:
        """The same for what only reads."""
        return await refusing(self.database.look(work))

    # News of other processes (`store.postgres_listen.Listener`)

    def on_entries(self, table_id: str, number: int, rows: Sequence[Row] = ()) -> None:
        """A process has added entries to a table: these, or some that have to be read."""
        self.cache.on_entries(table_id, number, rows)

    def on_sign_out(self, person_id: str, epoch: int, device: str = "") -> None:
        """Somebody has signed out, in this process or another."""
        self.sessions.sign_out(person_id, epoch, device)

    def on_present(self, process: str, person_ids: Sequence[str]) -> None:
        """A process has announced which hosts it has."""
        self.sessions.on_present(process, person_ids)

    def on_rewritten(self, table_ids: Sequence[str]) -> None:
        """Names and words were erased from the logs of tables."""
        self.cache.forget(table_ids)

    def on_blocked(self, person_id: str) -> None:
        """Somebody's list of blocked people has changed."""
        self.blocks.forget(person_id)

    def on_connected(self) -> None:
        """From now on all news arrive; some may have been missed before."""
        self.sessions.connect()
        self.cache.drop()
        self.blocks.drop()

    def on_disconnected(self) -> None:
        """From now on no news arrive."""
        self.sessions.disconnect()

    # What people see

    async def lobby(
        self,
        person_id: str | None = None,
        after: Cursor | None = None,
        limit: int = lobbies.PAGE,
        filters: Filters = lobbies.ALL,
    ) -> Page:
        """Public tables that are open or running, a page of them, as a person sees them."""
        read = partial(lobbies.read_lobby, present=self.sessions, after=after, limit=limit, filters=filters)
        page = await self.look(lambda connection: with_ratings(connection, read(connection)))
        return Page([self.shown_to(person_id, row) for row in page.tables], page.last)

    async def quick(self, person: Person, filters: Filters, salt: str) -> str | None:
        """Sit down at a table of the lobby whose host is there and who wishes alike; its id, None if there is none."""
        for row in (await self.lobby(person.id, None, QUICK, filters)).tables:
            free = [number for number, seat in enumerate(row["seats"]) if seat["kind"] == "open"]
            if row["state"] != "open" or row["is_host"] or not row["is_host_here"] or not free:
                continue
            with suppress(Refused):  # somebody was faster, or does not want this person
                if not (await self.cache.current(row["id"])).seats_of(person.id):
                    await self.join(row["id"], person, free[:1], salt)
                    return str(row["id"])
        return None

    def shown_to(self, person_id: str | None, row: dict[str, Any]) -> dict[str, Any]:
        """A table of a list, as a person may know it: who the host and all others are stays secret."""
        host = row.pop("host")
        for seat in row["seats"]:
            seat.pop("person_id")
        return row | {"is_host": host == person_id, "is_host_here": host in self.sessions}

    async def own_tables(self, person_id: str) -> list[dict[str, Any]]:
        """All tables that a person opened or sits at."""
        found = await self.look(partial(lobbies.read_own, person_id=person_id))
        return [self.shown_to(person_id, row) for row in found]

    async def going(self, person_id: str) -> list[dict[str, Any]]:
        """The tables of a person that are not over, those first where the person is waited for, and there the least
        time left."""
        found = []
        for row in await self.look(partial(lobbies.read_going, person_id=person_id)):
            with suppress(Refused):  # one of earlier rules goes on no more
                table = await self.cache.current(row["id"])
                if table.state in ("open", "running"):
                    found.append(self.shown_to(person_id, row) | going.shown_going(table, person_id))
        return sorted(found, key=going.order)

    async def notes(self, table_id: str, person_id: str) -> str:
        """What a person at a table has written down for themselves."""
        commands.own_seats(await self.cache.current(table_id), person_id)
        return await self.look(partial(read_notes, table_id=table_id, person_id=person_id))

    async def write_notes(self, table_id: str, person_id: str, text: str) -> None:
        """Keep what a person at a table writes down."""
        commands.own_seats(await self.cache.current(table_id), person_id)
        await self.run(partial(write_notes, table_id=table_id, person_id=person_id, text=text))

    async def info(self, table_id: str, person_id: str | None) -> dict[str, Any]:
        """What was settled when a table was opened, and how it stands, as a person may know it."""
        table = await self.cache.current(table_id)
        facts: dict[str, Any] = msgspec.to_builtins(table.facts)
        for secret in ("seed", "host"):
            del facts[secret]
        facts |= {"is_host": table.facts.host == person_id, "commitment": table.commitment}
        faces = await self.look(partial(read_faces, person_ids=table.people()))
        facts["faces"] = [faces.get(seat.person_id) for seat in table.seats]
        facts["can_plan"] = table.game.next_turn is not None and table.facts.people > 1
        return facts | {"profile_hash": table.profile.hash, "state": plain_state(table, table.seats_of(person_id))}

    async def offers(self, table_id: str, person_id: str, after: int) -> tuple[int, list[Offer]]:
        """What each legal move of the person's seat that is to decide would bring, and the entry after which."""
        table = await self.cache.current(table_id, after)
        if after < table.changed:
            raise Stale
        commands.need_turn(table, person_id)
        return table.number, await asyncio.to_thread(offers_of, table)

    async def record_text(self, table_id: str) -> str:
        """The record of a game that is over."""
        return record_text(await self.cache.current(table_id))

    async def profile_of(self, table_id: str) -> Profile[Any]:
        """The profile of a table."""
        return (await self.cache.current(table_id)).profile

    async def game_of(self, table_id: str) -> str:
        """The game of a table."""
        return (await self.cache.current(table_id)).facts.game


def next_due(done: Done) -> float | None:
    """When a table has to be looked at again: a bot has not moved by then, or a clock has run out."""
    return done.rows[0].at + store.LEASE if done.table.bot_to_move else done.table.due()


def count_entries(done: Done) -> None:
    """Count what was written."""
    for row in done.rows:
        count_of(ENTRIES, row.kind).inc()
        if row.kind == "move":
            count_of(MOVES, done.table.facts.game, "bot" if row.person_id is None else "person").inc()
