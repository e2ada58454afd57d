"""Games played and checked: what is the same for every game that has invariants."""

import hashlib
import importlib.util
import sys
from dataclasses import dataclass
from functools import cache
from itertools import product
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any, NamedTuple, get_args, get_type_hints

import numpy as np

from ratskeller.core.codec import to_line
from ratskeller.core.game import Game
from ratskeller.core.layout import wide
from ratskeller.core.log import NO_LOG, new_log
from ratskeller.core.profile import Profile
from ratskeller.core.rng import WORDS

LOOP = Path(__file__).with_name("checked_loop.py")
HOOKS = ("haste", "write_down", "broken_in_position", "broken_by_move")
OWN_BITS = {"WITHIN_BOUND": "within-bound", "MOVES_LISTED": "moves-listed", "REPLAY_LEGAL": "replay-legal"}
MOST_COMBINATIONS = 192  # of options that are played
MOST_MOVES = 4096  # far more than the moves of any game
SLOW_ONE = 11  # one game in so many has slow players


class Table(NamedTuple):
    """Who plays."""

    people: int
    level: str | None

    def __str__(self) -> str:
        return f"solo-{self.level}" if self.level else f"{self.people}-people"


def values_of(hint: Any) -> tuple[str, ...]:
    """The values of an option, as text."""
    return ("true", "false") if hint is bool else get_args(hint)


def digest_of(folder: Path) -> str:
    """A digest of the checks: the cache of compiled code sees a change in the loop's file, but not in those that it
    calls."""
    sources = [path.read_bytes() for path in sorted(folder.glob("*.py")) if not path.name.startswith("test_")]
    return hashlib.sha256(b"".join(sources)).hexdigest()


def load_loop(game: Game, invariants: ModuleType) -> Any:
    """The module of the loop around a game's rules and invariants."""
    name = f"{__package__}.checked_loop_{game.name}"
    spec = importlib.util.spec_from_file_location(name, LOOP)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    chance = [number for number in range(game.actions) if game.format_move(number).startswith("~")]
    vars(module).update(game.rules._asdict(), **{hook: getattr(invariants, hook) for hook in HOOKS})
    vars(module).update({bit: wide(1 << invariants.INVARIANTS.index(invariant)) for bit, invariant in OWN_BITS.items()})
    vars(module).update(ACTIONS=wide(game.actions), MAX_MOVES=wide(game.max_moves), FIRST_CHANCE=wide(chance[0]))
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


class CheckedGame:
    """A game with its invariants.

    `invariants` is a module with INVARIANTS, their names by bits; LEDGER and SCRATCH, shapes of tables that its rules
    write; `longest_game`; and the rules that the loop calls."""

    def __init__(self, game: Game, options: type, invariants: ModuleType) -> None:
        self.game = game
        self.tables = [Table(people, None) for people in game.people if people > 1]
        self.tables += [Table(1, level) for level in game.levels]
        self.invariants = invariants
        self.loop = load_loop(game, invariants)
        self.play_checked = self.loop.make_loop(digest_of(Path(str(invariants.__file__)).parent))
        hints = get_type_hints(options)
        self.option_values = {name: values_of(hint) for name, hint in hints.items()}
        self.profile_with = cache(self._profile_with)
        self.boxes_with = cache(self._boxes_with)
        self.combinations = cache(self._combinations)

    def all_options(self) -> list[dict[str, str]]:
        """Every combination of the values of all options; of very many, a sample in which all pairs of values meet."""
        return [dict(zip(self.option_values, chosen, strict=True)) for chosen in self.combinations()]

    def _combinations(self) -> list[tuple[str, ...]]:
        """The values of all options together."""
        found = list(product(*self.option_values.values()))
        return found if len(found) <= MOST_COMBINATIONS else Random(1).sample(found, MOST_COMBINATIONS)

    def _profile_with(self, *options: tuple[str, str]) -> Profile[Any]:
        """The standard profile with some options."""
        return self.game.profile("standard", dict(options))

    def _boxes_with(self, *options: tuple[str, str]) -> Any:
        """The box of the standard profile with some options."""
        return self.game.pack(self.profile_with(*options))

    def names_of(self, broken: int) -> list[str]:
        """The invariants that bits stand for."""
        return [name for bit, name in enumerate(self.invariants.INVARIANTS) if broken >> bit & 1]

    def broken_between(self, box: Any, before: Any, after: Any, events: list[tuple[int, ...]], ledger: Any) -> set[str]:
        """The invariants that break from one position to another, with events said to have caused it."""
        log: Any = new_log()
        log[0, 0] = len(events)
        for row, event in enumerate(events, start=1):
            log[row, : len(event)] = event
        checks = self.invariants
        bits = int(checks.broken_in_position(box, after, ledger, checks.longest_game(box, int(after.seats))))
        bits |= int(checks.broken_by_move(box, before, after, log, np.zeros(checks.SCRATCH, np.int64)))
        return set(self.names_of(bits))

    def play(
        self,
        table: Table,
        options: dict[str, str],
        count: int,
        seed: int,
        script: Any = None,
        *,
        bound: int = 0,
        slow_one: int = SLOW_ONE,
        boxes: Any = None,
    ) -> "Games":
        """Play and check games: random ones, or those of a script of moves and numbers of moves."""
        game, checks = self.game, self.invariants
        boxes = self.boxes_with(*options.items()) if boxes is None else boxes
        level = game.seats_for(table.people, table.level)
        positions, before = np.zeros(count, game.position), np.zeros(1, game.position)
        history, lengths = script or (np.zeros((count, MOST_MOVES), np.int64), np.zeros(count, np.int64))
        kinds = np.zeros(len(game.events), np.int64)
        longest = bound or checks.longest_game(boxes[0], table.people)
        broken = self.play_checked(
            *(boxes, positions, before, table.people, level, seed, longest, slow_one),
            *(history, lengths, script is not None),
            *(np.zeros(checks.LEDGER, np.int64), np.zeros(checks.SCRATCH, np.int64)),
            *(np.zeros(2 * game.max_moves, np.int64), np.zeros(game.actions, np.int64), np.zeros(WORDS, np.int64)),
            *(kinds, new_log(), NO_LOG),
        )
        return Games(self, table, options, seed, positions, history, lengths, kinds, int(broken))


@dataclass(frozen=True)
class Games:
    """Games of one kind that were played and checked, up to the first that broke an invariant."""

    checked: CheckedGame
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
        game, last = self.checked.game, int(np.flatnonzero(self.lengths)[-1])
        names = ", ".join(self.checked.names_of(self.broken))
        options = " ".join(f"{key}={value}" for key, value in self.options.items())
        moves = " ".join(game.format_move(move) for move in self.history[last, : self.lengths[last]])
        where = f"{self.table}, options {options}, seed {self.seed}, game {last}, move {self.lengths[last]}"
        return f"{names}: {where}\nmoves: {moves}\nposition: {to_line(game.layout, self.positions[last])}"
