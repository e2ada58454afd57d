"""News from other processes: PostgreSQL carries them from the writer to all listeners."""

import asyncio
from collections.abc import Callable, Sequence
from typing import Any, Protocol

import asyncpg
import msgspec
import structlog

from ratskeller.server.store import channels
from ratskeller.server.store.database import Unreachable, reason_of, url_of
from ratskeller.server.store.row import Row

ENTRIES_DECODER = msgspec.json.Decoder(tuple[str, int, list[Row]])
SIGNED_OUT_DECODER = msgspec.json.Decoder(tuple[str, int, str])
REWRITTEN_DECODER = msgspec.json.Decoder(tuple[list[str]])
BLOCKED_DECODER = msgspec.json.Decoder(tuple[str])
PRESENT_DECODER = msgspec.json.Decoder(tuple[str, list[str]])
log = structlog.get_logger()


class Listener(Protocol):
    """The functions that are called when news from other processes arrives."""

    def on_entries(self, table_id: str, number: int, rows: Sequence[Row] = ()) -> None:
        """A table has new entries."""

    def on_sign_out(self, person_id: str, epoch: int, device: str = "") -> None:
        """Somebody signed out, or one device of theirs."""

    def on_present(self, process: str, person_ids: Sequence[str]) -> None:
        """Hosts who are present in another process."""

    def on_rewritten(self, table_ids: Sequence[str]) -> None:
        """Names and words were erased from the logs of tables."""

    def on_blocked(self, person_id: str) -> None:
        """Somebody's list of blocked people has changed."""

    def on_connected(self) -> None:
        """From now on all news arrive; some may have been missed before."""

    def on_disconnected(self) -> None:
        """From now on no news arrive."""


async def listen(database: str, listener: Listener) -> None:
    """Hand on what other processes announce, until the connection breaks."""
    url = url_of(database)
    where: dict[str, Any] = url.translate_connect_args(username="user") | dict(url.query)
    try:
        connection = await asyncpg.connect(**where)
    except (OSError, TimeoutError, asyncpg.PostgresError) as problem:
        raise Unreachable(f"no connection for news: {reason_of(problem)}") from problem
    broken = asyncio.Event()

    async def add(channel: str, decoder: msgspec.json.Decoder[Any], call: Callable[..., None]) -> None:
        await connection.add_listener(channel, lambda *message: call(*decoder.decode(str(message[-1]))))

    try:
        connection.add_termination_listener(lambda _: broken.set())
        await add(channels.SIGNED_OUT, SIGNED_OUT_DECODER, listener.on_sign_out)
        await add(channels.PRESENT, PRESENT_DECODER, listener.on_present)
        await add(channels.REWRITTEN, REWRITTEN_DECODER, listener.on_rewritten)
        await add(channels.BLOCKED, BLOCKED_DECODER, listener.on_blocked)
        await add(channels.ENTRIES, ENTRIES_DECODER, listener.on_entries)
        listener.on_connected()
        await broken.wait()
        log.info("the connection for news was lost: news will be late")
    finally:
        listener.on_disconnected()
        connection.terminate()
