"""What an operator meets: a second server on a file, processes that are killed, a stop in the middle of work."""

import shutil
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import httpx
import psutil
import pytest

from ratskeller.server.analysis.worker import NICENESS
from ratskeller.server.base.settings import default_database
from ratskeller.server.store.file_lock import only_server
from ratskeller.server.store.problems import DatabaseError
from tests.cli.commands import ratskeller
from tests.server.serving import PLAIN_SUPERVISOR, Server, visitor

PROGRAMS = (Server.program, PLAIN_SUPERVISOR)  # with either supervisor

SECONDS = 60  # for what takes a moment on a machine that has nothing else to do
SOLVED = "solved-easy-all-rattonauts"


def until(holds: Callable[[], Any]) -> None:
    """Wait until something is true."""
    end = time.monotonic() + SECONDS
    while not holds():
        assert time.monotonic() < end, "it did not happen"
        time.sleep(0.05)


def workers_of(server: Server) -> list[psutil.Process]:
    """The processes that take requests: those that have others beside them."""
    return [child for child in psutil.Process(server.pid).children() if child.children()]


def test_a_second_server_on_the_same_file_is_refused_and_commands_are_not(sqlite_url: str, tmp_path: Path) -> None:
    with Server(sqlite_url) as server:
        refused = ratskeller("serve", "--port", "0", "--database", sqlite_url)
        assert (refused.code, refused.out) == (2, "")
        assert f"another server uses this file (process {server.pid})" in refused.err
        assert len(refused.err.splitlines()) == 1
        assert ratskeller("migrate", "--database", sqlite_url).code == 0
        assert ratskeller("backup", str(tmp_path / "now.backup"), "--database", sqlite_url).code == 0
        server.kill()
        server.start()  # what it left behind is in nobody's way


def test_a_file_is_the_same_by_whatever_way_it_is_reached(tmp_path: Path) -> None:
    (tmp_path / "here").mkdir()
    (tmp_path / "there").symlink_to("here")
    with only_server(f"sqlite:///{tmp_path}/here/rats.sqlite"):
        again = only_server(f"sqlite:///{tmp_path}/there/rats.sqlite")
        with pytest.raises(DatabaseError, match="another server uses this file"), again:
            pass
        with only_server(f"sqlite:///{tmp_path}/here/other.sqlite"), only_server("postgresql://rat@db/rats"):
            pass
    with only_server(f"sqlite:///{tmp_path}/there/rats.sqlite"):
        pass


@pytest.mark.parametrize("program", PROGRAMS, ids=["uvicorn", "plain"])
def test_processes_whose_parent_was_killed_stop_and_leave_the_port(
    fresh_postgres_url: str, program: Sequence[str]
) -> None:
    server = Server(fresh_postgres_url, processes=2)
    server.program = program
    with server:
        workers = workers_of(server)
        assert len(workers) == 2
        server.kill()
        _, alive = psutil.wait_procs(workers, timeout=SECONDS)
        assert alive == []
        server.start()
        assert httpx.get(f"{server.url}/readyz", timeout=30).status_code == 200
        assert "Traceback" not in server.log


@pytest.mark.parametrize("program", PROGRAMS, ids=["uvicorn", "plain"])
def test_a_process_that_was_killed_is_replaced_and_warned_of(fresh_postgres_url: str, program: Sequence[str]) -> None:
    server = Server(fresh_postgres_url, processes=2, log_json=True)
    server.program = program
    with server:
        victim = workers_of(server)[0]
        victim.kill()
        until(lambda: f"process {victim.pid} of the server was ended by SIGKILL" in server.log)
        line = next(line for line in server.log.splitlines() if "was ended by SIGKILL" in line)
        assert '"level": "warning"' in line
        until(lambda: len(workers_of(server)) == 2)


def test_a_stop_in_the_middle_of_an_analysis_leaves_no_traceback(sqlite_url: str) -> None:
    with Server(sqlite_url, analysis_playouts=10_000_000) as server, visitor(server.url, "Ada") as ada:
        asked = ada.post(f"/api/records/{SOLVED}/analysis")
        assert asked.status_code == 200, asked.text
        until(lambda: "an analysis has begun" in server.log)
        until(lambda: any(child.nice() == NICENESS for child in psutil.Process(server.pid).children()))
        assert server.stop() == 0
        assert "Traceback" not in server.log
        assert "never retrieved" not in server.log


def test_the_data_folder_of_the_user_is_heeded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    old = tmp_path / ".local/share/ratskeller/ratskeller.sqlite"
    new = tmp_path / "data/ratskeller/ratskeller.sqlite"
    for ignored in ("", "data"):
        monkeypatch.setenv("XDG_DATA_HOME", ignored)
        assert default_database() == f"sqlite:///{old}"
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    assert default_database() == f"sqlite:///{new}"
    assert caplog.text == ""
    old.parent.mkdir(parents=True)
    old.touch()
    assert default_database() == f"sqlite:///{old}"
    assert caplog.text.count("the database stays at its old place") == 1
    new.parent.mkdir(parents=True)
    shutil.copy(old, new)
    assert default_database() == f"sqlite:///{new}"
