"""The pages of libraries are handed back once rules are loaded; who compiles after that still can."""

import subprocess
import sys

from ratskeller.engine.idle_code import unchanged_code

MAPS = """\
7f0000000000-7f0000100000 r-xp 00000000 08:01 11 /lib/libllvmlite.so
Rss:                 900 kB
Anonymous:             0 kB
7f0000100000-7f0000180000 r--p 00100000 08:01 11 /lib/libllvmlite.so
Anonymous:           128 kB
7f0000180000-7f0000190000 rw-p 00180000 08:01 11 /lib/libllvmlite.so
Anonymous:             0 kB
7f0000200000-7f0000300000 r-xp 00000000 08:01 12 /lib/libother.so.6
Anonymous:             0 kB
7f0000300000-7f0000400000 r--p 00000000 08:01 13 /usr/share/locale/words
Anonymous:             0 kB
"""
AFTERWARDS = """
import psutil
from numba import njit

from ratskeller.engine.idle_code import hand_back_code

njit(lambda a: a + 1)(1)
before = psutil.Process().memory_info().rss
handed = hand_back_code()
after = psutil.Process().memory_info().rss
assert handed > 10**7, handed
assert after < before - 10**7, (before, after)
assert njit(lambda a: a * 3)(2.5) == 7.5
"""


def test_only_what_lies_in_memory_as_it_does_in_its_file_is_handed_back() -> None:
    assert list(unchanged_code(MAPS)) == [(0x7F0000000000, 0x100000), (0x7F0000200000, 0x100000)]


def test_a_process_is_smaller_without_idle_code_and_can_still_compile() -> None:
    subprocess.run([sys.executable, "-c", AFTERWARDS], check=True)
