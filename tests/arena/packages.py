"""Packages that bring bots along, as they lie there after an installation."""

import os
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

from tests.documented import ROOT

# Bots that a package of a test brings along: honest, chatty, and such that fail or cheat.
BOTS = """
import os, time

class Told:
    def __init__(self, name, choose):
        self.name, self._choose = name, choose

    def choose(self, seen, seed):
        return self._choose(seen)

def first(text=""):
    return Told("first", lambda seen: seen.legal[0])

def chatty():
    def choose(seen):
        print("hmm, let me think")
        return seen.legal[0]
    return Told("chatty", choose)

def tamper():
    def choose(seen):
        seen.boxes.view("u1")[:] = 0
        seen.views.view("u1")[:] = 0
        return seen.legal[0]
    return Told("tamper", choose)

def failing(how):
    def choose(seen):
        if how == "exit":
            os._exit(3)
        if how == "sleep":
            time.sleep(60)
        if how == "raise":
            raise ValueError("no idea")
        return "r2>9" if how == "text" else -1
    return Told("failing", choose)
"""
POINTS = "\n".join(f"{name} = bots_of_a_test:{name}" for name in ("first", "chatty", "tamper", "failing"))


def install_bots(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let this process and those that it starts have the package of a test."""
    facts = folder / "bots_of_a_test-1.0.dist-info"
    facts.mkdir()
    (folder / "bots_of_a_test.py").write_text(BOTS)
    (facts / "METADATA").write_text("Metadata-Version: 2.1\nName: bots-of-a-test\nVersion: 1.0\n")
    (facts / "entry_points.txt").write_text(f"[ratskeller.bots]\n{POINTS}\nbroken = no_such_module:make\n")
    use(folder, monkeypatch)


def install_example(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Build the example's wheel, and let this process and those that it starts have it."""
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(build, cwd=ROOT / "examples" / "python-bot", check=True, capture_output=True)
    (wheel,) = folder.glob("*.whl")
    ZipFile(wheel).extractall(folder)
    use(folder, monkeypatch)


def use(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Put a folder on the path."""
    monkeypatch.syspath_prepend(str(folder))
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(filter(None, (str(folder), os.environ.get("PYTHONPATH")))))
