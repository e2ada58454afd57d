"""Which parts of uvicorn are used, and what the socket's protocol and the application agree on."""

from ratskeller.core.plain import why_plain

HTTP = "ratskeller.server.http.uvicorn_protocol:HttpProtocol"
OWN_SOCKETS = "ratskeller.server.socket.uvicorn_protocol:WebSocketProtocol"
PLAIN_SOCKETS = "websockets-sansio"  # uvicorn's own
UVICORN = ((0, 52, 4), (0, 55))  # versions whose private parts were tested
WEBSOCKETS = ((15,), (18,))

SERVICE_RESTART = 1012  # why a socket is closed
AGAINST_THE_RULES = 1008
# Extensions of a socket's scope, where our own protocol speaks:
DROP = "ratskeller.drop"  # call it to lose the connection at once
SEND = "ratskeller.send"  # call it with a text to send it at once, if that can be; else it says no


def why_plain_sockets() -> str | None:
    """Why uvicorn's own protocol speaks over sockets; None if ours does."""
    return why_plain("uvicorn", *UVICORN) or why_plain("websockets", *WEBSOCKETS)


def why_plain_supervisor() -> str | None:
    """Why our own supervisor watches over several processes; None if uvicorn's does."""
    return why_plain("uvicorn", *UVICORN)


def socket_protocol() -> str:
    """The protocol of sockets, by its name for uvicorn."""
    return PLAIN_SOCKETS if why_plain_sockets() else OWN_SOCKETS
