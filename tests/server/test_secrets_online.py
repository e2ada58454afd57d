"""Everything that a real server says, over sockets and to requests, in a whole game and in its twin."""

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, nullcontext
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

from structlog.testing import capture_logs

from ratskeller.client import reference as client_module
from ratskeller.client.errors import Refused
from ratskeller.client.errors import Stale as TooLate
from ratskeller.client.reference import Client
from ratskeller.server.base.settings import Limits, Settings
from ratskeller.server.botplay.pool import BotRequest
from ratskeller.server.store import tables as store
from ratskeller.server.store.row import Row
from ratskeller.server.tables import new_table
from tests.server import leaks
from tests.server.asynchronous import asynchronous
from tests.server.nearby import Nearby, eventually, nearby, people_at
from tests.server.secrets import chance_says
from tests.server.twins import GAME, Story, Twin

EFFECTS = ("move", "undo", "answer", "chat")
FAST = Limits(
    messages_per_second=10_000,
    burst=10_000,
    address_messages_per_second=10_000,
    chat_per_minute=10_000,
    chat_burst=10_000,
    page_burst=10_000,
)
OPTIONS = {"variant": "hidden", "roof": "7"}
BEN = 1
SEATS = {0: (0,), BEN: (1,), 2: ()}  # of Ada, Ben, and one who only watches; the third seat is a bot's
WRONG = ("nonsense", "~card:run", "hide:run>9", "melody>1", "first:2", "hide:plus>3")
CARDS = ("forward", "sewer", "melody", "~card", "hide:")  # words that mean cards wherever they stand
# What two servers have to tell differently: who and when, and what they commit to.
OWN_TO_EACH = {"id", "person", "at", "since", "left", "created", "commitment", "seed", "table", "rematch"}
OWN_TO_EACH |= {"usual", "faces", "face"}  # they follow from ids


@dataclass
class Evening:
    """A game, what was done, and what the server has told."""

    steps: list[tuple[int, str, str, int]] = field(default_factory=list)  # who, what, how, number of the entry
    received: dict[int, list[str]] = field(default_factory=dict)
    rows: list[Row] = field(default_factory=list)
    secrets: dict[int, set[str]] = field(default_factory=dict)  # words that somebody may never read
    seed: str = ""
    logs: str = ""
    metrics: str = ""


@asynccontextmanager
async def a_table(file: Path) -> AsyncIterator[tuple[Nearby, list[Client], str]]:
    """A server, two people at a table with a bot, and a third who watches."""
    async with (
        nearby(Settings(f"sqlite:///{file}", limits=FAST)) as server,
        people_at(server, "Ada", "Ben", "Watcher", keep=True) as clients,
    ):
        luck, table_name = Random(file.name), SimpleNamespace(token_urlsafe=lambda size: "table" + "x" * size)
        with (
            patch.object(client_module, "new_salt", lambda: "salt"),
            patch.object(new_table, "new_seed", lambda: luck.randbytes(32).hex()),
            patch.object(new_table, "secrets", table_name),
        ):
            table = await clients[0].open("piedpiper", "me", "open", "pantry-rat", options=OPTIONS)
            await clients[1].join(table, 1)
            for client in clients:
                await client.watch(table)
            await clients[0].start(table)
        yield server, clients, table


async def an_evening(file: Path, rng: Random, told: Evening | None = None, twin: Twin | None = None) -> Evening:
    """A game at random, or the one that was told before, with other secrets than Ben's."""
    evening = Evening()
    chance = chance_says(twin.drawn_by_count()) if twin else nullcontext()
    with capture_logs() as logs, chance:
        async with a_table(file) as (server, clients, table):
            tables = server.context.tables
            if told and twin:
                bots = iter([twin.moves[row.number] for row in told.rows if row.kind == "move" and row.seat == 2])

                async def choose(request: BotRequest) -> int:
                    return GAME.parse_move(next(bots))

                server.context.bot_pool.choose = choose  # type: ignore[method-assign]
            while True:
                await eventually(lambda: not waits_for_bot(tables, table))
                live = await tables.cache.current(table)
                for client in clients:
                    await client.wait_until(table, partial(has_reached, live.number))
                if live.state == "over":
                    break
                assert live.actor is not None
                assert live.play is not None
                if told and twin:
                    who, what, how, number = told.steps[len(evening.steps)]
                    how = (what == "move" and twin.moves.get(number)) or how
                else:
                    who, what, how = next_step(rng, live.actor, live.asked, live.play.legal_moves())
                # What others try in vain, and might not try in vain here, is nothing that Ben could know of.
                if not twin or who == BEN or what in EFFECTS:
                    number = await act(clients[who], table, what, how)
                evening.steps.append((who, what, how, number))
            evening.seed = live.facts.seed
            evening.rows = await tables.run(lambda connection: store.read_rows(connection, table, 0))
            await keep_all(evening, clients)
    evening.logs = repr(logs)
    return evening


async def keep_all(evening: Evening, clients: list[Client]) -> None:
    """Keep what everybody was told, and what nobody else should have been."""
    evening.metrics = (await clients[0]._http.get("/metrics")).text
    own = [{(await client._http.get("/api/me")).json()["id"], client.cookie} for client in clients]
    for who, client in enumerate(clients):
        evening.received[who] = client.received.copy()
        evening.secrets[who] = set().union(*(words for other, words in enumerate(own) if other != who))


def has_reached(number: int, state: dict[str, Any]) -> bool:
    """A client knows of an entry."""
    return bool(state["number"] >= number)


def waits_for_bot(tables: Any, table: str) -> bool:
    """A bot is to decide."""
    live = tables.cache._states[table]
    return live.actor is not None and live.bot_at(live.actor) is not None


def next_step(rng: Random, actor: int, asked: Any, legal: list[str]) -> tuple[int, str, str]:
    """What somebody does next."""
    chance, anybody = rng.random(), rng.randrange(3)
    if asked is not None:
        return 1 - asked.seat, "answer", rng.choice(("yes", "yes", "no"))
    if chance < 0.12:
        wrong = rng.choice(WRONG)
        return (anybody, "wrong", wrong) if anybody != actor or wrong not in legal else (actor, "hint", "")
    for limit, who, what in (
        (0.2, actor, "hint"),
        (0.24, anybody, "hint"),
        (0.32, rng.randrange(2), "undo"),
        (0.36, anybody, "chat"),
        (0.39, anybody, "info"),
        (0.42, anybody, "lobby"),
        (0.45, anybody, "record"),
        (0.48, anybody, "replay"),
        (0.51, anybody, "rematch"),
        (0.54, anybody, "stale"),
    ):
        if chance < limit:
            return who, what, ""
    return actor, "move", rng.choice(legal)


async def act(client: Client, table: str, what: str, how: str) -> int:
    """Do something; the number of the entry, if one came of it."""
    try:
        if what in ("move", "wrong"):
            return await client.move(table, how)
        if what == "stale":
            return await client.move(table, "run>1", after=1)
        if what == "undo":
            return await client.undo(table)
        if what == "answer":
            return await client.answer(table, how == "yes")
        if what == "chat":
            return await client.chat(table, "Well, well.")
        if what == "replay":
            await client._get(f"/api/tables/{table}/replay")
        else:
            await {"hint": client.hint, "info": client.info, "record": client.record, "rematch": client.rematch}.get(
                what, lambda _: client.lobby()
            )(table)
    except (Refused, TooLate):
        pass
    return 0


def stripped(message: Any) -> Any:
    """A message without what two servers have to tell differently."""
    if isinstance(message, dict):
        return {name: stripped(value) for name, value in message.items() if name not in OWN_TO_EACH}
    return [stripped(part) for part in message] if isinstance(message, list) else message


def sorted_out(texts: list[str]) -> tuple[dict[int, Any], dict[int, Any], list[Any]]:
    """Entries and states by their numbers, since news may come together or one by one; and all answers in turn."""
    entries: dict[int, Any] = {}
    states: dict[int, Any] = {}
    answers: list[Any] = []
    for text in texts:
        message = json.loads(text)
        if isinstance(message, dict) and "entries" in message:
            entries |= {entry["number"]: stripped(entry) for entry in message["entries"]}
            states[message["state"]["number"]] = stripped(message["state"])
        if not isinstance(message, dict) or message.get("type") != "news":
            answers.append(stripped(message))
    return entries, states, answers


def complaints(evening: Evening, who: int) -> list[str]:
    """What somebody was told and may not know, by the log."""
    found = []
    for text in evening.received[who]:
        is_over = '"state":"over"' in text
        reader = leaks.Reader(SEATS[who], evening.rows, evening.secrets[who] | (set() if is_over else {evening.seed}))
        found += list(reader.complaints(text))
    return found


@asynchronous
async def test_a_real_server_tells_two_games_alike_that_differ_only_in_secrets(tmp_path: Path) -> None:
    rng = Random(5)
    evening = await an_evening(tmp_path / "one.sqlite", rng)
    story = Story(GAME.profile("standard", OPTIONS), 3, evening.rows)
    for who in SEATS:
        assert complaints(evening, who) == []
    twin = story.twin(SEATS[BEN], rng)
    assert twin.differences > 1
    other = await an_evening(tmp_path / "twin.sqlite", rng, evening, twin)
    assert complaints(other, BEN) == []
    entries, states, answers = sorted_out(evening.received[BEN])
    their_entries, their_states, their_answers = sorted_out(other.received[BEN])
    assert entries == their_entries
    assert len(entries) == len(evening.rows)
    both = states.keys() & their_states.keys()
    assert len(both) > len(evening.rows) / 2
    assert {number: states[number] for number in both} == {number: their_states[number] for number in both}
    assert answers == their_answers
    tell_nothing(evening)


def tell_nothing(evening: Evening) -> None:
    """Logs and figures have nothing of people or of their cards in them."""
    assert "request" in evening.logs
    assert "ratskeller_messages_total" in evening.metrics
    for words in (evening.logs, evening.metrics):
        for secret in (evening.seed, *CARDS, *set().union(*evening.secrets.values())):
            assert secret not in words
