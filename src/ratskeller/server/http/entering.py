"""How a browser becomes somebody: it gets a cookie of a device of its own."""

from fastapi import Request, Response
from pydantic import BaseModel, Field

from ratskeller.server.base.looks import Colour, Picture, usual_face
from ratskeller.server.context import context_of, person_of
from ratskeller.server.people.devices import device_name
from ratskeller.server.people.service import COOKIE, COOKIE_SECONDS, Person


class BanShown(BaseModel):
    """Why I may not take part, and until when; null: permanently."""

    until: float | None
    reason: str


class Usual(BaseModel):
    """A colour and a picture out of our own drawings."""

    colour: Colour
    picture: Picture


class Me(BaseModel):
    """Who I am."""

    id: str
    name: str
    colour: Colour | None = None
    picture: Picture | None = None
    ban: BanShown | None = None
    usual: Usual = Field(description="how I look to others where I have chosen nothing")


def me_of(person: Person) -> Me:
    """What somebody sees of their own account."""
    chosen = {name: getattr(person, name) for name in ("id", "name", "colour", "picture")}
    ban = None if person.ban is None else BanShown(until=person.ban.until, reason=person.ban.reason)
    return Me.model_validate(chosen | {"ban": ban, "usual": usual_face(person.id)})


async def sign(request: Request, response: Response, person: Person) -> Me:
    """Give the browser a fresh cookie; one that has no device yet gets one."""
    context = context_of(request)
    if not person.device:
        person = await context.devices.add(person, device_name(request.headers.get("user-agent", "")))
    response.set_cookie(
        COOKIE,
        await context.people.cookie_of(person),
        max_age=COOKIE_SECONDS,
        httponly=True,
        samesite="lax",
        secure=context.settings.secure_cookies,
    )
    return me_of(person)


async def enter(request: Request, response: Response, person: Person) -> Me:
    """Sign the browser in as somebody. It never keeps an earlier cookie: anybody else who has that is signed out."""
    before = await person_of(request)
    me = await sign(request, response, person)
    if before is not None and before.device:
        context = context_of(request)
        await context.devices.sign_out(before, before.device)
        context.tables.sessions.sign_out(before.id, before.epoch, before.device)
    return me
