"""Who signs out has no socket any more, in any process: not even one that could still move for a minute."""

import pytest

from ratskeller.server.base.settings import Settings
from ratskeller.server.people.service import Person
from ratskeller.server.people.sessions import REMEMBERED, Sessions
from tests.server.asynchronous import asynchronous
from tests.server.nearby import a_game, eventually, nearby, people_at
from tests.server.socket.test_sockets import FAST, ask, closed_with, raw, told

ADA = Person("ada", "Ada", 0)


@asynchronous
async def test_signing_out_ends_all_sockets_at_once(sqlite_url: str) -> None:
    async with nearby(Settings(sqlite_url, limits=FAST)) as server, people_at(server, "Ada", "Ben") as [ada, ben]:
        table = await a_game([ada, ben])
        async with raw(server, ada) as acting, raw(server, ada) as watching, raw(server, ben) as another:
            assert (await ask(watching, type="watch", table=table))["type"] == "done"
            await ada._post("/api/me/forget")
            assert (await told(acting))["code"] == "sign-in"
            assert await closed_with(acting) == 1008
            assert await closed_with(watching) == 1008
            assert (await ask(another, type="chat", table=table, text="still here", id="1"))["type"] == "done"
        async with raw(server, ada) as again:  # by the new cookie
            assert (await ask(again, type="chat", table=table, text="back", id="1"))["type"] == "done"


@asynchronous
async def test_signing_out_ends_sockets_in_other_processes(fresh_postgres_url: str) -> None:
    settings = Settings(fresh_postgres_url, limits=FAST)
    async with nearby(settings) as server, nearby(settings) as other, people_at(server, "Ada", "Ben") as [ada, ben]:
        table = await a_game([ada, ben])
        await eventually(lambda: other.context.tables.sessions.connected_since(float("inf")))
        async with raw(other, ada) as elsewhere:
            assert (await ask(elsewhere, type="watch", table=table))["type"] == "done"
            await ada._post("/api/me/forget")
            assert await closed_with(elsewhere) == 1008


@asynchronous
async def test_a_process_that_hears_no_news_looks_at_the_cookie_before_every_message(fresh_postgres_url: str) -> None:
    settings = Settings(fresh_postgres_url, limits=FAST)
    async with nearby(settings) as server, people_at(server, "Ada", "Ben") as [ada, ben]:
        table = await a_game([ada, ben])
        tables = server.context.tables
        await eventually(lambda: tables.sessions.connected_since(float("inf")))
        async with raw(server, ada) as line:
            tables.on_disconnected()
            tables.sessions.sign_out = lambda *_: None  # type: ignore[method-assign]
            person = await server.context.people.from_cookie(ada.cookie)
            assert person is not None
            await server.context.people.forget_devices(person)
            answer = await ask(line, type="chat", table=table, text="still me", id="1")
            assert (answer["code"], answer["id"]) == ("sign-in", "1")
            assert await closed_with(line) == 1008


def test_a_socket_that_opens_while_its_owner_signs_out_ends_too() -> None:
    sessions, ended = Sessions(), list[str]()
    sessions.sign_out("ada", 1)
    sessions.open(ADA, lambda: ended.append("old"))
    sessions.open(Person("ada", "Ada", 1), lambda: ended.append("new"))
    assert ended == ["old"]


def test_only_sockets_with_an_older_cookie_end() -> None:
    sessions, ended = Sessions(), list[str]()
    forget = sessions.open(ADA, lambda: ended.append("forgotten"))
    sessions.open(ADA, lambda: ended.append("old"))
    sessions.open(Person("ada", "Ada", 1), lambda: ended.append("new"))
    sessions.open(Person("ben", "Ben", 0), lambda: ended.append("another"))
    forget()
    sessions.sign_out("ada", 1)
    assert ended == ["old"]


def test_what_was_missed_while_no_news_came_is_not_trusted() -> None:
    sessions = Sessions()
    assert sessions.connected_since(1.0)
    sessions.disconnect()
    assert not sessions.connected_since(float("inf"))
    sessions.connect()
    assert not sessions.connected_since(1.0 - 1e9)
    assert sessions.connected_since(float("inf"))


@pytest.mark.parametrize("people", [REMEMBERED + 10])
def test_few_who_signed_out_are_remembered(people: int) -> None:
    sessions = Sessions()
    for number in range(people):
        sessions.sign_out(str(number), 1)
    assert len(sessions._signed_out) == REMEMBERED
