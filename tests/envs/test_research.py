"""What docs/research.md tells can be typed, is up to date, and holds with the versions that it names."""

import re
from importlib.metadata import version
from pathlib import Path

import pytest

from tests.documented import BLOCK, ROOT
from tests.envs.tables import PAGE, page

RESEARCH = (ROOT / "docs" / "research.md").read_text("utf-8")
BLOCKS = [block for language, block in BLOCK.findall(RESEARCH) if language == "python"]
HERE = ("PettingZoo", "Gymnasium", "OpenSpiel")
ELSEWHERE = {
    "TorchRL": "torchrl",
    "PyTorch": "torch",
    "Stable-Baselines3": "stable-baselines3",
    "sb3-contrib": "sb3-contrib",
    "Ray": "ray",
    "Minari": "minari",
    "Gymnasium": "gymnasium",
    "PettingZoo": "pettingzoo",
}


@pytest.mark.parametrize("block", BLOCKS, ids=lambda block: block.split(maxsplit=2)[1])
def test_the_quickstarts_run(block: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    exec(block, {})


def test_there_is_a_quickstart_of_some_ten_lines_for_each_interface_and_for_baselines() -> None:
    assert len(BLOCKS) == 6
    assert all(len([line for line in block.splitlines() if line]) <= 11 for block in BLOCKS)


def test_the_tables_of_moves_and_observations_are_those_of_the_code() -> None:
    assert PAGE.read_text("utf-8") == page()


def told_version(library: str, text: str) -> str:
    """The version of a library that the page names."""
    found = re.search(rf"\b{library} (?:\| )?(\d[\d.]*)", text)
    assert found, library
    return found[1]


@pytest.mark.parametrize("library", HERE)
def test_the_versions_told_are_those_that_pass_here(library: str) -> None:
    told = RESEARCH.partition("What was checked")[2].partition("make test-integrations")[0]
    assert told_version(library, told) == version(library.lower().replace("openspiel", "open-spiel"))


@pytest.mark.parametrize("library", ELSEWHERE)
def test_the_versions_told_are_those_of_the_integrations(library: str) -> None:
    locked = (Path(ROOT) / "requirements" / "integrations.txt").read_text("utf-8")
    told = RESEARCH.partition("make test-integrations`, which")[2]
    assert f"\n{ELSEWHERE[library]}=={told_version(library, told)} " in f"\n{locked}"
