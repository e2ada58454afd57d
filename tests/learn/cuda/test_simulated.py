"""Without a card, Numba's simulator lists features as plain Python."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[3]


@pytest.mark.parametrize(("game", "people"), [("firstrat", 3), ("piedpiper", 4)])
def test_features_on_the_simulator_are_those_of_the_processor(game: str, people: int) -> None:
    command = [sys.executable, "-m", "tests.learn.cuda.simulated", game, str(people)]
    subprocess.run(command, cwd=ROOT, env=os.environ | {"NUMBA_ENABLE_CUDASIM": "1"}, check=True)
