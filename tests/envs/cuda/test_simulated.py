"""Without a card, Numba's simulator runs the same kernels as plain Python."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from ratskeller.core.errors import SetupError
from ratskeller.engine.cuda import card
from ratskeller.envs.vector import VectorEnv
from ratskeller.games import GAMES

ROOT = Path(__file__).resolve().parents[3]


@pytest.mark.parametrize("game", GAMES)
def test_environments_on_the_simulator_are_the_same_byte_by_byte(game: str) -> None:
    command = [sys.executable, "-m", "tests.envs.cuda.simulated", game]
    subprocess.run(command, cwd=ROOT, env=os.environ | {"NUMBA_ENABLE_CUDASIM": "1"}, check=True)


def test_without_a_card_the_error_says_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing() -> None:
        raise SetupError("no card")

    monkeypatch.setattr(card, "find_card", missing)
    with pytest.raises(SetupError, match="no card"):
        VectorEnv("piedpiper", 2, games=2, device="cuda")
    with pytest.raises(SetupError, match="unknown device 'tpu'"):
        VectorEnv("piedpiper", 2, games=2, device="tpu")


def test_half_numbers_are_for_cards_only() -> None:
    with pytest.raises(SetupError, match="unknown dtype 'float16' on this device: there are float32, uint8"):
        VectorEnv("piedpiper", 2, games=2, dtype="float16")
