"""Who may sit down at a waiting table, how often, and whom the host removes."""

import random

import pytest

from ratskeller.client.errors import Refused
from ratskeller.i18n import LANGUAGES, catalogue
from ratskeller.server.base.settings import Settings
from ratskeller.server.people.service import Person
from ratskeller.server.tables.service import Tables
from tests.server.asynchronous import asynchronous
from tests.server.nearby import nearby, people_at
from tests.server.socket.test_sockets import FAST
from tests.server.tables.opening import a_game, begun, make_people, open_tables, options, play


async def refusal(tables: Tables, table: str, person: Person, *seats: int) -> Refused:
    """Why somebody can't sit down."""
    with pytest.raises(Refused) as refused:
        await tables.join(table, person, seats, "salt")
    return refused.value


@asynchronous
async def test_a_guest_takes_one_seat_of_a_table_for_everybody(database_url: str) -> None:
    async with open_tables(database_url) as tables:
        ada, ben = await make_people(tables, "Ada", "Ben")
        table = await tables.open(ada, options("me", "open", "open", "open"))
        assert (await refusal(tables, table, ben, 1, 2, 3)).code == "too-many"
        number = await tables.join(table, ben, [1], "salt")
        assert (await refusal(tables, table, ben, 2)).code == "too-many"
        assert await tables.join(table, ben, [1], "salt") == number  # sent twice
        await tables.join(table, ada, [2, 3], "salt", "Eva")
        assert (await tables.cache.current(table)).seats_of(ada.id) == (0, 2, 3)


@asynchronous
async def test_a_guest_takes_several_seats_of_a_table_by_link(database_url: str) -> None:
    async with open_tables(database_url) as tables:
        ada, ben = await make_people(tables, "Ada", "Ben")
        table = await tables.open(ada, options("me", "open", "open", is_public=False))
        await tables.join(table, ben, [1, 2], "salt")
        assert (await tables.cache.current(table)).seats_of(ben.id) == (1, 2)


@asynchronous
async def test_whoever_had_several_seats_has_them_again_in_the_rematch(sqlite_url: str) -> None:
    async with open_tables(sqlite_url) as tables:
        ada, ben, cleo = await make_people(tables, "Ada", "Ben", "Cleo")
        table = await tables.open(ada, options("me", "me", "open", game="piedpiper"))
        await tables.join(table, ben, [2], "salt")
        await tables.start(table, ada, "pepper")
        await play(tables, table, [ada, ada, ben], random.Random(3))
        again = await tables.rematch(table, ben)  # who is its host now
        assert (await refusal(tables, again, cleo, 0, 1)).code == "too-many"
        await tables.join(again, ada, [0], "salt")
        await tables.join(again, ada, [1], "salt", "Eva")
        assert (await tables.cache.current(again)).seats_of(ada.id) == (0, 1)


@asynchronous
async def test_the_host_removes_somebody_who_then_cannot_sit_down_again(database_url: str) -> None:
    async with open_tables(database_url) as tables, open_tables(database_url) as other:
        ada, ben, cleo = await make_people(tables, "Ada", "Ben", "Cleo")
        table = await tables.open(ada, options("me", "open", "open", is_public=False))
        await tables.join(table, ben, [1, 2], "salt")
        await tables.remove(table, ada, 2, "Ben")
        assert [seat.kind for seat in (await tables.cache.current(table)).seats] == ["person", "open", "open"]
        news = await tables.cache.news(table, ben.id, 0)
        assert [(entry.kind, entry.seat, entry.body) for entry in news.entries[-2:]] == [
            ("leave", 1, {"removed": True}),
            ("leave", 2, {"removed": True}),
        ]
        for process in (tables, other):
            refused = await refusal(process, table, ben, 1)
            assert (refused.code, "removed you" in refused.message) == ("not-yours", True)
        await other.join(table, cleo, [1], "salt")
        await other.leave(table, cleo)
        await other.join(table, cleo, [1], "salt")  # who got up may come back


@asynchronous
async def test_only_the_host_removes_only_others_and_only_before_the_start(sqlite_url: str) -> None:
    async with open_tables(sqlite_url) as tables:
        ada, ben, cleo = await make_people(tables, "Ada", "Ben", "Cleo")
        table = await tables.open(ada, options("me", "open", "open", "ratling"))
        await tables.join(table, ben, [1], "salt")
        for person, seat, name, code in [
            (ben, 0, "", "not-yours"),
            (cleo, 1, "", "not-yours"),
            (ada, 0, "", "not-now"),
            (ada, 2, "", "not-now"),
            (ada, 3, "", "not-now"),
            (ada, 4, "", "malformed"),
            (ada, 1, "Cleo", "not-now"),
        ]:
            with pytest.raises(Refused) as refused:
                await tables.remove(table, person, seat, name)
            assert refused.value.code == code, (person, seat, name)
        running = await begun(tables, ada, "me", "me")
        with pytest.raises(Refused, match="not open"):
            await tables.remove(running, ada, 1)
        game = await a_game(tables, [ada, ben])
        with pytest.raises(Refused, match="not open"):
            await tables.remove(game, ada, 1)


@asynchronous
async def test_a_removal_goes_over_the_api(sqlite_url: str) -> None:
    async with nearby(Settings(sqlite_url, limits=FAST)) as server, people_at(server, "Ada", "Ben") as [ada, ben]:
        table = await ada.open("firstrat", "me", "open")
        await ben.join(table, 1)
        with pytest.raises(Refused, match="only the host"):
            await ben.remove(table, 0)
        await ada.remove(table, 1, "Ben")
        state = await ben.wait_until(table, lambda state: state["seats"][1]["kind"] == "open")
        assert state["mine"] == []
        with pytest.raises(Refused, match="removed you"):
            await ben.join(table, 1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_refused_seats_have_sentences_in_every_language(language: str) -> None:
    told = {catalogue(language)(key) for key in ("page-wait-removed", "table-one-seat")}
    assert len(told) == 2
