"""Codes on paper that bring me back."""

from typing import Annotated

from fastapi import APIRouter, Request, Response
from pydantic import BaseModel, ConfigDict, Field

from ratskeller.server.http.entering import Me, enter
from ratskeller.server.http.parts import Context, Signed
from ratskeller.server.people.recovery import codes_left, make_codes, use_code
from ratskeller.server.tables.addresses import address_of

router = APIRouter(prefix="/api/me/codes", tags=["me"])


class CodesLeft(BaseModel):
    """How many codes are left."""

    left: int


class Codes(BaseModel):
    """New codes, shown this once."""

    codes: list[str]


class Typed(BaseModel):
    """A code that somebody typed."""

    model_config = ConfigDict(extra="forbid")
    code: Annotated[str, Field(max_length=64)]


@router.get("", summary="My remaining recovery codes")
async def left(person: Signed, context: Context) -> CodesLeft:
    """The codes themselves are not kept."""
    return CodesLeft(left=await codes_left(context.people, person))


@router.post("", summary="Make recovery codes")
async def make(person: Signed, context: Context) -> Codes:
    """Ten codes, each valid once; they replace earlier ones."""
    return Codes(codes=await make_codes(context.people, person))


@router.post("/use", summary="Sign in with a recovery code")
async def use(request: Request, response: Response, typed: Typed, context: Context) -> Me:
    """Become the person whose code it is, which is used up."""
    context.addresses.sign_ins.take(address_of(request.scope))
    return await enter(request, response, await use_code(context.people, typed.code))
