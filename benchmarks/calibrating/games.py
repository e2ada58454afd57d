"""Games of strong bots among equals, kept move by move as they end: any way to judge can be held against them."""

import os
from collections.abc import Callable, Iterable, Sequence
from multiprocessing import get_context
from pathlib import Path
from threading import Thread
from typing import NamedTuple, TypeVar

import msgspec
import numpy as np

from ratskeller.bots import make_bot, seen_in
from ratskeller.engine.orphans import leave_with_parent
from ratskeller.engine.playthrough import Playthrough
from ratskeller.games import GAMES, load_game
from ratskeller.study.analysis.walking import final_shares

PLAYERS = ("champion:200", "search:400")  # of a table all are the same; tables take turns
T = TypeVar("T")
SEED = 22_100  # of all luck; no training has had it


class Kind(NamedTuple):
    """A kind of table."""

    game: str
    people: int
    level: str | None


class Played(msgspec.Struct, frozen=True):
    """A game that is over. Kind and number give its luck, and that of its players."""

    kind: Kind
    number: int
    player: str
    length: int
    shares: list[float]  # of the victory, by seat
    moves: list[int]


def kinds() -> list[Kind]:
    """Every number of people that a game is for, and every level of its own rival."""
    found = []
    for name in GAMES:
        game = load_game(name)
        found += [Kind(name, people, None) for people in game.people if people > 1]
        found += [Kind(name, 1, level) for level in game.levels]
    return found


def luck_of(kind: Kind, number: int) -> np.random.Generator:
    """The luck of a game."""
    return np.random.default_rng([SEED, kinds().index(kind), number])


def play(kind: Kind, number: int) -> Played:
    """Play a game."""
    game, player, luck = load_game(kind.game), PLAYERS[number % len(PLAYERS)], luck_of(kind, number)
    bot = make_bot(player, clock=False, threads=1)
    playing = Playthrough(game, game.profile(), kind.people, kind.level, seed=int(luck.integers(1 << 62)))
    while not playing.is_over:
        playing.apply_number(bot.choose(seen_in(playing), int(luck.integers(1 << 62))))
    shares = final_shares(playing)
    assert shares is not None
    return Played(kind, number, player, int(game.lengths(playing.positions)[0]), shares, list(playing.moves))


def begin() -> None:
    """What a process does first: it sees to it that it ends with the one that started it."""
    Thread(target=leave_with_parent, daemon=True).start()


def play_task(task: tuple[Kind, int]) -> Played:
    """A game as a process gets it told."""
    return play(*task)


def games_in(file: Path) -> list[Played]:
    """The games that a file has; a last line that was never finished is cut off."""
    return [msgspec.json.decode(line, type=Played) for line in whole_lines(file)]


def whole_lines(file: Path) -> list[bytes]:
    """The lines of a file that were finished; the rest is cut off."""
    if not file.exists():
        return []
    *lines, torn = file.read_bytes().split(b"\n")
    if torn:
        os.truncate(file, file.stat().st_size - len(torn))
    return lines


def add_lines(file: Path, task: Callable[[T], object], tasks: Sequence[T], processes: int) -> Iterable[object]:
    """Do what is to be done; what comes of it is in the file when it is given."""
    file.parent.mkdir(parents=True, exist_ok=True)
    with file.open("ab") as kept, get_context("spawn").Pool(processes, begin) as pool:
        for found in pool.imap_unordered(task, tasks):
            kept.write(msgspec.json.encode(found) + b"\n")
            kept.flush()
            yield found


def play_missing(file: Path, each: int, processes: int) -> Iterable[object]:
    """Play what a file lacks of so many games of each kind."""
    there = {(game.kind, game.number) for game in games_in(file)}
    tasks = [(kind, number) for number in range(each) for kind in kinds() if (kind, number) not in there]
    return add_lines(file, play_task, tasks, processes)
