"""A disk that is full, and a database that is away: operators are told once, people in words, and it ends by itself."""

import asyncio
import re
import resource
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import text

from ratskeller.client.errors import Refused
from ratskeller.client.reference import Client
from ratskeller.server.base.metrics import UNEXPECTED
from ratskeller.server.store.background import keep_running
from ratskeller.server.store.database import Unwritable
from tests.server.asynchronous import asynchronous
from tests.server.nearby import eventually
from tests.server.serving import Server, visitor
from tests.server.store.postgres import temporary_postgres
from tests.server.tables.opening import make_people, open_tables

SECONDS = 60  # for what takes a moment on a machine that has nothing else to do
FULL, AWAY, AGAIN = "nothing can be saved", "the database is away", "the database can be written again"


def until(holds: Callable[[], Any]) -> None:
    """Wait until something is true."""
    end = time.monotonic() + SECONDS
    while not holds():
        assert time.monotonic() < end, "it did not happen"
        time.sleep(0.05)


def figure(url: str, name: str) -> float:
    """A figure of a server, all its labels added up."""
    found = re.findall(rf"^{name}(?:\{{.*\}})? (\S+)$", httpx.get(f"{url}/metrics", timeout=30).text, re.MULTILINE)
    return sum(map(float, found))


@contextmanager
def full_disk(server: Server, file: Path) -> Iterator[None]:
    """No file of the server's may grow beyond the database's log, as if there were no room for it."""
    limit = Path(f"{file}-wal").stat().st_size
    assert limit > 2 * len(server.log)  # that has to go on
    before = resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (limit, resource.RLIM_INFINITY))
    try:
        yield
    finally:
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, before)


async def move_once(url: str, table: str, cookie: str) -> int:
    """Move, without asking a second time."""
    async with Client(url, cookie=cookie, retry_seconds=0) as ada:
        state = await ada.wait_for_turn(table, SECONDS)
        return await ada.move(table, state["legal"][0])


def test_a_full_disk_is_told_and_ends_by_itself(sqlite_url: str) -> None:
    async def begin(url: str) -> tuple[str, str]:
        async with Client(url) as ada:
            await ada.sign_up("Ada")
            table = await ada.open("firstrat", "me", "me")
            await ada.start(table)
            return table, ada.cookie

    with Server(sqlite_url) as server:
        for number in range(20):  # so that the log of the database is longer than the one of the server
            with visitor(server.url, f"Rat {number}"):
                pass
        table, cookie = asyncio.run(begin(server.url))
        with full_disk(server, Path(sqlite_url.removeprefix("sqlite:///"))):
            with visitor(server.url) as browser:
                refused = browser.post("/api/me", json={"name": "Ben"})
                assert (refused.status_code, refused.json()["code"]) == (503, "not-saved")
                assert "can't save" in refused.json()["message"]
            with pytest.raises(Refused) as problem:
                asyncio.run(move_once(server.url, table, cookie))
            assert problem.value.code == "not-saved"
            answer = httpx.get(f"{server.url}/readyz", timeout=30)
            assert answer.status_code == 503
            assert "can't be written: " in answer.json()["why"]
            assert figure(server.url, "ratskeller_database_writable") == 0
            assert figure(server.url, "ratskeller_database_failures_total") >= 2
        until(lambda: httpx.get(f"{server.url}/readyz", timeout=30).status_code == 200)
        assert figure(server.url, "ratskeller_database_writable") == 1
        assert figure(server.url, "ratskeller_unexpected_errors_total") == 0
        asyncio.run(move_once(server.url, table, cookie))
        assert [server.log.count(line) for line in (FULL, AGAIN, "Traceback")] == [1, 1, 0]


def test_a_database_that_is_away_is_told_once_and_waited_for() -> None:
    with temporary_postgres() as postgres, Server(postgres.url) as server:
        with visitor(server.url, "Ada") as ada:
            postgres.stop()
            until(lambda: httpx.get(f"{server.url}/readyz", timeout=30).status_code == 503)
            assert "can't be reached: " in httpx.get(f"{server.url}/readyz", timeout=30).json()["why"]
            for answer in (ada.get("/api/me"), ada.post("/api/me", json={"name": "Ben"})):
                assert (answer.status_code, answer.json()["code"]) == (503, "busy")
            assert figure(server.url, "ratskeller_database_writable") == 0
            time.sleep(3)  # for what is done every second
            postgres.start()
            until(lambda: httpx.get(f"{server.url}/readyz", timeout=30).status_code == 200)
            assert ada.get("/api/me").status_code == 200
        assert figure(server.url, "ratskeller_database_failures_total") > 0
        assert figure(server.url, "ratskeller_unexpected_errors_total") == 0
        assert [server.log.count(line) for line in (AWAY, AGAIN, "Traceback")] == [1, 1, 0]


@asynchronous
async def test_a_file_that_can_not_grow_takes_nothing_until_it_can(sqlite_url: str) -> None:
    async with open_tables(sqlite_url) as tables:
        pages = await tables.look(lambda connection: connection.execute(text("PRAGMA page_count")).scalar_one())

        def let_grow_to(most: int) -> Callable[[Any], None]:
            return lambda connection: connection.execute(text(f"PRAGMA max_page_count={most}")).close()

        await tables.database.run(let_grow_to(pages))
        with pytest.raises(Unwritable, match="database or disk is full"):
            await tables.database.run(lambda c: c.execute(text("INSERT INTO keys VALUES ('a', zeroblob(1000000))")))
        assert tables.database.condition.reason.endswith("database or disk is full")
        with pytest.raises(Refused, match="can't save anything"):
            await tables.heartbeat.beat()  # a trial that needs room
        await tables.database.run(let_grow_to(pages + 1000))
        await tables.heartbeat.beat()
        assert tables.database.condition.reason == ""
        await make_people(tables, "Ada")


@asynchronous
async def test_what_somebody_asks_in_vain_says_nothing_about_the_database(database_url: str) -> None:
    async with open_tables(database_url) as tables:
        with pytest.raises(Refused, match="there is no table"):
            await tables.cache.current("nowhere")
        with pytest.raises(Refused):
            await tables.look(lambda connection: connection.execute(text("SELECT nothing FROM nowhere")))
        assert tables.database.condition.reason == ""


@asynchronous
async def test_what_fails_in_the_background_is_counted() -> None:
    async def fail() -> None:
        raise RuntimeError("what nobody thought of")

    before = UNEXPECTED._value.get()
    going = asyncio.create_task(keep_running(fail))
    await eventually(lambda: UNEXPECTED._value.get() > before)
    going.cancel()
