"""One address, however many names it takes, can't outweigh everybody else; and nobody chooses their own address."""

import asyncio
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from ratskeller.client.errors import Refused
from ratskeller.client.reference import COOKIE, Client
from ratskeller.core.errors import SetupError
from ratskeller.server.base.settings import Limits, Settings, checked_proxies
from ratskeller.server.run.running import config_of
from ratskeller.server.tables.addresses import AT_ONCE, Addresses, RequestPace, address_key
from tests.server.asynchronous import asynchronous
from tests.server.nearby import Nearby, eventually, nearby, people_at
from tests.server.serving import Server, visitor
from tests.server.tables.opening import make_people, open_tables, options

PROXY = checked_proxies(["127.0.0.1"])
SLOW = 0.000001  # a second: nothing is given back while a test runs


@contextmanager
def refused_as(code: str) -> Iterator[None]:
    with pytest.raises(Refused) as refused:
        yield
    assert refused.value.code == code


# What counts as one address


@pytest.mark.parametrize(
    ("host", "key"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::", "2001:db8:1:2::/64"),
        ("::1", "::/64"),
        ("a-socket-of-unix", "a-socket-of-unix"),
    ],
)
def test_an_address_is_counted_by_what_a_household_has(host: str, key: str) -> None:
    assert address_key(host) == key


# Sockets


@asynchronous
async def test_many_names_of_one_address_share_its_sockets(sqlite_url: str) -> None:
    limits = Limits(sockets_per_address=5)
    async with (
        nearby(Settings(sqlite_url, limits=limits, proxies=PROXY)) as server,
        people_at(server, *"12345678") as people,
    ):
        async with AsyncExitStack() as stack:
            for person in people[:5]:
                await stack.enter_async_context(a_socket(server, person, "192.0.2.7"))
            told = await refused_socket(server, people[5], "192.0.2.7")
            assert (told.status_code, told.json()["code"]) == (429, "too-many")
            assert "retry-after" not in told.headers
            await stack.enter_async_context(a_socket(server, people[5], "192.0.2.8"))
        await eventually(lambda: len(server.sockets) == 0)
        async with a_socket(server, people[6], "192.0.2.7"):
            assert len(server.sockets) == 1


@asynchronous
async def test_one_address_opens_only_so_many_sockets_in_a_minute(sqlite_url: str) -> None:
    limits = Limits(new_sockets_per_minute=3)
    async with nearby(Settings(sqlite_url, limits=limits, proxies=PROXY)) as server, people_at(server, "Ada") as [ada]:
        for _ in range(3):
            async with a_socket(server, ada, "2001:db8::1"):
                pass
        told = await refused_socket(server, ada, "2001:db8::2")
        assert (told.status_code, told.json()["code"]) == (429, "too-fast")
        assert 1 <= int(told.headers["retry-after"]) <= 60
        async with a_socket(server, ada, "2001:db8:0:1::1"):
            pass


def a_socket(server: Nearby, client: Client, address: str) -> connect:
    """A socket of somebody at an address, through a proxy."""
    headers = {"Cookie": f"{COOKIE}={client.cookie}", "X-Forwarded-For": address}
    return connect(server.url.replace("http", "ws") + "/api/socket", additional_headers=headers)


async def refused_socket(server: Nearby, client: Client, address: str) -> httpx.Response:
    """The answer to somebody who gets no socket."""
    with pytest.raises(InvalidStatus) as refused:
        async with a_socket(server, client, address):
            pass
    answer = refused.value.response
    return httpx.Response(
        answer.status_code, headers=list(answer.headers.raw_items()), content=bytes(answer.body or b"")
    )


# Messages and requests


def test_an_address_sends_no_more_messages_than_allowed() -> None:
    addresses = Addresses(Limits(address_messages_per_second=SLOW * 10))
    with refused_as("too-fast"):
        addresses.messages.take("here")


@asynchronous
async def test_what_one_person_sends_too_fast_does_not_count_for_their_address(sqlite_url: str) -> None:
    limits = Limits(burst=3, messages_per_second=SLOW, address_messages_per_second=0.5)
    async with nearby(Settings(sqlite_url, limits=limits)) as server:
        context = server.context
        for _ in range(3):
            context.take_message("ada", "here")
        for _ in range(10):
            with refused_as("too-fast"):
                context.take_message("ada", "here")
        context.take_message("ben", "here")
        context.take_message("cleo", "here")
        with refused_as("too-fast"):
            context.take_message("dora", "here")
        context.take_message("dora", "elsewhere")


def test_requests_that_change_something_have_a_smaller_limit() -> None:
    pace = RequestPace(Limits(address_requests_per_second=1, address_writes_per_second=0.2))
    for _ in range(int(0.2 * AT_ONCE)):
        pace.take("here", writes=True)
    with refused_as("too-fast"):
        pace.take("here", writes=True)
    for _ in range(7):
        pace.take("here", writes=False)
    with refused_as("too-fast"):
        pace.take("here", writes=False)
    pace.take("elsewhere", writes=True)


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on which one address may do little."""
    file = tmp_path_factory.mktemp("hasty") / "hasty.sqlite"
    limits = ["address_requests_per_second=1.5", "address_writes_per_second=0.2", "new_people_per_minute=1000"]
    with Server(f"sqlite:///{file}", limit=limits) as server:
        yield server


def test_who_asks_too_often_is_told_when_to_come_again_and_machines_are_answered(hasty: Server) -> None:
    with visitor(hasty.url) as browser:
        answers = [browser.post("/api/me", json={"name": "Rat"}) for _ in range(6)]
        refused = next(answer for answer in answers if answer.is_error)
        assert (refused.status_code, refused.json()["code"]) == (429, "too-fast")
        assert int(refused.headers["retry-after"]) >= 1
        # What the header of a stranger says is believed of nobody.
        spoofed = [
            browser.get("/api/games", headers={"x-forwarded-for": f"192.0.2.{number}"}).status_code
            for number in range(60)
        ]
        assert 429 in spoofed
        for path in ("/healthz", "/readyz", "/metrics"):
            assert browser.get(path).status_code == 200


# Tables


@asynchronous
async def test_one_address_has_only_so_many_tables_in_the_lobby(database_url: str) -> None:
    addresses = Addresses(Limits(waiting_tables_per_address=3))
    async with open_tables(database_url) as service:
        people = await make_people(service, *"123456")
        tables = [await addresses.open_table("here", service, person, options("me", "open")) for person in people[:3]]
        with refused_as("too-many"):
            await addresses.open_table("here", service, people[3], options("me", "open"))
        await addresses.open_table("here", service, people[3], options("me", "open", is_public=False))
        await addresses.open_table("here", service, people[3], options("me", "me"))
        await addresses.open_table("elsewhere", service, people[3], options("me", "open"))
        await service.join(tables[0], people[4], [1], "salt")
        await addresses.open_table("here", service, people[5], options("me", "open"))
        await service.leave(tables[1], people[1])
        await addresses.open_table("here", service, people[5], options("me", "open"))
        with refused_as("too-many"):
            await addresses.open_table("here", service, people[5], options("me", "open"))


@asynchronous
async def test_one_address_opens_only_so_many_tables(sqlite_url: str) -> None:
    async with open_tables(sqlite_url) as service:
        people = await make_people(service, *"1234")
        unfinished = Addresses(Limits(tables_per_address=2))
        hourly = Addresses(Limits(new_tables_per_hour=2))
        tables = [await unfinished.open_table("here", service, person, options("me", "me")) for person in people[:2]]
        with refused_as("too-many"):
            await unfinished.open_table("here", service, people[2], options("me", "me"))
        await service.leave(tables[0], people[0])
        await unfinished.open_table("here", service, people[2], options("me", "me"))
        for person in people[:2]:
            await service.leave(await hourly.open_table("here", service, person, options("me", "me")), person)
        with refused_as("too-fast"):
            await hourly.open_table("here", service, people[2], options("me", "me"))
        await hourly.open_table("elsewhere", service, people[2], options("me", "me"))


@asynchronous
async def test_nobody_fills_a_log_by_sitting_down_and_getting_up(sqlite_url: str) -> None:
    limits = Limits(joins_per_hour=3, address_joins_per_hour=5)
    async with (
        nearby(Settings(sqlite_url, limits=limits)) as server,
        people_at(server, "Ada", "Ben", "Cleo", retry_seconds=0) as [ada, ben, cleo],
    ):
        table = await ada.open("firstrat", "me", "open")
        for person, times in ((ben, 3), (cleo, 2)):
            for _ in range(times):
                await person.join(table, 1)
                await person.leave(table)
            with refused_as("too-fast"):
                await person.join(table, 1)
            with refused_as("too-fast"):
                await person._request("POST", "/api/tables/quick", {"game": "firstrat"})


@asynchronous
async def test_tables_opened_at_the_same_time_are_all_counted(sqlite_url: str) -> None:
    addresses = Addresses(Limits(waiting_tables_per_address=2))
    async with open_tables(sqlite_url) as service:
        people = await make_people(service, *"123456")
        opening = (addresses.open_table("here", service, person, options("me", "open")) for person in people)
        opened: list[Any] = await asyncio.gather(*opening, return_exceptions=True)
        assert sum(isinstance(table, str) for table in opened) == 2
        assert sum(isinstance(table, Refused) for table in opened) == 4


# Proxies


def test_no_proxy_is_believed_unless_it_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "*")  # uvicorn would believe it by itself
    config = config_of(Settings("sqlite:///rats.sqlite"))
    assert (config.proxy_headers, config.forwarded_allow_ips) == (False, [])
    named = config_of(Settings("sqlite:///rats.sqlite", proxies=checked_proxies(["10.0.0.0/24"])))
    assert (named.proxy_headers, named.forwarded_allow_ips) == (True, ["10.0.0.0/24", "::ffff:10.0.0.0/120"])


def test_proxies_are_addresses_and_networks() -> None:
    assert checked_proxies(["2001:db8::/32", "10.0.0.9,10.0.0.8", " "]) == (
        "2001:db8::/32",
        "10.0.0.9/32",
        "::ffff:10.0.0.9/128",
        "10.0.0.8/32",
        "::ffff:10.0.0.8/128",
    )
    assert checked_proxies(["*"]) == ("0.0.0.0/0", "::/0")
    for wrong in ("proxy.example", "10.0.0.1/8", "10.0.0.256"):
        with pytest.raises(SetupError, match=f"--proxy {wrong}: an address or a network is expected"):
            checked_proxies([wrong])


@pytest.mark.parametrize(
    ("proxies", "peer", "forwarded", "client"),
    [
        ([], "127.0.0.1", "192.0.2.7", "127.0.0.1"),
        (["10.0.0.9"], "127.0.0.1", "192.0.2.7", "127.0.0.1"),
        (["127.0.0.1"], "127.0.0.1", "192.0.2.7", "192.0.2.7"),
        (["127.0.0.1"], "::ffff:127.0.0.1", "192.0.2.7", "192.0.2.7"),
        (["127.0.0.1"], "127.0.0.1", "203.0.113.1, 192.0.2.7", "192.0.2.7"),  # the client made the first one up
        (["127.0.0.1", "10.0.0.0/8"], "127.0.0.1", "203.0.113.1, 192.0.2.7, 10.1.2.3", "192.0.2.7"),
        (["127.0.0.1"], "127.0.0.1", "", "127.0.0.1"),
    ],
)
@asynchronous
async def test_the_address_is_the_last_one_that_no_named_proxy_has(
    proxies: list[str], peer: str, forwarded: str, client: str
) -> None:
    seen: list[Any] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        seen.append((scope["client"][0], scope["scheme"]))

    config = config_of(Settings("sqlite:///rats.sqlite", proxies=checked_proxies(proxies)))
    config.app, config.factory, config.interface = app, False, "asgi3"
    config.load()
    headers = [(b"x-forwarded-for", forwarded.encode()), (b"x-forwarded-proto", b"https")]
    scope = {"type": "http", "client": (peer, 1), "scheme": "http", "headers": headers}
    await config.loaded_app(scope, None, None)
    is_believed = bool(proxies) and proxies != ["10.0.0.9"]
    assert seen == [(client, "https" if is_believed else "http")]
