"""How often predicted winners won, and who predicts at which table.

There are two judges: `trials`, games that are played to their end by priors, and `learned`, the network that comes with
a game. What either says is tempered, differently from the beginning to the end of a game, because both are surer than
games between people who think allow. Against the game's own rival, who never decides, it is also shifted for the
person, who does. The figures, and which judge a kind of table has, are found by `benchmarks/calibration.py` from games
of bots against each other."""

import tomllib
from functools import cache
from pathlib import Path
from typing import Any, Literal

import msgspec
import numpy as np
import numpy.typing as npt

from ratskeller.core.game import Game

FILE = Path(__file__).with_name("calibration.toml")
UNSEEN = 0.2  # victories that every seat is given beyond those that were seen
LATEST = 1.25  # of the usual length: beyond it a game is no later

Floats = npt.NDArray[np.float64]
JudgeName = Literal["trials", "learned"]


class Calibration(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The calibration of a judge at one kind of table: parameters at the beginning, and their change up to the end.

    A network's playouts are counted as games, of which each seat wins the share that the network estimates.
    """

    games: int  # that it was fitted on
    length: float  # of the usual game, in rounds or turns
    trust: list[float]  # part of the logarithm of won trial games that counts
    decider: list[float]  # what a person alone, who decides, has ahead of the rival, as a logit; 0 at other tables
    variance: float = 1.0  # of a playout's share of victory, beside that of a game that is played once to its end

    def chances(self, wins: Floats, games: int, progress: float, seat: int) -> Floats:
        """Each seat's chance of winning, from the shares of victory in `games` trial games after a decision of this
        seat."""
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
    """A parameter at this point of a game."""
    first, change = figures
    return first + change * progress


def smoothed(wins: Floats, games: int) -> Floats:
    """Shares of victory as if each seat had won a little of one game more: none is ever nothing."""
    return (wins + UNSEEN) / (games + UNSEEN * len(wins))


def table_key(people: int, level: str | None) -> str:
    """The name of a kind of table: how many people, or against which level one alone."""
    return str(people) if level is None else level


class Judges(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who judges at one kind of table, and what each who could is worth there."""

    judge: JudgeName
    trials: Calibration
    learned: Calibration | None = None


# Where nobody has fitted anything, trial games are taken at their word.
UNFITTED = Judges("trials", Calibration(games=0, length=20.0, trust=[1.0, 0.0], decider=[0.0, 0.0]))


@cache
def calibrations() -> dict[str, dict[str, Judges]]:
    """What was found, by game and kind of table."""
    return msgspec.convert(tomllib.loads(FILE.read_text("utf-8")), dict[str, dict[str, Judges]])


def judges_for(game: Game, view: Any) -> Judges:
    """The judges of the table that this view belongs to."""
    level = int(view["level"]) if game.levels else -1
    key = table_key(int(view["seats"]), game.levels[level] if level >= 0 else None)
    return calibrations().get(game.name, {}).get(key, UNFITTED)


def calibration_for(game: Game, view: Any, judge: JudgeName) -> Calibration:
    """The calibration of the judge of the table that this view belongs to."""
    judges = judges_for(game, view)
    found = judges.trials if judge == "trials" else judges.learned
    assert found is not None, f"nobody has fitted a network of {game.name} at this table"
    return found
