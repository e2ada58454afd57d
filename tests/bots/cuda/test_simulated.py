"""Without a card, Numba's simulator plays trial games by the same kernel."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from ratskeller.games import GAMES

ROOT = Path(__file__).resolve().parents[3]


@pytest.mark.parametrize("game", GAMES)
def test_trial_games_on_the_simulator_come_to_the_same(game: str) -> None:
    command = [sys.executable, "-m", "tests.bots.cuda.simulated", game]
    subprocess.run(command, cwd=ROOT, env=os.environ | {"NUMBA_ENABLE_CUDASIM": "1"}, check=True)
