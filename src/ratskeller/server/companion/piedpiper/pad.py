"""pp.end.*: who has won a game of The Pied Piper, from what is on a real table at the end."""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

from ratskeller.core.game import ScorePad
from ratskeller.games.piedpiper import constants as w
from ratskeller.games.piedpiper.final_table import FinalPlayer, FinalTable, check_table, position_of
from ratskeller.games.piedpiper.game import PIEDPIPER
from ratskeller.games.piedpiper.rule_links import RULES_OF_END
from ratskeller.server.companion.board import Board, profile_on
from ratskeller.server.companion.scorepad import Line, Sheet, Verdict, part, refused, sheet_of

Markers = Annotated[int, Field(ge=0, le=10)]
RULES = RULES_OF_END | {"two-left": "pp.end.winner"}  # why a game ended -> the rule that decides who has won


class PiedPiperPlayer(BaseModel):
    """One person's house; at the roof, the person is out."""

    model_config = ConfigDict(extra="forbid")
    name: str = Field(default="", max_length=40)
    floor: int = Field(ge=0, le=20, description="of their marker; the roof is 8 (or 7, by the option)")
    collected: Markers = Field(default=0, description="markers of others")
    went_last: bool = Field(default=False, description="only if nobody is left: went out by the last action")
    held: Markers = Field(default=0, description="only if nobody is left: markers held before the last action")


class PiedPiperTable(Board):
    """A table at the end of a game of The Pied Piper."""

    game: Literal["piedpiper"]
    stopped: bool = Field(default=False, description="decided before two are left, as after the last turn allowed")
    players: list[PiedPiperPlayer] = Field(min_length=1, max_length=w.MAX_SEATS)


Table = PiedPiperTable


def add_up(table: PiedPiperTable) -> Sheet:
    """Who has won and why, or the field that is impossible."""
    box = PIEDPIPER.pack(profile_on(table, "piedpiper"))[0]
    final = FinalTable(table.stopped, [FinalPlayer(**player.model_dump(exclude={"name"})) for player in table.players])
    with refused():
        check_table(int(box.roof), final)
    s = position_of(box, final)
    pad = PIEDPIPER.score_pad(box, s)
    columns = [lines_of(int(box.roof), player, pad, seat) for seat, player in enumerate(table.players)]
    names = [player.name for player in table.players]
    return sheet_of("piedpiper", names, pad, columns, verdict_of(table, pad))


def lines_of(roof: int, player: PiedPiperPlayer, pad: ScorePad, seat: int) -> list[Line]:
    """A seat's lines; only floors count, markers break ties."""
    below = part("floors-below-roof", pad.totals[seat], roof=roof, floor=player.floor)
    parts = {"floor": [below], "collected": [], "out": []}
    rules = {"floor": "pp.end.winner", "collected": "pp.end.winner", "out": "pp.out.roof"}
    return [
        Line(line=line, rule=rules[line], points=figures[seat], parts=parts[line])
        for line, figures in pad.lines.items()
    ]


def verdict_of(table: PiedPiperTable, pad: ScorePad) -> Verdict:
    """pp.end.winner, pp.end.nobody: who has won, and by what."""
    first = table.players[pad.winners[0]]
    figures: dict[str, int | str] = {"ended": pad.reason, "floor": first.floor}
    if len(pad.winners) > 1:
        by = "draw"
    elif pad.reason == "nobody-left":
        by = "held"
        figures["markers"] = first.held
    elif sum(player.floor == first.floor for player in table.players) > 1:
        by = "markers"
        figures["markers"] = first.collected
    else:
        by = "floor"
    return Verdict(winners=pad.winners, by=by, rule=RULES[pad.reason], figures=figures)
