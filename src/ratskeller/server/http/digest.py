"""Mails about games that wait for me, and the link in each that ends them."""

from typing import Annotated, Literal

from fastapi import APIRouter, Query, Request
from pydantic import BaseModel, ConfigDict, Field

from ratskeller.client.errors import Refused
from ratskeller.server.calls.digest import STOP, Digest
from ratskeller.server.http.parts import Context, Signed
from ratskeller.server.tables.addresses import address_of

router = APIRouter(tags=["me"])
Token = Annotated[str, Query(max_length=100, description="of the mail")]


class Wanted(BaseModel):
    """At most one mail in this many hours, in a language."""

    model_config = ConfigDict(extra="forbid")
    hours: Annotated[int, Field(ge=4, le=168)]
    language: Literal["de", "en", "it", "pl"] = "en"


class MyDigest(BaseModel):
    """What I have chosen; null: no mails."""

    hours: int | None


@router.get("/api/me/digest", summary="My mails about waiting games")
async def mine(person: Signed, context: Context) -> MyDigest:
    """Whether I get mails about games that wait for me; only people who have chosen to get them do."""
    chosen = await context.digests.of(person.id)
    return MyDigest(hours=None if chosen is None else chosen.hours)


@router.put("/api/me/digest", summary="Get mails about waiting games")
async def choose(person: Signed, context: Context, wanted: Wanted) -> MyDigest:
    """Send me a mail when games wait for me: not more often than this, not in my quiet hours, not while I am here."""
    await context.digests.choose(person.id, Digest(wanted.hours, wanted.language))
    return MyDigest(hours=wanted.hours)


@router.delete("/api/me/digest", summary="Stop mails about waiting games", status_code=204)
async def end(person: Signed, context: Context) -> None:
    """End these mails."""
    await context.digests.end(person.id)


@router.post(STOP, summary="End these mails by the link in one", status_code=204)
async def end_by_link(request: Request, context: Context, token: Token) -> None:
    """For anybody who has the link, and for mail programs, which ask from anywhere (RFC 8058): no sign-in is needed."""
    context.addresses.sign_ins.take(address_of(request.scope))
    if not await context.digests.end_by_link(token):
        raise Refused("not-found", "there are no such mails any more", say={"key": "digest-stopped-before"})
