"""The socket at /api/socket: who may open one, and all that are open in this process."""

from collections import Counter
from functools import partial

from fastapi import FastAPI, WebSocket
from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from starlette.types import Receive, Scope, Send

from ratskeller.server.errors import Refused
from ratskeller.server.house import House
from ratskeller.server.memory import refused_by_database
from ratskeller.server.metrics import SOCKETS
from ratskeller.server.settings import Settings
from ratskeller.server.store.database import DatabaseError
from ratskeller.server.store.people import epoch_of
from ratskeller.server.web.parts import refusal, the_house, whoever
from ratskeller.server.web.security import origin_is_ours
from ratskeller.server.web.socket import Socket

PATH = "/api/socket"


class Sockets:
    """How many sockets a process has, and whose they are."""

    def __init__(self) -> None:
        self._held: Counter[str] = Counter()

    def __len__(self) -> int:
        return self._held.total()

    async def host(self, websocket: WebSocket, house: House) -> None:
        """Talk with a client, if it may have a socket."""
        # One that is thrown away: it would keep all headers as long as the socket is open.
        try:
            person = await whoever(HTTPConnection(websocket.scope))
        except DatabaseError as problem:
            await websocket.send_denial_response(refusal(refused_by_database(problem)))
            return

        async def is_known() -> bool:
            assert person is not None
            return await house.hall.look(partial(epoch_of, person_id=person.id)) == person.epoch

        socket = Socket(websocket, house, person, is_known)
        try:
            self._check(socket.holder, HTTPConnection(websocket.scope).headers, house.settings)
            await websocket.accept()
        except Refused as refused:
            await websocket.send_denial_response(refusal(refused))
            return
        except OSError:
            return  # gone before it was answered
        self._held[socket.holder] += 1
        SOCKETS.inc()
        try:
            await socket.run()
        finally:
            SOCKETS.dec()
            self._held[socket.holder] -= 1
            if not self._held[socket.holder]:
                del self._held[socket.holder]

    def _check(self, holder: str, headers: Headers, settings: Settings) -> None:
        """Refuse pages of others, and more sockets than there may be."""
        limits = settings.limits
        # A browser always says where the page is from that asks; only programs don't.
        if "origin" in headers and not origin_is_ours(headers, settings):
            raise Refused("not-yours", f"sockets for {headers['origin']} are not opened")
        if self._held[holder] >= limits.sockets_per_person:
            raise Refused("too-many", f"you have {limits.sockets_per_person} sockets already")
        if len(self) >= limits.sockets:
            raise Refused("too-many", f"all {limits.sockets} sockets of the server are in use")


def sockets_of(app: FastAPI) -> Sockets:
    """The sockets of an application."""
    if not hasattr(app.state, "sockets"):
        app.state.sockets = Sockets()
    sockets: Sockets = app.state.sockets
    return sockets


async def open_socket(scope: Scope, receive: Receive, send: Send) -> None:
    """Moves and news, as docs/protocol.md tells."""
    websocket = WebSocket(scope, receive, send)
    await sockets_of(websocket.app).host(websocket, the_house(websocket))
