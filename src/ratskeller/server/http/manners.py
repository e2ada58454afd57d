"""People whom I block, and what I report to the operator."""

from typing import Annotated

from fastapi import APIRouter, Request
from pydantic import BaseModel, ConfigDict, Field

from ratskeller.client.errors import Refused
from ratskeller.server.friends.lists import friend_by_id
from ratskeller.server.http.parts import Context, Signed
from ratskeller.server.moderation.reports import LONGEST_TEXT, MOST_LINES, Complaint, Reason, report
from ratskeller.server.moderation.targets import target_at
from ratskeller.server.tables.addresses import address_of

router = APIRouter(prefix="/api", tags=["manners"])
TableId = Annotated[str, Field(max_length=64)]
SeatNumber = Annotated[int, Field(ge=0, le=4)]
EntryNumber = Annotated[int, Field(ge=1, le=2**31 - 1)]


class Blocking(BaseModel):
    """The person to block: who sits on a seat of a table, has said something there, or is a friend."""

    model_config = ConfigDict(extra="forbid")
    table: TableId | None = None
    seat: SeatNumber | None = None
    entry: EntryNumber | None = None
    friend: Annotated[str | None, Field(max_length=64)] = None


class BlockShown(BaseModel):
    """Somebody whom I have blocked, under the name by which I met them."""

    id: str
    name: str
    since: float


class Reporting(BaseModel):
    """Whom I report, and why: the person on a seat, or the author of these lines."""

    model_config = ConfigDict(extra="forbid")
    table: TableId
    seat: SeatNumber | None = None
    lines: Annotated[list[EntryNumber], Field(max_length=MOST_LINES)] = []
    reason: Reason
    text: Annotated[str, Field(max_length=2 * LONGEST_TEXT)] = ""


@router.get("/blocks", summary="My blocks")
async def my_blocks(person: Signed, context: Context) -> list[BlockShown]:
    """The newest first."""
    return [
        BlockShown.model_validate(block, from_attributes=True) for block in await context.tables.blocks.all_of(person)
    ]


@router.post("/blocks", summary="Block somebody", status_code=204)
async def block(person: Signed, context: Context, blocking: Blocking) -> None:
    """We never sit down at the same table, and I read nothing of what they say. They do not learn of it; games
    that we play already go on."""
    context.friend_pace.blocks.take(person.id)
    if blocking.friend is not None:
        other_id, name = await friend_by_id(context.tables, person, blocking.friend)
    elif blocking.table is not None:
        target = await target_at(context.tables, person, blocking.table, blocking.seat, blocking.entry)
        other_id, name = target.person_id, target.name
    else:
        raise Refused("malformed", "a table or a friend is expected")
    await context.tables.blocks.add(person, other_id, name)


@router.delete("/blocks/{block}", summary="Unblock somebody", status_code=204)
async def unblock(person: Signed, context: Context, block: str) -> None:
    """We may meet again."""
    await context.tables.blocks.remove(person, block)


@router.post("/reports", summary="Report somebody", status_code=204)
async def make_report(request: Request, person: Signed, context: Context, reporting: Reporting) -> None:
    """Only the operator reads it. Another report about the same person at the same table is added to the first."""
    context.friend_pace.take_report(person.id, address_of(request.scope))
    complaint = Complaint(reporting.table, reporting.seat, reporting.lines, reporting.reason, reporting.text)
    await report(context.tables, person, complaint)
