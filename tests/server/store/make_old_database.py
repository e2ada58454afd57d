"""Makes the files in tests/server/store/data: a database as an earlier version of the server left it, with all that
can be in one. They are made once for a version, by its own code, from the root of a checkout of it that has this file:

    git worktree add ../old c6b6af7 && cp tests/server/store/make_old_database.py ../old/tests/server/
    cd ../old && python -m tests.server.make_old_database tests/server/store/data 0002

The name is the revision of its tables. Ids, seeds and times differ from run to run; tests rely on none of them."""

import asyncio
import gzip
import random
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

from ratskeller.server.analysis.queue import AnalysisQueue
from ratskeller.server.companion.firstrat import store as companion_store
from ratskeller.server.companion.firstrat.saved_game import GregOptions
from ratskeller.server.people.service import People, Person
from ratskeller.server.records.finished import RECORD, TABLE
from ratskeller.server.store.schema import records
from ratskeller.server.tables.service import Tables
from tests.server.tables.opening import a_game, begun, make_people, open_tables, options, play

BANK = {"kind": "bank", "seconds": 300}
DAYS = {"kind": "days", "days": 0.01}
EXPLAIN_SECONDS = 600


async def fill(url: str) -> None:
    """Everything that people can leave behind."""
    rng = random.Random(1)
    async with open_tables(url) as tables:
        ada, ben, cara = await make_people(tables, "Ada", "Ben", "Cara")
        await People(tables.database).make_link(ada)
        await People(tables.database).cookie_of(ada)  # makes the key
        for game in ("firstrat", "piedpiper"):  # first, because an analysis takes longer than a clock may run
            over = await a_game(tables, [ben, cara], game=game)
            await play(tables, over, [ben, cara], rng)
            await explain(tables, over, ben)
        await tables.open(ada, options("me", "open", "open"))
        waiting = await tables.open(ben, options("me", "open", "open", game="piedpiper", clock=BANK))
        await tables.join(waiting, cara, [1], "salt")
        for game in ("firstrat", "piedpiper"):
            clocked = await a_game(tables, [ada, ben], game=game, clock=BANK)
            await play(tables, clocked, [ada, ben], rng, 6)
            await tables.chat(clocked, ada.id, "hello", "message-1")
            slow = await a_game(tables, [cara, ben, ada], game=game, clock=DAYS)
            await play(tables, slow, [cara, ben, ada], rng, 10)
            await with_bots(tables, ada, game, rng)
        solo = await begun(tables, cara, "me", level="easy")
        await play(tables, solo, [cara], rng, 5)
        undone = await a_game(tables, [ada, ben])
        await play(tables, undone, [ada, ben], rng, 3)
        live = await tables.cache.current(undone)
        asker = (ada, ben)[live.played[-1].seat]
        await tables.undo(undone, asker.id, live.number)
        text = await tables.record_text(over)
        async with tables.database.transaction() as connection:
            await connection.execute(records.insert().values(id="old", person_id=ada.id, text=text, created=1.0))
        await companion_store.begin(tables.database, ada, GregOptions(level="easy"))
        await AnalysisQueue(tables).request(f"{RECORD}old", cara)


async def with_bots(tables: Tables, person: Person, game: str, rng: random.Random) -> None:
    """A table at which a bot is to move, as it stands when a server ends."""
    table = await begun(tables, person, "me", "ratling", "pantry-rat", game=game, clock=BANK)
    while (live := await tables.cache.current(table)).actor == 0:
        assert live.play is not None
        await tables.move(table, person.id, live.number, rng.choice(live.play.legal_moves()))


async def explain(tables: Tables, table: str, person: Person) -> None:
    """An analysis that is done."""
    analyses = AnalysisQueue(tables)
    await analyses.start()
    await analyses.request(f"{TABLE}{table}", person)
    async with asyncio.timeout(EXPLAIN_SECONDS):
        while (await analyses.status_of(f"{TABLE}{table}")).state != "done":
            await asyncio.sleep(0.2)
    await analyses.stop()


def main(folder: Path, name: str) -> None:
    """Make the SQLite file, packed, and its backup by the command."""
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / f"{name}.sqlite"
    asyncio.run(fill(f"sqlite:///{file}"))
    command = [sys.executable, "-m", "ratskeller", "backup", "--overwrite", str(folder / f"{name}.backup")]
    subprocess.run([*command, "--database", f"sqlite:///{file}"], check=True)
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA journal_mode=DELETE")  # so that all is in one file
        connection.execute("VACUUM")
    (folder / f"{name}.sqlite.gz").write_bytes(gzip.compress(file.read_bytes(), mtime=0))
    file.unlink()


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2])
