"""The calibration that fits games best, and how often predicted winners won."""

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from calibrating.games import Kind, Played
from calibrating.looks import Looked, Position
from ratskeller.engine.simulate import Share, share_of
from ratskeller.study.analysis.calibration import LATEST, UNSEEN, Calibration, smoothed

# What is taken to be so where games tell nothing: trust, decider.
USUAL = {
    "trials": np.array([0.4, 0.2, 0.0, 0.0]),
    "network": np.array([1.0, 0, 0, 0]),
    "learned": np.array([1.0, 0, 0, 0]),
}
PULL, PULL_OF_FAMILY = 5.0, 40.0  # how much that counts, and what all tables of the game tell, in positions
LEAST_TRUST = 0.05
LEAST_VARIANCE = 0.01  # a judgement is never taken to be surer
STEPS = 40  # of Newton's method, more than it ever needs
BINS = 10
DIGITS = 4

Floats = npt.NDArray[np.float64]


class Evidence(NamedTuple):
    """What logits are made of, by position and seat, and the shares of victory."""

    features: Floats
    shares: Floats


class Match(NamedTuple):
    """A game, and the looks that one way to judge took at it."""

    game: Played
    positions: list[Position]


class Told(NamedTuple):
    """The chances that were told at a decision, and what became of them, by seat."""

    kind: Kind
    game: int
    decision: int
    chances: Floats
    shares: Floats

    @property
    def loss(self) -> float:
        """How surprising the result was, in nats."""
        return float(-(self.shares * np.log(self.chances)).sum())


class Bin(NamedTuple):
    """Chances of about the same size: how many, in how many games, their mean, and how often they came true."""

    chances: int
    games: int
    chance: float
    won: Share
    error: float  # the standard error of what came true; chances of one game came true together


def matched(games: Sequence[Played], looks: Sequence[Looked]) -> list[Match]:
    """The games that were looked at."""
    found = {(looked.kind, looked.number): looked.positions for looked in looks}
    return [Match(game, found[key]) for game in games if (key := (game.kind, game.number)) in found]


def fits(matches: Sequence[Match], way: str) -> dict[Kind, Calibration]:
    """The calibration of each kind of table under which its games were most likely.

    Tables of a kind are much like others of the same game, so that the figures are pulled to those of all together."""
    found = {}
    for _, family in groupby(sorted({match.game.kind for match in matches}, key=family_of), key=family_of):
        kinds = list(family)
        played = {kind: [match for match in matches if match.game.kind == kind] for kind in kinds}
        lengths = {kind: float(np.mean([match.game.length for match in played[kind]])) for kind in kinds}
        evidence = {kind: evidence_of(played[kind], lengths[kind]) for kind in kinds}
        usual = most_likely(list(evidence.values()), USUAL[way], PULL)
        for kind in kinds:
            trust, *others = most_likely([evidence[kind]], usual, PULL_OF_FAMILY).reshape(2, 2)
            found[kind] = Calibration(
                games=len(played[kind]),
                length=round(lengths[kind], 2),
                trust=rounded(never_against(trust)),
                decider=rounded(*others),
            )
    return found


def variance_of(looks: Sequence[Looked], kind: Kind) -> float:
    """How much what is said of a decision varies with luck, beside what as many games played once would vary."""
    ratios = []
    for looked in looks:
        if looked.kind == kind:
            first = looked.positions[0]
            shares = np.array([first.wins, looked.again])[:, first.seat] / first.games
            likely = (shares.mean() * first.games + UNSEEN) / (first.games + 2 * UNSEEN)
            ratios.append(first.games * (shares[0] - shares[1]) ** 2 / 2 / (likely * (1 - likely)))
    return max(LEAST_VARIANCE, round(float(np.mean(ratios)), DIGITS))


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


def evidence_of(matches: Sequence[Match], length: float) -> Evidence:
    """What the positions of games tell: what each seat's logit is made of, and who has won."""
    features, shares = [], []
    for game, positions in matches:
        for position in positions:
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


def tested(matches: Sequence[Match], way: str) -> Iterable[Told]:
    """The chances that games get from a calibration which was fitted on the other half of them."""
    for half in (0, 1):
        calibrations = fits([match for match in matches if half_of(match.game) != half], way)
        for match in matches:
            if half_of(match.game) == half:
                yield from told_by(match, calibrations[match.game.kind])


def half_of(game: Played) -> int:
    """The half that a game is in; both have games of all players."""
    return game.number // 2 % 2


def untempered(matches: Sequence[Match]) -> Iterable[Told]:
    """The chances as they were said, without any calibration."""
    plain = Calibration(games=0, length=1.0, trust=[1.0, 0.0], decider=[0.0, 0.0])
    for match in matches:
        yield from told_by(match, plain)


def told_by(match: Match, calibration: Calibration) -> Iterable[Told]:
    """The chances of every seat in every position of a game."""
    game = match.game
    for position in match.positions:
        progress = min(LATEST, position.length / calibration.length)
        chances = calibration.chances(np.array(position.wins), position.games, progress, position.seat)
        yield Told(game.kind, game.number, position.decision, chances, np.array(game.shares))


def reliability(all_told: Sequence[Told]) -> list[Bin]:
    """Chances in tenths, and how often they came true. Those of one game came true together, so games are counted."""
    chances = np.concatenate([one.chances for one in all_told])
    shares = np.concatenate([one.shares for one in all_told])
    games = np.concatenate([[hash((one.kind, one.game))] * len(one.chances) for one in all_told])
    tenths = np.minimum(BINS - 1, (chances * BINS).astype(int))
    bins = []
    for number in range(BINS):
        some = tenths == number
        if some.any():
            of_games, which = np.unique(games[some], return_inverse=True)
            surprise = np.bincount(which, shares[some] - shares[some].mean())
            error = float(np.sqrt((surprise**2).sum()) / some.sum())
            won = share_of(float(shares[some].mean()), len(of_games))
            bins.append(Bin(int(some.sum()), len(of_games), float(chances[some].mean()), won, error))
    return bins


def calibration_error(bins: Sequence[Bin]) -> float:
    """The expected calibration error: how far shares are from the chances on the average."""
    return sum(one.chances * abs(one.chance - one.won.share) for one in bins) / sum(one.chances for one in bins)


def error_by_luck(bins: Sequence[Bin]) -> float:
    """The calibration error that chances without any error would show in so few games."""
    expected = np.sqrt(2 / np.pi)  # of the size of a normal error, in standard errors
    return float(sum(one.chances * expected * one.error for one in bins) / sum(one.chances for one in bins))
