"""Beside a real board: the score pad of every game."""

from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Annotated, Any

from fastapi import APIRouter
from pydantic import Field

from ratskeller.games import GAMES, has_part, part_of
from ratskeller.server.companion.scorepad import Sheet
from ratskeller.server.http.parts import Signed

router = APIRouter(prefix="/api/companion", tags=["companion"])

PAD = ("server.companion", "pad")
# Each with a `Table`, and `add_up`.
PADS = {name: part_of(name, *PAD) for name in GAMES if has_part(name, *PAD)}

if TYPE_CHECKING:
    AnyTable = Any
else:
    AnyTable = Annotated[reduce(or_, (pad.Table for pad in PADS.values())), Field(discriminator="game")]


@router.post("/score", summary="Add up a real table")
def add_up(table: AnyTable, person: Signed) -> Sheet:
    """Every line with its parts and its rule, who has won, and by what. Nothing is stored."""
    sheet: Sheet = PADS[table.game].add_up(table)
    return sheet
