"""News between processes: PostgreSQL carries them from whoever has written to all who listen."""

import asyncio
from collections.abc import Callable, Sequence
from typing import Any

import asyncpg
import msgspec
import structlog

from ratskeller.server.store.database import Unreachable, reason_of, url_of
from ratskeller.server.store.row import Row
from ratskeller.server.store.tables import CHANNEL

DECODER = msgspec.json.Decoder(tuple[str, int, list[Row]])
log = structlog.get_logger()


async def listen(database: str, hear: Callable[[str, int, Sequence[Row]], None], doubt: Callable[[], None]) -> None:
    """Hand on which table has got which entries, until the connection breaks; begin with a doubt: who knows what was
    missed before."""
    url = url_of(database)
    where: dict[str, Any] = url.translate_connect_args(username="user") | dict(url.query)
    try:
        connection = await asyncpg.connect(**where)
    except (OSError, TimeoutError, asyncpg.PostgresError) as problem:
        raise Unreachable(f"no connection for news: {reason_of(problem)}") from problem
    broken = asyncio.Event()

    def take(_connection: object, _pid: int, _channel: str, words: object) -> None:
        hear(*DECODER.decode(str(words)))

    try:
        connection.add_termination_listener(lambda _: broken.set())
        await connection.add_listener(CHANNEL, take)
        doubt()
        await broken.wait()
        log.info("the connection for news was lost: news will be late")
    finally:
        connection.terminate()
