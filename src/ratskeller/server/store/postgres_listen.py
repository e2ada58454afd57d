"""News between processes: PostgreSQL carries them from whoever has written to all who listen."""

import asyncio
from collections.abc import Sequence
from typing import Any, Protocol

import asyncpg
import msgspec
import structlog

from ratskeller.server.people.store import PRESENT, SIGNED_OUT
from ratskeller.server.store.database import Unreachable, reason_of, url_of
from ratskeller.server.store.row import Row
from ratskeller.server.store.tables import CHANNEL

DECODER = msgspec.json.Decoder(tuple[str, int, list[Row]])
SIGNED_OUT_DECODER = msgspec.json.Decoder(tuple[str, int])
PRESENT_DECODER = msgspec.json.Decoder(tuple[str, list[str]])
log = structlog.get_logger()


class Listener(Protocol):
    """Who wants to know what other processes do."""

    def hear(self, table_id: str, number: int, rows: Sequence[Row] = ()) -> None:
        """A table has got entries."""

    def hear_sign_out(self, person_id: str, epoch: int) -> None:
        """Somebody signed out."""

    def hear_present(self, process: str, person_ids: Sequence[str]) -> None:
        """Hosts who are in a process."""

    def doubt(self) -> None:
        """From now on all news are heard; who knows what was missed before."""

    def lose_news(self) -> None:
        """From now on no news are heard."""


async def listen(database: str, listener: Listener) -> None:
    """Hand on what other processes tell, until the connection breaks."""
    url = url_of(database)
    where: dict[str, Any] = url.translate_connect_args(username="user") | dict(url.query)
    try:
        connection = await asyncpg.connect(**where)
    except (OSError, TimeoutError, asyncpg.PostgresError) as problem:
        raise Unreachable(f"no connection for news: {reason_of(problem)}") from problem
    broken = asyncio.Event()

    def hear(_connection: object, _pid: int, _channel: str, words: object) -> None:
        listener.hear(*DECODER.decode(str(words)))

    def hear_sign_out(_connection: object, _pid: int, _channel: str, words: object) -> None:
        listener.hear_sign_out(*SIGNED_OUT_DECODER.decode(str(words)))

    def hear_present(_connection: object, _pid: int, _channel: str, words: object) -> None:
        listener.hear_present(*PRESENT_DECODER.decode(str(words)))

    try:
        connection.add_termination_listener(lambda _: broken.set())
        await connection.add_listener(SIGNED_OUT, hear_sign_out)
        await connection.add_listener(PRESENT, hear_present)
        await connection.add_listener(CHANNEL, hear)
        listener.doubt()
        await broken.wait()
        log.info("the connection for news was lost: news will be late")
    finally:
        listener.lose_news()
        connection.terminate()
