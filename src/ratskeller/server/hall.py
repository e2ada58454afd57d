"""The one door to tables. No process owns a table: every change is one transaction that adds entries to its log."""

import asyncio
import secrets
import time
from collections import OrderedDict, defaultdict
from collections.abc import Callable, Sequence
from typing import Any, TypeVar
from weakref import WeakValueDictionary

import msgspec
from sqlalchemy import Connection, text
from sqlalchemy.exc import DBAPIError, IntegrityError

from ratskeller.core.profile import Profile
from ratskeller.engine.luck import commitment, new_seed
from ratskeller.server.chart import tick
from ratskeller.server.errors import Refused, Stale
from ratskeller.server.messages import News, Offer
from ratskeller.server.metrics import ENTRIES, MOVES
from ratskeller.server.people import Person
from ratskeller.server.settings import Settings
from ratskeller.server.store import tables as store
from ratskeller.server.store.database import CHANNEL, Database, DatabaseError
from ratskeller.server.table import deeds
from ratskeller.server.table.deeds import Deed
from ratskeller.server.table.live import CHANGES, Live
from ratskeller.server.table.record import record_text
from ratskeller.server.table.row import Facts, Row
from ratskeller.server.table.seen import seen_entry, seen_state
from ratskeller.server.table.speech import offers_of, spoken_entry, spoken_hint
from ratskeller.server.table.thought import ask_for_hint
from ratskeller.server.table.wish import Wish, check_wish
from ratskeller.server.thinkers import Thinkers
from ratskeller.server.work import Work

REMEMBERED = 2000  # tables that a process keeps in mind
SHARED = 3  # entries; news of no more are kept for others who may ask for the same
T = TypeVar("T")
ENCODER = msgspec.json.Encoder()
NOTIFY = text("SELECT pg_notify(:channel, :words)")

Wake = Callable[[], None]
Doing = Callable[[Live], list[Deed]]


def never(_: Row) -> bool:
    """No entry tells that the wish was fulfilled before."""
    return False


class Hall:
    """All tables, as one process sees them."""

    def __init__(self, settings: Settings, database: Database, thinkers: Thinkers) -> None:
        self.settings = settings
        self.database = database
        self.thinkers = thinkers
        self.work = Work(self)
        self._lives: OrderedDict[str, Live] = OrderedDict()
        self._heard: dict[str, int] = {}  # numbers of which other processes told
        self._doubts = 0  # how often others may have written unheard
        self._watchers: defaultdict[str, set[Wake]] = defaultdict(set)
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()  # as long as somebody has one

    # Tables come and go

    async def open(self, person: Person, wish: Wish, *, rematch_of: str | None = None) -> str:
        """Open a table as somebody wishes it; its id."""
        game, _ = await asyncio.to_thread(check_wish, wish)
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
        seats = [deeds.seat_wished(number, seat, person) for number, seat in enumerate(wish.seats)]
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
        return await self.do(table_id, lambda live: deeds.sit(live, person, seats, salt, name))

    async def leave(self, table_id: str, person: Person) -> int:
        """Get up before the start; if it is the host, the table is closed."""
        return await self.do(table_id, lambda live: deeds.leave(live, person))

    async def start(self, table_id: str, person: Person, salt: str) -> int:
        """Lay the game out, with the host's part of the luck; no seat may be open."""
        return await self.do(table_id, lambda live: deeds.start(live, person, salt))

    async def rematch(self, table_id: str, person: Person) -> str:
        """Another table for the same people; all who ask come to the same one."""
        live = await self.current(table_id)
        if live.state != "over":
            raise Refused("not-now", "the game is not over yet")
        if person.id not in live.people():
            raise Refused("not-yours", "you did not sit at this table")
        new = live.rematch or await self.open(person, deeds.wish_again(live, person), rematch_of=table_id)
        await self.do(table_id, lambda live: deeds.tell_rematch(live, new))
        return new

    # The game

    async def move(self, table_id: str, person_id: str, after: int, move: str) -> int:
        """A seat of the person's decides; the number of the entry."""

        def is_same(row: Row) -> bool:
            return row.kind == "move" and row.person_id == person_id and bool(row.body["move"] == move)

        return await self.do(table_id, lambda live: deeds.move(live, person_id, move), after, is_same)

    async def move_of_bot(self, table_id: str, after: int, move: int) -> int:
        """The bot that is to decide does so."""
        return await self.do(table_id, lambda live: deeds.move_of_bot(live, move), after)

    async def undo(self, table_id: str, person_id: str, after: int) -> int:
        """Take the person's last decision back, or ask the others for it."""

        def is_same(row: Row) -> bool:
            return row.kind in ("undo", "undo-ask") and row.person_id == person_id

        return await self.do(table_id, lambda live: deeds.undo(live, person_id), after, is_same)

    async def answer(self, table_id: str, person_id: str, after: int, agree: bool) -> int:
        """Say yes or no to the undo that somebody asked for."""

        def is_same(row: Row) -> bool:
            is_answer = row.kind == "undo-answer" and row.person_id == person_id
            return is_answer and bool(row.body["agree"] == agree)

        def consent(live: Live) -> list[Deed]:
            if live.asked is not None and live.asked.number > after:
                raise Stale  # it was meant for an earlier question
            return deeds.answer(live, person_id, agree)

        return await self.do(table_id, consent, after, is_same)

    async def back(self, table_id: str, person_id: str) -> int:
        """No bot has to play for the person's seats any more."""
        return await self.do(table_id, lambda live: deeds.back(live, person_id))

    async def time_out(self, table_id: str, now: float) -> int:
        """Let the clock of the seat that is to decide run out, if it has."""
        return await self.do(table_id, lambda live: deeds.time_out(live, now))

    async def chat(self, table_id: str, person_id: str, words: str, message_id: str = "") -> int:
        """Say something to all at the table."""

        def is_same(row: Row) -> bool:
            return (
                bool(message_id) and row.kind == "chat" and row.person_id == person_id and row.body["id"] == message_id
            )

        return await self.do(table_id, lambda live: deeds.chat(live, person_id, words, message_id), None, is_same)

    async def do(
        self, table_id: str, doing: Doing, after: int | None = None, is_same: Callable[[Row], bool] = never
    ) -> int:
        """Do something at a table in one transaction; the number of the first entry that came of it.

        `after` is the last entry that whoever wishes it had seen: if something has changed since, it is Stale, or
        it was done before."""
        async with self._lock_of(table_id):
            doubts = self._doubts
            number, live = await self.run(lambda connection: self._do(connection, table_id, doing, after, is_same))
            self._count(live)
            self._remember(live, doubts)
        self._wake(table_id)
        self.work.look_at(live)
        return number

    def _do(
        self, connection: Connection, table_id: str, doing: Doing, after: int | None, is_same: Callable[[Row], bool]
    ) -> tuple[int, Live]:
        """The same within a transaction: the number, and the table as it is if the transaction holds."""
        live = self._caught_up(connection, table_id, lock=True)
        before = self._done_before(connection, live, after, is_same)
        if before is not None:
            return before, live
        done = doing(live)
        if not done:
            return live.number, live
        now = time.time()
        rows = [Row(live.number + i, *deed[:3], now, deed.body) for i, deed in enumerate(done, start=1)]
        live = live.fork()
        for row in rows:
            live.take(row)
        self._write(connection, live, rows, now)
        return rows[0].number, live

    def _done_before(
        self, connection: Connection, live: Live, after: int | None, is_same: Callable[[Row], bool]
    ) -> int | None:
        """The entry that a wish has become if it was sent before; if something else has changed since, it is Stale."""
        if after is None:
            return next((row.number for row in live.said if is_same(row)), None)
        if after > live.number:
            raise Refused("malformed", f"'after' is {after}, but the last entry is {live.number}")
        recent = recent_rows(live, after)
        for row in store.read_rows(connection, live.facts.id, after) if recent is None else recent:
            if is_same(row):
                return row.number
            if row.kind in CHANGES:
                raise Stale
        return None

    def _write(self, connection: Connection, live: Live, rows: list[Row], now: float) -> None:
        """Write entries, and all that follows from them, for good."""
        table_id = live.facts.id
        store.append_rows(connection, table_id, rows)
        for row in rows:
            if row.kind in ("sit", "leave"):
                store.write_seat(connection, table_id, live.seats[row.seat or 0])
            elif row.kind == "start":
                for seat in live.seats_of(live.facts.host):
                    store.write_seat(connection, table_id, live.seats[seat])
        waits_for_bot = live.actor is not None and live.bot_at(live.actor) is not None
        store.move_on(connection, table_id, live.number, now + store.LEASE if waits_for_bot else live.due())
        kinds = {row.kind for row in rows}
        if "start" in kinds:
            store.update_table(connection, table_id, state=live.state, started=now)
        if kinds & {"end", "close"}:
            store.update_table(connection, table_id, state=live.state, ended=now)
        if "end" in kinds and live.facts.level is not None and live.play is not None and not live.helped:
            for person_id in live.people():
                tick(connection, person_id, table_id, live.play, now)
        if not self.database.is_sqlite:
            connection.execute(NOTIFY, {"channel": CHANNEL, "words": f"{table_id} {live.number}"})

    def _count(self, live: Live) -> None:
        """Count the entries that a table has got beyond those in mind."""
        known = self._lives.get(live.facts.id)
        for row in live.recent:
            if known is not None and row.number > known.number:
                ENTRIES.labels(row.kind).inc()
                if row.kind == "move":
                    MOVES.labels(live.facts.game, "bot" if row.person_id is None else "person").inc()

    async def start_work(self) -> None:
        """Begin to see to bots, clocks and the news of other processes."""
        await self.work.start()

    async def stop_work(self) -> None:
        """See to nothing any more."""
        await self.work.stop()

    # What people see

    async def lobby(self, person_id: str | None = None) -> list[dict[str, Any]]:
        """Public tables that are open or running; or all tables of a person."""
        found = await self.run(lambda connection: store.read_lobby(connection, person_id))
        for table in found:
            table["is_host"] = table.pop("host") == person_id
        return found

    async def info(self, table_id: str, person_id: str | None) -> dict[str, Any]:
        """What was settled when a table was opened, and how it stands, as a person may know it."""
        live = await self.current(table_id)
        facts: dict[str, Any] = msgspec.to_builtins(live.facts)
        for secret in ("seed", "host"):
            del facts[secret]
        facts |= {"is_host": live.facts.host == person_id, "commitment": commitment(live.facts.seed)}
        return facts | {"profile_hash": live.profile.hash, "state": seen_state(live, live.seats_of(person_id))}

    async def news(self, table_id: str, person_id: str | None, after: int, *, words: bool = False) -> News:
        """What is new at a table after an entry, as a person may know it."""
        live = await self.current(table_id, after)
        viewer = live.seats_of(person_id)
        if after > live.number:
            raise Refused("malformed", f"'after' is {after}, but the last entry is {live.number}")
        rows = await self._rows(live, after)
        entries = [seen_entry(live, row, viewer) for row in rows]
        if words:
            entries = [spoken_entry(live, entry) for entry in entries]
        return News(table_id, entries, seen_state(live, viewer))

    async def news_bytes(
        self, table_id: str, person_id: str | None, after: int, *, words: bool = False
    ) -> tuple[int, bytes]:
        """News as JSON, put into words once for all who see the same, and the number that they reach."""
        live = await self.current(table_id, after)
        key = live.seats_of(person_id), after, words
        if key not in live.told:
            news = await self.news(table_id, person_id, after, words=words)
            if news.state["number"] != live.number or after < live.number - SHARED:
                return news.state["number"], ENCODER.encode(news)
            live.told[key] = ENCODER.encode(news)
        return live.number, live.told[key]

    async def hint(self, table_id: str, person_id: str, after: int) -> dict[str, Any]:
        """The best few turns for the person's seat that is to decide."""
        live = await self.current(table_id, after)
        if after < live.changed:
            raise Stale
        deeds.may_ask_for_hint(live, person_id)
        return spoken_hint(live, await self.thinkers.hint(ask_for_hint(live)))

    async def offers(self, table_id: str, person_id: str, after: int) -> tuple[int, list[Offer]]:
        """What each legal move of the person's seat that is to decide would bring, and the entry after which."""
        live = await self.current(table_id, after)
        if after < live.changed:
            raise Stale
        deeds.need_turn(live, person_id)
        return live.number, await asyncio.to_thread(offers_of, live)

    async def record_text(self, table_id: str) -> str:
        """The record of a game that is over."""
        return record_text(await self.current(table_id))

    async def profile_of(self, table_id: str) -> Profile[Any]:
        """The profile of a table."""
        return (await self.current(table_id)).profile

    async def game_of(self, table_id: str) -> str:
        """The game of a table."""
        return (await self.current(table_id)).facts.game

    # What a process keeps in mind

    async def current(self, table_id: str, after: int = 0) -> Live:
        """A table with all entries of which this process knows; and with the one that somebody has seen in another."""
        if not self._is_current(table_id, after):
            async with self._lock_of(table_id):
                if not self._is_current(table_id, after):  # whoever waited for the same before us has it now
                    doubts = self._doubts
                    live = await self.run(lambda connection: self._caught_up(connection, table_id, lock=False))
                    self._remember(live, doubts)
                    return live
        self._lives.move_to_end(table_id)
        return self._lives[table_id]

    def _is_current(self, table_id: str, after: int = 0) -> bool:
        """This process has in mind all entries of a table of which it knows."""
        live = self._lives.get(table_id)
        return live is not None and max(after, self._heard.get(table_id, 0)) <= live.number

    def _caught_up(self, connection: Connection, table_id: str, *, lock: bool) -> Live:
        """A table with all entries of its log."""
        last = store.last_number(connection, table_id, lock=lock)
        live = self._lives.get(table_id)
        if live is None:
            live = Live(store.read_facts(connection, table_id), store.read_seats(connection, table_id))
            check_version(live)
        if last > live.number:
            live = live.fork()
            for row in store.read_rows(connection, table_id, live.number):
                live.take(row)
        return live

    def _remember(self, live: Live, doubts: int) -> None:
        """Keep a table in mind, unless a doubt has come up since it was read; and forget those that nobody has asked
        for in a long time."""
        if doubts != self._doubts:
            return
        self._lives[live.facts.id] = live
        self._lives.move_to_end(live.facts.id)
        while len(self._lives) > REMEMBERED:
            old, _ = self._lives.popitem(last=False)
            self._heard.pop(old, None)

    def _lock_of(self, table_id: str) -> asyncio.Lock:
        """Who has it is the only one in this process who changes the table; there need not be such a table."""
        return self._locks.setdefault(table_id, asyncio.Lock())

    async def _rows(self, live: Live, after: int) -> list[Row]:
        """The entries of a table after a number, up to where it is."""
        recent = recent_rows(live, after)
        if recent is not None:
            return recent
        rows = await self.run(lambda connection: store.read_rows(connection, live.facts.id, after))
        return [row for row in rows if row.number <= live.number]

    def watch(self, table_id: str, wake: Wake) -> Callable[[], None]:
        """Have `wake` called whenever a table may have news; the answer ends it."""
        self._watchers[table_id].add(wake)

        def end() -> None:
            self._watchers[table_id].discard(wake)
            if not self._watchers[table_id]:
                del self._watchers[table_id]

        return end

    def hear(self, table_id: str, number: int) -> None:
        """A process has added entries to a table."""
        if table_id in self._lives or table_id in self._watchers:
            self._heard[table_id] = max(number, self._heard.get(table_id, 0))
            if not self._is_current(table_id):  # it may have been this process itself
                self._wake(table_id)

    def doubt(self) -> None:
        """Other processes may have done things that this one has not heard of."""
        self._doubts += 1
        self._lives.clear()
        for table_id in list(self._watchers):
            self._wake(table_id)

    def _wake(self, table_id: str) -> None:
        for wake in list(self._watchers.get(table_id, ())):
            wake()

    async def run(self, work: Callable[[Connection], T]) -> T:
        """A transaction; a database that is away is no reason for a traceback."""
        try:
            return await self.database.run(work)
        except IntegrityError:
            raise Refused("busy", "somebody else was faster; please try again") from None
        except (DatabaseError, DBAPIError, OSError, TimeoutError) as problem:
            raise Refused("busy", "the database can't be reached now; please try again") from problem


def recent_rows(live: Live, after: int) -> list[Row] | None:
    """The entries of a table after a number, if they are all in mind."""
    if after >= live.number:
        return []
    if live.recent[0].number > after + 1:
        return None
    return [row for row in live.recent if row.number > after]


def check_version(live: Live) -> None:
    """A game that began under other rules can't go on under these."""
    if live.facts.rules_version != live.game.rules_version:
        old, new = live.facts.rules_version, live.game.rules_version
        raise Refused("not-now", f"the table was opened under version {old} of the rules; these are version {new}")
