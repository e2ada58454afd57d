"""Links for others: under which address they reach a server, and what is said where an address is not allowed."""

import dataclasses
from unittest.mock import patch

import httpx
import pytest

from ratskeller.server.base.settings import Settings
from ratskeller.server.http import address
from tests.server.asynchronous import asynchronous
from tests.server.nearby import nearby


@pytest.mark.parametrize(
    ("settings", "wanted"),
    [
        ({}, []),
        ({"host": "::1"}, []),
        ({"host": "192.168.1.9"}, ["http://192.168.1.9:PORT"]),
        ({"host": "0.0.0.0"}, ["http://10.1.2.3:PORT"]),
        ({"host": "0.0.0.0", "origins": ("https://rats.example",)}, ["https://rats.example"]),
    ],
)
@asynchronous
async def test_the_address_for_others_is_never_that_of_ones_own_machine(
    sqlite_url: str, settings: dict[str, object], wanted: list[str]
) -> None:
    chosen = dataclasses.replace(Settings(sqlite_url), **settings)  # type: ignore[arg-type]
    with patch.object(address, "own_address", lambda: "10.1.2.3"):
        async with nearby(chosen) as server, httpx.AsyncClient(base_url=server.url) as client:
            port = server.url.rsplit(":", 1)[1]
            found = (await client.get("/api/address")).json()["addresses"]
            assert found == [text.replace("PORT", port) for text in wanted]


def test_the_address_of_this_machine_is_none_of_its_loopback() -> None:
    own = address.own_address()
    assert own is None or not own.startswith("127.")


@asynchronous
async def test_an_address_that_is_not_allowed_is_named(sqlite_url: str) -> None:
    async with nearby(Settings(sqlite_url)) as server, httpx.AsyncClient(base_url=server.url) as client:
        answer = await client.post("/api/me", json={"name": "Ada"}, headers={"origin": "http://cheese.local"})
        assert (answer.status_code, answer.json()["say"]["figures"]["address"]) == (403, "http://cheese.local")
        for page, is_allowed in (("http://cheese.local", False), (server.url, True), ("", True), ("null", False)):
            found = (await client.get("/api/address", params={"page": page})).json()
            assert found["is_allowed"] is is_allowed
