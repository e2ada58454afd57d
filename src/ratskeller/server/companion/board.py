"""The board that somebody has on the table: a profile that comes with the game, or one of their own."""

from typing import Any

from pydantic import BaseModel, ConfigDict, Field

from ratskeller.client.errors import Refused
from ratskeller.core.errors import RatskellerError
from ratskeller.core.profile import Profile
from ratskeller.server.tables.options import LONGEST_PROFILE, TODAY, profile_of


class Board(BaseModel):
    """What every request about a real table says of it."""

    model_config = ConfigDict(extra="forbid")
    profile: str = Field(default="standard", max_length=40, pattern=r"^[\w-]+$")
    profile_text: str | None = Field(default=None, max_length=LONGEST_PROFILE, description="TOML, a board of one's own")
    options: dict[str, str] = Field(default={}, max_length=40)


def profile_on(board: Board, game: str, wanted: str = TODAY) -> Profile[Any]:
    """The profile of a board, as it was when a game was begun on it, or why there is none."""
    try:
        return profile_of(game, board.profile, board.profile_text, tuple(sorted(board.options.items())), wanted)
    except Refused:
        raise
    except RatskellerError as problem:
        raise Refused("set-up", str(problem)) from None
