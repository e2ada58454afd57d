"""Numbers with how often each came up: their mean, their quantiles, their shares."""

from collections import Counter
from collections.abc import Iterable, Mapping


def added(counts: Iterable[Mapping[int, int]]) -> dict[int, int]:
    """How often each number came up in all of these."""
    total: Counter[int] = Counter()
    for some in counts:
        total.update(some)
    return dict(sorted(total.items()))


def mean_of(counts: Mapping[int, int]) -> float:
    """The mean of numbers with these counts; 0 if there are none."""
    return sum(number * count for number, count in counts.items()) / max(1, sum(counts.values()))


def quantile(counts: Mapping[int, int], part: float) -> int:
    """The least number that this part of all does not exceed; 0 where there are none."""
    left = part * sum(counts.values())
    for number, count in sorted(counts.items()):
        left -= count
        if left <= 0:
            return number
    return 0


def distribution(counts: Mapping[int, int], width: int) -> tuple[list[float], list[float]]:
    """The share of every number, or of as many numbers together as a bin is wide."""
    bins: Counter[int] = Counter()
    for number, count in counts.items():
        bins[number // width] += count
    total = sum(bins.values())
    places = range(min(bins, default=0), max(bins, default=0) + 1)
    return [place * width + (width - 1) / 2 for place in places], [bins[place] / total for place in places]
