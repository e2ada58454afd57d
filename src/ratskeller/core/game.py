"""The fixed description of a game: all that other rooms know of it."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from ratskeller.core.errors import Refusal, SetupError
from ratskeller.core.event import Event
from ratskeller.core.figures import figures_of
from ratskeller.core.forecast import Forecast, Playing
from ratskeller.core.profile import Profile
from ratskeller.core.readings import FILE, Readings, read_readings
from ratskeller.core.translator import Words


class Rules(NamedTuple):
    """The rules that compiled loops are made of, all over (box, position, …)."""

    set_up: Any  # (box, position, people, level, log): lay out a blank record
    list_moves: Any  # (box, position, out) -> count: the legal moves of whoever acts, in a fixed order
    weight_of: Any  # (box, position, move) -> weight: how likely a chance move is beside the others
    apply_unchecked: Any  # (box, position, move, log): carry out a legal move
    score: Any  # (box, position, points): points of every seat
    winners: Any  # (box, position) -> bits of the seats that have won
    hide_secrets: Any  # (box, position, seat): blank what a seat (-1: a spectator) may not know
    determinise: Any  # (box, view, seat, rng): fill in what the view lacks, each way as likely as the cards make it


@dataclass(frozen=True)
class ScorePad:
    """The final score: named lines, with a column for every seat."""

    lines: dict[str, list[int]]
    totals: list[int]
    winners: list[int]
    tie_break: list[int]
    reason: str


@dataclass(frozen=True)
class Game:
    """One game. Rooms above the games reach a game only through this."""

    name: str
    rules_version: int
    people: range
    levels: tuple[str, ...]  # of the game's own opponent, for a person alone
    layout: type  # of positions; all have `seats`, `seat` (whose turn it is), `phase` and `end_reason`
    position: np.dtype[Any]
    actions: int  # how many moves there are; each is a number below
    max_moves: int  # no list of legal moves is longer
    rules: Rules
    events: dict[str, tuple[str, ...]]  # kind -> names of its figures
    data: Path  # folder with profiles and the text of the rules
    load_profile: Callable[[Path, Mapping[str, str]], Profile[Any]]
    pack: Callable[[Profile[Any]], Any]
    format_move: Callable[[int], str]
    parse_move: Callable[[str], int]
    explain: Callable[[Any, Any, int], Refusal]
    hide_event: Callable[[Event, int], Event]  # what a seat (-1: a spectator) may know of an event
    revealing: frozenset[str]  # kinds of events after which a move can't be taken back
    flaws_of: Callable[[Any, Any], list[str]]  # what is impossible in a position that somebody wrote
    turn_label: Callable[[Any], str]
    length_unit: str  # rounds or turns
    lengths: Callable[[Any], Any]  # how many of them games of a batch have taken
    score_pad: Callable[[Any, Any], ScorePad]
    challenges: Callable[[Any, Any], list[str]]  # those that a finished solo game has met
    challenge_names: tuple[str, ...]  # all of them
    # in words: what happened (seats have names), what can be decided, why something can't, what a move would bring
    tell_event: Callable[[Event, Words, Sequence[str], Any], str]
    tell_move: Callable[[int, Words, Any], str]
    tell_refusal: Callable[[Refusal, Words], str]
    forecast: Callable[[Playing, int, Words, Sequence[str]], Forecast]
    names: Mapping[str, Sequence[str]]  # what the numbers of events and views stand for
    rules_of_event: Mapping[str, str]  # kind of event -> the rule that a reader wants to see
    rules_of_phase: Mapping[str, str]
    # scenarios: named differences into a position; a position's facts; a figure of an event by name
    arrange: Callable[[Profile[Any], Any, Any, dict[str, Any]], None]
    describe: Callable[[Profile[Any], Any], dict[str, Any]]
    figure_name: Callable[[Profile[Any], str, str, int], int | str]
    # (box, view, seat): lay out the seat's next turn as if the others had passed; whether there is one. A game has it
    # only if nothing hidden comes to light in a turn, so that whole turns can be planned
    next_turn: Callable[[Any, Any, int], bool] | None = None
    # moves of one turn in words, with what is where in the position before them, where that says more than `tell_move`
    label_moves: Callable[[Sequence[int], Words, Any, Any], list[str]] | None = None
    figures_of: Callable[[Any], Mapping[str, int]] = figures_of  # what the texts of its rules name, of a profile's data

    def __deepcopy__(self, memo: dict[int, Any]) -> "Game":
        """The game itself, because nothing in it ever changes; `ratskeller.games` says how it is pickled."""
        return self

    def profile(self, name: str | Path = "standard", changes: Mapping[str, str] | None = None) -> Profile[Any]:
        """A profile of the game by name, or a file of one's own, with some options changed.

        Among the options, `book` stands for all readings of a rulebook, as `{"book": "pl"}`.
        """
        return self.load_profile(self.profile_path(name), self.readings.spelled_out(changes or {}))

    def tell_moves(self, moves: Sequence[int], words: Words, data: Any, position: Any) -> list[str]:
        """Moves of one turn as labels, for people who look at a position."""
        if self.label_moves is not None:
            return self.label_moves(moves, words, data, position)
        return [self.tell_move(move, words, data) for move in moves]

    @property
    def readings(self) -> Readings:
        """What its options are about, and how rulebooks read them."""
        return read_readings(self.data.parent / FILE)

    def profile_by_hash(self, name: str | Path, changes: Mapping[str, str], wanted: str | None) -> Profile[Any]:
        """The profile that something played before is of, by its hash: today's of that name, or an earlier one.

        Where none has the hash, it is today's. Without a hash it is the earliest: what was kept without one is older
        than any change of a profile."""
        today = self.profile(name, changes)
        if today.hash == wanted:
            return today
        earlier = [self.load_profile(path, changes) for path in self.earlier_profiles(str(name))]
        found = [profile for profile in earlier if wanted in (None, profile.hash)]
        return found[0] if found else today

    def earlier_profiles(self, name: str) -> list[Path]:
        """The files of a profile that comes with the game as it was before, oldest first."""
        return sorted((self.data / "earlier").glob(f"{Path(name).name}-*.toml"))

    def profile_path(self, name: str | Path) -> Path:
        """The file of a profile: one that comes with the game, or any other."""
        path = self.data / f"{name}.toml"
        return path if path.is_file() else Path(name)

    def view_for(self, box: Any, position: Any, seat: int) -> Any:
        """What a seat (-1: a spectator) may know of a position: a copy without the rest."""
        views = np.zeros(1, self.position)
        views[0] = position
        self.rules.hide_secrets(box, views[0], seat)
        return views[0]

    def seats_for(self, people: int, level: str | None) -> int:
        """Check a number of people and a level; say which number the level has (-1: none)."""
        if people not in self.people:
            raise SetupError(f"{self.name} is for {self.people.start} to {self.people[-1]} people, not {people}")
        if level is not None and level not in self.levels:
            known = f"the levels are {', '.join(self.levels)}" if self.levels else "it has none"
            raise SetupError(f"unknown level '{level}' for {self.name}: {known}")
        if level is not None and people != 1:
            raise SetupError(f"a level is for one person alone, not for {people} people")
        if people == 1 and level is None:
            raise SetupError(f"one person alone needs a level: {', '.join(self.levels)}")
        return -1 if level is None else self.levels.index(level)
