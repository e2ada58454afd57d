"""What each way to judge says of some decisions of games. Kept game by game."""

from collections.abc import Iterable
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from calibrating.games import Kind, Played, add_lines, luck_of, whole_lines
from ratskeller.bots.bot import Seen
from ratskeller.bots.champion import champion_judge
from ratskeller.bots.network.judging import network_loops_for
from ratskeller.bots.tree import SEATS
from ratskeller.engine.playthrough import Playthrough
from ratskeller.games import load_game
from ratskeller.study.analysis.looking import PART_PLAYED_ON, PLAYOUTS, best_turn
from ratskeller.study.analysis.walking import steps_of
from ratskeller.study.analysis.worth import judged, worth_of

WAYS = ("trials", "network", "learned")  # trial games, the network at a glance, and a search that goes by it
POSITIONS = {"trials": 1, "network": 6, "learned": 3}  # of a game; who looks at fewer looks at the first of the others
AT_A_GLANCE = 1000  # games that a network's word counts for: nothing is added to it that could be seen
AGAIN = 1 << 20  # what other luck has ahead in its seed
DIGITS = 3


class Position(msgspec.Struct, frozen=True):
    """What was said of a decision."""

    decision: int  # which one of the game's
    seat: int  # that decided
    length: int  # of the game so far
    games: int
    wins: list[float]  # shares of victory, summed, by seat


class Looked(msgspec.Struct, frozen=True):
    """The looks at a game."""

    kind: Kind
    number: int
    positions: list[Position]
    again: list[float]  # what a network's search says of the first one by other luck


def look_at(way: str, game: Played) -> Looked:
    """Ask about some decisions of a game, chosen at random, alike for every way to judge."""
    rules = load_game(game.kind.game)
    play = Playthrough(rules, rules.profile(), game.kind.people, game.kind.level, seed=0, sample=False)
    for move in game.moves:
        play.apply_number(move)
    seen = [step.seen for step in steps_of(play) if step.seen is not None]
    chosen = luck_of(game.kind, game.number).permutation(len(seen))[: POSITIONS[way]].tolist()
    found = [position(way, seen[one], one, game.number) for one in chosen]
    again = asked(way, seen[chosen[0]], game.number + AGAIN)[1] if way == "learned" else ()
    return Looked(game.kind, game.number, found, rounded(again))


def position(way: str, seen: Seen, decision: int, seed: int) -> Position:
    """What is said of a decision."""
    games, wins = asked(way, seen, seed)
    return Position(decision, seen.seat, int(seen.game.lengths(seen.views)[0]), games, rounded(wins))


def asked(way: str, seen: Seen, seed: int) -> tuple[int, Any]:
    """So many games, and what each seat has won of them."""
    if way == "network":
        return AT_A_GLANCE, AT_A_GLANCE * glance(seen)
    playouts = PLAYOUTS["trials" if way == "trials" else "learned"]
    if way == "learned":
        return judged(seen, best_turn(seen, playouts, seed, "learned")[0], playouts // PART_PLAYED_ON, seed)
    worth = worth_of(seen, best_turn(seen, playouts, seed, "trials")[0], playouts // PART_PLAYED_ON, seed)
    return worth.games, worth.wins


def glance(seen: Seen) -> Any:
    """What the network says of a view, as it is."""
    judge = champion_judge(seen)
    assert judge is not None
    out = np.zeros((1, SEATS))
    network_loops_for(seen.game).chances_of_all(seen.boxes, judge.data, seen.views, np.array([seen.seat]), out)
    return out[0, : int(seen.views[0]["seats"])]


def rounded(wins: Any) -> list[float]:
    """Figures as the file has them."""
    return [round(float(won), DIGITS) for won in wins]


def looks_in(file: Path) -> list[Looked]:
    """The looks that a file has."""
    return [msgspec.json.decode(line, type=Looked) for line in whole_lines(file)]


def look_at_missing(file: Path, way: str, games: list[Played], processes: int) -> Iterable[object]:
    """Look at the games that a file has no looks at."""
    there = {(looked.kind, looked.number) for looked in looks_in(file)}
    missing = [game for game in games if (game.kind, game.number) not in there]
    return add_lines(file, partial(look_at, way), missing, processes)
