"""Settings that must be there before anything imports Numba."""

import os
from pathlib import Path

import pytest

# An index out of bounds fails the test instead of reading foreign memory.
os.environ.setdefault("NUMBA_BOUNDSCHECK", "1")


def pytest_sessionstart(session: pytest.Session) -> None:
    """Compile the rules once, before workers that would each do so."""
    if not hasattr(session.config, "workerinput"):
        from ratskeller.bots.compiled import compile_bots
        from ratskeller.engine.compiled import compile_entries
        from ratskeller.envs.compiling import compile_envs
        from ratskeller.games import GAMES, load_game

        for name in GAMES:
            compile_entries(load_game(name))
            compile_bots(load_game(name))
            compile_envs(load_game(name))


@pytest.fixture
def state(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of games under way, empty for each test; the window is 80 columns wide."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setenv("COLUMNS", "80")
    return tmp_path / "state" / "ratskeller" / "games"
