"""The reference client: somebody at a server, for tests, benchmarks and people who write bots (docs/protocol.md)."""

import asyncio
import ssl
import time
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from types import TracebackType
from typing import Any, Literal, Self

import httpx

from ratskeller.client import protocol as messages
from ratskeller.client.connection import Line, Seen, done, refusal_in
from ratskeller.client.errors import Refused
from ratskeller.client.protocol import FromServer
from ratskeller.client.tournaments import Tournaments, new_salt

COOKIE = "ratskeller"
AGAIN = ("busy", "not-saved", "too-fast")  # why a message is sent again
PAUSE = 0.1

State = dict[str, Any]


@cache
def trusted() -> ssl.SSLContext:
    """Which certificates clients trust: read once, as that takes longer than most of what they ask."""
    return httpx.create_ssl_context()


class Client:
    """Somebody at a server. Refusals are raised as `Refused`; a command that came too late as `Stale`.

    A server that is busy is tried again for `retry_seconds`."""

    def __init__(self, url: str, *, cookie: str = "", keep: bool = False, retry_seconds: float = 30.0) -> None:
        self.received: list[str] = []  # with `keep`: everything that the server sent, as text
        self._keeps = keep
        self._retry_seconds = retry_seconds
        origin = url.rstrip("/")
        cookies = {COOKIE: cookie} if cookie else None
        headers = {"origin": origin}
        self._http = httpx.AsyncClient(base_url=origin, headers=headers, cookies=cookies, timeout=30, verify=trusted())
        self._line = Line(f"ws{origin.removeprefix('http')}/api/socket", self._headers, self._keep)
        self._running: asyncio.Task[None] | None = None
        self.tournaments = Tournaments(self._request)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def close(self) -> None:
        """Leave. The server remembers everything."""
        if self._running is not None:
            self._running.cancel()
            with suppress(asyncio.CancelledError):
                await self._running
            self._running = None
        await self._http.aclose()

    # Who I am

    @property
    def cookie(self) -> str:
        """What makes another client the same person: keep it secret."""
        return self._http.cookies.get(COOKIE) or ""

    async def sign_up(self, name: str) -> State:
        """Sign up, or change the name. An open socket is reconnected."""
        me = await self._post("/api/me", name=name)
        self.cut()
        return me

    # Tables

    async def games(self) -> State:
        """Games, options, profiles and bots."""
        games: State = await self._get("/api/games")
        return games

    async def lobby(self, pages: int = 1) -> list[State]:
        """Public tables that are open or running: the first page, or up to so many pages."""
        tables: list[State] = []
        path: str | None = "/api/tables"
        while path is not None and pages > 0:
            answer = await self._request("GET", path)
            tables += answer.json()
            path = answer.links.get("next", {}).get("url")
            pages -= 1
        return tables

    async def open(self, game: str, *seats: str, **options: Any) -> str:
        """Open a table; each seat is "open", "me" or the level of a bot. Its id."""
        kinds = [{"kind": seat} if seat in ("open", "me") else {"kind": "bot", "bot": seat} for seat in seats]
        body = {"game": game, "seats": kinds} | options
        table: str = (await self._post("/api/tables", **body))["id"]
        return table

    async def join(self, table: str, *seats: int, salt: str = "", name: str = "") -> int:
        """Sit down on open seats; a random number of ours becomes part of the luck."""
        return await self._number(f"/api/tables/{table}/join", seats=seats, salt=salt or new_salt(), name=name)

    async def leave(self, table: str) -> int:
        """Get up before the start."""
        return await self._number(f"/api/tables/{table}/leave")

    async def remove(self, table: str, seat: int, name: str = "") -> int:
        """Remove somebody from a table that I opened, permanently; with a name, only if that person sits there."""
        return await self._number(f"/api/tables/{table}/remove", seat=seat, name=name)

    async def start(self, table: str, *, only_taken: bool = False) -> int:
        """Start the game of a table that I opened, without its empty seats if I like; a random number of ours becomes
        part of the luck."""
        return await self._number(f"/api/tables/{table}/start", salt=new_salt(), only_taken=only_taken)

    async def reseat(self, table: str, *seats: int | str) -> int:
        """Change the seats of a table that I opened: each is the number of one that stays, "open", or a bot's level."""
        return await self._number(f"/api/tables/{table}/seats", seats=[seat_change(seat) for seat in seats])

    async def change_options(self, table: str, **changes: Any) -> int:
        """Change the options of a table that I opened; the others have to agree."""
        return await self._number(f"/api/tables/{table}/options", **changes)

    async def agree(self, table: str, after: int | None = None) -> int:
        """Agree to what was changed; with an entry, to nothing that was changed after it."""
        return await self._number(f"/api/tables/{table}/agree", after=after)

    async def rematch(self, table: str) -> str:
        """The table where the same people play again."""
        new: str = (await self._post(f"/api/tables/{table}/rematch"))["id"]
        return new

    async def going(self) -> list[State]:
        """My tables that are not over, those first where I am waited for."""
        tables: list[State] = await self._get("/api/tables/going")
        return tables

    async def info(self, table: str) -> State:
        """The options of a table, and its state."""
        facts: State = await self._get(f"/api/tables/{table}")
        return facts

    async def record(self, table: str) -> str:
        """The record of a game that is over."""
        return (await self._request("GET", f"/api/tables/{table}/record")).text

    # At a table

    async def watch(self, table: str) -> Seen:
        """All that has happened at a table, kept up to date from now on, whatever becomes of the connection."""
        return await self._opened().watch(table)

    async def unwatch(self, table: str) -> None:
        """Stop watching a table."""
        await self._opened().unwatch(table)

    async def state(self, table: str) -> State:
        """The state of a table, from the news received so far."""
        state = (await self.watch(table)).state
        assert state is not None
        return state

    async def wait_until(self, table: str, holds: Callable[[State], bool], seconds: float | None = None) -> State:
        """The first state of a table that satisfies a condition; TimeoutError if that takes longer."""
        seen = await self.watch(table)
        async with asyncio.timeout(seconds):
            while seen.state is None or not holds(seen.state):
                await seen.changed.wait()
                if seen.problem is not None:
                    raise seen.problem
        return seen.state

    async def wait_for_turn(self, table: str, seconds: float | None = None) -> State:
        """The state in which a seat of mine is to decide (`legal` has its moves), or in which the game is over."""
        return await self.wait_until(table, lambda state: "legal" in state or is_over(state), seconds)

    async def move(self, table: str, move: str, after: int | None = None) -> int:
        """Decide; the number of the entry, once it is in the log for good and known here."""
        return await self._act(table, messages.Move(table, await self._after(table, after), move, self._line.next_id()))

    async def undo(self, table: str, after: int | None = None) -> int:
        """Take my last decision back, or ask the others for it."""
        return await self._act(table, messages.Undo(table, await self._after(table, after), self._line.next_id()))

    async def answer(self, table: str, agree: bool, after: int | None = None) -> int:
        """Agree to an undo that somebody asked for, or don't."""
        after = await self._after(table, after)
        return await self._act(table, messages.Answer(table, after, agree, self._line.next_id()))

    async def back(self, table: str) -> int:
        """Play for my seats myself again."""
        return await self._act(table, messages.Back(table, self._line.next_id()))

    async def resign(self, table: str) -> int:
        """Leave my seats to bots."""
        return await self._act(table, messages.Resign(table, self._line.next_id()))

    async def propose(self, table: str, what: Literal["end", "bot", "open"], seat: int | None = None) -> int:
        """Ask the others to end the game, or to replace a missing person by a bot or by somebody new."""
        return await self._act(table, messages.Propose(table, what, seat, self._line.next_id()))

    async def vote(self, table: str, number: int, agree: bool) -> int:
        """Say yes or no to what somebody has proposed."""
        return await self._act(table, messages.Vote(table, number, agree, self._line.next_id()))

    async def chat(self, table: str, text: str, *, aside: bool = False) -> int:
        """Say something to all at the table, or, as a spectator, to all who watch."""
        return await self._act(table, messages.Chat(table, text, self._line.next_id(), aside))

    async def hint(self, table: str) -> State:
        """The best few turns for my seat that is to decide."""
        answer = await self._ask(messages.Hint(table, await self._after(table, None), self._line.next_id()))
        done(answer)
        assert isinstance(answer, messages.Hinted)
        return answer.hint

    async def ping(self) -> None:
        """Wait until the server has answered everything before this."""
        await self._ask(messages.Ping(self._line.next_id()))

    def cut(self) -> None:
        """Cut the connection; it reconnects by itself."""
        self._line.cut()

    def _opened(self) -> Line:
        if self._running is None:
            self._running = asyncio.create_task(self._line.run())
        return self._line

    async def _after(self, table: str, after: int | None) -> int:
        """The last entry that I have seen."""
        return (await self.watch(table)).number if after is None else after

    async def _act(self, table: str, message: Any) -> int:
        number = done(await self._ask(message))
        await self.wait_until(table, lambda state: state["number"] >= number)
        return number

    async def _ask(self, message: Any) -> FromServer:
        """The answer to a message. A server that is busy is asked again: the same message can't be done twice."""
        deadline: float | None = None  # from the first busy answer: how long the connection was lost doesn't count
        while True:
            answer = await self._opened().ask(message)
            if not isinstance(answer, messages.Failed) or answer.code not in AGAIN:
                return answer
            now = time.monotonic()
            deadline = now + self._retry_seconds if deadline is None else deadline
            if now > deadline:
                return answer
            await asyncio.sleep(PAUSE)

    # Requests

    def _headers(self) -> dict[str, str]:
        """What the socket is opened with."""
        headers = {"origin": str(self._http.base_url).rstrip("/")}
        return headers | {"cookie": f"{COOKIE}={self.cookie}"} if self.cookie else headers

    def _keep(self, text: str) -> None:
        if self._keeps:
            self.received.append(text)

    async def _request(self, method: str, path: str, body: State | None = None) -> httpx.Response:
        """The answer to a request. One that came too fast was not looked at, and is sent again."""
        deadline = time.monotonic() + self._retry_seconds
        while True:
            answer = await self._http.request(method, path, json=body)
            self._keep(answer.text)
            if not answer.is_error:
                return answer
            unclear = Refused("busy", f"the answer was {answer.status_code} {answer.reason_phrase}")
            refused = refusal_in(answer.content) or unclear
            if refused.code != "too-fast" or time.monotonic() > deadline:
                raise refused
            await asyncio.sleep(PAUSE)

    async def _get(self, path: str) -> Any:
        return (await self._request("GET", path)).json()

    async def _post(self, path: str, **body: Any) -> State:
        answer: State = (await self._request("POST", path, body)).json()
        return answer

    async def _number(self, path: str, **body: Any) -> int:
        number: int = (await self._post(path, **body))["number"]
        return number


def is_over(state: State) -> bool:
    """Nothing more will be decided at the table."""
    return state["state"] in ("over", "closed")


def seat_change(seat: int | str) -> State:
    """A seat as it shall be."""
    if isinstance(seat, int):
        return {"kind": "keep", "seat": seat}
    return {"kind": "open"} if seat == "open" else {"kind": "bot", "bot": seat}
