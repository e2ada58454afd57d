"""Whether and when I am called."""

from typing import Annotated

from fastapi import APIRouter
from pydantic import BaseModel, ConfigDict, Field

from ratskeller.client.errors import Refused
from ratskeller.server.calls.delivery import check_endpoint
from ratskeller.server.calls.subscriptions import Subscription, checked_quiet, subscription_id
from ratskeller.server.http.parts import Context, Signed

router = APIRouter(prefix="/api/me/push", tags=["me"])
Minute = Annotated[int, Field(ge=0, lt=24 * 60)]


class QuietHours(BaseModel):
    """From when to when I want no push messages: minutes after midnight by the clocks of a time zone."""

    model_config = ConfigDict(extra="forbid")
    begins: Minute
    ends: Minute
    zone: Annotated[str, Field(max_length=64)]


class Calls(BaseModel):
    """Whether this device is called, when it is not, and the server's key, for which a browser subscribes."""

    is_called: bool
    quiet: QuietHours | None
    key: str


class NewSubscription(BaseModel):
    """A browser's `PushSubscription`, and in which language it is called."""

    model_config = ConfigDict(extra="forbid")
    endpoint: Annotated[str, Field(max_length=1000)]
    p256dh: Annotated[str, Field(max_length=100)]
    auth: Annotated[str, Field(max_length=30)]
    language: Annotated[str, Field(max_length=10)] = "en"


class Quiet(BaseModel):
    """Quiet hours, or none."""

    model_config = ConfigDict(extra="forbid")
    quiet: QuietHours | None


@router.get("", summary="Push messages to this device")
async def my_calls(person: Signed, context: Context) -> Calls:
    """Whether this device is called when it is my turn at a table and I am not there."""
    caller = context.caller
    quiet = await caller.subscriptions.quiet_of(person.id)
    return Calls(
        is_called=await caller.subscriptions.is_called(person),
        quiet=None if quiet is None else QuietHours(begins=quiet.begins, ends=quiet.ends, zone=quiet.zone),
        key=(await caller.sender()).public,
    )


@router.put("", summary="Send push messages to this device", status_code=204)
async def subscribe(person: Signed, context: Context, new: NewSubscription) -> None:
    """Messages go to the push service of the browser, encrypted for it alone."""
    from ratskeller.server.calls.webpush import are_keys

    check_endpoint(new.endpoint, context.caller.allowed)
    if not are_keys(new.p256dh, new.auth):
        raise Refused("malformed", "p256dh, auth: are no keys of a browser")
    wanted = Subscription(subscription_id(new.endpoint), new.endpoint, new.p256dh, new.auth, new.language)
    await context.caller.subscriptions.keep(person, wanted)


@router.delete("", summary="Stop push messages to this device", status_code=204)
async def unsubscribe(person: Signed, context: Context) -> None:
    """My other devices are called as before."""
    await context.caller.subscriptions.forget(person)


@router.put("/quiet", summary="Choose quiet hours", status_code=204)
async def choose_quiet(person: Signed, context: Context, chosen: Quiet) -> None:
    """Calls that would be made then are made at their end, if it is still my turn."""
    quiet = chosen.quiet
    checked = None if quiet is None else checked_quiet(quiet.begins, quiet.ends, quiet.zone)
    await context.caller.subscriptions.set_quiet(person, checked)
