"""Systems that lack what Linux and macOS have are told so."""

import subprocess
import sys

import pytest

TOLD = "Ratskeller runs on Linux and macOS; on Windows use WSL"


def without(module: str, code: str) -> subprocess.CompletedProcess[str]:
    """Run some code where Python lacks a module."""
    words = [sys.executable, "-c", f"import sys; sys.modules[{module!r}] = None\n{code}"]
    return subprocess.run(words, capture_output=True, text=True, check=False)


@pytest.mark.parametrize("module", ["fcntl", "resource"])
def test_the_command_says_on_which_systems_it_runs(module: str) -> None:
    done = without(module, "from ratskeller.cli.main import main; main()")
    assert (done.returncode, done.stdout, done.stderr) == (2, "", f"ratskeller: {TOLD}\n")


@pytest.mark.parametrize(
    ("module", "needs_it"),
    [
        ("fcntl", "ratskeller.arena.journal"),
        ("fcntl", "ratskeller.study.firstrat.hunting.chart"),
        ("resource", "ratskeller.server.run.running"),
    ],
)
def test_what_needs_such_a_system_cannot_be_imported_elsewhere(module: str, needs_it: str) -> None:
    done = without(module, f"import {needs_it}")
    assert done.returncode == 1
    assert done.stderr.splitlines()[-1].endswith(TOLD)
