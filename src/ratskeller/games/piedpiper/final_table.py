"""A real table at the end of a game of The Pied Piper: whether a game can end like that, and its position."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from ratskeller.core.final_table import at_most, refuse
from ratskeller.core.layout import wide
from ratskeller.core.log import NO_LOG
from ratskeller.games.piedpiper import constants as w
from ratskeller.games.piedpiper.end import best_of_those_left, end_game, end_if_decided
from ratskeller.games.piedpiper.position import POSITION


@dataclass(frozen=True)
class FinalPlayer:
    """One person's house; who is at the roof is out."""

    floor: int
    collected: int  # markers of others
    went_last: bool  # by the last action, if nobody is left
    held: int  # markers before the last action, if nobody is left


@dataclass(frozen=True)
class FinalTable:
    """All houses."""

    stopped: bool  # before two are left, as after the last turn allowed
    players: Sequence[FinalPlayer]


def check_table(roof: int, table: FinalTable) -> None:
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


def check_last_action(table: FinalTable, *, nobody_is_left: bool) -> None:
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


def position_of(box: Any, table: FinalTable) -> Any:
    """The table as a finished position."""
    s: Any = np.zeros(1, POSITION)[0]
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
