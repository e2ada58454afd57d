"""Rules compiled the plain way, by what Numba promises: they do the same, and are found again."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

RULES = '''
import numpy as np

from ratskeller.core.rule import PLAIN, entry, rule


@rule
def price(n):
    """A rule that another one calls."""
    return n * n // 2


@rule
def take(position, count):
    """A rule that changes its argument."""
    position["cheese"] -= price(count)


@entry
def play(positions, n):
    """Takes as much cheese from each."""
    for i in range(len(positions)):
        take(positions[i], n)


positions = np.zeros(2, [("cheese", np.int64)])
take(positions[0], 2)  # as it is written
play(positions, 10)
print(positions["cheese"].tolist(), PLAIN is not None, sum(play.stats.cache_hits.values()))
'''


def ran(folder: Path, plain: str) -> subprocess.CompletedProcess[str]:
    """The rules, run by a process of its own."""
    file = folder / "some_rules.py"
    if not file.exists():  # a file that was written again is compiled again
        file.write_text(RULES)
    variables = {"RATSKELLER_PLAIN": plain, "RATSKELLER_CACHE": str(folder / f"cache{plain}")}
    words = [sys.executable, str(file)]
    return subprocess.run(words, env={**os.environ, **variables}, capture_output=True, text=True, check=True)


@pytest.mark.parametrize(("plain", "is_plain"), [("0", False), ("1", True)])
def test_rules_do_the_same_in_both_ways_and_are_found_again(plain: str, is_plain: bool, tmp_path: Path) -> None:
    first, second = ran(tmp_path, plain), ran(tmp_path, plain)
    assert first.stdout == f"[-52, -50] {is_plain} 0\n"
    assert second.stdout == f"[-52, -50] {is_plain} 1\n"
    assert first.stderr.count("rules are compiled the plain way") == is_plain
