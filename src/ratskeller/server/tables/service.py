"""All that people can do at tables, and all that one table shows them."""

import asyncio
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, TypeVar

from sqlalchemy import Connection

from ratskeller.client.errors import Refused, Stale
from ratskeller.client.protocol import Offer
from ratskeller.core.profile import Profile
from ratskeller.server.base.limits import Buckets, per_hour
from ratskeller.server.base.settings import Settings
from ratskeller.server.people.service import Person
from ratskeller.server.people.sessions import Sessions
from ratskeller.server.store.database import Database
from ratskeller.server.store.faces import read_faces
from ratskeller.server.store.notes import read_notes, write_notes
from ratskeller.server.store.refusals import refusing
from ratskeller.server.store.row import Row
from ratskeller.server.store.tables import rematch_of
from ratskeller.server.tables import commands, leaving, waiting
from ratskeller.server.tables.cache import TableCache
from ratskeller.server.tables.change import Command, tried
from ratskeller.server.tables.chat import checked_words
from ratskeller.server.tables.commands import NewEntry, need_room
from ratskeller.server.tables.heartbeat import Heartbeat
from ratskeller.server.tables.new_table import insert_table, new_table
from ratskeller.server.tables.options import TableOptions
from ratskeller.server.tables.phrases import offers_of
from ratskeller.server.tables.presence import Presence
from ratskeller.server.tables.rated import need_rateable
from ratskeller.server.tables.record import record_text
from ratskeller.server.tables.state import TableState
from ratskeller.server.tables.visible import visible_info
from ratskeller.server.tables.writer import TableWriter

T = TypeVar("T")


class Tables:
    """All tables: `do` changes one, `cache` has their states and news."""

    def __init__(self, settings: Settings, database: Database) -> None:
        self.settings = settings
        self.database = database
        self.cache = TableCache(database)
        self.blocks = self.cache.blocks
        self.heartbeat = Heartbeat(database, self.cache.on_entries)
        self.writer = TableWriter(database, self.cache, self.heartbeat)
        self.do, self.on_change = self.writer.do, self.writer.on_change
        self._talk = Buckets(settings.limits.chat_per_second, settings.limits.chat_burst)  # by person
        self._departures = per_hour(settings.limits.departures_per_hour)  # by person
        self.quick_turn = asyncio.Lock()  # of two who want to play at once, the second meets the first
        self.sessions = Sessions()
        if not database.is_sqlite:
            self.sessions.disconnect()  # until there is a connection for the news of other processes
        self.presence = Presence(database, self.sessions, settings.limits)

    # Tables come and go

    async def open(self, person: Person, options: TableOptions, *, rematch_of: str | None = None) -> str:
        """Open a table; its id."""
        table = await asyncio.to_thread(new_table, person, options, rematch_of)
        return await self.run(partial(insert_table, table=table, limits=self.settings.limits))

    async def join(
        self, table_id: str, person: Person, seats: Sequence[int], salt: str, name: str = "", after: int | None = None
    ) -> int:
        """Sit down on open seats before the start, as the table was after an entry, or take the place of somebody who
        has left."""
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
            commands.need_seen(table, after)
            return commands.sit(table, person, seats, salt, name, had)

        return await self.do(table_id, sit)

    async def remove(self, table_id: str, person: Person, seat: int, name: str = "") -> int:
        """Remove the person on a seat before the start, permanently; only the host can."""
        return await self.do(table_id, lambda table: commands.remove(table, person, seat, name))

    async def leave(self, table_id: str, person: Person) -> int:
        """Get up before the start; if it is the host, the table is closed."""
        return await self.do(table_id, lambda table: commands.leave(table, person))

    async def start(self, table_id: str, person: Person, salt: str, *, only_taken: bool = False) -> int:
        """Set the game up, with the host's part of the luck; no seat may be open, or open seats are dropped."""

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
        """Change the options before the start; only the host can, and the others have to agree."""
        change_them = partial(waiting.change_options, person=person, wanted=change)
        return await self.do(table_id, lambda table: self._with_room(table, change_them(table)))

    async def agree(self, table_id: str, person_id: str, after: int | None = None) -> int:
        """Agree to what the host has changed up to an entry."""
        return await self.do(table_id, lambda table: waiting.agree(table, person_id, after))

    def _with_room(self, table: TableState, entries: list[NewEntry]) -> list[NewEntry]:
        need_room(table, self.settings.limits)
        return entries

    async def rematch(self, table_id: str, person: Person) -> str:
        """Another table for the same people; all who ask come to the same one. If that was closed before its game, the
        next who asks opens another."""
        table = await self.cache.current(table_id)
        if table.state != "over":
            raise Refused("not-now", "the game is not over yet")
        if person.id not in table.people():
            raise Refused("not-yours", "you did not sit at this table")
        there = await self.look(partial(rematch_of, table_id=table_id))
        new = there or await self.open(person, commands.options_again(table, person), rematch_of=table_id)
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
        """Ask the others to end the game, or to replace a missing person."""
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
        """For the people at a table: which of them are present, and whom the others may vote to replace."""
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
            need_room(table, self.settings.limits)
            table.chat.check(words, self.settings.limits)
            if not is_paid:
                self._talk.take(person_id)
                is_paid = True
            return done

        return await self.do(table_id, paid, None, is_same)

    async def hide(self, table_id: str, numbers: Sequence[int], *, hide: bool) -> int:
        """Hide messages from everybody, or show them again: for the operator."""
        return await self.do(table_id, lambda table: commands.hide(table, numbers, hide=hide))

    async def run(self, work: Callable[[Connection], T]) -> T:
        """What `work` returns, in a transaction of its own; failures of the database are raised as `Refused`."""
        return await refusing(self.database.run(work))

    async def look(self, work: Callable[[Connection], T]) -> T:
        """The same for what only reads."""
        return await refusing(self.database.look(work))

    async def read_much(self, work: Callable[[Connection], T]) -> T:
        """The same for what reads so much that nobody else shall wait for it."""
        return await refusing(self.database.read_much(work))

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

    async def notes(self, table_id: str, person_id: str) -> str:
        """What a person at a table has written down for themselves."""
        commands.own_seats(await self.cache.current(table_id), person_id)
        return await self.look(partial(read_notes, table_id=table_id, person_id=person_id))

    async def write_notes(self, table_id: str, person_id: str, text: str) -> None:
        """Keep what a person at a table writes down."""
        commands.own_seats(await self.cache.current(table_id), person_id)
        await self.run(partial(write_notes, table_id=table_id, person_id=person_id, text=text))

    async def info(self, table_id: str, person_id: str | None) -> dict[str, Any]:
        """The options and the state of a table, as a person may know them."""
        table = await self.cache.current(table_id)
        return visible_info(table, person_id, await self.look(partial(read_faces, person_ids=table.people())))

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
