"""The one door to tables. No process owns a table: every change is one transaction that adds entries to its log."""

import asyncio
import secrets
import time
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import msgspec
from sqlalchemy import Connection

from ratskeller.client.errors import Refused, Stale
from ratskeller.client.protocol import Offer
from ratskeller.core.profile import Profile
from ratskeller.engine.luck import new_seed
from ratskeller.server.base.limits import Buckets
from ratskeller.server.base.metrics import ENTRIES, MOVES, count_of
from ratskeller.server.base.settings import Settings
from ratskeller.server.botplay.pool import BotPool
from ratskeller.server.botplay.request import ask_for_hint
from ratskeller.server.botplay.scheduler import Scheduler, bot_to_move
from ratskeller.server.people.service import Person
from ratskeller.server.people.sessions import Sessions
from ratskeller.server.store import lobby as lobbies
from ratskeller.server.store import tables as store
from ratskeller.server.store.database import Database
from ratskeller.server.store.lobby import Cursor, Page
from ratskeller.server.store.row import Facts, Row
from ratskeller.server.tables import commands
from ratskeller.server.tables.cache import TableCache, in_words
from ratskeller.server.tables.challenges import tick
from ratskeller.server.tables.change import Change, Doing, Done, never
from ratskeller.server.tables.commands import NewEntry
from ratskeller.server.tables.heartbeat import Heartbeat
from ratskeller.server.tables.options import TableOptions, check_options
from ratskeller.server.tables.phrases import offers_of, spoken_hint
from ratskeller.server.tables.record import record_text
from ratskeller.server.tables.state import TableState
from ratskeller.server.tables.talk import check_talk, checked_words, need_room
from ratskeller.server.tables.visible import plain_state

# Entries after which nothing but the log and the table's last number has to be written.
ALONE = frozenset({"move", "undo", "undo-ask", "undo-answer", "timeout", "back", "chat", "rematch"})


class Tables(TableCache):
    """All tables, and all that people can do at them."""

    def __init__(self, settings: Settings, database: Database, thinkers: BotPool) -> None:
        super().__init__(database)
        self.settings = settings
        self.thinkers = thinkers
        self.heartbeat = Heartbeat(database, self.hear)
        self.work = Scheduler(self)
        self._talk = Buckets(settings.limits.chat_per_second, settings.limits.chat_burst)  # by person
        self.sessions = Sessions()
        if not database.is_sqlite:
            self.sessions.lose()  # until the news of other processes are listened to

    # Tables come and go

    async def open(self, person: Person, wish: TableOptions, *, rematch_of: str | None = None) -> str:
        """Open a table as somebody wishes it; its id."""
        game, _ = await asyncio.to_thread(check_options, wish)
        facts = Facts(
            id=secrets.token_urlsafe(12),
            host=person.id,
            game=game.name,
            rules_version=game.rules_version,
            profile="own" if wish.profile_text is not None else wish.profile,
            profile_text=wish.profile_text,
            options=wish.options,
            people=len(wish.seats),
            level=wish.level,
            is_public=wish.is_public,
            clock=wish.clock.model_dump(),
            stand_in=wish.stand_in,
            hints=wish.hints,
            live_points=wish.live_points,
            seed=new_seed(),
            created=time.time(),
            rematch_of=rematch_of,
        )
        seats = [commands.seat_from_options(number, seat, person) for number, seat in enumerate(wish.seats)]
        most = self.settings.limits.tables_per_person

        def insert(connection: Connection) -> str:
            if rematch_of is not None:
                store.last_number(connection, rematch_of, lock=True)
                there = store.rematch_of(connection, rematch_of)
                if there is not None:
                    return there
            if store.unfinished_tables_of(connection, person.id) >= most:
                raise Refused("too-many", f"you have {most} tables that are not over yet")
            store.insert_table(connection, facts, seats)
            return facts.id

        return await self.run(insert)

    async def join(self, table_id: str, person: Person, seats: Sequence[int], salt: str, name: str = "") -> int:
        """Sit down on open seats, before the start."""
        table = await self.current(table_id)
        had = 0
        if table.facts.rematch_of is not None and commands.takes_several(table, person, seats):
            had = len((await self.current(table.facts.rematch_of)).seats_of(person.id))

        def sit(table: TableState) -> list[NewEntry]:
            need_room(table, self.settings.limits)
            return commands.sit(table, person, seats, salt, name, had)

        return await self.do(table_id, sit)

    async def remove(self, table_id: str, person: Person, seat: int, name: str = "") -> int:
        """Have whoever sits on a seat get up before the start, for good; only the host can."""
        return await self.do(table_id, lambda table: commands.remove(table, person, seat, name))

    async def leave(self, table_id: str, person: Person) -> int:
        """Get up before the start; if it is the host, the table is closed."""
        return await self.do(table_id, lambda table: commands.leave(table, person))

    async def start(self, table_id: str, person: Person, salt: str) -> int:
        """Lay the game out, with the host's part of the luck; no seat may be open."""
        return await self.do(table_id, lambda table: commands.start(table, person, salt))

    async def rematch(self, table_id: str, person: Person) -> str:
        """Another table for the same people; all who ask come to the same one."""
        table = await self.current(table_id)
        if table.state != "over":
            raise Refused("not-now", "the game is not over yet")
        if person.id not in table.people():
            raise Refused("not-yours", "you did not sit at this table")
        new = table.rematch or await self.open(person, commands.options_again(table, person), rematch_of=table_id)
        await self.do(table_id, lambda table: commands.tell_rematch(table, new))
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

    async def time_out(self, table_id: str, now: float) -> int:
        """Let the clock of the seat that is to decide run out, if it has."""
        return await self.do(table_id, lambda table: commands.time_out(table, now))

    async def chat(self, table_id: str, person_id: str, words: str, message_id: str = "") -> int:
        """Say something to all at the table, in words that can be shown."""
        words = checked_words(words)
        is_paid = False  # what is tried twice counts once, and what was said before costs nothing

        def is_same(row: Row) -> bool:
            return (
                bool(message_id) and row.kind == "chat" and row.person_id == person_id and row.body["id"] == message_id
            )

        def say(table: TableState) -> list[NewEntry]:
            nonlocal is_paid
            done = commands.chat(table, person_id, words, message_id)
            check_talk(table, words, self.settings.limits)
            if not is_paid:
                self._talk.take(person_id)
                is_paid = True
            return done

        return await self.do(table_id, say, None, is_same)

    async def do(
        self, table_id: str, doing: Doing, after: int | None = None, is_same: Callable[[Row], bool] = never
    ) -> int:
        """Do something at a table in one transaction; the number of the first entry that came of it.

        `after` is the last entry that whoever wishes it had seen: if something has changed since, it is Stale, or
        it was done before."""
        wish = Change(doing, after, is_same)
        await self.heartbeat.ensure()
        async with self._lock_of(table_id):
            doubts = self._doubts
            done = await self._do_at_once(table_id, wish)
            if done is None:
                if not self._is_current(table_id):
                    self._remember(await self._read(table_id), doubts)
                done = await self.run(lambda connection: self._do(connection, table_id, wish))
            self._remember(done.table, doubts)
        count_entries(done)
        self._wake(table_id)
        self.work.look_at(done.table)
        return done.number

    def _do(self, connection: Connection, table_id: str, wish: Change) -> Done:
        """The same within a transaction; the outcome holds if the transaction does."""
        table = self._caught_up(connection, table_id, lock=True)
        recent = table.recent_rows(wish.after)
        done = wish.fulfil(table, store.rows_since(connection, table_id, wish.after or 0) if recent is None else recent)
        if done.rows:
            self._write(connection, done)
        return done

    async def _do_at_once(self, table_id: str, wish: Change) -> Done | None:
        """The same without a look at the database first: it writes only if the table is as this process has it in mind.
        None if it is not, or if more has to be looked at or written."""
        table = self._lives.get(table_id)
        if table is None or (recent := table.recent_rows(wish.after)) is None:
            return None
        try:
            done = wish.fulfil(table, recent)
        except (Refused, Stale):
            return None  # what others have written may make another answer of it
        if not done.rows or not kinds_of(done) <= ALONE:
            return None
        entries = store.Entries(table_id, table.number, done.rows, next_look(done))
        try:
            is_written = await in_words(self.database.at_once(partial(store.append_at_once, entries=entries)))
        except Refused:
            if wish.after is None:
                raise
            return None  # if it was written after all, it will be found
        return done if is_written else None

    def _write(self, connection: Connection, done: Done) -> None:
        """Write entries, and all that follows from them, for good."""
        table, rows = done.table, done.rows
        table_id, now = table.facts.id, rows[0].at
        store.append_rows(connection, table_id, rows)
        for row in rows:
            if row.kind in ("sit", "leave"):
                store.write_seat(connection, table_id, table.seats[row.seat or 0])
            elif row.kind == "start":
                for seat in table.seats_of(table.facts.host):
                    store.write_seat(connection, table_id, table.seats[seat])
        store.move_on(connection, table_id, table.number, next_look(done))
        kinds = kinds_of(done)
        if "start" in kinds:
            store.update_table(connection, table_id, state=table.state, started=now)
        if kinds & {"end", "close"}:
            store.update_table(connection, table_id, state=table.state, ended=now)
        if "end" in kinds and table.facts.level is not None and table.play is not None and not table.helped:
            for person_id in table.people():
                tick(connection, person_id, table_id, table.play, now)
        if not self.database.is_sqlite:
            store.announce(connection, table_id, rows)

    async def start_work(self) -> None:
        """Begin to see to bots, clocks and the news of other processes."""
        await self.work.start()

    async def stop_work(self) -> None:
        """See to nothing any more."""
        await self.work.stop()

    # News of other processes

    def hear_sign_out(self, person_id: str, epoch: int) -> None:
        """Somebody has signed out, in this process or another."""
        self.sessions.sign_out(person_id, epoch)

    def hear_present(self, process: str, person_ids: Sequence[str]) -> None:
        """A process has told which hosts it has."""
        self.sessions.hear_present(process, person_ids)

    def doubt(self) -> None:
        """From now on all news are heard; who knows what was missed before."""
        self.sessions.hear()
        super().doubt()

    def lose_news(self) -> None:
        """From now on no news are heard."""
        self.sessions.lose()

    # What people see

    async def lobby(self, person_id: str | None = None, after: Cursor | None = None, limit: int = lobbies.PAGE) -> Page:
        """Public tables that are open or running, a page of them, as a person sees them."""
        read = partial(lobbies.read_lobby, present=self.sessions, after=after, limit=limit)
        page = await self.look(read)
        return Page([shown_to(person_id, row) for row in page.tables], page.last)

    async def own_tables(self, person_id: str) -> list[dict[str, Any]]:
        """All tables that a person opened or sits at."""
        found = await self.look(partial(lobbies.read_own, person_id=person_id))
        return [shown_to(person_id, row) for row in found]

    async def info(self, table_id: str, person_id: str | None) -> dict[str, Any]:
        """What was settled when a table was opened, and how it stands, as a person may know it."""
        table = await self.current(table_id)
        facts: dict[str, Any] = msgspec.to_builtins(table.facts)
        for secret in ("seed", "host"):
            del facts[secret]
        facts |= {"is_host": table.facts.host == person_id, "commitment": table.commitment}
        return facts | {"profile_hash": table.profile.hash, "state": plain_state(table, table.seats_of(person_id))}

    async def hint(self, table_id: str, person_id: str, after: int) -> dict[str, Any]:
        """The best few turns for the person's seat that is to decide."""
        table = await self.current(table_id, after)
        if after < table.changed:
            raise Stale
        commands.may_ask_for_hint(table, person_id)
        return spoken_hint(table, await self.thinkers.hint(ask_for_hint(table)))

    async def offers(self, table_id: str, person_id: str, after: int) -> tuple[int, list[Offer]]:
        """What each legal move of the person's seat that is to decide would bring, and the entry after which."""
        table = await self.current(table_id, after)
        if after < table.changed:
            raise Stale
        commands.need_turn(table, person_id)
        return table.number, await asyncio.to_thread(offers_of, table)

    async def record_text(self, table_id: str) -> str:
        """The record of a game that is over."""
        return record_text(await self.current(table_id))

    async def profile_of(self, table_id: str) -> Profile[Any]:
        """The profile of a table."""
        return (await self.current(table_id)).profile

    async def game_of(self, table_id: str) -> str:
        """The game of a table."""
        return (await self.current(table_id)).facts.game


def shown_to(person_id: str | None, row: dict[str, Any]) -> dict[str, Any]:
    """A table of a list, as a person may know it: who the host is stays secret."""
    return row | {"is_host": row.pop("host") == person_id}


def kinds_of(done: Done) -> set[str]:
    """What kinds of entries came of a wish."""
    return {row.kind for row in done.rows}


def next_look(done: Done) -> float | None:
    """When somebody has to look at a table again: a bot has not moved, or a clock has run out."""
    return done.rows[0].at + store.LEASE if bot_to_move(done.table) else done.table.due()


def count_entries(done: Done) -> None:
    """Count what was written."""
    for row in done.rows:
        count_of(ENTRIES, row.kind).inc()
        if row.kind == "move":
            count_of(MOVES, done.table.facts.game, "bot" if row.person_id is None else "person").inc()
