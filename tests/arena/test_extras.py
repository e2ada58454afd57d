"""Packages that are not installed with everything else."""

import sys
from pathlib import Path

import pytest

from tests.cli.commands import ratskeller


@pytest.mark.parametrize(
    ("module", "words", "complaint"),
    [
        ("ray", ("--runner", "ray"), "a Ray cluster needs a package more: pip install 'ratskeller[ray]'"),
        ("matplotlib", (), "the report of a tournament needs a package more: pip install 'ratskeller[plots]'"),
    ],
)
def test_a_missing_package_is_told_before_anything_is_played(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, module: str, words: tuple[str, ...], complaint: str
) -> None:
    monkeypatch.setitem(sys.modules, module, None)
    refused = ratskeller("arena", "--game", "piedpiper", "--bots", "random", "--out", str(tmp_path / "out"), *words)
    assert (refused.code, refused.err) == (2, f"ratskeller: {complaint}\n")
    assert not (tmp_path / "out").exists()
