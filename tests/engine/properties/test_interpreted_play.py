"""The same rules, compiled and as plain Python, play the same games."""

import json
import os
import subprocess
import sys
from pathlib import Path

from tests.engine.properties.final_positions import KINDS_EACH, final_positions
from tests.engine.properties.seatings import SEATINGS

ROOT = Path(__file__).parents[3]


def test_interpreted_games_end_as_compiled_ones_byte_for_byte_and_without_a_warning() -> None:
    command = [sys.executable, "-W", "error", "-m", "tests.engine.properties.final_positions"]
    plain = subprocess.run(
        command, cwd=ROOT, env=os.environ | {"NUMBA_DISABLE_JIT": "1"}, capture_output=True, text=True, check=False
    )
    assert plain.returncode == 0, plain.stderr
    compiled = final_positions()
    assert len(compiled) == len(SEATINGS) * KINDS_EACH
    assert json.loads(plain.stdout) == compiled
