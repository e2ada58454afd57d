"""The examples that need PyTorch run."""

import runpy
import sys
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).resolve().parents[1] / "examples"


def test_ppo_trains_and_writes_a_policy_that_can_be_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "piper.npz"
    monkeypatch.syspath_prepend(EXAMPLES / "policy-bot")
    monkeypatch.setattr(sys, "argv", ["ppo.py", "--minutes", "0.05", "--out", str(path)])
    runpy.run_path(str(EXAMPLES / "ppo.py"), run_name="__main__")
    assert "against random it wins" in capsys.readouterr().out
    policy = runpy.run_path(str(EXAMPLES / "policy-bot" / "ratskeller_policy.py"))["make"](str(path))
    assert [weight.shape[1] for weight, _ in policy.layers] == [128, 128, 13]
