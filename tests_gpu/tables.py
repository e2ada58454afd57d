"""The tables that are played on a card: every game, mode and variant."""

from itertools import product
from typing import Any, NamedTuple, get_args

import msgspec
import pytest

from ratskeller.games import GAMES, load_game


class Table(NamedTuple):
    """A game for so many people, with some options changed."""

    game: str
    people: int
    level: str | None
    options: dict[str, str]

    @property
    def asked(self) -> tuple[Any, ...]:
        """What batches of games are made with."""
        game = load_game(self.game)
        return game, game.profile("standard", self.options), self.people, self.level

    def __str__(self) -> str:
        return "-".join([self.game, str(self.people), *([self.level] if self.level else []), *self.options.values()])


def tables_of(name: str) -> list[Table]:
    """Every number of people and every level; and every value of every option with two, with most people, and alone."""
    game = load_game(name)
    alone = [(1, level) for level in game.levels]
    modes = [*((people, None) for people in game.people if people > 1), *alone]
    some = [(2, None), (game.people[-1], None), *alone[-1:]]
    found = [Table(name, people, level, {}) for people, level in modes]
    found += [Table(name, *mode, options) for options, mode in product(changes_of(name), some)]
    return found


def changes_of(name: str) -> list[dict[str, str]]:
    """Every option, changed to every other value."""
    options = load_game(name).profile().data.options
    found = []
    for field in msgspec.structs.fields(type(options)):
        values = get_args(field.type) or (False, True)
        others = [value for value in values if value != getattr(options, field.name)]
        found += [{field.name: str(value).lower()} for value in others]
    return found


TABLES = [table for name in GAMES for table in tables_of(name)]
every_table = pytest.mark.parametrize("table", TABLES, ids=str)
