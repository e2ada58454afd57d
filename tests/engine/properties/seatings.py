"""Every table of every game: what holds for all of them is tested once."""

from typing import NamedTuple

import pytest

from ratskeller.engine.playthrough import Playthrough
from tests.engine.properties.checked import CheckedGame, Table
from tests.games.firstrat.properties.tables import FIRSTRAT
from tests.games.piedpiper.properties.tables import PIEDPIPER


class Seating(NamedTuple):
    """A table of a game."""

    checked: CheckedGame
    table: Table

    def __str__(self) -> str:
        return f"{self.checked.game.name}-{self.table}"

    def start(self, options: dict[str, str], seed: int, *, sample: bool = True) -> Playthrough:
        """A game at its set-up."""
        profile = self.checked.profile_with(*options.items())
        return Playthrough(self.checked.game, profile, *self.table, seed=seed, sample=sample)

    def some_options(self, number: int) -> dict[str, str]:
        """A combination of options, another one for each number."""
        options = self.checked.all_options()
        return options[number * 31 % len(options)]


SEATINGS = [Seating(checked, table) for checked in (FIRSTRAT, PIEDPIPER) for table in checked.tables]

every_seating = pytest.mark.parametrize("seating", SEATINGS, ids=str)
