"""Commands that take a card say what is missing where there is none, before they do anything else."""

from importlib.metadata import PackageNotFoundError
from pathlib import Path

import pytest

from ratskeller.engine.cuda import card
from tests.bots.decisions import new_game
from tests.cli.commands import ratskeller

COMMANDS = ("simulate piedpiper", "bench piedpiper", "analyse evening.record", "mine piedpiper --out found.jsonl")
every_command = pytest.mark.parametrize("command", COMMANDS)


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a record in it, to be in."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "evening.record").write_text(new_game(("piedpiper", 2, None, {})).record_text())
    return tmp_path


@every_command
def test_an_unknown_device_is_refused(command: str, folder: Path) -> None:
    result = ratskeller(*command.split(), "--device", "abacus")
    assert (result.code, result.out) == (2, "")
    assert "unknown device 'abacus': there are cpu, cuda" in result.err
    assert not (folder / "found.jsonl").exists()


@every_command
def test_without_numba_cuda_the_error_says_how_to_get_it(
    command: str, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def version(name: str) -> str:
        raise PackageNotFoundError(name)

    monkeypatch.setattr(card, "version", version)
    result = ratskeller(*command.split(), "--device", "cuda")
    assert (result.code, result.out) == (2, "")
    assert "device cuda needs numba-cuda: pip install 'ratskeller[cuda]'" in " ".join(result.err.split())
    assert not (folder / "found.jsonl").exists()
