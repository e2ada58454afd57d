"""How often predicted winners won.

Trial games are played by priors, so their results are surer than those of games between people who think.
What they say is tempered, the more so the earlier it is in the game. Against the game's own rival, who never decides,
it is also shifted for the person, who does. The figures are found by `benchmarks/calibration.py` from games of bots
against each other."""

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import numpy.typing as npt

from ratskeller.core.game import Game

FILE = Path(__file__).with_name("calibration.toml")
UNSEEN = 0.2  # victories that every seat is given beyond those that were seen
LATEST = 1.25  # of the usual length: beyond it a game is no later

Floats = npt.NDArray[np.float64]


class Calibration(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What trial games are worth at one kind of table: figures at the beginning, and what they change by to the end."""

    games: int  # that it was fitted on
    length: float  # of the usual game, in rounds or turns
    trust: list[float]  # part of the logarithm of won trial games that counts
    decider: list[float]  # what a person alone, who decides, has ahead of the rival, as a logit; 0 at other tables

    def chances(self, wins: Floats, games: int, progress: float, seat: int) -> Floats:
        """Each seat's chance to win, from the shares of victory in so many trial games from a decision of this seat."""
        logits = at(self.trust, progress) * np.log(smoothed(wins, games))
        logits[seat] += at(self.decider, progress)
        odds: Floats = np.exp(logits - logits.max())
        chances: Floats = odds / odds.sum()
        return chances

    def error(self, wins: Floats, games: int, progress: float, seat: int) -> float:
        """The standard error of the deciding seat's chance that comes from there being so few trial games."""
        share, chance = smoothed(wins, games)[seat], self.chances(wins, games, progress, seat)[seat]
        return float(abs(at(self.trust, progress)) * chance * (1 - chance) / np.sqrt(games * share * (1 - share)))

    def progress(self, game: Game, views: Any) -> float:
        """How far a game is: 1 at the usual end."""
        return min(LATEST, float(game.lengths(views)[0]) / self.length)


def at(figures: list[float], progress: float) -> float:
    """A figure as it is when a game is so far."""
    first, change = figures
    return first + change * progress


def smoothed(wins: Floats, games: int) -> Floats:
    """Shares of victory as if each seat had won a little of one game more: none is ever nothing."""
    return (wins + UNSEEN) / (games + UNSEEN * len(wins))


def table_key(people: int, level: str | None) -> str:
    """The name of a kind of table: how many people, or against which level one alone."""
    return str(people) if level is None else level


@cache
def calibrations() -> dict[str, dict[str, Calibration]]:
    """What was found, by game and kind of table."""
    return msgspec.convert(tomllib.loads(FILE.read_text("utf-8")), dict[str, dict[str, Calibration]])


def calibration_for(game: Game, view: Any) -> Calibration:
    """That of the table of which a seat has this view."""
    level = int(view["level"]) if game.levels else -1
    key = table_key(int(view["seats"]), game.levels[level] if level >= 0 else None)
    return calibrations()[game.name][key]
