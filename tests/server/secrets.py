"""Whole games at tables of which everything is kept that anybody is told; and the same games once more, with other
secrets."""

from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from hashlib import sha256
from random import Random
from types import SimpleNamespace
from typing import Any, TypeVar
from unittest.mock import patch

import msgspec
from sqlalchemy import Connection, StaticPool, create_engine

from ratskeller.client.errors import Refused, Stale
from ratskeller.engine.luck import commitment
from ratskeller.engine.playthrough import Playthrough
from ratskeller.server.base.settings import Limits, Settings
from ratskeller.server.botplay.hint import hint_at
from ratskeller.server.botplay.pool import BotRequest
from ratskeller.server.people.service import Person
from ratskeller.server.store import tables as store
from ratskeller.server.store.condition import Condition
from ratskeller.server.store.database import Database
from ratskeller.server.store.row import Row
from ratskeller.server.store.schema import METADATA
from ratskeller.server.tables import change, new_table
from ratskeller.server.tables.lists import going, lobby, own_tables
from ratskeller.server.tables.service import Tables
from ratskeller.server.tables.state import TableState
from tests.server.tables.opening import FirstMove, options
from tests.server.twins import GAME, Story, Twin

NOBODY = -1  # a bot, a clock
WRONG = ("", "nonsense", "~card:forward", "~card:melody", "~character:piper", "first:1", "hide:run>9", "run>1\0")
SPOKEN = ("My rats are fine.", "Whose turn is it?", "<b>ü</b>")
LATE = 10_000_000.0  # when all clocks have run out
AFTERWARDS = ("info", "wrong", "undo", "hint", "chat", "rematch")  # the record tells everything now, to everybody
NAMES = ("Ada", "Ben", "Cem", "Dora", "Eva", "Watcher")
T = TypeVar("T")
Seating = Sequence[int | str]  # for each seat who of the people sits there, or the level of a bot


class Digests(FirstMove):
    """Hints that are all that was asked, in short: two are the same only if nothing else was asked."""

    async def hint(self, request: BotRequest) -> dict[str, Any]:
        """Whatever was asked."""
        whole = repr(
            (request.game, request.profile.hash, request.view, request.seat, request.legal, request.level, request.seed)
        )
        return {"digest": sha256(whole.encode()).hexdigest(), "turns": []}


@dataclass(frozen=True)
class Step:
    """Something that somebody does, or that happens to the table."""

    kind: str
    who: int  # of the people, or NOBODY
    after: int = 0
    text: str = ""
    agree: bool = False
    entry: int = 0  # that came of it, if one did
    number: int = 0  # of the last entry afterwards: a game may end with a decision


EFFECTS = ("move", "bot", "undo", "answer", "chat", "aside", "timeout", "resign", "back", "rematch")  # for all to see


@dataclass(frozen=True)
class Told:
    """What somebody was told, after which step."""

    step: int
    number: int  # of the last entry
    text: bytes


@dataclass
class World:
    """A table, and all that its people and those who watch it are told."""

    tables: Tables
    people: list[Person]  # at the end one who only watches
    seating: Seating
    options: dict[str, str]
    table: str = ""
    steps: list[Step] = field(default_factory=list)
    told: dict[int, list[Told]] = field(default_factory=dict)
    reached: dict[int, int] = field(default_factory=dict)

    def viewer(self, who: int) -> tuple[int, ...]:
        """The seats of somebody."""
        return tuple(seat for seat, sitter in enumerate(self.seating) if sitter == who)

    async def begin(self) -> None:
        """Open a table, sit down and start."""
        kinds = ["me" if who == 0 else who if isinstance(who, str) else "open" for who in self.seating]
        clock = {"kind": "bank", "seconds": 3600, "increment": 5}
        guests = [who for who in self.seating if isinstance(who, int) and who]
        is_public = len(guests) == len(set(guests))  # where somebody is to have several seats, it is by link
        wanted = options(*kinds, game="piedpiper", options=self.options, clock=clock, is_public=is_public)
        wanted.hints = True
        self.table = await self.tables.open(self.people[0], wanted)
        for who in sorted({who for who in self.seating if isinstance(who, int) and who}):
            await self.tables.join(self.table, self.people[who], self.viewer(who), f"salt{who}")
        await self.tables.start(self.table, self.people[0], "pepper")

    async def live(self) -> TableState:
        """The table as the server knows it."""
        return await self.tables.cache.current(self.table)

    async def rows(self) -> list[Row]:
        """The whole log, as only the server has it."""
        return await self.tables.run(lambda connection: store.read_rows(connection, self.table, 0))

    async def keep(self, who: int, text: bytes) -> None:
        """Keep what somebody is told. The commitment to the luck has to differ between two worlds, and the seed once
        the game is over: all else counts."""
        live = await self.live()
        text = text.replace(commitment(live.facts.seed).encode(), b"COMMITMENT")
        if live.state == "over":
            text = text.replace(live.facts.seed.encode(), b"SEED")
        self.told.setdefault(who, []).append(Told(len(self.steps), live.number, text))

    async def tell(self, who: int) -> None:
        """Tell somebody what is new."""
        after = self.reached.get(who, 0)
        self.reached[who], text = await self.tables.cache.news_bytes(self.table, self.people[who].id, after, words=True)
        await self.keep(who, text)

    async def take(self, step: Step, listeners: list[int]) -> None:
        """Do something, and tell those who listen what came of it."""
        entry = (await self.live()).number + 1
        answer = await said(self.perform(step), self, step)
        if step.who in listeners:
            await self.keep(step.who, answer)
        for who in listeners:
            await self.tell(who)
        self.steps.append(replace(step, entry=entry, number=(await self.live()).number))

    async def lobby(self) -> list[dict[str, Any]]:
        """The lobby, as a request is told it."""
        return (await lobby(self.tables)).tables

    async def offers(self, person: Person, after: int) -> dict[str, Any]:
        """What each move would bring, as a socket is told it."""
        number, offers = await self.tables.offers(self.table, person.id, after)
        return {"number": number, "offers": offers}

    async def hint(self, person: Person, after: int) -> dict[str, Any]:
        """The best turns, as a socket is told them."""
        return await hint_at(self.tables, Digests(), self.table, person.id, after)

    async def perform(self, step: Step) -> Any:
        """Do something."""
        tables, table = self.tables, self.table
        if step.kind == "bot":
            return await tables.move_of_bot(table, step.after, GAME.parse_move(step.text))
        if step.kind == "timeout":
            return await tables.time_out(table, LATE)
        person = self.people[step.who]
        wishes: dict[str, Any] = {
            "move": lambda: tables.move(table, person.id, step.after, step.text),
            "undo": lambda: tables.undo(table, person.id, step.after),
            "answer": lambda: tables.answer(table, person.id, step.after, step.agree),
            "chat": lambda: tables.chat(table, person.id, step.text, str(len(self.steps))),
            "aside": lambda: tables.aside(table, person, step.text, str(len(self.steps))),
            "resign": lambda: tables.resign(table, person.id),
            "back": lambda: tables.back(table, person.id),
            "going": lambda: going(tables, person.id),
            "notes": lambda: tables.notes(table, person.id),
            "hint": lambda: self.hint(person, step.after),
            "offers": lambda: self.offers(person, step.after),
            "wrong": lambda: tables.move(table, person.id, step.after, step.text),
            "return": lambda: tables.cache.news(table, person.id, step.after),
            "info": lambda: tables.info(table, person.id),
            "lobby": self.lobby,
            "mine": lambda: own_tables(tables, person.id),
            "record": lambda: tables.record_text(table),
            "rematch": lambda: tables.rematch(table, person),
        }
        return await wishes[step.kind]()


async def said(doing: Awaitable[Any], world: World, step: Step) -> bytes:
    """The answer to a wish, whatever it is."""
    try:
        return msgspec.json.encode(await doing)
    except Refused as refused:
        return msgspec.json.encode(refused.body())
    except Stale:
        return b"stale" + msgspec.json.encode(
            await world.tables.cache.news(world.table, world.people[step.who].id, step.after)
        )


# A game, with all that people do


async def play(world: World, rng: Random, until: int | None = None) -> World:
    """Play at random, to the end or up to an entry; everybody is told everything that they may know."""
    everybody = list(range(len(world.people)))
    await world.begin()
    for who in everybody:
        await world.tell(who)
    while True:
        live = await world.live()
        if live.state != "running" or (until is not None and live.number >= until):
            break
        for step in some_steps(world, live, rng):
            await world.take(step, everybody)
    if live.state == "over":
        for kind in AFTERWARDS:
            for who in everybody:
                await world.take(Step(kind, who, (await world.live()).number, "run>1"), everybody)
    return world


def some_steps(world: World, live: TableState, rng: Random) -> Iterator[Step]:
    """One thing that somebody does who has no say now, or a decision."""
    assert live.play is not None
    assert live.actor is not None
    actor, number = live.actor, live.number
    sitter = world.seating[actor]
    anybody = rng.randrange(len(world.people))
    players = sorted({who for who in world.seating if isinstance(who, int)})
    chance = rng.random()
    if live.asked is not None and chance < 0.7:
        waiting = [who for who in players if world.people[who].id not in live.asked.agreed]
        yield Step("answer", rng.choice(waiting), number, agree=rng.random() < 0.7)
    elif chance < 0.12:
        wrong = rng.choice([*WRONG, *(GAME.format_move(rng.randrange(GAME.actions)) for _ in range(8))])
        if anybody != sitter or wrong not in live.play.legal_moves():
            yield Step("wrong", anybody, number, wrong)
            yield Step("wrong", anybody, rng.randrange(number), wrong)
    elif chance < 0.18:
        yield Step("return", anybody, rng.choice((0, rng.randrange(number), number, number + 1, number + 999)))
    elif chance < 0.24:
        yield Step(rng.choice(("info", "lobby", "mine", "going", "notes", "record", "rematch")), anybody)
    elif chance < 0.30:
        yield Step("undo", rng.choice([*players, anybody]), number)
    elif chance < 0.34:
        yield Step("chat", anybody, text=rng.choice(SPOKEN))
        yield Step("aside", anybody, text=rng.choice(SPOKEN))
    elif chance < 0.42:
        asker = sitter if isinstance(sitter, int) and rng.random() < 0.8 else anybody
        yield Step("hint", asker, number)
        yield Step("offers", asker, number)
    elif chance < 0.44:
        yield Step("timeout", NOBODY)
    elif chance < 0.45:
        yield Step("resign", anybody)
    elif chance < 0.60 and actor in live.away and isinstance(sitter, int):
        yield Step("back", sitter)
    elif live.bot_at(actor) is not None:
        yield Step("bot", NOBODY, live.changed, rng.choice(live.play.legal_moves()))
    elif isinstance(sitter, int):
        step = Step("move", sitter, number, rng.choice(live.play.legal_moves()))
        yield step
        if rng.random() < 0.1:
            yield replace(step, kind="wrong")  # sent twice: the same answer


# Worlds


class MemoryDatabase(Database):
    """A database that is gone with its world: what people are told is the same on all, and this one is quick."""

    def __init__(self) -> None:
        self.text, self.is_sqlite, self.condition = "sqlite://", True, Condition()
        self.memory = create_engine(self.text, poolclass=StaticPool)
        METADATA.create_all(self.memory)

    async def run(self, work: Callable[[Connection], T]) -> T:
        """What `work` gives, in a transaction of its own."""
        with self.memory.begin() as connection:
            return work(connection)

    async def look(self, work: Callable[[Connection], T]) -> T:
        """The same."""
        return await self.run(work)

    async def at_once(self, work: Callable[[Connection], T]) -> T:
        """The same."""
        return await self.run(work)


@contextmanager
def a_world(seating: Seating, options: dict[str, str], seed: int) -> Iterator[World]:
    """A world with a table that nobody has opened yet; the seed is that of all secret luck in it."""
    database, luck = MemoryDatabase(), Random(seed)
    sitting = max(who for who in seating if isinstance(who, int)) + 1
    people = [Person(f"id-of-{name}", name) for name in (*NAMES[:sitting], NAMES[-1])]
    with same_everywhere(), patch.object(new_table, "new_seed", lambda: luck.randbytes(32).hex()):
        # Two worlds are compared: how fast something was said must make no difference.
        talkative = Limits(chat_per_minute=10**6, chat_burst=10**6)
        yield World(Tables(Settings(database.text, limits=talkative), database), people, seating, options)
    database.memory.dispose()


@contextmanager
def same_everywhere() -> Iterator[None]:
    """A clock that goes on by a second whenever it is looked at, and tables that are called by their number."""
    seconds, ids = iter(range(1_000_000, 10_000_000)), iter(range(1, 1000))
    names = SimpleNamespace(token_urlsafe=lambda size: f"table-{next(ids)}-{'x' * size}")
    with (
        patch.object(new_table, "time", SimpleNamespace(time=lambda: float(next(seconds)))),
        patch.object(change, "time", SimpleNamespace(time=lambda: float(next(seconds)))),
        patch.object(new_table, "secrets", names),
    ):
        yield


# The same game with other secrets


@contextmanager
def chance_says(results: list[list[str]]) -> Iterator[None]:
    """In this context chance says only this, for each of a game's entries in turn."""
    step = Playthrough._step
    coming: list[str] = []

    def luck(live: TableState, count: int) -> int:
        coming[:] = results[count] if count < len(results) else ()
        return 0

    def led(play: Playthrough, move: int, *, keep_log: bool = False) -> None:
        sample, play.sample = play.sample, False
        step(play, move, keep_log=keep_log)
        events = play.events
        while sample and play.is_chance:
            result = GAME.parse_move(coming.pop(0))
            assert result in play.legal
            play.moves.append(result)
            step(play, result)
            events += play.events
        play.events, play.sample = events, sample

    with patch.object(Playthrough, "_step", led), patch.object(TableState, "luck", luck):
        yield


async def story_of(world: World, until: int) -> Story:
    """What happened in a world up to an entry."""
    rows = [row for row in await world.rows() if row.number <= until]
    return Story((await world.live()).profile, len(world.seating), rows)


async def retell(world: World, who: int, twin: Twin, until: int) -> World:
    """The same game up to an entry, with other secrets, as somebody is told of it."""
    with a_world(world.seating, world.options, seed=-1) as other, chance_says(twin.drawn_by_count()):
        await other.begin()
        await other.tell(who)
        for step in world.steps:
            if step.number > until:
                break
            if step.kind in EFFECTS or step.who == who:
                await other.take(retold(step, twin), [who])
            else:
                await other.tell(who)
                other.steps.append(step)
    return other


def retold(step: Step, twin: Twin) -> Step:
    """What is done in the twin instead."""
    move = twin.moves.get(step.entry) if step.kind in ("move", "bot") else None
    return replace(step, text=move) if move else step


def first_difference(world: World, other: World, who: int) -> str:
    """Where somebody could tell two worlds apart; nothing if they could not."""
    ours = [told for told in world.told[who] if told.step < len(other.steps)]
    theirs = other.told[who]
    for one, two in zip(ours, theirs, strict=False):
        if one != two:
            step = other.steps[one.step]
            return f"{step}: {shortened(one.text, two.text)}"
    return "" if len(ours) == len(theirs) else f"{len(ours)} messages, {len(theirs)} in the twin"


def shortened(one: bytes, two: bytes) -> str:
    """Where two texts begin to differ."""
    at = next((i for i, (a, b) in enumerate(zip(one, two, strict=False)) if a != b), min(len(one), len(two)))
    return f"…{one[max(0, at - 150) : at + 50].decode(errors='replace')} | {two[at : at + 50].decode(errors='replace')}"
