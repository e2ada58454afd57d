"""boardgame.io: a race for four on its own server, in Node; clients speak the little of Socket.IO that is needed."""

import os
import shutil
import socket
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import httpx
import msgspec

from loading.field import Field, all_in_turn, progress
from loading.table import SEATS, News, Table
from loading.wire import connect

SOURCE = Path(__file__).resolve().parents[1] / "load_peer"
FOLDER = SOURCE.parents[1] / ".peers" / "boardgame.io"
# Engine.IO's kinds of packets are the first character of a message, Socket.IO's the second.
OPEN, PING, PONG, CONNECTED, EVENT = b"0", b"2", b"3", b"40", b"42"
SPACE = b"/race,"
RATS, FARTHEST = 4, 5
PRODUCTION = os.environ | {"NODE_ENV": "production"}  # writes no log of moves


class Ctx(msgspec.Struct):
    """Whose turn it is."""

    currentPlayer: str  # noqa: N815 - as boardgame.io calls it


class PeerState(msgspec.Struct):
    """What the clients have to know of a state."""

    stateID: int = msgspec.field(name="_stateID")  # noqa: N815
    ctx: Ctx


class Synced(msgspec.Struct):
    """The first message about a match."""

    state: PeerState


SYNC = msgspec.json.Decoder(tuple[str, str, Synced])
UPDATE = msgspec.json.Decoder(tuple[str, str, PeerState, list[msgspec.Raw]])


class PeerTable(Table):
    """A match."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.id = ""
        self._credentials: list[str] = []

    def read(self, seat: int, message: bytes) -> News | None:
        """Whole states come by `sync` and `update`."""
        if message.startswith(OPEN):
            self.wires[seat].send(CONNECTED + SPACE)
        elif message == PING:
            self.wires[seat].send(PONG)
        elif message.startswith(CONNECTED):
            self._say(seat, ["sync", self.id, str(seat), self._credentials[seat], SEATS])
        elif message.startswith(EVENT + SPACE):
            return self._read_event(message[len(EVENT + SPACE) :])
        return None

    def _read_event(self, event: bytes) -> News | None:
        if event.startswith(b'["update"'):
            state = UPDATE.decode(event)[2]
        elif event.startswith(b'["sync"'):
            state = SYNC.decode(event)[2].state
        else:
            return None
        return News(state.stateID, int(state.ctx.currentPlayer), is_over=False)

    def words_of_move(self, seat: int) -> bytes:
        """Any rat, any number of steps."""
        steps = [self.rng.randrange(RATS), self.rng.randint(1, FARTHEST)]
        move = {"type": "advance", "args": steps, "playerID": str(seat), "credentials": self._credentials[seat]}
        action = {"type": "MAKE_MOVE", "payload": move}
        return EVENT + SPACE + msgspec.json.encode(["update", action, self.seen[seat], self.id, str(seat)])

    def _say(self, seat: int, words: list[Any]) -> None:
        self.wires[seat].send(EVENT + SPACE + msgspec.json.encode(words))

    async def set_up(self, http: httpx.AsyncClient, port: int) -> None:
        """Four people sit down, and all open their sockets."""
        lobby = f"http://127.0.0.1:{port}/games/race"
        created = await http.post(f"{lobby}/create", json={"numPlayers": SEATS})
        self.id = created.raise_for_status().json()["matchID"]
        for seat in range(SEATS):
            joining = {"playerID": str(seat), "playerName": "Rat"}
            joined = await http.post(f"{lobby}/{self.id}/join", json=joining)
            self._credentials.append(joined.raise_for_status().json()["playerCredentials"])
        path = "/socket.io/?EIO=4&transport=websocket"
        for seat in range(SEATS):
            waiting: list[bytes] = []  # what comes before we have the wire to answer by
            wire = await connect(port, path, {}, waiting.append, self.lose)
            self.wires.append(wire)
            wire.hand_to(partial(self.take, seat))
            for message in waiting:
                self.take(seat, message)


class PeerField(Field):
    """Matches at one process."""

    def __init__(self, name: str, process: int, port: int) -> None:
        super().__init__(name, [process])
        self.port = port
        self.tables: list[PeerTable] = []

    async def set_up(self, count: int) -> None:
        """So many matches, each with four sockets."""
        self.tables = [PeerTable(number) for number in range(count)]
        async with httpx.AsyncClient(timeout=60) as http:
            works = [partial(table.set_up, http, self.port) for table in self.tables]
            await all_in_turn(f"{self.name}: matches", works)
        await self.wait_until_laid_out()

    async def renew(self) -> None:
        """The race is never over."""


@contextmanager
def boardgame_io(*, in_files: bool) -> Iterator[PeerField]:
    """Its server, with matches in memory, or in files as its own storage keeps them."""
    install()
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
    with TemporaryDirectory(prefix="boardgame-io-") as folder:
        command = ["node", "serve.js", str(port), *([folder] if in_files else [])]
        process = subprocess.Popen(
            command, cwd=FOLDER, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env=PRODUCTION
        )
        try:
            assert process.stdout is not None
            while "ready" not in (line := process.stdout.readline()):
                if not line:
                    raise ConnectionError("boardgame.io did not start")
            yield PeerField(f"boardgame.io, {'files' if in_files else 'memory'}", process.pid, port)
        finally:
            process.terminate()
            process.communicate(timeout=30)


def install() -> None:
    """Have it under .peers/, in the versions of our package.json."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    wanted, there = SOURCE / "package.json", FOLDER / "package.json"
    is_there = there.exists() and there.read_text() == wanted.read_text() and (FOLDER / "node_modules").exists()
    if not is_there:
        progress("boardgame.io: installing")
        shutil.copy(wanted, there)
        quietly = ["--omit=dev", "--no-package-lock", "--no-audit", "--no-fund", "--loglevel=error"]
        subprocess.run(["npm", "install", *quietly], cwd=FOLDER, check=True, stdout=subprocess.DEVNULL)
    for script in SOURCE.glob("*.js"):
        shutil.copy(script, FOLDER)
