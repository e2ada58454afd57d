"""A database that an earlier version of the server left, with running tables, is opened by this one and played on.

tests/server/store/data has one for each revision of the tables; make_old_database.py tells how they are made."""

import gzip
import random
import shutil
import time
from functools import partial
from pathlib import Path

import pytest
from sqlalchemy import Connection, select

from ratskeller.server.analysis.queue import AnalysisQueue
from ratskeller.server.companion.firstrat import store as companion_store
from ratskeller.server.people.service import People, Person
from ratskeller.server.store import revision
from ratskeller.server.store import tables as store
from ratskeller.server.store.backup import restore
from ratskeller.server.store.migrate import bring_up_to_date
from ratskeller.server.store.revision import is_up_to_date
from ratskeller.server.store.schema import analyses, people, tables
from ratskeller.server.tables.service import Tables
from tests.server.asynchronous import asynchronous
from tests.server.store.databases import opened
from tests.server.tables.opening import open_tables

DATA = Path(__file__).parent / "data"
OLD = "0002"


def earlier_version(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The program with no step beyond those of the earlier version."""
    earlier = folder / "migrations"
    shutil.copytree(revision.MIGRATIONS, earlier, ignore=shutil.ignore_patterns("__pycache__"))
    for step in (earlier / "versions").glob("[0-9]*.py"):
        if step.name[: len(OLD)] > OLD:
            step.unlink()
    monkeypatch.setattr(revision, "MIGRATIONS", earlier)


async def lay_out(url: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The database as the earlier version left it: its own file, or its backup put back as it did."""
    if url.startswith("sqlite"):
        packed = (DATA / f"{OLD}.sqlite.gz").read_bytes()
        Path(url.removeprefix("sqlite:///")).write_bytes(gzip.decompress(packed))
        return
    with monkeypatch.context() as earlier:
        earlier_version(folder, earlier)
        async with opened(url) as database:
            await restore(database, DATA / f"{OLD}.backup")


async def tables_in(service: Tables, state: str) -> list[str]:
    """The tables in a state."""
    wanted = select(tables.c.id).where(tables.c.state == state)
    return list(await service.look(lambda connection: connection.execute(wanted).scalars().all()))


async def play_to_the_end(service: Tables, table: str, rng: random.Random) -> None:
    """Whoever is to decide does something legal, until the game is over."""
    while (live := await service.cache.current(table)).actor is not None:
        assert live.play is not None
        move = rng.choice(live.play.legal_moves())
        if live.bot_at(live.actor) is not None:
            await service.move_of_bot(table, live.number, live.game.parse_move(move))
        else:
            await service.move(table, live.seats[live.actor].person_id or "", live.number, move)
    assert (await service.cache.current(table)).state == "over"


async def check_all(service: Tables) -> None:
    """Everything is there, nobody has run out of time meanwhile, and all games can be played to their end."""
    named = {person.name: person for person in await service.look(everybody)}
    assert set(named) == {"Ada", "Ben", "Cara"}
    await service.heartbeat.beat()
    running, rng = await tables_in(service, "running"), random.Random(2)
    assert len(running) == 8
    with_clock = 0
    for table in running:
        live = await service.cache.current(table)
        due = live.due()
        with_clock += due is not None
        assert due is None or due > time.time() - 5
        assert live.away == set()
    assert with_clock == 4
    for table in running:
        await play_to_the_end(service, table, rng)
    [waiting] = [
        id_ for id_ in await tables_in(service, "open") if (await service.cache.current(id_)).facts.game == "piedpiper"
    ]
    assert [seat.name for seat in (await service.cache.current(waiting)).seats] == ["Ben", "Cara", ""]
    await service.join(waiting, named["Ada"], [2], "salt")
    await service.start(waiting, named["Ben"], "pepper")
    await play_to_the_end(service, waiting, rng)
    await check_what_is_kept(service, named["Ada"])


async def check_what_is_kept(service: Tables, ada: Person) -> None:
    """Records, analyses and a game beside a board can be read; cookies are good; what waited for its turn waits."""
    states = await service.look(lambda connection: sorted(connection.execute(select(analyses.c.state)).scalars()))
    assert states == ["done", "done", "queued"]
    finished = select(analyses.c.subject).where(analyses.c.state == "done")
    done = await service.look(lambda connection: list(connection.execute(finished).scalars()))
    for subject in done:
        assert (await AnalysisQueue(service).status_of(subject)).body
        assert "seed" in await service.record_text(subject.removeprefix("table "))
    assert len(await companion_store.mine(service.database, ada)) == 1
    known = People(service.database)
    assert await known.from_cookie(await known.cookie_of(ada)) == ada


def everybody(connection: Connection) -> list[Person]:
    """All people."""
    return [Person(*row) for row in connection.execute(select(people.c.id, people.c.name, people.c.epoch))]


@asynchronous
async def test_running_games_of_an_earlier_version_are_played_on(
    empty_database_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await lay_out(empty_database_url, tmp_path, monkeypatch)
    async with opened(empty_database_url) as database:
        assert not await is_up_to_date(database)
        assert (await bring_up_to_date(database))[0].startswith("0003: ")
    async with open_tables(empty_database_url) as service:
        await check_all(service)


@asynchronous
async def test_a_backup_of_an_earlier_version_is_restored_and_played_on(empty_database_url: str) -> None:
    async with opened(empty_database_url) as database:
        await restore(database, DATA / f"{OLD}.backup")
        assert await is_up_to_date(database)
    async with open_tables(empty_database_url) as service:
        await check_all(service)


@asynchronous
async def test_entries_of_an_earlier_version_are_left_as_they_are(empty_sqlite_url: str, tmp_path: Path) -> None:
    async with opened(empty_sqlite_url) as database:
        await restore(database, DATA / f"{OLD}.backup")
    async with open_tables(empty_sqlite_url) as service:
        running = await tables_in(service, "running")
        before = [await service.look(partial(store.read_rows, table_id=table, after=0)) for table in running]
        await service.heartbeat.beat()
        after = [await service.look(partial(store.read_rows, table_id=table, after=0)) for table in running]
        for old, new in zip(before, after, strict=True):
            assert new[: len(old)] == old
            assert {row.kind for row in new[len(old) :]} <= {"pause"}
