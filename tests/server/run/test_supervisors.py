"""Several processes, with our own supervisor and with uvicorn's."""

import os
import signal
import socket
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Timer

import pytest

from ratskeller.server.base.settings import Settings
from ratskeller.server.run.plain_supervisor import PlainSupervisor
from ratskeller.server.run.running import config_of, supervisor_of
from ratskeller.server.run.uvicorn_supervisor import UvicornSupervisor

# Those that uvicorn's supervisor takes over.
NAMES = ("INT", "TERM", "HUP", "QUIT", "TTIN", "TTOU", "USR1", "USR2", "WINCH")
SIGNALS = [signal.Signals[f"SIG{name}"] for name in NAMES]
SETTINGS = Settings("postgresql://rat@db/rats")


def serve_well(on_ready: Callable[[], None]) -> None:
    """Get ready, and wait for a signal."""
    on_ready()
    time.sleep(60)


def fail_to_start(_: Callable[[], None]) -> None:
    """End before anything is ready."""
    sys.exit(3)


@pytest.fixture(autouse=True)
def usual_signals(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Leave signals as they were, and let new processes find this file."""
    monkeypatch.syspath_prepend(str(Path(__file__).parents[3]))
    before = {number: signal.getsignal(number) for number in SIGNALS}
    yield
    for number, handler in before.items():
        signal.signal(number, handler)


@pytest.mark.parametrize(("found", "lines"), [("0.54.0", 0), ("0.55.0", 1), ("1.0rc1", 1)])
def test_a_version_that_was_not_tested_gets_our_supervisor_and_a_line_in_the_log(
    found: str, lines: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("ratskeller.core.plain.version", {"uvicorn": found, "websockets": "16.0"}.__getitem__)
    with socket.socket() as listening:
        supervisor = supervisor_of(SETTINGS, listening, 2, lambda: None)
    assert isinstance(supervisor, PlainSupervisor if lines else UvicornSupervisor)
    said = capsys.readouterr()
    assert (said.out + said.err).count(f"uvicorn {found} was not tested") == lines


class Slow:
    """A process that lives, and is ready at the third time of asking."""

    pid = 1
    asked = 0

    def is_alive(self, timeout: float = 5) -> bool:
        """Always."""
        return True

    def wait_until_ready(self, timeout: float) -> bool:
        """Whether it is."""
        self.asked += 1
        return self.asked > 2


def test_processes_that_take_long_to_start_are_announced_all_the_same() -> None:
    ready: list[str] = []
    with socket.socket() as listening:
        supervisor = UvicornSupervisor(config_of(SETTINGS), listening, lambda: ready.append("ready"))
    supervisor.processes = [Slow()]  # type: ignore[list-item]
    for expected in ([], [], ["ready"], ["ready"]):
        supervisor.keep_subprocess_alive()
        assert ready == expected


def test_processes_serve_until_a_signal_comes() -> None:
    ready: list[str] = []

    def stop() -> None:
        ready.append("ready")
        Timer(0.1, os.kill, (os.getpid(), signal.SIGTERM)).start()

    supervisor = PlainSupervisor(serve_well, 2, stop)
    supervisor.run()
    assert ready == ["ready"]
    assert not supervisor.failed


def test_a_process_that_cannot_start_stops_all() -> None:
    supervisor = PlainSupervisor(fail_to_start, 2, lambda: pytest.fail("nothing was ready"))
    supervisor.run()
    assert supervisor.failed
