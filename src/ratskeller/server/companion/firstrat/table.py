"""A real table at the end of a game of First Rat, as a request describes it."""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

from ratskeller.games.firstrat import constants as w
from ratskeller.games.firstrat.final_table import FinalPlayer, FinalTable
from ratskeller.server.companion.board import Board

Count = Annotated[int, Field(ge=0, le=30)]
Slots = Annotated[list[Annotated[int, Field(ge=1, le=5)]], Field(max_length=20)]


class FirstRatPlayer(BaseModel):
    """One person's pieces and things; of Greg only the tracks."""

    model_config = ConfigDict(extra="forbid")
    name: str = Field(default="", max_length=40)
    tracks: dict[str, Slots] = Field(default={}, max_length=8, description=f"slots, 1 to 5, on {', '.join(w.TRACKS)}")
    commander_slot: int | None = Field(default=None, ge=1, le=5, description="of the commander, if in the rocket")
    caps: list[str] = Field(default=[], max_length=10, description=", ".join(w.CAPS))
    backpacks: Count = 0
    comics: Count = 0
    drinks: Count = Field(default=0, description="used ones included")
    goods: dict[str, Annotated[int, Field(ge=0, le=1000)]] = Field(
        default={}, max_length=5, description=f"left over: {', '.join(w.GOODS)}"
    )
    awards: Count = 0
    mouldy: Annotated[int, Field(ge=0, le=1000)] = 0


class FirstRatTable(Board):
    """A table at the end of a game of First Rat."""

    game: Literal["firstrat"]
    greg: bool = Field(default=False, description="the second player is Greg")
    tiles: dict[str, Annotated[int, Field(ge=1, le=8)]] = Field(
        default={}, max_length=8, description="with variable tracks: the number of the tile on each track"
    )
    players: list[FirstRatPlayer] = Field(min_length=1, max_length=w.MAX_SEATS)

    def final(self) -> FinalTable:
        """The table as the game checks it."""
        players = [FinalPlayer(**player.model_dump(exclude={"name"})) for player in self.players]
        return FinalTable(self.greg, self.tiles, players)
