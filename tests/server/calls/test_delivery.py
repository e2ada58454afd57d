"""No message goes into the operator's own network, wherever a stranger says that a push service is."""

import asyncio
import socket
import threading
from typing import Any

import pytest

from ratskeller.client.errors import Refused
from ratskeller.server.calls import delivery
from ratskeller.server.calls.delivery import (
    NotThere,
    NoTurn,
    check_endpoint,
    deliver,
    may_reach,
    networks_of,
    place_of,
)
from ratskeller.server.calls.lookups import EACH
from tests.server.asynchronous import asynchronous
from tests.server.calls.push_service import push_service

HERE = networks_of(["127.0.0.0/8"])


@pytest.mark.parametrize(
    "address",
    [
        *("127.0.0.1", "10.0.0.1", "172.16.5.4", "192.168.1.1", "169.254.169.254", "0.0.0.0", "100.64.0.1"),
        *("::1", "fe80::1", "fe80::1%eth0", "fd00::1", "::ffff:127.0.0.1", "::ffff:10.0.0.1", "2002:7f00:1::"),
        *("224.0.0.1", "255.255.255.255", "64:ff9b:1::1", "64:ff9b::7f00:1"),
        *("fec0::1", "::127.0.0.1", "::ffff:0:10.0.0.1", "5f00::1", "ff0e::1", "::"),
    ],
)
def test_addresses_of_one_s_own_are_out_of_reach(address: str) -> None:
    assert not may_reach(address, [])


@pytest.mark.parametrize("address", ["8.8.8.8", "64:ff9b::808:808", "2001:4860:4860::8888"])
def test_the_open_internet_is_in_reach(address: str) -> None:
    assert may_reach(address, [])


@pytest.mark.parametrize(
    "endpoint",
    [
        *("http://push.example/x", "https://127.0.0.1/x", "https://[::1]/x", "https://169.254.169.254/latest"),
        *("https://u:p@push.example/x", "https://push.example:22/x", "ftp://push.example/x", "https://", "x"),
        *("https://push.example/" + "x" * 1000, "https://push.example/x\r\nHost: a", "https://push.example/a b"),
    ],
)
def test_what_is_no_push_service_is_refused(endpoint: str) -> None:
    with pytest.raises(Refused) as refused:
        check_endpoint(endpoint, [])
    assert refused.value.code == "malformed"


@asynchronous
async def test_a_name_that_stands_for_an_address_within_is_not_called(monkeypatch: pytest.MonkeyPatch) -> None:
    for numbers in (["10.0.0.1"], ["8.8.8.8", "127.0.0.1"]):

        def look_up(host: str, port: int, *_: Any, numbers: list[str] = numbers, **__: Any) -> list[Any]:
            return [(0, 0, 0, "", (number, port)) for number in numbers]

        monkeypatch.setattr(socket, "getaddrinfo", look_up)
        with pytest.raises(NotThere, match="network of the operator's own"):
            await place_of("https://rebinding.example/x", [])


@asynchronous
async def test_the_address_that_was_checked_is_the_one_that_is_called(monkeypatch: pytest.MonkeyPatch) -> None:
    def look_up(host: str, port: int, *_: Any, **__: Any) -> list[Any]:
        return [(0, 0, 0, "", ("8.8.8.8", port))]

    monkeypatch.setattr(socket, "getaddrinfo", look_up)
    assert await place_of("https://push.example/x?y", []) == "https://8.8.8.8:443/x?y"
    with pytest.raises(NotThere, match="not encrypted"):
        await place_of("http://push.example/x", HERE)


@asynchronous
async def test_an_answer_that_leads_elsewhere_is_not_followed() -> None:
    async with push_service() as first, push_service() as second:
        first.answer, first.extra = "307 Temporary Redirect", f"location: {second.endpoint}\r\n"
        assert await deliver(first.endpoint, b"x", {}, HERE) == 307
        assert second.requests == []
        assert first.requests[0][0]["host"] == f"127.0.0.1:{first.port}"


@asynchronous
async def test_who_does_not_answer_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    is_left = asyncio.Event()

    async def silent(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.read()
        writer.close()
        await writer.wait_closed()
        is_left.set()

    monkeypatch.setattr(delivery, "SECONDS", 0.2)
    server = await asyncio.start_server(silent, "127.0.0.1", 0)
    async with server:
        with pytest.raises(NotThere):
            await deliver(f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/", b"x", {}, HERE)
        await asyncio.wait_for(is_left.wait(), 10)


@asynchronous
async def test_names_that_are_looked_up_for_long_hold_nothing_else_up(monkeypatch: pytest.MonkeyPatch) -> None:
    is_released = threading.Event()

    def slow(*_: Any, **__: Any) -> list[Any]:
        is_released.wait()
        raise OSError

    monkeypatch.setattr(socket, "getaddrinfo", slow)
    deliveries = [asyncio.create_task(deliver(f"https://slow-{n}.example/", b"x", {}, [])) for n in range(64)]
    try:
        await asyncio.sleep(0)
        assert await asyncio.wait_for(asyncio.to_thread(lambda: "done"), 60) == "done"
    finally:
        is_released.set()
        assert {type(one) for one in await asyncio.gather(*deliveries, return_exceptions=True)} == {NotThere}


@asynchronous
async def test_slow_names_of_one_domain_hold_up_no_name_of_another(monkeypatch: pytest.MonkeyPatch) -> None:
    is_released, asked = threading.Event(), []

    def some_slow(host: str, port: int, *_: Any, **__: Any) -> list[Any]:
        asked.append(host)
        if host.endswith("slow.example"):
            is_released.wait()
        return [(0, 0, 0, "", ("8.8.8.8", port))]

    monkeypatch.setattr(socket, "getaddrinfo", some_slow)
    slow = [asyncio.create_task(place_of(f"https://{n}.slow.example/", [])) for n in range(64)]
    try:
        await asyncio.sleep(0)
        places = await asyncio.gather(*(place_of("https://push.quick.example/x", []) for _ in range(64)))
        assert set(places) == {"https://8.8.8.8:443/x"}
        assert len([host for host in asked if host.endswith("slow.example")]) == EACH
    finally:
        is_released.set()
        assert len({await one for one in slow}) == 1  # each has its turn


@asynchronous
async def test_a_name_that_had_no_turn_is_not_to_blame(monkeypatch: pytest.MonkeyPatch) -> None:
    is_released = threading.Event()
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: is_released.wait())
    monkeypatch.setattr(delivery, "SECONDS_TO_FIND", 0.2)
    try:
        names = [f"https://{n}.late.example/" for n in range(EACH + 1)]
        problems = await asyncio.gather(*(deliver(name, b"x", {}, []) for name in names), return_exceptions=True)
        assert [type(problem) for problem in problems] == [NotThere] * EACH + [NoTurn]
    finally:
        is_released.set()
