"""What is kept of me: shown, exported, and erased."""

from collections.abc import Iterator
from tempfile import TemporaryFile
from typing import IO, Annotated

from fastapi import APIRouter, Response
from fastapi.responses import StreamingResponse
from pydantic import BaseModel, ConfigDict, Field
from sqlalchemy import Connection

from ratskeller.client.errors import Refused
from ratskeller.server.base.json_response import Json
from ratskeller.server.http.parts import Context, Known, Paced
from ratskeller.server.people.service import COOKIE
from ratskeller.server.privacy.deletion import delete_person
from ratskeller.server.privacy.export import export_of

router = APIRouter(prefix="/api", tags=["me"])
PIECE = 2**20  # bytes that are sent at once


class Kept(BaseModel):
    """How long things are kept, in days; null: until somebody deletes themselves."""

    people_days: int | None
    chat_days: int | None
    report_days: int | None
    sends_mails: bool


class Goodbye(BaseModel):
    """My name, so that nobody is deleted by accident."""

    model_config = ConfigDict(extra="forbid")
    name: Annotated[str, Field(max_length=200)]


@router.get("/privacy", summary="What is stored, and for how long", dependencies=[Paced])
async def kept(context: Context) -> Kept:
    """What the operator has set."""
    keep = context.settings.keep
    return Kept(
        people_days=keep.people,
        chat_days=keep.chat,
        report_days=keep.reports,
        sends_mails=context.mails.mailer.is_set_up,
    )


@router.get("/me/export", summary="Download my data", response_class=Json)
async def export(person: Known, context: Context) -> Response:
    """As JSON, to keep as a file."""
    context.exports.take(person.id)
    file = TemporaryFile()  # noqa: SIM115

    def write(connection: Connection) -> None:
        file.writelines(export_of(connection, person))
        file.seek(0)

    try:
        await context.tables.read_much(write)
    except BaseException:
        file.close()
        raise
    headers = {"content-disposition": 'attachment; filename="ratskeller.json"'}
    return StreamingResponse(pieces_of(file), media_type="application/json", headers=headers)


def pieces_of(file: IO[bytes]) -> Iterator[bytes]:
    """What is in a file, which is closed then."""
    with file:
        while piece := file.read(PIECE):
            yield piece


@router.post("/me/delete", summary="Delete me", status_code=204)
async def delete(person: Known, context: Context, response: Response, goodbye: Goodbye) -> None:
    """My names and words go for good; games with others stay, with somebody in my place."""
    if goodbye.name != person.name:
        raise Refused("malformed", "name: is not yours", say={"key": "privacy-delete-name-wrong"})
    await delete_person(context.tables, person)
    response.delete_cookie(COOKIE)
