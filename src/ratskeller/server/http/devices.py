"""Where I am signed in."""

from fastapi import APIRouter, Response
from pydantic import BaseModel

from ratskeller.server.http.parts import Context, Signed
from ratskeller.server.people.service import COOKIE

router = APIRouter(prefix="/api/me/devices", tags=["me"])


class DeviceFacts(BaseModel):
    """A browser in which I am signed in."""

    id: str
    name: str
    created: float
    seen: float
    is_this: bool


@router.get("", summary="My devices")
async def my_devices(person: Signed, context: Context) -> list[DeviceFacts]:
    """All browsers in which I am signed in, the one last seen first; times are to the hour."""
    known = await context.devices.all_of(person)
    return [
        DeviceFacts(
            id=device.id,
            name=device.name,
            created=device.created,
            seen=device.seen,
            is_this=device.id == person.device,
        )
        for device in known
    ]


@router.delete("/{device}", summary="Sign a device out", status_code=204)
async def sign_out(device: str, response: Response, person: Signed, context: Context) -> None:
    """Its cookie is no longer valid, its sockets are closed, and it gets no push messages. This device can sign itself
    out."""
    await context.devices.sign_out(person, device)
    context.tables.sessions.sign_out(person.id, person.epoch, device)
    if device == person.device:
        response.delete_cookie(COOKIE)
