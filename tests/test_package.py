"""The packed artefact: what a user installs holds all that play needs."""

import json
import os
import subprocess
import sys
import sysconfig
import venv
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]


@pytest.fixture(scope="module")
def elsewhere(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The Python of an environment that has the wheel, and the libraries of this one."""
    folder = tmp_path_factory.mktemp("package")
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)],
        cwd=ROOT,
        check=True,
        capture_output=True,
    )
    (wheel,) = folder.glob("*.whl")
    venv.create(folder / "venv", with_pip=False)
    site = folder / "venv" / "lib" / f"python{sys.version_info.major}.{sys.version_info.minor}" / "site-packages"
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(site)
    (site / "libraries.pth").write_text(sysconfig.get_path("purelib") + "\n")
    return folder / "venv" / "bin" / "python"


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


def test_an_installed_wheel_has_the_page_that_was_built(elsewhere: Path) -> None:
    built = ROOT / "src" / "ratskeller" / "server" / "page"
    packed = next(elsewhere.parent.parent.glob("lib/python*/site-packages/ratskeller/server")) / "page"
    assert files_under(packed) == files_under(built)


def files_under(folder: Path) -> list[Path]:
    """All files, by their paths from there."""
    return sorted(path.relative_to(folder) for path in folder.rglob("*") if path.is_file())
