"""Without a card, Numba's simulator runs the same kernels as plain Python."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[3]


@pytest.mark.parametrize(
    ("game", "options"),
    [("firstrat", ["comics=super"]), ("piedpiper", ["variant=hidden"])],
)
def test_games_on_the_simulator_end_with_the_same_bytes(game: str, options: list[str]) -> None:
    command = [sys.executable, "-m", "tests.engine.cuda.simulated", game, *options]
    subprocess.run(command, cwd=ROOT, env=os.environ | {"NUMBA_ENABLE_CUDASIM": "1"}, check=True)
