"""The tables where puzzles are mined: of every size, most of them with the rules of the box."""

import math
from collections.abc import Sequence
from typing import NamedTuple

from ratskeller.core.game import Game
from ratskeller.study.puzzles.of_game import puzzle_facts


class Ground(NamedTuple):
    """A kind of table."""

    people: int
    level: str | None
    options: dict[str, str]


SLACK = 1.15  # where less is found than hoped for, other tables give so many times their part
LEVEL_PART = 0.4  # of the puzzles of people alone, at most, from one level
OPTIONS_EVERY = 4  # one round through the grounds of so many is played with options


def grounds_of(game: Game) -> list[Ground]:
    """All sizes of tables; alone, every level of the game's own opponent."""
    alone = [Ground(1, level, {}) for level in game.levels]
    return alone + [Ground(people, None, {}) for people in game.people if people > 1]


def ground_of(game: Game, number: int) -> Ground:
    """The table at which a game of a mine is played."""
    grounds = grounds_of(game)
    lap, place = divmod(number, len(grounds))
    ground = grounds[place]
    if lap % OPTIONS_EVERY == OPTIONS_EVERY - 1:
        options = puzzle_facts(game).options
        return ground._replace(options=options[(lap // OPTIONS_EVERY + place) % len(options)])
    return ground


def most_of(game: Game, people: int, count: int) -> int:
    """The maximum number of puzzles that may come from tables of a size."""
    parts = puzzle_facts(game).parts
    return math.ceil(SLACK * count * parts[people] / sum(parts.values()))


def is_spent(game: Game, ground: Ground, found: Sequence[Ground], count: int) -> bool:
    """Tables like this have given their share of the puzzles."""
    of_size = [other.level for other in found if other.people == ground.people]
    most = most_of(game, ground.people, count)
    return len(of_size) >= most or (ground.level is not None and of_size.count(ground.level) >= LEVEL_PART * most)
