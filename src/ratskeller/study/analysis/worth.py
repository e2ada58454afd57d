"""The value of a move: counted in trial games that continue from it to their end, or judged by a network.

A search continues from the move, for a few decisions of every seat; from there on all play by their priors. On a card,
each of these games is played many times from the leaf of the search, and counts as the average of all: the same games
with less luck in them. A network need not play on: it estimates each seat's share of the victory at the leaf. Only for
the expected points are some of its games played to their end.
"""

from typing import NamedTuple

import numpy as np

from ratskeller.bots.bot import Seen
from ratskeller.study.analysis.calibration import Floats, JudgeName, calibration_for, smoothed
from ratskeller.study.analysis.growing import SEARCHED, grown, leaves_of

PLAYED_ON = 0.9  # part of the judgement in the worth that guides the search
PART_FOR_POINTS = 8  # one of so many playouts of a network goes on to the end
REPEATS = 64  # of each trial game on a card: 128,000 for a move in the usual analysis


class Worth(NamedTuple):
    """The results of games that went on from a move. Arrays have a value for each seat."""

    games: int
    wins: Floats  # shares of victory, summed
    points: Floats  # mean
    variance: Floats  # of a game's share of victory, beside that of a game that is played once


def worth_of(seen: Seen, move: int, games: int, seed: int, device: str = "cpu", judge: JudgeName = "trials") -> Worth:
    """The results of games that go on from a move, by a judge; trial games are played on the processor or on a card."""
    if judge == "learned":
        return worth_learned(seen, move, games, seed)
    return worth_on_card(seen, move, games, seed) if device == "cuda" else worth_here(seen, move, games, seed)


def worth_learned(seen: Seen, move: int, playouts: int, seed: int) -> Worth:
    """What the game's own network estimates in this many playouts."""
    visits, shares = judged(seen, move, playouts, seed)
    to_end = max(2, playouts // PART_FOR_POINTS)
    ends = [tree.nodes[0] for tree in grown(seen, to_end, seed, PLAYED_ON, move, judge_name="learned")]
    points = sum(root["points"][: len(shares)].astype(float) for root in ends) / sum(int(end["visits"]) for end in ends)
    variance = calibration_for(seen.game, seen.views[0], "learned").variance
    return Worth(visits, shares, np.asarray(points), np.full(len(shares), variance))


def judged(seen: Seen, move: int, playouts: int, seed: int) -> tuple[int, Floats]:
    """How many playouts of a network go on from a move, and the shares of victory that it sees in them, summed."""
    seats = int(seen.views[0]["seats"])
    roots = [tree.nodes[0] for tree in grown(seen, playouts, seed, SEARCHED, move, judge_name="learned")]
    shares = sum(root["worth"][:seats].astype(float) for root in roots)
    return sum(int(root["visits"]) for root in roots), np.asarray(shares)


def worth_here(seen: Seen, move: int, games: int, seed: int) -> Worth:
    """Each game is played once, by the search itself."""
    seats = int(seen.views[0]["seats"])
    roots = [tree.nodes[0] for tree in grown(seen, games, seed, PLAYED_ON, move)]
    visits = sum(int(root["visits"]) for root in roots)
    wins, points = (sum(root[figure][:seats].astype(float) for root in roots) for figure in ("wins", "points"))
    return Worth(visits, np.asarray(wins), np.asarray(points) / visits, np.ones(seats))


def worth_on_card(seen: Seen, move: int, games: int, seed: int, repeats: int = REPEATS) -> Worth:
    """Each game is played this many times from the leaf of the search. The variance of the averages says how sure they
    are."""
    from ratskeller.bots.cuda.trials import play_trials

    seats = int(seen.views[0]["seats"])
    leaves = leaves_of(seen, games, seed, move)
    found = play_trials(seen.game, seen.boxes, leaves, repeats, seed)
    shares, points = found.shares[:, :seats], found.points[:, :seats]
    likely = smoothed(shares.sum(axis=0), len(leaves))
    variance = np.clip(shares.var(axis=0) / (likely * (1 - likely)), 1 / repeats, 1)
    return Worth(len(leaves), shares.sum(axis=0), points.mean(axis=0), variance)
