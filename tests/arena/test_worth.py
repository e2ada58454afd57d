"""What things were worth, found again in games that were made up."""

import numpy as np
import pytest

from ratskeller.arena.balance.sample import Numbers, Sample
from ratskeller.arena.balance.worth import worth_of


def made_up(counts: dict[str, Numbers], points: Numbers) -> Sample:
    """Games in which the most points have won."""
    won = (points == points.max(axis=1, keepdims=True)).astype(float)
    games = len(points)
    return Sample("table", "bot", won, points, [1] * games, {"over": games}, counts)


def some_games(seed: int, games: int = 800, seats: int = 3) -> Sample:
    """Two things that mostly come together, of which one is worth 4 points; the first seat has 2 for nothing."""
    luck = np.random.default_rng(seed)
    one = (luck.random((games, seats)) < 0.5).astype(float)
    other = np.where(luck.random((games, seats)) < 0.8, one, 1 - one)
    table = luck.normal(0, 9, (games, 1))
    points = 50 + table + 4 * one + 2 * (np.arange(seats) == 0) + luck.normal(0, 3, (games, seats))
    return made_up({"a:one": one, "a:other": other}, points)


def test_of_two_that_come_together_the_one_that_counts_is_found() -> None:
    one, other = worth_of(["a:one", "a:other"], [some_games(1)])
    assert one.points.low is not None
    assert one.points.high is not None
    assert 3.2 < one.points.low < 4 < one.points.high < 4.8
    assert one.wins.mean > 0.2
    assert abs(other.points.mean) < 0.5
    assert one.had == pytest.approx(0.5, abs=0.05)


def test_intervals_hold_the_truth_as_often_as_they_say() -> None:
    found = [worth_of(["a:one", "a:other"], [some_games(seed, games=60)])[0].points for seed in range(100)]
    held = sum(mean.low <= 4 <= mean.high for mean in found if mean.low is not None and mean.high is not None)
    assert 88 <= held <= 100


def test_tables_of_other_sizes_are_taken_together() -> None:
    samples = [some_games(1, seats=2), some_games(2, seats=5)]
    (both, _), (two, _), (five, _) = (
        worth_of(["a:one", "a:other"], some) for some in (samples, *([s] for s in samples))
    )
    assert min(two.points.mean, five.points.mean) < both.points.mean < max(two.points.mean, five.points.mean)


def test_where_all_have_as_many_each_is_compared_with_the_average() -> None:
    luck = np.random.default_rng(3)
    hands = luck.multinomial(4, [0.2, 0.3, 0.5], size=(900, 2)).astype(float)
    points = hands @ [3.0, 0.0, 0.0] + luck.normal(0, 1, (900, 2))
    counts = {f"dealt:{card}": hands[:, :, card] for card in range(3)}
    found = worth_of(list(counts), [made_up(counts, points)])
    assert sum(one.points.mean for one in found) == pytest.approx(0)
    assert [round(one.points.mean) for one in found] == [2, -1, -1]


def test_a_seat_alone_is_compared_with_other_games() -> None:
    luck = np.random.default_rng(4)
    had = (luck.random((500, 1)) < 0.4).astype(float)
    points = 5 * had + luck.normal(0, 1, (500, 1))
    (found,) = worth_of(["a:one"], [made_up({"a:one": had}, points)])
    assert found.points.mean == pytest.approx(5, abs=0.3)
