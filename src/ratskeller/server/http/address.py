"""Under which addresses others reach this server: a link that begins with localhost is of no use to them."""

import socket
from contextlib import suppress
from typing import Annotated

from fastapi import APIRouter, Query, Request
from pydantic import BaseModel, Field

from ratskeller.server.base.origin import origin_is_ours
from ratskeller.server.base.settings import Settings
from ratskeller.server.http.parts import Context, Paced

router = APIRouter(prefix="/api/address", tags=["server"])
EVERYWHERE = ("0.0.0.0", "::", "")  # hosts that mean all addresses of the machine
ELSEWHERE = ("10.255.255.255", 1)  # nothing is sent there


class Reached(BaseModel):
    """Addresses for links that are sent to others, the best first."""

    addresses: list[str] = Field(description="none, if the server listens on this machine only")
    is_allowed: bool = Field(description="requests and sockets of the page that asks are taken")


@router.get("", summary="How others reach this server", dependencies=[Paced])
def address(request: Request, context: Context, page: Annotated[str, Query(max_length=300)] = "") -> Reached:
    """Addresses under which people elsewhere see this server: those of `--origin`, else that of the machine in its own
    network; and whether a page of an address (`page`) may do anything here."""
    asker = {"origin": page, "host": request.headers.get("host", "")}
    return Reached(
        addresses=addresses_of(request, context.settings),
        is_allowed=not page or origin_is_ours(asker, context.settings),
    )


def addresses_of(request: Request, settings: Settings) -> list[str]:
    """Where others find the server; the best first."""
    if settings.origins:
        return list(settings.origins)
    if settings.host not in EVERYWHERE:
        is_local = settings.host == "localhost" or settings.host.startswith("127.") or settings.host == "::1"
        return [] if is_local else [with_port(request, settings.host)]
    own = own_address()
    return [] if own is None else [with_port(request, own)]


def with_port(request: Request, host: str) -> str:
    """A host as the address of a page, with the port under which this request came."""
    name = f"[{host}]" if ":" in host else host
    port = request.url.port
    return f"{request.url.scheme}://{name}" + (f":{port}" if port is not None else "")


def own_address() -> str | None:
    """The address of this machine in its network, if it has one."""
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way:
        way.connect(ELSEWHERE)
        host = str(way.getsockname()[0])
        return None if host.startswith("127.") else host
    return None
