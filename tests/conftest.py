"""Settings that must be there before anything imports Numba."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

# An index out of bounds fails the test instead of reading foreign memory.
os.environ.setdefault("NUMBA_BOUNDSCHECK", "1")


COMPILE = """
import sys

from ratskeller.bots.compiled import compile_bots, compile_networks
from ratskeller.engine.compiled import compile_entries
from ratskeller.envs.compiling import compile_envs
from ratskeller.games import load_game

for compile_missing in (compile_entries, compile_bots, compile_networks, compile_envs):
    compile_missing(load_game(sys.argv[1]))
"""


def pytest_sessionstart(session: pytest.Session) -> None:
    """Compile the rules once, before workers that would each do so; both games at the same time. Where they run
    interpreted, there is nothing to compile."""
    is_interpreted = os.environ.get("NUMBA_DISABLE_JIT", "0") != "0"
    if not hasattr(session.config, "workerinput") and not is_interpreted:
        from ratskeller.games import GAMES

        compilers = [subprocess.Popen([sys.executable, "-c", COMPILE, name]) for name in GAMES]
        assert [compiler.wait() for compiler in compilers] == [0] * len(compilers)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What takes minutes begins first, so that no worker is left alone with it at the end; one worker has all of it, as
    another would only wait for the same environment."""
    items.sort(key=lambda item: item.path.name != "test_package.py")


@pytest.fixture
def state(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of games under way, empty for each test; the window is 80 columns wide."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setenv("COLUMNS", "80")
    return tmp_path / "state" / "ratskeller" / "games"
