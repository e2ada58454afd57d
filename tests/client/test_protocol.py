"""The document of the protocol tells what the code does."""

import asyncio
import re
from itertools import chain
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from ratskeller.client.errors import STATUS
from ratskeller.client.protocol import PROTOCOL, Entry, FromClient, FromServer, Message
from ratskeller.client.reference import Client
from ratskeller.server.base.settings import Limits, Settings
from ratskeller.server.people.service import Person
from ratskeller.server.socket.session import MOST_OFFENCES, TABLES
from ratskeller.server.tables.commands import NewEntry
from ratskeller.server.tables.waiting import OptionChange
from tests.server.asynchronous import asynchronous
from tests.server.nearby import Nearby, a_game, nearby, people_at

TEXT = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text("utf-8")
TYPES: dict[str, type[Message]] = {
    str(kind.__struct_config__.tag): kind for kind in (*get_args(FromClient), *get_args(FromServer))
}


def section(title: str) -> str:
    """A part of the document, up to the next heading of the same rank or a higher one."""
    rank = title.partition(" ")[0]
    found = re.search(rf"^{re.escape(title)}\n(.*?)(?=^#{{1,{len(rank)}}} |\Z)", TEXT, re.MULTILINE | re.DOTALL)
    assert found is not None, title
    return found[1]


def first_column(title: str) -> list[str]:
    """What the table of a part is about."""
    return re.findall(r"^\| `([\w-]+)` \| ", section(title), re.MULTILINE)


def examples(text: str) -> list[str]:
    """The blocks of JSON."""
    return re.findall(r"^```json\n(.*?)^```", text, re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize(
    ("title", "kinds"), [("## From a client", FromClient), ("## From the server", FromServer)], ids=["client", "server"]
)
def test_every_message_has_a_section_with_an_example_that_has_all_its_fields(title: str, kinds: object) -> None:
    text = section(title)
    tags = [str(kind.__struct_config__.tag) for kind in get_args(kinds)]
    assert re.findall(r"^### (\w+)$", text, re.MULTILINE) == tags
    for tag in tags:
        [example] = examples(section(f"### {tag}"))
        message = msgspec.json.decode(example, type=kinds)
        assert type(message) is TYPES[tag]
        assert set(msgspec.json.decode(example)) == {"type", *TYPES[tag].__struct_fields__}


def test_every_code_of_an_error_stands_there_with_its_status() -> None:
    rows = re.findall(r"^\| `([\w-]+)` \| (\d+) \|", section("## Error codes"), re.MULTILINE)
    assert [(code, int(status)) for code, status in rows] == list(STATUS.items())


def test_the_figures_in_the_text_are_those_of_the_code() -> None:
    assert f"Protocol number: **{PROTOCOL}**" in TEXT
    assert f"{TABLES} tables at most" in TEXT
    assert f"After {MOST_OFFENCES} of them in a row" in TEXT


def test_every_kind_of_entry_that_the_code_writes_stands_there() -> None:
    server = Path(__file__).parents[2] / "src" / "ratskeller" / "server"
    commands = "".join(file.read_text("utf-8") for file in (server / "tables").glob("*.py"))
    pauses = (server / "store" / "heartbeats.py").read_text("utf-8")
    replaced = re.findall(r"\bNewEntry\(\"([\w-]+)\" if .* else \"([\w-]+)\"", commands)
    written = {*re.findall(r"\bNewEntry\(\s*\"([\w-]+)\"", commands), *chain.from_iterable(replaced)}
    written |= set(re.findall(r"\bRow\([^\"]*\"([\w-]+)\"", pauses))
    assert set(first_column("### Kinds of entries")) == written


@asynchronous
async def test_every_field_of_an_entry_and_of_a_state_stands_there(sqlite_url: str) -> None:
    assert set(first_column("### Entries")) == set(Entry.__struct_fields__)
    async with nearby(Settings(sqlite_url)) as server, people_at(server, "Ada", "Ben") as [ada, ben]:
        clock = {"kind": "bank", "seconds": 600}
        table = await ada.open("piedpiper", "me", "ratling", clock=clock)
        await ada.start(table)
        running = await ada.wait_for_turn(table)
        me = (await ada.sign_up("Ada"))["id"]
        _, asked = await server.context.tables.cache.news_bytes(table, me, 0, words=False, offers=True)
        offered = msgspec.json.decode(asked)["state"]
        while (state := await ada.wait_for_turn(table))["state"] == "running":
            await ada.move(table, state["legal"][0])
        await ada.rematch(table)
        over = await ada.wait_until(table, lambda state: "rematch" in state)
        waiting = await ada.open("firstrat", "me", "open")
        await ben.join(waiting, 1)
        await server.context.tables.change_options(
            waiting, await person_of(server, ada), OptionChange(live_points=False)
        )
        changed = await ben.wait_until(waiting, lambda state: "changes" in state)
        asked_for = await a_game([ada, ben])
        await ada.propose(asked_for, "end")
        await server.context.tables.do(asked_for, lambda _: [NewEntry("notice", None, None, {"closes": 2e9})])
        proposed = await ben.wait_until(asked_for, lambda state: {"proposal", "closes"} <= state.keys())
    shown = (running, offered, over, changed, proposed)
    assert set(first_column("### States")) == set().union(*shown)


async def person_of(server: Nearby, client: Client) -> Person:
    """Who a client is."""
    person = await server.context.people.find((await client.sign_up("Ada"))["id"])
    assert person is not None
    return person


@asynchronous
async def test_the_example_in_python_plays_a_game(sqlite_url: str) -> None:
    [program] = re.findall(r"^```python\n(.*?)^```", TEXT, re.MULTILINE | re.DOTALL)
    async with nearby(Settings(sqlite_url, limits=Limits(burst=10_000))) as server:
        printed: list[Any] = []
        whole = compile(program.replace("http://127.0.0.1:8642", server.url), "protocol.md", "exec")
        await asyncio.to_thread(exec, whole, {"print": printed.append})
    [totals] = printed
    assert [type(total) for total in totals] == [int, int]
