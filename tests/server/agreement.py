"""Whether the log, what the server has acknowledged, and what everybody was told are one and the same."""

from collections.abc import Iterator

import msgspec
from sqlalchemy import Connection

from ratskeller.client.protocol import Entry
from ratskeller.core.record import parse_record
from ratskeller.engine.fairness import first_difference
from ratskeller.server.store import tables as store
from ratskeller.server.store.row import Row
from ratskeller.server.tables.record import record_text
from ratskeller.server.tables.state import TableState
from ratskeller.server.tables.visible import visible_entry, visible_state
from tests.server.players import Acknowledged, Players, Spectator

KINDS = {  # of entries, by the wish of a person that they come from
    "move": ("move",),
    "undo": ("undo", "undo-ask"),
    "undo-answer": ("undo-answer",),
    "chat": ("chat",),
}
OF_PEOPLE = {kind for kinds in KINDS.values() for kind in kinds}


def violations(connection: Connection, party: Players) -> list[str]:
    """All that is not as it should be with a party's tables."""
    wrong = []
    for table in party.tables:
        last = store.last_number(connection, table, lock=False)
        rows = store.read_rows(connection, table, 0)
        live = TableState(store.read_facts(connection, table), store.read_seats(connection, table))
        found = [*wrong_in_log(last, rows), *wrongly_acknowledged(rows, party.acknowledged(table))]
        if not found:
            for row in rows:
                live.apply(row)
            found += wrong_luck(live)
            found += [told for spectator in party.spectators for told in wrongly_told(live, rows, spectator)]
        wrong += [f"{party.game} table {table}: {told}" for told in found]
    return wrong


def wrong_in_log(last: int, rows: list[Row]) -> Iterator[str]:
    """Gaps in the numbers."""
    if [row.number for row in rows] != list(range(1, last + 1)):
        yield f"the log has the numbers {[row.number for row in rows]} and should have 1 to {last}"


def wrongly_acknowledged(rows: list[Row], acknowledged: set[Acknowledged]) -> Iterator[str]:
    """What was acknowledged and is lost or changed; and what is in the log though nobody was told so: every wish had
    an answer in the end, so that it was done twice, or in spite of a refusal."""
    by_number = {row.number: row for row in rows}
    for done in acknowledged:
        row = by_number.get(done.number)
        if (
            row is None
            or row.kind not in KINDS[done.kind]
            or row.person_id != done.person
            or words_of(row) != done.words
        ):
            yield f"{done} was acknowledged, the log has {row}"
    numbers = {done.number for done in acknowledged}
    for row in rows:
        if row.kind in OF_PEOPLE and row.person_id is not None and row.number not in numbers:
            yield f"{row} was acknowledged to nobody"


def words_of(row: Row) -> str:
    """What a person chose."""
    key = {"move": "move", "chat": "text", "undo-answer": "agree"}.get(row.kind)
    return "" if key is None else str(row.body[key])


def wrong_luck(live: TableState) -> Iterator[str]:
    """Chance results of a finished game that do not follow from its seed and salts."""
    if live.state == "over":
        difference = first_difference(parse_record(record_text(live)), live.game, live.profile)
        if difference is not None:
            yield f"the luck is not what it should be: {difference}"


def wrongly_told(live: TableState, rows: list[Row], spectator: Spectator) -> Iterator[str]:
    """What somebody was told otherwise than the log has it."""
    seen, viewer = spectator.seen[live.facts.id], live.seats_of(spectator.person)
    expected = [as_told(visible_entry(live, row, viewer)) for row in rows]
    for told, entry in zip(seen.entries, expected, strict=False):
        if told != entry:
            yield f"seats {viewer} were told {told}, the log has {entry}"
    if len(seen.entries) != len(expected):
        yield f"seats {viewer} know {len(seen.entries)} entries, the log has {len(expected)}"
    state = msgspec.json.decode(msgspec.json.encode(visible_state(live, viewer)))
    if seen.state != state:
        yield f"seats {viewer} were told that the table stands so: {seen.state}, but it stands so: {state}"


def as_told(entry: Entry) -> Entry:
    """An entry as it comes out of a socket."""
    return msgspec.json.decode(msgspec.json.encode(entry), type=Entry)
