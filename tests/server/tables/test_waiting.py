"""A waiting table is changed: seats, bots, options; and the game starts with who is there."""

import random

import pytest

from ratskeller.client.errors import Refused
from ratskeller.core.record import parse_record
from ratskeller.engine.fairness import first_difference
from ratskeller.server.base.settings import Settings
from ratskeller.server.people.service import Person
from ratskeller.server.tables.lists import lobby
from ratskeller.server.tables.service import Tables
from ratskeller.server.tables.visible import plain_state
from ratskeller.server.tables.waiting import OptionChange, SeatChange
from tests.server.asynchronous import asynchronous
from tests.server.nearby import nearby, people_at
from tests.server.socket.test_sockets import FAST
from tests.server.tables.opening import a_game, make_people, open_tables, options, play


def keep(seat: int) -> SeatChange:
    """A seat that stays."""
    return SeatChange(kind="keep", seat=seat)


def bot(level: str = "ratling") -> SeatChange:
    """A bot."""
    return SeatChange(kind="bot", bot=level)


OPEN = SeatChange(kind="open")


async def seating(tables: Tables, table: str) -> list[str]:
    """Who sits where, read anew from the database."""
    tables.cache.drop()
    live = await tables.cache.current(table)
    assert live.facts.people == len(live.seats) == len(live.clock.left)
    assert [seat.seat for seat in live.seats] == list(range(len(live.seats)))
    return [seat.bot or seat.name or seat.kind for seat in live.seats]


@asynchronous
async def test_seats_are_added_dropped_and_given_to_bots(database_url: str) -> None:
    async with open_tables(database_url) as tables, open_tables(database_url) as other:
        ada, ben = await make_people(tables, "Ada", "Ben")
        table = await tables.open(ada, options("me", "open", "open", "open", "open"))
        await other.join(table, ben, [4], "salt")
        await tables.reseat(table, ada, [keep(0), bot(), keep(4)])
        for process in (tables, other):
            assert await seating(process, table) == ["Ada", "ratling", "Ben"]
        await tables.reseat(table, ada, [keep(0), keep(2), OPEN, OPEN])
        assert await seating(other, table) == ["Ada", "Ben", "open", "open"]
        assert (await other.cache.current(table)).seats_of(ben.id) == (1,)
        news = await tables.cache.news(table, None, 0)
        assert not any(person.id in str(news) for person in (ada, ben))
        shown = next(shown for shown in (await lobby(tables)).tables if shown["id"] == table)
        assert (shown["people"], len(shown["seats"])) == (4, 4)
        await tables.leave(table, ben)
        await tables.join(table, ben, [3], "salt")
        await tables.start(table, ada, "pepper", only_taken=True)
        assert await seating(other, table) == ["Ada", "Ben"]
        await play(tables, table, [ada, ben], random.Random(2))
        live = await tables.cache.current(table)
        record = parse_record(await tables.record_text(table))
        assert (len(record.names), first_difference(record, live.game, live.profile)) == (2, None)


@asynchronous
async def test_nobody_loses_a_seat_by_a_change(sqlite_url: str) -> None:
    async with open_tables(sqlite_url) as tables:
        ada, ben = await make_people(tables, "Ada", "Ben")
        table = await tables.open(ada, options("me", "open", "open"))
        await tables.join(table, ben, [1], "salt")
        cases: list[tuple[Person, list[SeatChange], str]] = [
            (ben, [keep(0), keep(1)], "not-yours"),
            (ada, [keep(0), bot()], "seat-taken"),
            (ada, [keep(0), keep(1), keep(1)], "malformed"),
            (ada, [keep(0), keep(1), keep(4)], "malformed"),
            (ada, [keep(0), keep(1), bot("nobody")], "set-up"),
        ]
        for person, seats, code in cases:
            with pytest.raises(Refused) as refused:
                await tables.reseat(table, person, seats)
            assert refused.value.code == code
        alone = await tables.open(ada, options("me", "open"))
        with pytest.raises(Refused, match="alone"):
            await tables.start(alone, ada, "pepper", only_taken=True)  # nobody plays this against nobody
        await tables.start(table, ada, "pepper", only_taken=True)
        with pytest.raises(Refused, match="not open"):
            await tables.reseat(table, ada, [keep(0), keep(1)])


@asynchronous
async def test_what_is_changed_is_agreed_to_before_the_start(database_url: str) -> None:
    async with open_tables(database_url) as tables, open_tables(database_url) as other:
        ada, ben, cleo = await make_people(tables, "Ada", "Ben", "Cleo")
        table = await tables.open(ada, options("me", "open", "open", is_public=False))
        await tables.join(table, ben, [1], "salt")
        bank = {"kind": "bank", "seconds": 300.0, "increment": 5.0}
        change = OptionChange.model_validate({"options": {"comics": "super"}, "clock": bank, "hints": False})
        await tables.change_options(table, ada, change)
        await tables.change_options(table, ada, change)  # sent twice
        await tables.join(table, cleo, [2], "salt")  # who has seen it before
        other.cache.drop()
        live = await other.cache.current(table)
        assert plain_state(live, ())["changes"] == {
            "what": {"options": [{}, {"comics": "super"}], "clock": [{"kind": "none"}, bank], "hints": [True, False]},
            "waiting": [1],
        }
        info = await other.info(table, ben.id)
        assert (info["options"], info["clock"], info["hints"]) == ({"comics": "super"}, bank, False)
        with pytest.raises(Refused, match="has not agreed"):
            await tables.start(table, ada, "pepper")
        await tables.change_options(table, ada, OptionChange(options={}))
        state = plain_state(await tables.cache.current(table), ())
        assert (sorted(state["changes"]["what"]), state["changes"]["waiting"]) == (["clock", "hints"], [1, 2])
        for person in (ben, cleo, cleo):
            await other.agree(table, person.id)
        await tables.start(table, ada, "pepper")
        live = await other.cache.current(table, 9)
        assert (live.state, live.clock.whole, live.profile.changes) == ("running", 300.0, {})


@asynchronous
async def test_nobody_agrees_or_sits_down_to_what_was_changed_meanwhile(sqlite_url: str) -> None:
    async with open_tables(sqlite_url) as tables:
        ada, ben, cleo = await make_people(tables, "Ada", "Ben", "Cleo")
        table = await tables.open(ada, options("me", "open", "open", is_public=False))
        await tables.join(table, ben, [1], "salt", after=0)
        seen = await tables.change_options(table, ada, OptionChange(hints=False))
        newer = await tables.change_options(table, ada, OptionChange(live_points=False))
        with pytest.raises(Refused, match="changed meanwhile"):
            await tables.agree(table, ben.id, seen)
        with pytest.raises(Refused, match="changed meanwhile"):
            await tables.join(table, cleo, [2], "salt", after=seen)
        assert plain_state(await tables.cache.current(table), ())["changes"]["waiting"] == [1]
        await tables.agree(table, ben.id, newer)
        with pytest.raises(Refused, match="changed meanwhile"):  # though all who sat there have agreed
            await tables.join(table, cleo, [2], "salt", after=seen)
        await tables.join(table, cleo, [2], "salt", after=newer)


@asynchronous
async def test_only_what_can_be_is_changed_and_only_by_the_host(sqlite_url: str) -> None:
    async with open_tables(sqlite_url) as tables:
        ada, ben = await make_people(tables, "Ada", "Ben")
        table = await tables.open(ada, options("me", "open"))
        for person, change, code in [
            (ben, OptionChange(hints=False), "not-yours"),
            (ada, OptionChange(options={"comics": "none"}), "set-up"),
            (ada, OptionChange(stand_in="nobody"), "set-up"),
        ]:
            with pytest.raises(Refused) as refused:
                await tables.change_options(table, person, change)
            assert refused.value.code == code
        await tables.change_options(table, ada, OptionChange(is_public=False))
        assert (await lobby(tables)).tables == []
        assert (await tables.cache.current(table)).consent.missing == frozenset()  # she is alone


@asynchronous
async def test_a_rematch_starts_with_fewer_people(sqlite_url: str) -> None:
    async with open_tables(sqlite_url) as tables:
        people = await make_people(tables, "Ada", "Ben", "Cleo")
        table = await a_game(tables, people)
        await play(tables, table, people, random.Random(1))
        again = await tables.rematch(table, people[1])
        await tables.join(again, people[2], [2], "salt")
        await tables.start(again, people[1], "pepper", only_taken=True)
        assert await seating(tables, again) == ["Ben", "Cleo"]


@asynchronous
async def test_changes_go_over_the_api(sqlite_url: str) -> None:
    async with nearby(Settings(sqlite_url, limits=FAST)) as server, people_at(server, "Ada", "Ben") as [ada, ben]:
        table = await ada.open("firstrat", "me", "open", "open")
        await ben.join(table, 2)
        await ada.reseat(table, 0, 2, "open", "sly-rat")
        state = await ben.wait_until(table, lambda state: len(state["seats"]) == 4)
        assert (state["mine"], [seat["kind"] for seat in state["seats"]]) == ([1], ["person", "person", "open", "bot"])
        await ada.change_options(table, hints=True)
        await ben.wait_until(table, lambda state: state.get("changes", {}).get("waiting") == [1])
        with pytest.raises(Refused, match="only the host"):
            await ben.change_options(table, hints=False)
        with pytest.raises(Refused, match="changed meanwhile"):
            await ben.agree(table, 1)
        await ben.agree(table, (await ben.state(table))["number"])
        await ada.start(table, only_taken=True)
        state = await ben.wait_until(table, lambda state: state["state"] == "running")
        assert [seat["kind"] for seat in state["seats"]] == ["person", "person", "bot"]


@asynchronous
async def test_a_table_that_is_opened_to_strangers_has_no_hints_unless_they_are_chosen(sqlite_url: str) -> None:
    async with open_tables(sqlite_url) as tables:
        [ada] = await make_people(tables, "Ada")
        for change, has_hints in (
            (OptionChange(is_public=True), False),
            (OptionChange(is_public=True, hints=True), True),
        ):
            table = await tables.open(ada, options("me", "open", is_public=False))
            assert (await tables.cache.current(table)).facts.hints is True
            await tables.change_options(table, ada, change)
            assert (await tables.cache.current(table)).facts.hints is has_hints
