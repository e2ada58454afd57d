"""The record of a game that was played at a table."""

import msgspec

from ratskeller.client.errors import Refused
from ratskeller.core.fair import Fair, skipped_before
from ratskeller.core.plain_text import plain_text
from ratskeller.core.record import format_record
from ratskeller.server.tables.state import TableState


def record_text(live: TableState) -> str:
    """A finished game as text, with all that is needed to check its luck."""
    if live.play is None or live.state != "over":
        raise Refused("not-now", "the game is not over yet")
    facts = live.facts
    record = msgspec.structs.replace(
        live.play.record(),
        names=[plain_text(seat.name).replace(",", " ") or f"{seat.bot}" for seat in live.seats],
        bots=[seat.bot or "" for seat in live.seats] if any(seat.bot for seat in live.seats) else [],
        fair=Fair(
            facts.id,
            facts.seed,
            [seat.salt for seat in live.seats],
            skipped_before([played.count for played in live.played]),
        ),
    )
    return format_record(record, live.play.labels)
