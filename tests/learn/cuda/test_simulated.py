"""Without a card, Numba's simulator runs the kernels of learning as plain Python."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[3]


@pytest.mark.parametrize("table", ["firstrat 3", "piedpiper 4", "piedpiper 3 variant=hidden"])
def test_learning_sees_on_the_simulator_what_it_sees_on_the_processor(table: str) -> None:
    command = [sys.executable, "-m", "tests.learn.cuda.simulated", *table.split()]
    subprocess.run(command, cwd=ROOT, env=os.environ | {"NUMBA_ENABLE_CUDASIM": "1"}, check=True)
