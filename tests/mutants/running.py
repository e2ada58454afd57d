"""Runs the tests of the rules on mutants, in copies of the tree; the tree itself is never touched."""

import os
import shutil
import signal
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path
from threading import Lock

from tests.mutants.changes import Mutant

COPIED = ("src/ratskeller", "tests", "docs", "pyproject.toml")
NOT_COPIED = shutil.ignore_patterns("page", "pictures", "*.nbi", "*.nbc", ".pytest_cache")
SCENARIOS = "tests/engine/test_scenarios.py"
SLOWER = 4  # times as long as without a change: then it is too slow
SPARE_SECONDS = 30
MOST_SECONDS = 600  # for the tests without a change
FAILED = 1  # pytest's exit code for tests that fail, the only one that catches a mutant
BROKEN = (2, 3)  # of tests that can't even be read: a mutant whose import fails


class Unsound(Exception):
    """The tests can't judge mutants, since they fail without one or don't see the copy."""


class Stopped(Exception):
    """The run was stopped while tests were under way."""


@dataclass(frozen=True)
class Verdict:
    """What became of a mutant."""

    mutant: Mutant
    is_caught: bool
    seconds: float
    by: str  # the test that caught it, or why it counts as caught


def rule_tests(root: Path, game: str) -> list[Path]:
    """The files with tests of a game's rules: those that have to reach every line of them, too (`make cover`)."""
    return [*sorted((root / "tests" / "games" / game / "rules").rglob("test_*.py")), root / SCENARIOS]


class Copy:
    """A copy of the tree, in which one mutant at a time is tested. The rules run interpreted: nothing is compiled."""

    def __init__(self, root: Path, folder: Path) -> None:
        self.folder = folder
        self._lock = Lock()
        self._process: subprocess.Popen[str] | None = None
        self._is_stopped = False
        for name in COPIED:
            source, target = root / name, folder / name
            target.parent.mkdir(parents=True, exist_ok=True)
            if source.is_dir():
                shutil.copytree(source, target, ignore=NOT_COPIED)
            else:
                shutil.copy2(source, target)

    def check(self, game: str) -> float:
        """The seconds that the tests of a game take without a change; refuses tests that fail then."""
        where = self._run([sys.executable, "-c", "import ratskeller; print(ratskeller.__file__)"], SPARE_SECONDS)[1]
        if not Path(where.strip()).is_relative_to(self.folder):
            raise Unsound(f"the tests would see {where.strip()}, not the copy in {self.folder}")
        began = time.monotonic()
        code, shown = self._test(self.tests_for(game, ()), MOST_SECONDS, MOST_SECONDS)
        if code != 0:
            raise Unsound(f"the tests of {game} fail without any change:\n{shown}")
        return time.monotonic() - began

    def judge(self, mutant: Mutant, usual_seconds: float) -> Verdict:
        """Test a mutant: first the tests that name its rules, then all others of its game."""
        file = self.folder / mutant.file
        source, times = file.read_text("utf-8"), file.stat()
        began = time.monotonic()
        file.write_text(mutant.applied_to(source), "utf-8")
        try:
            tests = self.tests_for(game_of(mutant), mutant.rules)
            # A test that takes longer than all of them do without a change goes round in circles.
            code, shown = self._test(tests, usual_seconds + SPARE_SECONDS, SLOWER * usual_seconds + SPARE_SECONDS)
        finally:
            file.write_text(source, "utf-8")
            os.utime(file, ns=(times.st_atime_ns, times.st_mtime_ns))  # so that its bytecode is still valid
        seconds = time.monotonic() - began
        if code is None:
            return Verdict(mutant, True, seconds, "it took too long")
        if code in (0, FAILED, *BROKEN):
            return Verdict(mutant, code != 0, seconds, caught_by(shown) if code else "")
        raise Unsound(f"pytest ended with {code} on {mutant}:\n{shown}")

    def tests_for(self, game: str, rules: tuple[str, ...]) -> list[str]:
        """The files with tests of a game's rules; those that name one of these rules come first."""
        files = rule_tests(self.folder, game)
        naming = {file for file in files if any(f'"{rule}"' in file.read_text("utf-8") for rule in rules)}
        return [str(file.relative_to(self.folder)) for file in sorted(files, key=lambda file: file not in naming)]

    def stop(self) -> None:
        """End the tests that are under way, and begin no others."""
        with self._lock:
            self._is_stopped = True
            if self._process is not None:
                kill(self._process)

    def _test(self, tests: list[str], each: float, seconds: float) -> tuple[int | None, str]:
        quietly = ["-x", "-q", "--no-header", "--tb=no", "-p", "no:cacheprovider", f"--timeout={each:.0f}"]
        return self._run([sys.executable, "-m", "pytest", *quietly, *tests], seconds)

    def _run(self, command: list[str], seconds: float) -> tuple[int | None, str]:
        """The exit code and the output of a command; no code where it took too long."""
        environment = {
            **os.environ,
            "NUMBA_DISABLE_JIT": "1",
            "PYTHONPATH": str(self.folder / "src"),
            # Bytecode is known by its second and size: that of one mutant could pass for that of the next.
            "PYTHONDONTWRITEBYTECODE": "1",
        }
        with self._lock:
            if self._is_stopped:
                raise Stopped
            self._process = process = subprocess.Popen(
                command,
                cwd=self.folder,
                env=environment,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                text=True,
                start_new_session=True,  # Ctrl-C reaches this program alone, which ends them all
            )
        try:
            shown, _ = process.communicate(timeout=seconds)
        except subprocess.TimeoutExpired:
            return None, ""
        finally:
            kill(process)
            with self._lock:
                self._process = None
        if self._is_stopped:
            raise Stopped
        return process.returncode, shown


def kill(process: "subprocess.Popen[str]") -> None:
    """End a process that has not ended, and all that it has started."""
    if process.poll() is None:
        os.killpg(process.pid, signal.SIGKILL)
        process.wait()


def game_of(mutant: Mutant) -> str:
    """The game whose rule was changed."""
    return Path(mutant.file).parent.name


def caught_by(shown: str) -> str:
    """The first test that failed."""
    failed = [line for line in shown.splitlines() if line.startswith(("FAILED ", "ERROR "))]
    return failed[0].split(" ")[1] if failed else "an error"
