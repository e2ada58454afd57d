"""A puzzle: a position of a game between bots, the one turn that is clearly best in it, and the figures that say so."""

import hashlib
from collections.abc import Mapping
from datetime import date
from functools import cache
from pathlib import Path
from types import MappingProxyType

import msgspec

from ratskeller.core.errors import FileError, Problem
from ratskeller.engine.playthrough import Playthrough
from ratskeller.games import GAMES, load_game
from ratskeller.study.analysis.calibration import JudgeName

FILE = "puzzles.jsonl"  # in the folder of a game's data, a puzzle a line
DIFFICULTIES = EASY, MEDIUM, HARD = "easy", "medium", "hard"
ID_LENGTH = 8


class Way(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A way to play the whole turn. Lists have a value for each seat."""

    moves: list[str]
    attention: float  # share of the longer searches' playouts that ended in what this way leads to
    wins: list[float]  # shares of victory in games that went on from it, as the judge has them
    points: list[float]  # mean at the end of those games


class Origin(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The game that a puzzle comes from: mined again with the same seed, it gives the same puzzle."""

    seed: int  # of the mine
    number: int  # of the game in it
    bot: str  # who played it


class Puzzle(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position with its answer. Everything in it was judged by what its seat may know."""

    id: str
    game: str
    people: int
    level: str | None  # of the game's own opponent
    options: dict[str, str]  # that differ from the standard profile
    seat: int
    turn: str
    progress: float  # of the usual length of a game
    theme: str
    difficulty: str
    results: int  # that the turn can have, as far as the search has seen any
    answer: Way
    others: list[Way]  # the next best, best first
    playouts: int  # of each longer search
    searches: int  # that agreed
    games: int  # trial games for each way
    found: dict[str, float]  # how often each level finds the answer
    origin: Origin
    position: str
    judge: JudgeName = "trials"  # who found what ways are worth

    @property
    def ways(self) -> list[Way]:
        """The answer, and the others."""
        return [self.answer, *self.others]


def id_of(position: str) -> str:
    """A short name for a position that does not change when more puzzles are found."""
    return hashlib.sha256(position.encode()).hexdigest()[:ID_LENGTH]


def file_of(game: str) -> Path:
    """Where the puzzles of a game are kept."""
    return load_game(game).data / FILE


def read_puzzles(file: Path) -> list[Puzzle]:
    """The puzzles of a file in their order; a broken line is an error that names it."""
    found = []
    for number, line in enumerate(file.read_text("utf-8").splitlines(), start=1):
        try:
            found.append(msgspec.json.decode(line, type=Puzzle))
        except msgspec.DecodeError as problem:
            raise FileError(str(file), [Problem(f"line {number}", str(problem))]) from None
    return found


@cache
def puzzles_of(game: str) -> Mapping[str, Puzzle]:
    """The puzzles that come with a game, by their ids."""
    return MappingProxyType({puzzle.id: puzzle for puzzle in read_puzzles(file_of(game))})


def puzzle_of_day(day: date) -> Puzzle:
    """The same for everybody: the games alternate, and each goes through all its puzzles before one is repeated."""
    number, turn = divmod(day.toordinal(), len(GAMES))
    puzzles = puzzles_of(list(GAMES)[turn])
    return puzzles[sorted(puzzles)[number % len(puzzles)]]


def play_of(puzzle: Puzzle) -> Playthrough:
    """A game that continues from the puzzle's position; its luck is in the position."""
    game = load_game(puzzle.game)
    profile = game.profile_by_hash("standard", puzzle.options, puzzle.position.split(" ", 2)[1])
    play = Playthrough(game, profile, puzzle.people, puzzle.level, seed=0)
    play.set_line(puzzle.position)
    return play
