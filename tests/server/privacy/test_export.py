"""People get all that is kept of them, and no secret of a game."""

import json

from ratskeller.server.base.settings import Limits, Settings
from ratskeller.server.privacy.deletion import OWN
from ratskeller.server.privacy.export import AT_ONCE, KEPT, export_of
from ratskeller.server.store.schema import METADATA, records
from tests.server.asynchronous import asynchronous
from tests.server.nearby import a_game, nearby, people_at
from tests.server.people.browsers import browser
from tests.server.tables.opening import make_people, open_tables


@asynchronous
async def test_an_export_has_what_somebody_did_and_said(database_url: str) -> None:
    async with (
        nearby(Settings(database_url)) as server,
        people_at(server, "Ada", "Ben") as [ada, ben],
        browser(server) as mine,
    ):
        table = await a_game([ada, ben], game="piedpiper")
        await ada.chat(table, "good luck")
        turn = await ada.wait_for_turn(table)
        await ada.move(table, turn["legal"][0])
        mine.http.cookies.set("ratskeller", ada.cookie)
        found = await mine.get("/export")
        assert found["profile"][0]["name"] == "Ada"
        assert [device["name"] for device in found["devices"]] == [""]
        assert found["seats"] == [{"table_id": table, "seat": 0, "name": "Ada"}]
        entries = {entry["kind"]: entry for entry in found["log"]}
        assert entries["chat"]["text"] == "good luck"
        assert entries["move"]["move"] == turn["legal"][0]
        assert not {"events", "drawn", "seed", "salt", "digest"} & {key for entry in found["log"] for key in entry}
        assert "Ben" not in str(found)


@asynchronous
async def test_exports_come_at_a_pace(sqlite_url: str) -> None:
    settings = Settings(sqlite_url, limits=Limits(exports_per_hour=1))
    async with nearby(settings) as server, browser(server, "Ada") as ada, browser(server, "Ben") as ben:
        await ada.get("/export")
        assert await ada.refused("GET", "/export") == "too-fast"
        await ben.get("/export")


def test_every_table_that_names_people_is_thought_of() -> None:
    naming = {
        table.name
        for table in METADATA.tables.values()
        if any(key.column.table.name == "people" for key in table.foreign_keys) or "person_id" in table.c
    }
    others = {"seats", "tables", "log", "analyses", "results", "events", "event_people", "moderation"}
    erased = {table.name for table in OWN} | others
    assert naming == erased
    exported = {table.name for table, _ in KEPT.values()}
    secret = {"device_links", "recovery_codes", "tokens", "calls"}
    assert naming | {"people"} == exported | secret | {"tables", "log", "events"}


@asynchronous
async def test_much_is_exported_piece_by_piece(database_url: str) -> None:
    async with open_tables(database_url) as tables:
        [ada] = await make_people(tables, "Ada")
        text, created = "x" * 100_000, 1.0
        rows = [{"id": f"r{n}", "person_id": ada.id, "text": text, "created": created} for n in range(2 * AT_ONCE)]
        await tables.run(lambda connection: connection.execute(records.insert(), rows))
        pieces = await tables.read_much(lambda connection: list(export_of(connection, ada)))
        assert max(map(len, pieces)) < 2 * len(text)
        found = json.loads(b"".join(pieces))
        assert [record["id"] for record in found["records"]] == [row["id"] for row in rows]
        assert found["recovery_codes_left"] == 0
