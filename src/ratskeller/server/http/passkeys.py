"""Passkeys: made on a device of mine, and used to come back."""

from typing import Annotated, Any

from fastapi import APIRouter, Header, Request, Response
from pydantic import BaseModel, ConfigDict

from ratskeller.server.http.entering import Me, enter
from ratskeller.server.http.parts import Context, Signed
from ratskeller.server.people import passkeys
from ratskeller.server.people.devices import device_name
from ratskeller.server.tables.addresses import address_of

router = APIRouter(prefix="/api/me/passkeys", tags=["me"])
# Only pages of ours get here, and the browser signs which one it was.
Origin = Annotated[str, Header()]


class PasskeyFacts(BaseModel):
    """A passkey of mine."""

    id: str
    name: str
    created: float
    used: float | None


class Credential(BaseModel):
    """What the browser has answered, as `PublicKeyCredential.toJSON` gives it."""

    model_config = ConfigDict(extra="forbid")
    credential: dict[str, Any]


@router.get("", summary="My passkeys")
async def mine(person: Signed, context: Context) -> list[PasskeyFacts]:
    """The newest first."""
    known = await passkeys.passkeys_of(context.people, person)
    return [PasskeyFacts(id=key.id, name=key.name, created=key.created, used=key.used) for key in known]


@router.post("/new", summary="Begin to make a passkey")
async def options_to_make(person: Signed, context: Context, origin: Origin = "") -> dict[str, Any]:
    """Options for `navigator.credentials.create`, good once and for five minutes."""
    return await passkeys.options_to_make(context.people, person, origin)


@router.post("", summary="Save a passkey", status_code=204)
async def keep(request: Request, person: Signed, context: Context, sent: Credential, origin: Origin = "") -> None:
    """Keep the public half of what the browser has made."""
    name = device_name(request.headers.get("user-agent", ""))
    await passkeys.keep_passkey(context.people, person, origin, sent.credential, name)


@router.post("/ask", summary="Begin to sign in with a passkey")
async def options_to_use(request: Request, context: Context, origin: Origin = "") -> dict[str, Any]:
    """Options for `navigator.credentials.get`, good once and for five minutes."""
    context.addresses.sign_ins.take(address_of(request.scope))
    return await passkeys.options_to_use(context.people, origin)


@router.post("/use", summary="Sign in with a passkey")
async def use(request: Request, response: Response, context: Context, sent: Credential, origin: Origin = "") -> Me:
    """Become the person whose passkey it is."""
    context.addresses.sign_ins.take(address_of(request.scope))
    return await enter(request, response, await passkeys.use_passkey(context.people, origin, sent.credential))


@router.delete("/{passkey}", summary="Remove a passkey", status_code=204)
async def remove(passkey: str, person: Signed, context: Context) -> None:
    """It brings nobody back any more."""
    await passkeys.remove_passkey(context.people, person, passkey)
