"""Every table at which First Rat is played, and games played and checked there."""

from dataclasses import dataclass
from functools import cache
from itertools import product
from typing import Any, NamedTuple, get_args, get_type_hints

import numpy as np

from ratskeller.core.codec import to_line
from ratskeller.core.log import new_log
from ratskeller.core.rng import WORDS
from ratskeller.games import load_game
from ratskeller.games.firstrat.profile import Options, Profile

from .bound import longest_game
from .invariants import INVARIANTS, play_checked
from .move_checks import PURSES
from .position_checks import LEDGER

GAME = load_game("firstrat")
MOST_MOVES = 4096  # far more than the moves of any game


class Table(NamedTuple):
    """Who plays."""

    people: int
    level: str | None

    def __str__(self) -> str:
        return f"solo-{self.level}" if self.level else f"{self.people}-people"


TABLES = [*(Table(people, None) for people in GAME.people[1:]), *(Table(1, level) for level in GAME.levels)]


def values_of(hint: Any) -> tuple[str, ...]:
    """The values of an option, as text."""
    return ("true", "false") if hint is bool else get_args(hint)


def all_options() -> list[dict[str, str]]:
    """Every combination of the values of all options."""
    hints = get_type_hints(Options)
    return [dict(zip(hints, chosen, strict=True)) for chosen in product(*map(values_of, hints.values()))]


@cache
def profile_with(*options: tuple[str, str]) -> Profile:
    """The standard profile with some options."""
    return GAME.profile("standard", dict(options))


@cache
def boxes_with(*options: tuple[str, str]) -> Any:
    """The box of the standard profile with some options."""
    return GAME.pack(profile_with(*options))


@dataclass(frozen=True)
class Games:
    """Games of one kind that were played and checked, up to the first that broke an invariant."""

    table: Table
    options: dict[str, str]
    seed: int
    positions: Any
    history: Any  # the moves of each game
    lengths: Any  # how many those are
    kinds: Any  # how often each kind of event happened
    broken: int  # invariants, as bits

    def report(self) -> str:
        """What broke where, with all that is needed to see it again."""
        last = int(np.flatnonzero(self.lengths)[-1])
        names = ", ".join(name for bit, name in enumerate(INVARIANTS) if self.broken >> bit & 1)
        options = " ".join(f"{key}={value}" for key, value in self.options.items())
        moves = " ".join(GAME.format_move(move) for move in self.history[last, : self.lengths[last]])
        where = f"{self.table}, options {options}, seed {self.seed}, game {last}, move {self.lengths[last]}"
        return f"{names}: {where}\nmoves: {moves}\nposition: {to_line(GAME.layout, self.positions[last])}"


def play(table: Table, options: dict[str, str], count: int, seed: int, script: Any = None, bound: int = 0) -> Games:
    """Play and check games: random ones, or those of a script of moves and numbers of moves."""
    boxes = boxes_with(*options.items())
    level = GAME.seats_for(table.people, table.level)
    positions, before = np.zeros(count, GAME.position), np.zeros(1, GAME.position)
    history, lengths = script or (np.zeros((count, MOST_MOVES), np.int64), np.zeros(count, np.int64))
    kinds = np.zeros(len(GAME.events), np.int64)
    broken = play_checked(
        *(boxes, positions, before, table.people, level, seed, bound or longest_game(boxes[0], table.people)),
        *(history, lengths, script is not None),
        *(np.zeros(LEDGER, np.int64), np.zeros(PURSES, np.int64)),
        *(np.zeros(2 * GAME.max_moves, np.int64), np.zeros(GAME.actions, np.int64), np.zeros(WORDS, np.int64)),
        *(kinds, new_log()),
    )
    return Games(table, options, seed, positions, history, lengths, kinds, int(broken))
