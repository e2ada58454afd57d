"""A set-up that waits for every draw."""

from ratskeller.engine.playthrough import Playthrough
from tests.games.firstrat.rules.table import GAME, own_profile


def drawing(people: int = 2, **options: str) -> Playthrough:
    """A table whose set-up waits for every draw."""
    return Playthrough(GAME, own_profile(options, {}), people, seed=0, sample=False)


def draw_until(play: Playthrough, kind: str) -> None:
    """Draw whatever comes first until something of this kind is next."""
    while not play.legal_moves()[0].startswith(kind):
        play.apply_number(play.legal[0])


def likelihoods(play: Playthrough) -> dict[str, int]:
    """How likely each draw is beside the others."""
    weight_of = GAME.rules.weight_of
    return {GAME.format_move(move): int(weight_of(play.box, play.position, move)) for move in play.legal}
