"""Hints for people at a table."""

from typing import Any

from ratskeller.client.errors import Stale
from ratskeller.server.botplay.pool import BotPool
from ratskeller.server.botplay.request import hint_request
from ratskeller.server.tables.commands import may_ask_for_hint
from ratskeller.server.tables.phrases import spoken_hint
from ratskeller.server.tables.service import Tables


async def hint_at(tables: Tables, pool: BotPool, table_id: str, person_id: str, after: int) -> dict[str, Any]:
    """The best few turns for the person's seat that is to decide; Stale if the game has gone on since `after`."""
    table = await tables.cache.current(table_id, after)
    if after < table.changed:
        raise Stale
    may_ask_for_hint(table, person_id)
    return spoken_hint(table, await pool.hint(hint_request(table)))
