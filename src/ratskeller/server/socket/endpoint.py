"""The socket at /api/socket: who may open one, and all that are open in this process."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial

from fastapi import FastAPI, WebSocket
from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from starlette.types import Receive, Scope, Send

from ratskeller.client.errors import Refused
from ratskeller.server.base.json_response import refusal
from ratskeller.server.base.metrics import SOCKETS
from ratskeller.server.base.origin import origin_is_ours
from ratskeller.server.context import AppContext, context_of, person_of
from ratskeller.server.people.store import is_signed_in
from ratskeller.server.socket.session import Socket
from ratskeller.server.store.database import DatabaseError
from ratskeller.server.store.refusals import refused_by_database
from ratskeller.server.tables.addresses import address_of

PATH = "/api/socket"


class Sockets:
    """How many sockets a process has, and whose they are."""

    def __init__(self) -> None:
        self._held: Counter[str] = Counter()  # by person, or by address for those without a name
        self._from: Counter[str] = Counter()  # by address

    def __len__(self) -> int:
        return self._held.total()

    async def host(self, websocket: WebSocket, context: AppContext) -> None:
        """Talk with a client, if it may have a socket."""
        try:
            context.addresses.sockets.take(address_of(websocket.scope))
            # One that is thrown away: it would keep all headers as long as the socket is open.
            person = await person_of(HTTPConnection(websocket.scope))

            async def is_known() -> bool:
                assert person is not None
                still = partial(is_signed_in, person_id=person.id, epoch=person.epoch, device=person.device)
                return await context.tables.look(still)

            socket = Socket(websocket, context, person, is_known)
            self._check(socket, HTTPConnection(websocket.scope).headers)
        except Refused as refused:
            await websocket.send_denial_response(refusal(refused))
            return
        except DatabaseError as problem:
            await websocket.send_denial_response(refusal(refused_by_database(problem)))
            return
        with self._counted(socket):
            try:
                await websocket.accept()
            except OSError:
                return  # gone before it was answered
            SOCKETS.inc()
            try:
                await socket.run()
            finally:
                SOCKETS.dec()

    @contextmanager
    def _counted(self, socket: Socket) -> Iterator[None]:
        """A socket counts from the moment in which it may be opened."""
        counts = ((self._held, socket.holder), (self._from, socket.address))
        for counted, key in counts:
            counted[key] += 1
        try:
            yield
        finally:
            for counted, key in counts:
                counted[key] -= 1
                if not counted[key]:
                    del counted[key]

    def _check(self, socket: Socket, headers: Headers) -> None:
        """Refuse foreign pages, and more sockets than allowed."""
        settings = socket.context.settings
        limits = settings.limits
        # A browser always sends the origin of its page; only programs don't.
        if "origin" in headers and not origin_is_ours(headers, settings):
            raise Refused("not-yours", f"sockets for {headers['origin']} are not opened")
        if self._held[socket.holder] >= limits.sockets_per_person:
            raise Refused("too-many", f"you have {limits.sockets_per_person} sockets already")
        if self._from[socket.address] >= limits.sockets_per_address:
            raise Refused(
                "too-many", f"your address has {limits.sockets_per_address} sockets already: close some first"
            )
        if len(self) >= limits.sockets:
            raise Refused("too-many", f"all {limits.sockets} sockets of the server are in use")


def sockets_of(app: FastAPI) -> Sockets:
    """The sockets of an application."""
    if not hasattr(app.state, "sockets"):
        app.state.sockets = Sockets()
    sockets: Sockets = app.state.sockets
    return sockets


async def open_socket(scope: Scope, receive: Receive, send: Send) -> None:
    """Moves and news, as docs/protocol.md describes them."""
    websocket = WebSocket(scope, receive, send)
    await sockets_of(websocket.app).host(websocket, context_of(websocket))
