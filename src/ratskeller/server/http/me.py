"""Who I am: a name, a colour, a picture and a cookie; a secret link for my other device."""

from typing import Annotated

from fastapi import APIRouter, Request, Response
from pydantic import BaseModel, ConfigDict, Field

from ratskeller.server.base.looks import Colour, Picture
from ratskeller.server.http.entering import Me, enter, me_of, sign
from ratskeller.server.http.parts import Anybody, Context, Known, Signed
from ratskeller.server.people.bans import banned
from ratskeller.server.people.service import LINK_SECONDS
from ratskeller.server.people.settings import Settings, read_settings, write_settings
from ratskeller.server.tables.addresses import address_of

router = APIRouter(prefix="/api/me", tags=["me"])


class Named(BaseModel):
    """How others shall call me."""

    model_config = ConfigDict(extra="forbid")
    name: Annotated[str, Field(description="1 to 30 visible characters of any script", max_length=200)]


class Looks(BaseModel):
    """How I look to others."""

    model_config = ConfigDict(extra="forbid")
    colour: Colour | None = None
    picture: Picture | None = None


class Link(BaseModel):
    """A token for one other device. The page puts it into the fragment of an address, which browsers never send."""

    token: str
    seconds: Annotated[int, Field(description="how long it is good")]


class Device(BaseModel):
    """The token that another device of mine was given."""

    model_config = ConfigDict(extra="forbid")
    token: Annotated[str, Field(max_length=200)]


@router.get("", summary="Who am I?")
async def who_am_i(request: Request, response: Response, person: Known, context: Context) -> Me:
    """The person that the cookie names. The cookie is renewed, so that people who come back in time stay signed in."""
    await context.devices.note_seen(person)
    return await sign(request, response, person)


@router.post("", summary="Take a name")
async def take_name(request: Request, response: Response, named: Named, context: Context, known: Anybody) -> Me:
    """Become somebody, or take another name."""
    if known is not None:
        if known.ban is not None:
            raise banned(known.ban)
        context.pace.take(known.id)
        person = await context.people.rename(known, named.name)
    else:
        context.addresses.newcomers.take(address_of(request.scope))
        person = await context.people.make(named.name)
    return await sign(request, response, person)


@router.put("/looks", summary="Choose a colour and a picture")
async def change_looks(person: Signed, context: Context, looks: Looks) -> Me:
    """Take a colour and a picture out of our own drawings, or none."""
    return me_of(await context.people.change_looks(person, looks.colour, looks.picture))


@router.post("/link", summary="Make a link for another device")
async def make_link(person: Signed, context: Context) -> Link:
    """A token that is valid once; it replaces an earlier one."""
    return Link(token=await context.people.make_link(person), seconds=LINK_SECONDS)


@router.post("/device", summary="Make this device mine")
async def use_link(request: Request, response: Response, device: Device, context: Context) -> Me:
    """Become the person who made the link."""
    context.addresses.sign_ins.take(address_of(request.scope))
    return await enter(request, response, await context.people.use_link(device.token))


@router.post("/forget", summary="Sign all my other devices out")
async def forget_devices(request: Request, response: Response, person: Signed, context: Context) -> Me:
    """All earlier cookies and links become invalid; this device gets a new cookie. Their sockets are closed, those of
    this device included: it opens another with the new cookie."""
    here = await context.people.forget_devices(person)
    context.tables.sessions.sign_out(here.id, here.epoch)
    return await sign(request, response, here)


@router.get("/settings", summary="My settings of tables")
async def my_settings(person: Signed, context: Context) -> Settings:
    """What I have chosen, on whatever device; nothing at first."""
    return await read_settings(context.people.database, person)


@router.put("/settings", summary="Save my settings of tables")
async def keep_settings(person: Signed, context: Context, chosen: Settings) -> Settings:
    """Up to 32 names with values; those that are left out are kept no longer. What they mean is up to the page."""
    context.pace.take(person.id)
    await write_settings(context.people.database, person, chosen)
    return chosen
