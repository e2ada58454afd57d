"""What chance decides when it is not part of a seat's move: drawn from the game's own random state."""

from typing import TYPE_CHECKING

from ratskeller.core.rng import below

if TYPE_CHECKING:
    from ratskeller.engine.playthrough import Playthrough


def draw(play: "Playthrough") -> int:
    """One of the chance moves, by its weight: the one that the game itself would draw."""
    weights = [int(play.game.rules.weight_of(play.box, play.position, move)) for move in play.legal]
    left = int(below(play.position.rng, sum(weights)))
    for move, weight in zip(play.legal, weights, strict=True):
        left -= weight
        if left < 0:
            return move
    raise AssertionError("the weights of chance moves add up")
