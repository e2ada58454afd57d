"""Ratings of people by the Plackett-Luce model of openskill, from the places that they had in games.

People get better and worse, so the model's own small drift stays on: a doubt never falls to nothing."""

from collections.abc import Sequence
from typing import NamedTuple

from openskill.models import PlackettLuce

DOUBTFUL = 6.0  # from this doubt on a rating is provisional: about the first dozen games for two
SURE = 3.0  # doubts below its rating, somebody is good for at least so much: openskill's own measure for lists

MODEL = PlackettLuce()


class Rating(NamedTuple):
    """How strong somebody is, on openskill's scale, where everybody begins at 25; and how much that is in doubt."""

    mu: float
    sigma: float

    @property
    def low(self) -> float:
        """The strength that somebody has almost surely."""
        return self.mu - SURE * self.sigma

    @property
    def is_provisional(self) -> bool:
        """Whether too few games are known to say much."""
        return self.sigma >= DOUBTFUL


NEW = Rating(MODEL.mu, MODEL.sigma)


def after_game(before: Sequence[Rating], places: Sequence[int]) -> list[Rating]:
    """The ratings of all after a game with these places, 1 the best; equal places are a draw."""
    teams = [[MODEL.create_rating([rating.mu, rating.sigma])] for rating in before]
    return [Rating(team[0].mu, team[0].sigma) for team in MODEL.rate(teams, ranks=[float(place) for place in places])]
