"""My mail address, and links sent there that bring me back."""

from typing import Annotated

from fastapi import APIRouter, Request, Response
from pydantic import BaseModel, ConfigDict, Field

from ratskeller.server.http.entering import Me, enter
from ratskeller.server.http.parts import Context, Signed
from ratskeller.server.tables.addresses import address_of

router = APIRouter(prefix="/api/me/mail", tags=["me"])


class MyMail(BaseModel):
    """Whether the server sends mails, and the address that I have confirmed."""

    can: bool
    address: str | None


class Address(BaseModel):
    """Where to send a mail, and in which language."""

    model_config = ConfigDict(extra="forbid")
    address: Annotated[str, Field(max_length=300)]
    language: Annotated[str, Field(max_length=10)] = "en"


class Secret(BaseModel):
    """The token of a link."""

    model_config = ConfigDict(extra="forbid")
    token: Annotated[str, Field(max_length=200)]


@router.get("/offered", summary="Whether this server sends mails")
async def offered(context: Context) -> bool:
    """Whether the operator has set mails up; for people without a name as well."""
    return context.mails.mailer.is_set_up


@router.get("", summary="My mail address")
async def mine(person: Signed, context: Context) -> MyMail:
    """The address that I have confirmed, if any."""
    return MyMail(can=context.mails.mailer.is_set_up, address=await context.mails.address_of(person))


@router.post("", summary="Set my mail address", status_code=202)
async def name_address(request: Request, person: Signed, context: Context, sent: Address) -> None:
    """A mail is sent there with a link that confirms it: good once, for a quarter of an hour."""
    context.addresses.mails.take(address_of(request.scope))
    await context.mails.ask_to_confirm(person, sent.address, sent.language)


@router.post("/confirm", summary="Confirm my mail address")
async def confirm(request: Request, person: Signed, context: Context, sent: Secret) -> MyMail:
    """Only the person who asked for the mail can confirm it."""
    context.addresses.sign_ins.take(address_of(request.scope))
    return MyMail(can=True, address=await context.mails.confirm(person, sent.token))


@router.delete("", summary="Delete my mail address", status_code=204)
async def forget(person: Signed, context: Context) -> None:
    """The address is deleted, and links that were sent there are no longer valid."""
    await context.mails.forget(person)


@router.post("/link", summary="Send me a link to sign in", status_code=202)
async def send_link(request: Request, context: Context, sent: Address) -> None:
    """The answer is the same whether the address is known or not."""
    context.addresses.mails.take(address_of(request.scope))
    await context.mails.send_link(sent.address, sent.language)


@router.post("/use", summary="Sign in with a link from a mail")
async def use_link(request: Request, response: Response, context: Context, sent: Secret) -> Me:
    """Become the person to whom it was sent."""
    context.addresses.sign_ins.take(address_of(request.scope))
    return await enter(request, response, await context.mails.use_link(sent.token))
