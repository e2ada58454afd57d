"""pp.end.*: who has won a game of The Pied Piper, from what lies on a real table at the end."""

from typing import Annotated, Any, Literal

import numpy as np
from pydantic import BaseModel, ConfigDict, Field

from ratskeller.core.game import ScorePad
from ratskeller.core.layout import wide
from ratskeller.core.log import NO_LOG
from ratskeller.games.piedpiper import constants as w
from ratskeller.games.piedpiper.end import best_of_those_left, end_game, end_if_decided
from ratskeller.games.piedpiper.game import PIEDPIPER
from ratskeller.server.companion.board import Board, profile_on
from ratskeller.server.companion.scorepad import Line, Sheet, Verdict, at_most, part, refuse, sheet_of

Markers = Annotated[int, Field(ge=0, le=10)]
# why a game ended -> the rule that decides it
RULES = {"two-left": "pp.end.winner", "nobody-left": "pp.end.nobody", "roof": "pp.end.two-people", "cap": "pp.end.cap"}


class PiedPiperPlayer(BaseModel):
    """One person's house; who is at the roof is out."""

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
    """Who has won and why, or the field that can't be."""
    box = PIEDPIPER.pack(profile_on(table, "piedpiper"))[0]
    check_table(int(box.roof), table)
    s = position_of(box, table)
    pad = PIEDPIPER.score_pad(box, s)
    columns = [lines_of(int(box.roof), player, pad, seat) for seat, player in enumerate(table.players)]
    names = [player.name for player in table.players]
    return sheet_of("piedpiper", names, pad, columns, verdict_of(table, pad))


def check_table(roof: int, table: PiedPiperTable) -> None:
    """Refuse the first thing that can't be."""
    players = table.players
    if len(players) < 2:
        refuse("players", "pp.setup.houses", "people", f"there must be 2 to 5 people, not {len(players)}")
    out = sum(player.floor == roof for player in players)
    for seat, player in enumerate(players):
        at_most(f"players.{seat}.floor", player.floor, roof, "pp.setup.floors")
        if player.floor == roof:
            at_most(f"players.{seat}.collected", player.collected, 0, "pp.out.markers")
    at_most("players.collected", sum(player.collected for player in players), out, "pp.out.markers")
    left = len(players) - out
    is_over = out > 0 if len(players) == 2 else left <= 2
    if not is_over and not table.stopped:
        rule = "pp.end.two-people" if len(players) == 2 else "pp.end.two-left"
        refuse("players", rule, "not-over", f"the game is not over: {left} are left", left=left)
    check_last_action(table, nobody_is_left=left == 0 and len(players) > 2)


def check_last_action(table: PiedPiperTable, *, nobody_is_left: bool) -> None:
    """pp.end.nobody: who went out last, and what they held, counts only if nobody is left."""
    players = table.players
    last = sum(player.went_last for player in players)
    for seat, player in enumerate(players):
        if (player.went_last and not nobody_is_left) or (player.held and not player.went_last):
            field = f"players.{seat}.{'went_last' if player.went_last else 'held'}"
            refuse(field, "pp.end.nobody", "not-asked", "counts only for who went out by the last action of all")
    if nobody_is_left and last < 3:
        message = f"three or more were left before the last action, so as many went out by it, not {last}"
        refuse("players.went_last", "pp.end.nobody", "who-went-last", message, count=last)
    at_most("players.held", sum(player.held for player in players), len(players) - last, "pp.out.markers")


def position_of(box: Any, table: PiedPiperTable) -> Any:
    """The table as a finished position."""
    s: Any = np.zeros(1, PIEDPIPER.position)[0]
    s.seats = len(table.players)
    gone = 0
    for seat, player in enumerate(table.players):
        s.players[seat].floor = player.floor
        s.players[seat].collected = player.collected
        s.players[seat].is_out = player.floor == box.roof
        s.turn.held[seat] = player.held
        gone |= player.went_last << seat
    if s.seats > 2 or any(s.players[seat].is_out for seat in range(s.seats)):
        end_if_decided(box, s, wide(gone), NO_LOG)
    if s.phase != w.OVER:
        end_game(s, w.CAP_REACHED, best_of_those_left(s), NO_LOG)
    return s


def lines_of(roof: int, player: PiedPiperPlayer, pad: ScorePad, seat: int) -> list[Line]:
    """How a seat stands; only floors count, markers break ties."""
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
