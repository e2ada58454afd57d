"""Observations: what a seat sees, as numbers from 0 to 1, from its own point of view; and back again, for people.

A seat's observation is made of its view alone. All that goes round the table is encoded as the seat sees it: itself
first, then the others in the order in which they play.
"""

from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt

from ratskeller.core.game import Game
from ratskeller.envs.buffers import Buffers, new_buffers
from ratskeller.envs.compiled import env_loops_for
from ratskeller.envs.encoding_table import EncodingTables
from ratskeller.envs.features import features_of
from ratskeller.envs.spec import CENSUS, NUMBER, ONE_HOT, Feature
from ratskeller.games import load_game, part_of

Observation = npt.NDArray[np.float32]


class Encoder:
    """Makes observations of a game. Not for several threads at once: it has one set of buffers."""

    def __init__(self, game: Game) -> None:
        spec = part_of(game.name, "envs", "fields").SPEC
        self.game = game
        self.features: tuple[Feature, ...] = features_of(game, spec)
        self.left_out: dict[str, str] = spec.left_out
        tables = EncodingTables(game, spec, self.features)
        self.size = tables.size
        self.tables = tables.array
        self._buffers = self.buffers()
        self._observe = env_loops_for(game).observe

    @property
    def scale(self) -> Observation:
        """What the bytes of a raw observation are multiplied by; numbers above 1 are clipped to 1."""
        scale: Observation = self.tables[0].scale
        return scale

    def buffers(self) -> Buffers:
        """A set of buffers: each thread needs one of its own."""
        return new_buffers(self.game, self.size)

    def write(self, boxes: Any, positions: Any, i: int, seat: int, out: Observation) -> None:
        """Write the observation of a seat in position i of a batch."""
        self._observe(boxes, positions, i, seat, self.tables, self._buffers, out)

    def __reduce__(self) -> Any:
        """Copies are the one that is made once: it holds nothing of any game."""
        return encoder_named, (self.game.name,)

    def describe(self, observation: Observation) -> dict[str, Any]:
        """An observation in words and whole numbers, feature by feature."""
        return {feature.name: described(feature, observation) for feature in self.features}


@cache
def encoder_named(name: str) -> Encoder:
    """The encoder of a game by its name, made once."""
    return Encoder(load_game(name))


def encoder_for(game: Game) -> Encoder:
    """The encoder of a game, made once."""
    return encoder_named(game.name)


def described(feature: Feature, observation: Observation) -> Any:
    """One feature: a count, a name, a list of names, or as much for each of its places."""
    part = observation[feature.offset : feature.offset + feature.size]
    counts = np.rint(part / np.float32(feature.scale)).astype(int).reshape(len(feature.places), -1)
    values = {place: value_of(feature, row.tolist()) for place, row in zip(feature.places, counts, strict=True)}
    return values[""] if feature.places == ("",) else values


def value_of(feature: Feature, counts: list[int]) -> Any:
    """One element of a feature."""
    if feature.kind == NUMBER:
        return counts[0]
    named = {label: count for label, count in zip(feature.labels, counts, strict=True) if count}
    if feature.kind == CENSUS:
        return named
    return next(iter(named), None) if feature.kind == ONE_HOT else list(named)
