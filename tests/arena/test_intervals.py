"""Intervals hold what they say, also for few shuffles and for shares near 0 and 1."""

import numpy as np
import numpy.typing as npt
import pytest

from ratskeller.arena.intervals import Mean, mean_by_shuffle, share_by_shuffle, student_t
from ratskeller.engine.simulate import share_of

TRIALS = 1000
MISSED_BY_CHANCE = 0.03  # four standard errors of a 95 % coverage in so many trials


Shares = npt.NDArray[np.float64]


def alike(chance: np.random.Generator, share: float, shuffles: int, rotations: int, likeness: float) -> Shares:
    """Shares won of shuffles whose games are alike: 1 all the same, 0 independent, -1 evening each other out."""
    if likeness == 1:
        return (chance.random(shuffles) < share).astype(float)
    if likeness == -1:
        luck = chance.random(shuffles)
        won = np.array([(luck + i / rotations) % 1 < share for i in range(rotations)])
        return np.asarray(won.sum(axis=0) / rotations)
    if likeness == 0:
        return chance.binomial(rotations, share, shuffles) / rotations
    weight = (1 - likeness) / likeness
    return chance.binomial(rotations, chance.beta(share * weight, (1 - share) * weight, shuffles)) / rotations


@pytest.mark.parametrize("likeness", [-1, 0, 0.3, 1])
@pytest.mark.parametrize(("shuffles", "rotations"), [(3, 2), (6, 4), (30, 2), (80, 4)])
def test_the_interval_of_a_share_holds_it_as_often_as_it_says(shuffles: int, rotations: int, likeness: float) -> None:
    chance = np.random.default_rng(7)
    held = []
    for share in (0.04, 0.25, 0.5, 0.9):
        found = [
            share_by_shuffle(alike(chance, share, shuffles, rotations, likeness).tolist(), rotations)
            for _ in range(TRIALS)
        ]
        held.append(np.mean([interval.low <= share <= interval.high for interval in found]))
    assert np.mean(held) >= 0.95 - MISSED_BY_CHANCE / 2
    # Wilson's own coverage goes up and down with the share, as games are whole.
    assert min(held) >= 0.92 - MISSED_BY_CHANCE


def test_an_interval_that_took_games_of_a_shuffle_for_independent_would_fail() -> None:
    chance = np.random.default_rng(7)
    shares = [float(alike(chance, 0.5, 30, 4, 1).mean()) for _ in range(TRIALS)]
    naive = [share_of(share, 120) for share in shares]
    assert np.mean([interval.low <= 0.5 <= interval.high for interval in naive]) < 0.8


def test_the_interval_of_many_independent_games_is_hardly_wider_than_wilsons() -> None:
    chance = np.random.default_rng(7)
    won = alike(chance, 0.6, 500, 4, 0).tolist()
    found, plain = share_by_shuffle(won, 4), share_of(float(np.mean(won)), 2000)
    assert plain.high - plain.low < found.high - found.low < 1.15 * (plain.high - plain.low)


def test_winning_everything_is_not_taken_for_certainty() -> None:
    assert share_by_shuffle([1.0] * 50, 2).low == pytest.approx(share_of(1, 50 * (1.96 / 2.0096) ** 2).low, abs=1e-4)
    assert share_by_shuffle([0.0] * 5, 4).high > 0.4
    assert share_by_shuffle([0.5] * 5, 2).low < 0.3


def test_a_game_lost_never_raises_the_interval() -> None:
    for shuffles in (5, 20, 50, 200):
        lows = [share_by_shuffle([1.0] * (shuffles - lost) + [0.5] * lost, 2).low for lost in range(4)]
        assert lows == sorted(lows, reverse=True)


def test_one_shuffle_in_several_rotations_shows_nothing() -> None:
    found = share_by_shuffle([0.75], 4)
    assert (found.share, found.low, found.high) == (0.75, 0, 1)


def test_games_without_rotations_have_wilsons_interval() -> None:
    assert share_by_shuffle([1, 0, 0.5, 1], 1) == share_of(0.625, 4)


def test_two_sides_have_mirrored_intervals() -> None:
    won = [0.25, 1.0, 0.75, 0.5, 1.0]
    ours, theirs = share_by_shuffle(won, 4), share_by_shuffle([1 - part for part in won], 4)
    assert (theirs.low, theirs.high) == pytest.approx((1 - ours.high, 1 - ours.low))


@pytest.mark.parametrize(("freedom", "t"), [(1, 12.706), (4, 2.7764), (5, 2.5706), (10, 2.2281), (30, 2.0423)])
def test_students_t_is_that_of_the_tables(freedom: int, t: float) -> None:
    assert student_t(freedom) == pytest.approx(t, rel=2e-3)


def test_a_mean_by_shuffles_has_students_interval() -> None:
    found = mean_by_shuffle([20, 22, 30], [2, 2, 2])
    assert found is not None
    assert found.low is not None
    assert found.mean == pytest.approx(12)
    assert found.mean - found.low == pytest.approx(4.3027 * np.std([10, 11, 15], ddof=1) / np.sqrt(3))


def test_the_interval_of_a_mean_holds_it_where_counts_differ() -> None:
    chance = np.random.default_rng(7)
    held = 0
    for _ in range(TRIALS):
        counts = chance.binomial(4, 0.6, 12)
        luck = chance.normal(0, 5, 12)
        sums = [float(chance.normal(80 + of, 10, count).sum()) for of, count in zip(luck, counts, strict=True)]
        found = mean_by_shuffle(sums, counts.tolist())
        assert found is not None
        assert found.low is not None
        assert found.high is not None
        held += found.low <= 80 <= found.high
    assert held / TRIALS >= 0.95 - MISSED_BY_CHANCE


def test_a_mean_needs_numbers_and_its_interval_two_shuffles() -> None:
    assert mean_by_shuffle([0, 0], [0, 0]) is None
    assert mean_by_shuffle([0, 30], [0, 2]) == Mean(15, None, None)
