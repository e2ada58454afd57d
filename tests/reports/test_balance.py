"""Parts of the page on a game's balance."""

from typing import Any

import pytest

from ratskeller.arena.balance.figures import TableBalance
from ratskeller.arena.balance.worth import Worth
from ratskeller.arena.intervals import Mean
from ratskeller.engine.simulate import Share
from ratskeller.reports.balance.seats import verdict
from ratskeller.reports.balance.spread import distribution, mean_of, quantile
from ratskeller.reports.balance.worth import reach, shown


def table_of(*wins: Share) -> TableBalance:
    figures: dict[str, Any] = dict.fromkeys(
        ("points_by_seat", "winning_points", "losing_points", "lengths", "reasons", "compared", "worth")
    )
    return TableBalance(name="2 seats", bot="b", games=9, seats=len(wins), wins_by_seat=[*wins], **figures)


def test_only_what_the_interval_excludes_is_told_of_a_seat() -> None:
    assert verdict(table_of(Share(0.6, 0.55, 0.65), Share(0.4, 0.35, 0.45))) == (
        "2 seats: seat 1 wins more (60.0%); seat 2 wins less (40.0%) than 50.0%"
    )
    assert verdict(table_of(Share(0.6, 0.45, 0.75), Share(0.4, 0.25, 0.55))) == (
        "2 seats: no seat was shown to win more or less than 50.0%"
    )


def test_what_is_worth_something_is_told_where_its_interval_says_so() -> None:
    found = [
        Worth(f"item:{name}", 0.5, Mean(mean, mean - 2, mean + 2), Mean(0, 0, 0))
        for name, mean in (("much", 9.0), ("some", 3.0), ("nothing", 1.0), ("worse", -5.0))
    ]
    assert (shown(found, 1), shown(reversed(found), -1)) == ("much, some", "worse")
    assert shown(found[2:3], 1) == "nothing"


@pytest.mark.parametrize(("mean", "told"), [(Mean(0.123, 0.1, 0.15), "+12.3 ± 2.7"), (Mean(-0.5, None, None), "-50.0")])
def test_a_value_is_told_with_the_reach_of_its_interval(mean: Mean, told: str) -> None:
    assert reach(mean, 100, 1) == told


def test_counts_are_summed_up() -> None:
    counts = {10: 1, 11: 8, 20: 1}
    assert mean_of(counts) == pytest.approx(11.8)
    assert [quantile(counts, part) for part in (0.05, 0.5, 0.95)] == [10, 11, 20]
    assert (mean_of({}), quantile({}, 0.5)) == (0, 0)


def test_a_distribution_has_a_share_for_every_bin_between_its_ends() -> None:
    assert distribution({3: 1, 6: 3}, 1) == ([3, 4, 5, 6], [0.25, 0, 0, 0.75])
    assert distribution({3: 1, 4: 1, 8: 2}, 2) == ([2.5, 4.5, 6.5, 8.5], [0.25, 0.25, 0, 0.5])
