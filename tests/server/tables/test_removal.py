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
from tests.server.tables.opening import a_game, a_hall, begun, make_people, play, wish


async def refusal(hall: Tables, table: str, person: Person, *seats: int) -> Refused:
    """Why somebody can't sit down."""
    with pytest.raises(Refused) as refused:
        await hall.join(table, person, seats, "salt")
    return refused.value


@asynchronous
async def test_a_guest_takes_one_seat_of_a_table_for_everybody(database_url: str) -> None:
    async with a_hall(database_url) as hall:
        ada, ben = await make_people(hall, "Ada", "Ben")
        table = await hall.open(ada, wish("me", "open", "open", "open"))
        assert (await refusal(hall, table, ben, 1, 2, 3)).code == "too-many"
        number = await hall.join(table, ben, [1], "salt")
        assert (await refusal(hall, table, ben, 2)).code == "too-many"
        assert await hall.join(table, ben, [1], "salt") == number  # sent twice
        await hall.join(table, ada, [2, 3], "salt", "Eva")
        assert (await hall.current(table)).seats_of(ada.id) == (0, 2, 3)


@asynchronous
async def test_a_guest_takes_several_seats_of_a_table_by_link(database_url: str) -> None:
    async with a_hall(database_url) as hall:
        ada, ben = await make_people(hall, "Ada", "Ben")
        table = await hall.open(ada, wish("me", "open", "open", is_public=False))
        await hall.join(table, ben, [1, 2], "salt")
        assert (await hall.current(table)).seats_of(ben.id) == (1, 2)


@asynchronous
async def test_whoever_had_several_seats_has_them_again_in_the_rematch(sqlite_url: str) -> None:
    async with a_hall(sqlite_url) as hall:
        ada, ben, cleo = await make_people(hall, "Ada", "Ben", "Cleo")
        table = await hall.open(ada, wish("me", "me", "open", game="piedpiper"))
        await hall.join(table, ben, [2], "salt")
        await hall.start(table, ada, "pepper")
        await play(hall, table, [ada, ada, ben], random.Random(3))
        again = await hall.rematch(table, ben)  # who is its host now
        assert (await refusal(hall, again, cleo, 0, 1)).code == "too-many"
        await hall.join(again, ada, [0], "salt")
        await hall.join(again, ada, [1], "salt", "Eva")
        assert (await hall.current(again)).seats_of(ada.id) == (0, 1)


@asynchronous
async def test_the_host_removes_somebody_who_then_cannot_sit_down_again(database_url: str) -> None:
    async with a_hall(database_url) as hall, a_hall(database_url) as other:
        ada, ben, cleo = await make_people(hall, "Ada", "Ben", "Cleo")
        table = await hall.open(ada, wish("me", "open", "open", is_public=False))
        await hall.join(table, ben, [1, 2], "salt")
        await hall.remove(table, ada, 2, "Ben")
        assert [seat.kind for seat in (await hall.current(table)).seats] == ["person", "open", "open"]
        news = await hall.news(table, ben.id, 0)
        assert [(entry.kind, entry.seat, entry.body) for entry in news.entries[-2:]] == [
            ("leave", 1, {"removed": True}),
            ("leave", 2, {"removed": True}),
        ]
        for process in (hall, other):
            refused = await refusal(process, table, ben, 1)
            assert (refused.code, "removed you" in refused.message) == ("not-yours", True)
        await other.join(table, cleo, [1], "salt")
        await other.leave(table, cleo)
        await other.join(table, cleo, [1], "salt")  # who got up may come back


@asynchronous
async def test_only_the_host_removes_only_others_and_only_before_the_start(sqlite_url: str) -> None:
    async with a_hall(sqlite_url) as hall:
        ada, ben, cleo = await make_people(hall, "Ada", "Ben", "Cleo")
        table = await hall.open(ada, wish("me", "open", "open", "ratling"))
        await hall.join(table, ben, [1], "salt")
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
                await hall.remove(table, person, seat, name)
            assert refused.value.code == code, (person, seat, name)
        running = await begun(hall, ada, "me", "me")
        with pytest.raises(Refused, match="not open"):
            await hall.remove(running, ada, 1)
        game = await a_game(hall, [ada, ben])
        with pytest.raises(Refused, match="not open"):
            await hall.remove(game, ada, 1)


@asynchronous
async def test_a_removal_goes_over_the_api(sqlite_url: str) -> None:
    async with nearby(Settings(sqlite_url, limits=FAST)) as server, people_at(server, "Ada", "Ben") as [ada, ben]:
        table = await ada.open("firstrat", "me", "open")
        await ben.join(table, 1)
        with pytest.raises(Refused, match="only whoever opened"):
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
