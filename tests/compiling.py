"""Compiles the rules that tests run, before workers that would each do so: `python -m tests.compiling [part ...]`.

A part is a game, or the loops of tests; each has a process of its own. Without a name it is all of them.
"""

import subprocess
import sys

from ratskeller.bots.compiled import compile_bots, compile_networks
from ratskeller.engine.compiled import compile_entries
from ratskeller.envs.compiling import compile_envs
from ratskeller.games import GAMES, load_game

LOOPS_OF_TESTS = "loops-of-tests"


def compile_part(name: str) -> None:
    """Compile what is missing of a part."""
    if name == LOOPS_OF_TESTS:
        compile_loops_of_tests()
        return
    for compile_missing in (compile_entries, compile_bots, compile_networks, compile_envs):
        compile_missing(load_game(name))


def compile_loops_of_tests() -> None:
    """The loops that play games of every kind and check each move."""
    from tests.engine.properties.seatings import SEATINGS

    for checked, table in {seating.checked.game.name: seating for seating in SEATINGS}.values():
        checked.play(table, checked.all_options()[0], 1, seed=0)


def main(parts: list[str]) -> None:
    """Compile one part, or each in a process of its own."""
    if len(parts) == 1:
        compile_part(parts[0])
        return
    compilers = [subprocess.Popen([sys.executable, "-m", "tests.compiling", part]) for part in parts]
    assert [compiler.wait() for compiler in compilers] == [0] * len(compilers)


if __name__ == "__main__":
    main(sys.argv[1:] or [*GAMES, LOOPS_OF_TESTS])
