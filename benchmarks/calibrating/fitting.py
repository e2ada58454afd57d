"""The calibration that fits games best, and how often those have won of whom it said that they would."""

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from calibrating.games import Kind, Played
from ratskeller.engine.simulate import Share, share_of
from ratskeller.study.analysis.calibration import LATEST, Calibration, smoothed

USUAL = np.array([0.4, 0.2, 0.0, 0.0])  # what is taken to be so where games tell nothing: trust, decider
PULL, PULL_OF_FAMILY = 5.0, 40.0  # how much that counts, and what all tables of the game tell, in positions
LEAST_TRUST = 0.05
STEPS = 40  # of Newton's method, more than it ever needs
BINS = 10
DIGITS = 4

Floats = npt.NDArray[np.float64]


class Evidence(NamedTuple):
    """What logits are made of, by position and seat, and the shares of victory."""

    features: Floats
    shares: Floats


class Told(NamedTuple):
    """A chance that was given to a seat, and what became of it."""

    kind: Kind
    game: int
    chance: float
    won: float


class Bin(NamedTuple):
    """Chances of about the same size: how many, in how many games, their mean, and how often they came true."""

    chances: int
    games: int
    chance: float
    won: Share


def fits(games: Sequence[Played]) -> dict[Kind, Calibration]:
    """The calibration of each kind of table under which its games were most likely.

    Tables of a kind are much like others of the same game, so that the figures are pulled to those of all together."""
    found = {}
    for _, family in groupby(sorted({game.kind for game in games}, key=family_of), key=family_of):
        kinds = list(family)
        played = {kind: [game for game in games if game.kind == kind] for kind in kinds}
        lengths = {kind: float(np.mean([game.length for game in played[kind]])) for kind in kinds}
        evidence = {kind: evidence_of(played[kind], lengths[kind]) for kind in kinds}
        usual = most_likely(list(evidence.values()), USUAL, PULL)
        for kind in kinds:
            trust, *others = most_likely([evidence[kind]], usual, PULL_OF_FAMILY).reshape(2, 2)
            found[kind] = Calibration(
                games=len(played[kind]),
                length=round(lengths[kind], 2),
                trust=rounded(never_against(trust)),
                decider=rounded(*others),
            )
    return found


def never_against(trust: Floats) -> Floats:
    """Trust that is never so low that more victories make a chance smaller, as few games may have it."""
    start, latest = (max(LEAST_TRUST, trust[0] + trust[1] * progress) for progress in (0.0, LATEST))
    return np.array([start, (latest - start) / LATEST])


def rounded(figures: Floats) -> list[float]:
    """Figures as the file has them."""
    return [round(float(figure), DIGITS) for figure in figures]


def family_of(kind: Kind) -> tuple[str, bool]:
    """What kinds of tables have in common: the game, and whether its own rival plays."""
    return kind.game, kind.level is not None


def evidence_of(games: Sequence[Played], length: float) -> Evidence:
    """What the positions of games tell: what each seat's logit is made of, and who has won."""
    features, shares = [], []
    for game in games:
        for position in game.positions:
            said = np.log(smoothed(np.array(position.wins), position.games))
            # Where seats take turns, a constant for who decides would move chances whenever the turn passes.
            decides = np.eye(len(said))[position.seat] * (game.kind.level is not None)
            progress = min(LATEST, position.length / length)
            features.append(np.stack([said, said * progress, decides, decides * progress], axis=-1))
            shares.append(game.shares)
    return Evidence(np.array(features), np.array(shares))


def most_likely(evidence: Sequence[Evidence], usual: Floats, pull: float) -> Floats:
    """Newton's method for a multinomial logistic model, with a pull to the usual figures as of so many positions."""
    found = usual.copy()
    for _ in range(STEPS):
        slope, bend = pull * (found - usual), pull * np.eye(len(found))
        for features, shares in evidence:
            logits = features @ found
            odds = np.exp(logits - logits.max(axis=1, keepdims=True))
            chances = odds / odds.sum(axis=1, keepdims=True)
            slope += np.einsum("nsk,ns->k", features, chances - shares)
            means = np.einsum("nsk,ns->nk", features, chances)
            bend += np.einsum("nsk,ns,nsl->kl", features, chances, features) - means.T @ means
        found = found - np.linalg.solve(bend, slope)
    return found


def tested(games: Sequence[Played]) -> Iterable[Told]:
    """The chances that games get from a calibration which was fitted on the other half of them."""
    for half in (0, 1):
        calibrations = fits([game for game in games if game.number % 2 != half])
        for game in games:
            if game.number % 2 == half:
                yield from told(game, calibrations[game.kind])


def told(game: Played, calibration: Calibration) -> Iterable[Told]:
    """The chances of every seat in every position of a game."""
    for position in game.positions:
        progress = min(LATEST, position.length / calibration.length)
        chances = calibration.chances(np.array(position.wins), position.games, progress, position.seat)
        for chance, share in zip(chances, game.shares, strict=True):
            yield Told(game.kind, game.number, float(chance), share)


def reliability(chances: Sequence[Told]) -> list[Bin]:
    """Chances in tenths, and how often they came true. Those of one game came true together, so games are counted."""
    bins = []
    for number in range(BINS):
        some = [one for one in chances if min(BINS - 1, int(one.chance * BINS)) == number]
        if some:
            games = len({(one.kind, one.game) for one in some})
            won = share_of(float(np.mean([one.won for one in some])), games)
            bins.append(Bin(len(some), games, float(np.mean([one.chance for one in some])), won))
    return bins
