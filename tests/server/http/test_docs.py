"""The description of the API."""

from threading import get_ident
from unittest.mock import patch

import httpx

from ratskeller.server.base.settings import Settings
from tests.server.asynchronous import asynchronous
from tests.server.nearby import nearby


@asynchronous
async def test_the_description_is_made_beside_the_event_loop(sqlite_url: str) -> None:
    threads: list[int] = []
    async with nearby(Settings(sqlite_url)) as server, httpx.AsyncClient(base_url=server.url, timeout=60) as browser:
        usual = server.app.openapi

        def openapi() -> object:
            threads.append(get_ident())
            return usual()

        with patch.object(server.app, "openapi", openapi):
            described = (await browser.get("/api/openapi.json")).json()
            assert "Ratskeller" in (await browser.get("/api/docs")).text
        assert "/api/openapi.json" not in described["paths"]
        assert described == usual()
        assert len(threads) == 2
        assert get_ident() not in threads
