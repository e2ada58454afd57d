"""The chart that a hunt fills: forty cells, what was tried for each, and the games found, in a folder."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec

from ratskeller.core.errors import Problem, RecordError, UnsupportedSystem
from ratskeller.core.game import Game
from ratskeller.core.record import read_record, write_atomically
from ratskeller.engine.playthrough import Playthrough, replay
from ratskeller.games.firstrat.challenges import CHALLENGES
from ratskeller.study.firstrat.hunting.beam import Catch
from ratskeller.study.firstrat.hunting.reached import reached_of

try:
    import fcntl
except ModuleNotFoundError:
    raise UnsupportedSystem from None

FILE = "hunt.json"
SUFFIX = ".rat"


@dataclass(frozen=True)
class Cell:
    """A challenge on a level."""

    level: str
    challenge: str

    @property
    def name(self) -> str:
        return f"{self.level}-{self.challenge}"


class Score(msgspec.Struct, frozen=True):
    """What a finished game came to."""

    points: int
    gregs: int
    rounds: int
    reached: int  # in the figure that the challenge names


class Tries(msgspec.Struct):
    """What was tried for a cell."""

    tried: int = 0  # games, the ordinary ones first
    met: int = 0  # ordinary games that solve the cell
    one_in: int = 0  # one game in so many leaves as many rounds as the one that was found; 0: nobody had picked it
    nearness: float | None = None
    nearest: Score | None = None  # the nearest game, as long as none was found


class Chart:
    """A folder with a record for each solved cell, and a file with what was tried."""

    def __init__(self, game: Game, folder: Path) -> None:
        self.game = game
        self.folder = folder
        self.cells = [Cell(level, challenge) for challenge in CHALLENGES for level in game.levels]
        self.tries = {cell.name: Tries() for cell in self.cells}
        try:
            self.tries |= msgspec.json.decode((folder / FILE).read_bytes(), type=dict[str, Tries])
        except FileNotFoundError:
            pass
        except msgspec.DecodeError as problem:
            raise RecordError(str(folder / FILE), [Problem("file", f"this is no file of a hunt: {problem}")]) from None

    @contextmanager
    def locked(self) -> Iterator[None]:
        """Nobody else may write the folder meanwhile."""
        folder = os.open(self.folder, os.O_RDONLY)
        try:
            fcntl.flock(folder, fcntl.LOCK_EX | fcntl.LOCK_NB)
            yield
        except BlockingIOError:
            raise RecordError(str(self.folder), [Problem("folder", "another hunt is writing it")]) from None
        finally:
            os.close(folder)

    def path(self, cell: Cell) -> Path:
        """The record of a cell."""
        return self.folder / f"{cell.name}{SUFFIX}"

    def is_solved(self, cell: Cell) -> bool:
        """There is a record for the cell; `score` judges it."""
        return self.path(cell).is_file()

    def score(self, cell: Cell) -> Score:
        """What the record of a cell came to; refused where the game's own judgement is that it does not solve it."""
        file = self.path(cell)
        record = read_record(file)
        profile = self.game.profile_by_hash(record.profile, record.options, record.profile_hash)
        play = replay(record, self.game, profile, str(file))
        met = self.game.challenges(play.box, play.position)
        if record.level != cell.level or cell.challenge not in met:
            found = f"level {record.level}, meets {', '.join(met) or 'nothing'}"
            raise RecordError(str(file), [Problem("game", f"does not solve {cell.name}: {found}")])
        return score_of(play, cell.challenge)

    def keep(self, cell: Cell, catch: Catch, profile: Any, one_in: int) -> None:
        """Remember a catch: its record, if it is the first that solves the cell, else how near it came."""
        tries = self.tries[cell.name]
        play = played(self.game, profile, cell.level, catch)
        if catch.is_met:
            tries.met += one_in == 0
            if not self.is_solved(cell):
                write_atomically(self.path(cell), play.record_text())
                tries.one_in, tries.nearness, tries.nearest = one_in, None, None
        elif not self.is_solved(cell) and (tries.nearness is None or catch.nearness > tries.nearness):
            tries.nearness, tries.nearest = catch.nearness, score_of(play, cell.challenge)

    def save(self) -> None:
        """Write down what was tried."""
        tries = {name: tries for name, tries in self.tries.items() if tries.tried}
        text = msgspec.json.format(msgspec.json.encode(tries), indent=1).decode()
        write_atomically(self.folder / FILE, text + "\n")


def played(game: Game, profile: Any, level: str, catch: Catch) -> Playthrough:
    """The game of a catch, played again from its seed."""
    play = Playthrough(game, profile, 1, level, seed=catch.seed)
    for move in catch.decisions:
        play.apply_number(move)
    return play


def score_of(play: Playthrough, challenge: str) -> Score:
    """What a finished game came to, for a challenge."""
    pad = play.game.score_pad(play.box, play.position)
    rounds = int(play.game.lengths(play.positions)[0])
    return Score(pad.totals[0], pad.totals[1], rounds, reached_of(play.position, pad.totals[0], challenge))
