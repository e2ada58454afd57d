"""What a network sees of a view: which of many yes-or-no questions have the answer yes."""

import hashlib
import json
from typing import Any, NamedTuple

from ratskeller.core.errors import SetupError
from ratskeller.core.game import Game
from ratskeller.games import has_part, part_of


class Features(NamedTuple):
    """The questions of one game, in named blocks."""

    list_features: Any  # (box, position, seat, out) -> count: the numbers of the features that a seat's view has
    blocks: dict[str, int]  # how many features each block has; another meaning gets another name
    most: int  # no list is longer

    @property
    def size(self) -> int:
        """How many features there are."""
        return sum(self.blocks.values())

    @property
    def digest(self) -> str:
        """A hash of the blocks: weights learned for other features are useless."""
        return hashlib.sha256(json.dumps(self.blocks).encode()).hexdigest()[:16]


def features_of(game: Game) -> Features:
    """The features of a game; one without is an error."""
    if not has_part(game.name, "bots", "features"):
        raise SetupError(
            f"nobody has said yet what a network sees of {game.name}: it needs bots/{game.name}/features.py"
        )
    features: Features = part_of(game.name, "bots", "features").FEATURES
    return features
