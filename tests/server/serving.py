"""Real servers for tests: processes of their own, on free ports of this machine."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryFile
from typing import Any

import httpx
import pytest

from ratskeller.client.reference import trusted

# A test sends more in a second than people do.
GENEROUS = (
    *("chat_per_minute=1000000", "chat_per_second=100000", "chat_burst=100000"),
    *("pages_per_second=100000", "page_burst=100000"),
    "new_people_per_minute=1000000",
    "messages_per_second=100000",
    "burst=100000",
    "sockets_per_person=2000",
    "connections_per_address=1000000",
    "sockets_per_address=1000000",
    "new_sockets_per_minute=1000000",
    "address_messages_per_second=1000000",
    "address_requests_per_second=1000000",
    "address_writes_per_second=1000000",
    "new_tables_per_hour=1000000",
    *("joins_per_hour=1000000", "address_joins_per_hour=1000000"),
    "tables_per_address=1000000",
    "waiting_tables_per_address=1000000",
)


# The same with our own supervisor, and all else as usual: RATSKELLER_PLAIN would have the rules compiled anew.
PLAIN_SUPERVISOR = (
    "-c",
    "from ratskeller.server.run import running; running.why_plain_supervisor = lambda: 'asked for';"
    "from ratskeller.cli.main import main; main()",
)


class Server:
    """`ratskeller serve` as a process. Options are those of the command: thinkers=2, origin=[...], secure=True."""

    python = sys.executable
    program: Sequence[str] = ("-m", "ratskeller")
    variables: Mapping[str, str] = {}  # of its environment, beside ours

    def __init__(self, database_url: str, **options: Any) -> None:
        self.words = ["--database", database_url]
        self.port = 0  # any at first; the same again after a restart
        for name, value in ({"limit": GENEROUS} | options).items():
            word = f"--{name.replace('_', '-')}"
            for given in value if isinstance(value, list | tuple) else [value]:
                self.words += [word] if given is True else [word, str(given)]
        self._log = TemporaryFile()  # noqa: SIM115
        self._process: subprocess.Popen[str] | None = None

    @property
    def url(self) -> str:
        """Where it is reached."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        """Its process."""
        assert self._process is not None
        return self._process.pid

    @property
    def log(self) -> str:
        """All that it has written to its log."""
        self._log.seek(0)
        return self._log.read().decode()

    def start(self) -> "Server":
        """Start it, and wait until it answers."""
        command = [self.python, *self.program, "serve", *self.words, "--port", str(self.port)]
        environment = {name: value for name, value in os.environ.items() if not name.startswith("RATSKELLER_")}
        self._process = subprocess.Popen(
            command,
            stdout=subprocess.PIPE,
            stderr=self._log,
            stdin=subprocess.DEVNULL,
            env={**environment, **self.variables},
            text=True,
        )
        assert self._process.stdout is not None
        said = self._process.stdout.readline()
        assert " is open at http://" in said, f"{said}{self.log}"
        self.port = int(said.split(" is open at ")[1].split()[0].rpartition(":")[2])
        return self

    def next_line(self) -> str:
        """What it says on the terminal next."""
        assert self._process is not None
        assert self._process.stdout is not None
        return self._process.stdout.readline()

    def kill(self) -> None:
        """End it at once, whatever it does."""
        self.end(signal.SIGKILL)

    def stop(self) -> int:
        """Ask it to stop, and wait until it has; its exit code."""
        return self.end(signal.SIGTERM)

    def end(self, how: signal.Signals) -> int:
        """Send it a signal that ends it, and wait; its exit code."""
        process, self._process = self._process, None
        assert process is not None
        process.send_signal(how)
        process.communicate(timeout=60)
        return process.returncode

    def __enter__(self) -> "Server":
        return self.start()

    def __exit__(self, *_: object) -> None:
        if self._process is not None:
            self.stop()
        self._log.close()


@contextmanager
def visitor(url: str, name: str = "") -> Iterator[httpx.Client]:
    """A browser on a page of the server: it says where it comes from and keeps cookies; with a name, it is somebody."""
    with httpx.Client(base_url=url, headers={"origin": url}, timeout=30, verify=trusted()) as browser:
        if name:
            browser.post("/api/me", json={"name": name}).raise_for_status()
        yield browser


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server on a database of its own, for all tests that leave it as it is."""
    file: Path = tmp_path_factory.mktemp("served") / "served.sqlite"
    with Server(f"sqlite:///{file}") as server:
        yield server.url
