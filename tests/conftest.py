"""Settings that must be there before anything imports Numba."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

# An index out of bounds fails the test instead of reading foreign memory.
os.environ.setdefault("NUMBA_BOUNDSCHECK", "1")

# Programs that tests start can be interrupted, even if tests were started in the background, where Ctrl-C is ignored.
signal.signal(signal.SIGINT, signal.default_int_handler)

ROOT = Path(__file__).resolve().parents[1]
LONGEST = ("test_package.py", "test_api_schema.py")


def pytest_sessionstart(session: pytest.Session) -> None:
    """Compile the rules once, before workers that would each do so; both games at the same time. Where they run
    interpreted, there is nothing to compile."""
    is_interpreted = os.environ.get("NUMBA_DISABLE_JIT", "0") != "0"
    if not hasattr(session.config, "workerinput") and not is_interpreted:
        from ratskeller.games import GAMES

        subprocess.run([sys.executable, "-m", "tests.compiling", *GAMES], cwd=ROOT, check=True)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What takes minutes begins first, so that no worker is left alone with it at the end; one worker has all of it, as
    another would only wait for the same environment."""
    items.sort(key=lambda item: item.path.name not in LONGEST)


@pytest.fixture
def state(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of games under way, empty for each test; the window is 80 columns wide."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setenv("COLUMNS", "80")
    return tmp_path / "state" / "ratskeller" / "games"
