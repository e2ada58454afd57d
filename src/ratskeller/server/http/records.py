"""Games to look at again: records of tables, records that people upload, replays of both, and the challenge chart."""

import hashlib
import secrets
import time
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Path, Request, Response
from fastapi.responses import PlainTextResponse
from pydantic import BaseModel, ConfigDict, Field
from sqlalchemy import Connection, delete, func, insert, select

from ratskeller.client.errors import Refused
from ratskeller.core.errors import RatskellerError
from ratskeller.core.profile import Profile
from ratskeller.core.record import parse_record
from ratskeller.server.context import AppContext
from ratskeller.server.http.parts import Context, Paced, Signed
from ratskeller.server.records.finished import RECORD, TABLE
from ratskeller.server.records.own_board import board_played_on
from ratskeller.server.records.replay import Replay, Replays, profile_for
from ratskeller.server.records.shelf import shelved, text_of, unknown
from ratskeller.server.store.schema import analyses, records
from ratskeller.server.tables.challenges import chart_of

Id = Annotated[str, Path(pattern=r"^[0-9A-Za-z_-]{1,64}$")]
Decisions = Annotated[int, Path(ge=0, le=1_000_000, description="how many decisions of seats have been taken")]
AS_TEXT: dict[int | str, dict[str, Any]] = {200: {"content": {"text/plain": {"schema": {"type": "string"}}}}}


def the_replays(request: Request) -> Replays:
    """What this process has replayed lately."""
    state = request.app.state
    if not hasattr(state, "replays"):
        state.replays = Replays()
    replays: Replays = state.replays
    return replays


TheReplays = Annotated[Replays, Depends(the_replays)]
router = APIRouter(tags=["records"])
open_to_all = APIRouter(dependencies=[Paced])


class Upload(BaseModel):
    """A record, as `ratskeller play` saves it or a table gives it."""

    model_config = ConfigDict(extra="forbid")
    text: str


class Uploaded(BaseModel):
    """Where the record can be looked at."""

    id: str


class Kept(BaseModel):
    """A record that I have uploaded."""

    id: str
    created: Annotated[float, Field(description="in seconds since 1970")]
    game: str
    names: list[str]
    level: str | None
    moves: int
    finished: bool


class Cell(BaseModel):
    """A challenge at a level, and the table that ticked it first."""

    challenge: str
    level: str
    table: str | None = None
    at: float | None = None
    deck: Annotated[str | None, Field(description="Greg's, in the game that ticked it")] = None


class Chart(BaseModel):
    """My challenge chart."""

    challenges: list[str]
    levels: list[str]
    cells: list[Cell]


# Records of tables


@open_to_all.get(
    "/api/tables/{table_id}/record", summary="Download a finished game", response_class=Response, responses=AS_TEXT
)
async def table_record(table_id: Id, context: Context) -> Response:
    """The record as text, with the seed of its luck."""
    return download(await context.tables.record_text(table_id), table_id)


@open_to_all.get("/api/tables/{table_id}/replay", summary="A finished game, decision by decision")
async def table_replay(table_id: Id, context: Context, replays: TheReplays) -> Response:
    """Who played, each decision with its events, the result, and whether the luck was fair."""
    return in_json((await replay_of_table(table_id, context, replays)).story)


@open_to_all.get("/api/tables/{table_id}/replay/{decisions}", summary="A finished game after so many decisions")
async def table_state(table_id: Id, decisions: Decisions, context: Context, replays: TheReplays) -> Response:
    """Everything that lay on the table then."""
    replay = await replay_of_table(table_id, context, replays)
    return in_json(await replays.state(key_of_table(table_id), replay, decisions))


async def replay_of_table(table_id: str, context: AppContext, replays: Replays) -> Replay:
    """The replay of a finished game, which will never change."""
    key = key_of_table(table_id)
    known = replays.known(key)
    if known is None:
        text = await context.tables.record_text(table_id)
        known = await checked(key, text, replays, await context.tables.profile_of(table_id))
    return known


def key_of_table(table_id: str) -> str:
    """Under which replays know a table."""
    return TABLE + table_id


# Records that people upload


@router.post("/api/records", summary="Upload a record to look at", status_code=201)
async def upload(record: Upload, person: Signed, context: Context, replays: TheReplays) -> Uploaded:
    """The record is read, replayed and checked; anybody who knows its id can look at it."""
    text = not_too_long(record.text, context.settings.limits.body_bytes)
    board = await board_played_on(text, person, context.database)
    await checked(key_of_text(text), text, replays, board)
    most = context.settings.limits.records_per_person
    row = {"id": secrets.token_urlsafe(12), "person_id": person.id, "text": text, "created": time.time()}
    own = select(func.count()).select_from(records).where(records.c.person_id == person.id)
    async with context.database.transaction() as connection:
        if (await connection.execute(own)).scalar_one() >= most:
            raise Refused("too-many", f"you keep {most} records: delete one first")
        await connection.execute(insert(records).values(row | {"profile_text": board}))
    return Uploaded(id=str(row["id"]))


@router.get("/api/me/records", summary="The records that I have uploaded")
async def my_records(person: Signed, context: Context) -> list[Kept]:
    """The newest first."""
    own = select(records).where(records.c.person_id == person.id).order_by(records.c.created.desc())

    def read(connection: Connection) -> list[Kept]:
        # One after another: each may be as long as a request.
        return [kept(row) for row in connection.execution_options(yield_per=1).execute(own)]

    return await context.tables.read_much(read)


@open_to_all.get("/api/records/{record_id}", summary="An uploaded record", response_class=Response, responses=AS_TEXT)
async def record_text(record_id: Id, context: Context) -> Response:
    """The record as text."""
    return download(await text_of(record_id, context.database), record_id)


@router.delete("/api/records/{record_id}", summary="Delete a record that I have uploaded", status_code=204)
async def delete_record(record_id: Id, person: Signed, context: Context) -> None:
    """Nobody can look at it any more."""
    async with context.database.transaction() as connection:
        wanted = select(records.c.person_id).where(records.c.id == record_id)
        owner = (await connection.execute(wanted)).scalar_one_or_none()
        if owner is None:
            raise unknown(record_id)
        if owner != person.id:
            raise Refused("not-yours", "somebody else has uploaded this record")
        await connection.execute(delete(records).where(records.c.id == record_id))
        await connection.execute(delete(analyses).where(analyses.c.subject == RECORD + record_id))


@open_to_all.get("/api/records/{record_id}/replay", summary="An uploaded game, decision by decision")
async def record_replay(record_id: Id, context: Context, replays: TheReplays) -> Response:
    """Who played, each decision with its events, the result, and whether the luck was fair."""
    text, own = await shelved(record_id, context.database)
    return in_json((await checked(key_of_text(text), text, replays, own)).story)


@open_to_all.get("/api/records/{record_id}/replay/{decisions}", summary="An uploaded game after so many decisions")
async def record_state(record_id: Id, decisions: Decisions, context: Context, replays: TheReplays) -> Response:
    """Everything that lay on the table then."""
    text, own = await shelved(record_id, context.database)
    key = key_of_text(text)
    return in_json(await replays.state(key, await checked(key, text, replays, own), decisions))


async def checked(key: str, text: str, replays: Replays, profile: Profile[Any] | str | None = None) -> Replay:
    """The replay of a record that anybody may have written, or that is too long to be replayed. Its profile is given,
    or the text of a board of somebody's own, or it comes with its game."""
    try:
        if isinstance(profile, str):
            profile = profile_for(parse_record(text), profile)
        return await replays.work_out(key, text, profile)
    except Refused:
        raise
    except RatskellerError as problem:
        raise Refused("malformed", str(problem)) from None


def not_too_long(text: str, most_bytes: int) -> str:
    """A text that can be kept."""
    if len(text) > most_bytes or len(text.encode("utf-8", "replace")) > most_bytes:
        raise Refused("too-big", f"record: has more than {most_bytes} bytes")
    return text


def key_of_text(text: str) -> str:
    """Under which replays know a text."""
    digest = hashlib.sha256(text.encode("utf-8", "surrogatepass"))
    return f"text {digest.hexdigest()}"


def kept(row: Any) -> Kept:
    """An uploaded record, in short."""
    record = parse_record(row.text)
    return Kept(
        id=row.id,
        created=row.created,
        game=record.game,
        names=record.names,
        level=record.level,
        moves=len(record.moves),
        finished=record.finished,
    )


# The challenge chart


@router.get("/api/me/chart", summary="My challenge chart")
async def my_chart(person: Signed, context: Context) -> Chart:
    """Ten challenges by four levels, each with the table that ticked it first."""
    async with context.database.snapshot() as connection:
        return Chart.model_validate(await chart_of(connection, person.id))


def download(text: str, name: str) -> Response:
    """A record as a file of text."""
    header = {"Content-Disposition": f'attachment; filename="{name}.record"'}
    return PlainTextResponse(text, headers=header)


def in_json(body: bytes) -> Response:
    """What is in JSON already."""
    return Response(body, media_type="application/json")


router.include_router(open_to_all)
