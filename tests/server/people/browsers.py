"""Browsers at a server in the test's own event loop, each with cookies of its own."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx

from ratskeller.client.reference import COOKIE, trusted
from tests.server.nearby import Nearby

FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"


class Browser:
    """A browser on a page of the server."""

    def __init__(self, http: httpx.AsyncClient) -> None:
        self.http = http

    @property
    def cookie(self) -> str:
        """What it would be signed in by."""
        return self.http.cookies.get(COOKIE) or ""

    async def ask(self, method: str, path: str, body: Any = None) -> httpx.Response:
        """The answer to a request, whatever it is."""
        return await self.http.request(method, f"/api/me{path}", json=body)

    async def get(self, path: str = "") -> Any:
        """What is there."""
        return self._good(await self.ask("GET", path))

    async def post(self, path: str, body: Any = None) -> Any:
        """What comes of it."""
        return self._good(await self.ask("POST", path, body))

    async def refused(self, method: str, path: str, body: Any = None) -> str:
        """The code with which something is refused."""
        answer = await self.ask(method, path, body)
        assert answer.is_error, answer.text
        code: str = answer.json()["code"]
        return code

    def _good(self, answer: httpx.Response) -> Any:
        assert answer.is_success, answer.text
        return answer.json() if answer.content else None


@asynccontextmanager
async def browser(server: Nearby, name: str = "", *, origin: str = "", agent: str = FIREFOX) -> AsyncIterator[Browser]:
    """A browser; with a name, it is somebody. Its page may be under another origin that the server knows."""
    headers = {"origin": origin or server.url, "user-agent": agent}
    async with httpx.AsyncClient(base_url=server.url, headers=headers, timeout=30, verify=trusted()) as http:
        opened = Browser(http)
        if name:
            await opened.post("", {"name": name})
        yield opened
