"""Tables of both games that the tests of environments play."""

import random
from collections.abc import Iterator
from typing import NamedTuple

import numpy as np
import pytest

from ratskeller.engine.playthrough import Playthrough
from ratskeller.envs.live import LiveGame
from ratskeller.envs.observation import Observation, encoder_for
from ratskeller.games import load_game


class Table(NamedTuple):
    """A game for so many people, with some options changed."""

    game: str
    people: int
    level: str | None = None
    options: tuple[tuple[str, str], ...] = ()

    def play(self, seed: int) -> Playthrough:
        """A game at this table."""
        game = load_game(self.game)
        return Playthrough(game, game.profile("standard", dict(self.options)), self.people, self.level, seed=seed)

    def live(self, reward: str = "win") -> LiveGame:
        """Games at this table, for environments."""
        return LiveGame(load_game(self.game), self.people, self.level, reward=reward, options=dict(self.options))


ALL_OF_FIRSTRAT = (("comics", "super"), ("path", "variable"), ("tracks", "chosen"))
TABLES = (
    Table("firstrat", 1, "unfair"),
    Table("firstrat", 2),
    Table("firstrat", 5, options=ALL_OF_FIRSTRAT),
    Table("piedpiper", 2),
    Table("piedpiper", 3, options=(("variant", "hidden"),)),
    Table("piedpiper", 5, options=(("variant", "young"),)),
)
every_table = pytest.mark.parametrize("table", TABLES, ids=lambda table: f"{table.game}-{table.people}")


def decisions(table: Table, seed: int, every: int = 1) -> Iterator[Playthrough]:
    """A random game, at every so many decisions."""
    play = table.play(seed)
    choices = random.Random(seed)
    number = 0
    while not play.is_over:
        if number % every == 0:
            yield play
        play.apply_number(choices.choice(play.legal))
        number += 1


def observed(play: Playthrough, seat: int) -> Observation:
    """What a seat sees."""
    encoder = encoder_for(play.game)
    out = np.full(encoder.size, np.nan, np.float32)
    encoder.write(play.boxes, play.positions, 0, seat, out)
    return out
