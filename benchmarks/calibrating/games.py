"""Games of bots against each other, and what trial games said of some of their positions. Kept as they end."""

import os
from collections.abc import Iterable
from multiprocessing import get_context
from pathlib import Path
from threading import Thread
from typing import NamedTuple

import msgspec
import numpy as np

from ratskeller.bots import make_bot, seen_in
from ratskeller.engine.orphans import leave_with_parent
from ratskeller.engine.playthrough import Playthrough
from ratskeller.games import GAMES, load_game
from ratskeller.study.analysis.analysing import PLAYOUTS
from ratskeller.study.analysis.looking import PART_PLAYED_ON, best_turn
from ratskeller.study.analysis.walking import final_shares
from ratskeller.study.analysis.worth import worth_of

PLAYER = "search:200"
POSITIONS = 4  # of a game
DIGITS = 3


class Kind(NamedTuple):
    """A kind of table."""

    game: str
    people: int
    level: str | None


class Position(msgspec.Struct, frozen=True):
    """What trial games from a decision said."""

    seat: int  # that decided
    length: int  # of the game so far
    games: int
    wins: list[float]  # shares of victory, summed, by seat


class Played(msgspec.Struct, frozen=True):
    """A game that is over. The number gives its luck, and that of its players."""

    kind: Kind
    number: int
    length: int
    shares: list[float]  # of the victory, by seat
    positions: list[Position]


def kinds() -> list[Kind]:
    """Every number of people that a game is for, and every level of its own rival."""
    found = []
    for name in GAMES:
        game = load_game(name)
        found += [Kind(name, people, None) for people in game.people if people > 1]
        found += [Kind(name, 1, level) for level in game.levels]
    return found


def play(kind: Kind, number: int) -> Played:
    """Play a game, and ask trial games about some of its decisions, chosen at random."""
    game, bot = load_game(kind.game), make_bot(PLAYER, clock=False, threads=1)
    playing = Playthrough(game, game.profile(), kind.people, kind.level, seed=number)
    luck = np.random.default_rng(number)
    seen = []
    while not playing.is_over:
        if len(playing.legal) > 1:
            seen.append(seen_in(playing))
        playing.apply_number(bot.choose(seen_in(playing), int(luck.integers(1 << 62))))
    positions = []
    for one in sorted(luck.choice(len(seen), min(POSITIONS, len(seen)), replace=False)):
        first = best_turn(seen[one], PLAYOUTS, number)[0]
        worth = worth_of(seen[one], first, PLAYOUTS // PART_PLAYED_ON, number)
        wins = [round(float(won), DIGITS) for won in worth.wins]
        positions.append(Position(seen[one].seat, int(game.lengths(seen[one].views)[0]), worth.games, wins))
    shares = final_shares(playing)
    assert shares is not None
    return Played(kind, number, int(game.lengths(playing.positions)[0]), shares, positions)


def begin() -> None:
    """What a process does first: it sees to it that it ends with the one that started it."""
    Thread(target=leave_with_parent, daemon=True).start()


def play_task(task: tuple[Kind, int]) -> Played:
    """A game as a process gets it told."""
    return play(*task)


def games_in(file: Path) -> list[Played]:
    """The games that a file has; a last line that was never finished is cut off."""
    if not file.exists():
        return []
    *lines, torn = file.read_bytes().split(b"\n")
    if torn:
        os.truncate(file, file.stat().st_size - len(torn))
    return [msgspec.json.decode(line, type=Played) for line in lines]


def play_missing(file: Path, each: int, processes: int) -> Iterable[Played]:
    """Play what a file lacks of so many games of each kind; each game is in the file when it is given."""
    there = {(game.kind, game.number) for game in games_in(file)}
    tasks = [(kind, number) for number in range(each) for kind in kinds() if (kind, number) not in there]
    file.parent.mkdir(parents=True, exist_ok=True)
    with file.open("ab") as kept, get_context("spawn").Pool(processes, begin) as pool:
        for game in pool.imap_unordered(play_task, tasks):
            kept.write(msgspec.json.encode(game) + b"\n")
            kept.flush()
            yield game
