"""The record of a game that was played at a table."""

import msgspec

from ratskeller.client.errors import Refused
from ratskeller.core.fair import Fair, skipped_before
from ratskeller.core.plain_text import plain_text
from ratskeller.core.record import format_record
from ratskeller.server.tables.state import TableState


def record_text(table: TableState) -> str:
    """A finished game as text, with all that is needed to check its luck."""
    if table.play is None or table.state != "over":
        raise Refused("not-now", "the game is not over yet")
    facts = table.facts
    record = msgspec.structs.replace(
        table.play.record(),
        names=[plain_text(seat.name).replace(",", " ") or seat.bot or "somebody" for seat in table.seats],
        bots=[seat.bot or "" for seat in table.seats] if any(seat.bot for seat in table.seats) else [],
        fair=Fair(
            facts.id,
            facts.seed,
            [seat.salt for seat in table.seats],
            skipped_before([played.count for played in table.played]),
        ),
    )
    return format_record(record, table.play.labels)
