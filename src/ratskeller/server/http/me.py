"""Who I am: a name and a cookie; a secret link for my other device."""

from typing import Annotated

from fastapi import APIRouter, Request, Response
from pydantic import BaseModel, ConfigDict, Field

from ratskeller.server.context import context_of
from ratskeller.server.http.parts import Anybody, Context, Signed
from ratskeller.server.people.service import COOKIE, COOKIE_SECONDS, LINK_SECONDS, Person
from ratskeller.server.tables.addresses import address_of

router = APIRouter(prefix="/api/me", tags=["me"])


class Named(BaseModel):
    """How others shall call me."""

    model_config = ConfigDict(extra="forbid")
    name: Annotated[str, Field(description="1 to 30 visible characters of any script", max_length=200)]


class Me(BaseModel):
    """Who I am."""

    id: str
    name: str


class Link(BaseModel):
    """A token for one other device. The page puts it into the fragment of an address, which browsers never send."""

    token: str
    seconds: Annotated[int, Field(description="how long it is good")]


class Device(BaseModel):
    """The token that another device of mine was given."""

    model_config = ConfigDict(extra="forbid")
    token: Annotated[str, Field(max_length=200)]


async def sign(request: Request, response: Response, person: Person) -> Me:
    """Give the browser a fresh cookie."""
    context = context_of(request)
    response.set_cookie(
        COOKIE,
        await context.people.cookie_of(person),
        max_age=COOKIE_SECONDS,
        httponly=True,
        samesite="lax",
        secure=context.settings.secure_cookies,
    )
    return Me(id=person.id, name=person.name)


@router.get("", summary="Who am I?")
async def who_am_i(request: Request, response: Response, person: Signed) -> Me:
    """The person that the cookie names; it is renewed, so that whoever comes back in time stays signed in."""
    return await sign(request, response, person)


@router.post("", summary="Take a name")
async def take_name(request: Request, response: Response, named: Named, context: Context, known: Anybody) -> Me:
    """Become somebody, or take another name."""
    if known is not None:
        context.pace.take(known.id)
        person = await context.people.rename(known, named.name)
    else:
        context.addresses.newcomers.take(address_of(request.scope))
        person = await context.people.make(named.name)
    return await sign(request, response, person)


@router.post("/link", summary="Make a link for another device")
async def make_link(person: Signed, context: Context) -> Link:
    """A token that is good once; an earlier one is good no more."""
    return Link(token=await context.people.make_link(person), seconds=LINK_SECONDS)


@router.post("/device", summary="Make this device mine")
async def use_link(request: Request, response: Response, device: Device, context: Context) -> Me:
    """Become the person who made the link."""
    context.addresses.newcomers.take(address_of(request.scope))
    return await sign(request, response, await context.people.use_link(device.token))


@router.post("/forget", summary="Sign all my other devices out")
async def forget_devices(request: Request, response: Response, person: Signed, context: Context) -> Me:
    """All cookies and links given so far are good no more; this device gets a new cookie. Their sockets are
    closed, those of this device among them: it opens another with the new cookie."""
    here = await context.people.forget_devices(person)
    context.tables.sessions.sign_out(here.id, here.epoch)
    return await sign(request, response, here)
