"""Turns that are planned while others play: played once, each move like any other, and a secret until then."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from types import SimpleNamespace
from typing import Any

import pytest
from structlog.testing import capture_logs

from ratskeller.client.errors import Refused
from ratskeller.client.reference import Client
from ratskeller.server.base.settings import Settings
from ratskeller.server.people.service import Person
from ratskeller.server.store import premoves as store
from ratskeller.server.store import tables as log_store
from ratskeller.server.store.premoves import Plan, Step
from ratskeller.server.tables import new_table
from ratskeller.server.tables.premoves import Premoves
from ratskeller.server.tables.service import Tables
from ratskeller.server.tables.state import TableState
from tests.server.asynchronous import asynchronous
from tests.server.nearby import a_game as a_served_game
from tests.server.nearby import nearby, people_at
from tests.server.tables.opening import a_game, begun, make_people, open_tables


@asynccontextmanager
async def played(tables: Tables) -> AsyncIterator[Premoves]:
    """Plans that are played as soon as a turn begins."""
    premoves = Premoves(tables)
    running = asyncio.create_task(premoves.run())
    try:
        yield premoves
    finally:
        running.cancel()
        await premoves.stop()


async def whole_plan(premoves: Premoves, table: str, person: Person) -> list[str]:
    """A turn of first moves, as it would be now."""
    moves: list[str] = []
    while not (look := await premoves.look(table, person.id, moves)).is_whole:
        moves.append(look.offers[0].move)
    return moves


async def long_plan(tables: Tables, premoves: Premoves, table: str, people: list[Person]) -> list[str]:
    """A turn of the second seat of at least two moves, after as many turns as that takes."""
    for _ in range(20):
        for offer in (await premoves.look(table, people[1].id, [])).offers:
            look = await premoves.look(table, people[1].id, [offer.move])
            if not look.is_whole:
                return [offer.move, look.offers[0].move]
        for seat, person in enumerate(people):
            await end_turn(tables, table, person, seat)
    raise AssertionError("there is no turn of two moves")


@pytest.fixture
def same_luck(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same game whenever one is opened."""
    monkeypatch.setattr(new_table, "new_seed", lambda: "0123456789abcdef" * 4)
    monkeypatch.setattr(new_table, "secrets", SimpleNamespace(token_urlsafe=lambda _: "the-table"))


async def end_turn(tables: Tables, table: str, person: Person, seat: int) -> None:
    """Take last moves until the turn of a seat is over; the last of a rat's moves is the shortest way to pass."""
    while (live := await tables.cache.current(table)).actor == seat:
        assert live.play is not None
        await tables.move(table, person.id, live.number, live.play.legal_moves()[-1])


async def moves_of(tables: Tables, table: str, seat: int) -> list[str]:
    """The moves that a seat has made."""
    rows = await tables.look(partial(log_store.read_rows, table_id=table, after=0))
    return [row.body["move"] for row in rows if row.kind == "move" and row.seat == seat]


async def reached(tables: Tables, table: str, actor: int) -> TableState:
    """The table when a seat is to decide."""
    async with asyncio.timeout(120):
        while (live := await tables.cache.current(table)).actor != actor:
            await asyncio.sleep(0.01)
    return live


@asynchronous
async def test_a_planned_turn_is_played_when_it_begins_in_whatever_process(database_url: str) -> None:
    async with open_tables(database_url) as tables:
        ada, ben = await make_people(tables, "Ada", "Ben")
        table = await a_game(tables, [ada, ben])
        async with played(tables) as premoves:
            plan = await whole_plan(premoves, table, ben)
            await premoves.keep(table, ben.id, plan)
            kept = await premoves.plan_of(table, ben.id)
            assert kept is not None
            assert [step.move for step in kept[0].steps] == plan
            assert await premoves.plan_of(table, ada.id) is None
            await end_turn(tables, table, ada, 0)
            await reached(tables, table, 0)
            assert await moves_of(tables, table, 1) == plan
            assert await premoves.plan_of(table, ben.id) is None
            rows = await tables.look(partial(log_store.read_rows, table_id=table, after=0))
            assert {row.person_id for row in rows if row.kind == "move" and row.seat == 1} == {ben.id}


@asynchronous
async def test_a_plan_survives_a_restart_and_is_found_by_any_process(sqlite_url: str) -> None:
    async with open_tables(sqlite_url) as tables:
        ada, ben = await make_people(tables, "Ada", "Ben")
        table = await a_game(tables, [ada, ben])
        silent = Premoves(tables)  # it never runs: as if its process had gone right after the move
        plan = await whole_plan(silent, table, ben)
        await silent.keep(table, ben.id, plan)
        await end_turn(tables, table, ada, 0)
        assert await moves_of(tables, table, 1) == []
    async with open_tables(sqlite_url) as tables:
        twins = [Premoves(tables), Premoves(tables)]
        await asyncio.gather(*(premoves.sweep() for premoves in twins))
        assert await moves_of(tables, table, 1) == plan
        assert await tables.look(store.plans_to_look_at) == []


@pytest.mark.usefixtures("same_luck")
@asynchronous
async def test_a_plan_stops_at_its_first_refusal_and_says_why(sqlite_url: str) -> None:
    async with open_tables(sqlite_url) as tables:
        ada, ben = await make_people(tables, "Ada", "Ben")
        table = await a_game(tables, [ada, ben])
        async with played(tables) as premoves:
            plan = await long_plan(tables, premoves, table, [ada, ben])
            before = await moves_of(tables, table, 1)
            await premoves.keep(table, ben.id, plan)
            found = await tables.look(partial(store.read_plan, table_id=table, seat=1))
            assert found is not None
            first, second = found.steps
            broken = Plan(1, ben.id, found.made_at, (first, Step(second.phase, "r1>20"), second))
            await tables.run(partial(store.write_plan, table_id=table, plan=broken))
            await end_turn(tables, table, ada, 0)
            async with asyncio.timeout(120):
                while not (kept := await premoves.plan_of(table, ben.id)) or kept[0].stopped is None:
                    await asyncio.sleep(0.01)
            assert await moves_of(tables, table, 1) == [*before, plan[0]]
            assert [step.move for step in kept[0].steps] == ["r1>20", plan[1]]
            assert kept[0].stopped["code"] == "illegal"
            assert kept[0].stopped["say"]["key"]
            await premoves.cancel(table, ben.id)
            assert await premoves.plan_of(table, ben.id) is None


@asynchronous
async def test_a_plan_stops_at_a_decision_that_it_did_not_foresee(sqlite_url: str) -> None:
    async with open_tables(sqlite_url) as tables:
        ada, ben = await make_people(tables, "Ada", "Ben")
        table = await a_game(tables, [ada, ben])
        async with played(tables) as premoves:
            move = (await premoves.look(table, ben.id, [])).offers[0].move
            await premoves.keep(table, ben.id, [move])
            found = await tables.look(partial(store.read_plan, table_id=table, seat=1))
            assert found is not None
            other = Plan(1, ben.id, found.made_at, (Step(found.steps[0].phase + 1, move),))
            await tables.run(partial(store.write_plan, table_id=table, plan=other))
            await end_turn(tables, table, ada, 0)
            async with asyncio.timeout(120):
                while not (kept := await premoves.plan_of(table, ben.id)) or kept[0].stopped is None:
                    await asyncio.sleep(0.01)
            assert kept[0].stopped == {"code": "unforeseen"}
            assert await moves_of(tables, table, 1) == []


@pytest.mark.usefixtures("same_luck")
@asynchronous
async def test_what_comes_to_light_in_a_turn_ends_its_plan(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with open_tables(sqlite_url) as tables:
        ada, ben = await make_people(tables, "Ada", "Ben")
        table = await a_game(tables, [ada, ben])
        async with played(tables) as premoves:
            plan = await long_plan(tables, premoves, table, [ada, ben])
            before = await moves_of(tables, table, 1)
            await premoves.keep(table, ben.id, plan)
            live = await tables.cache.current(table)
            # As if a rat that moves let something come to light.
            monkeypatch.setitem(vars(live.game), "revealing", frozenset(live.game.events))
            await end_turn(tables, table, ada, 0)
            async with asyncio.timeout(120):
                while not (kept := await premoves.plan_of(table, ben.id)) or kept[0].stopped is None:
                    await asyncio.sleep(0.01)
            assert kept[0].stopped == {"code": "revealed"}
            assert await moves_of(tables, table, 1) == [*before, plan[0]]


@asynchronous
async def test_what_can_not_be_planned_is_refused(sqlite_url: str) -> None:
    async with open_tables(sqlite_url) as tables:
        ada, ben, cleo = await make_people(tables, "Ada", "Ben", "Cleo")
        table = await a_game(tables, [ada, ben])
        premoves = Premoves(tables)
        with pytest.raises(Refused, match="it is your turn"):
            await premoves.look(table, ada.id, [])
        with pytest.raises(Refused, match="do not sit"):
            await premoves.look(table, cleo.id, [])
        with pytest.raises(Refused) as illegal:
            await premoves.keep(table, ben.id, ["r1>20"])
        assert illegal.value.code == "illegal"
        assert illegal.value.rule
        with pytest.raises(Refused) as malformed:
            await premoves.keep(table, ben.id, ["nonsense"])
        assert malformed.value.code == "malformed"
        plan = await whole_plan(premoves, table, ben)
        with pytest.raises(Refused, match="the turn is over"):
            await premoves.keep(table, ben.id, [*plan, plan[0]])
        await tables.resign(table, ben.id)
        with pytest.raises(Refused, match="no turn of yours"):
            await premoves.look(table, ben.id, [])
        hidden = await a_game(tables, [ada, ben], game="piedpiper")
        with pytest.raises(Refused, match="too much is hidden"):
            await premoves.look(hidden, ben.id, [])
        alone = await begun(tables, ada, "me", level="easy")
        with pytest.raises(Refused):
            await premoves.look(alone, ada.id, [])


@asynchronous
async def test_who_takes_a_place_does_not_play_the_plan_of_who_left(sqlite_url: str) -> None:
    async with open_tables(sqlite_url) as tables:
        ada, ben, cleo = await make_people(tables, "Ada", "Ben", "Cleo")
        table = await a_game(tables, [ada, ben])
        premoves = Premoves(tables)
        await premoves.keep(table, ben.id, await whole_plan(premoves, table, ben))
        await tables.resign(table, ben.id)
        await tables.propose(table, ada.id, "open", 1)
        await tables.join(table, cleo, [1], "salt")
        assert await premoves.plan_of(table, cleo.id) is None
        await end_turn(tables, table, ada, 0)
        await premoves.sweep()
        assert await moves_of(tables, table, 1) == []
        assert (await tables.cache.current(table)).actor == 1


async def asked(client: Client, method: str, path: str, body: dict[str, Any] | None = None) -> Any:
    """What a server answers to a request of a client's."""
    answer = await client._request(method, path, body)
    return answer.json() if answer.content else None


@asynchronous
async def test_nobody_else_learns_of_a_plan_before_it_is_played(sqlite_url: str) -> None:
    with capture_logs() as logs:
        async with (
            nearby(Settings(sqlite_url)) as server,
            people_at(server, "Ada", "Ben", "Watcher", keep=True) as clients,
        ):
            ada, ben, watcher = clients
            table = await a_served_game([ada, ben])
            for client in clients:
                await client.watch(table)
                await client.state(table)
            path = f"/api/tables/{table}/plan"
            moves: list[str] = []
            while not (look := await asked(ben, "POST", f"{path}/look", {"moves": moves}))["is_whole"]:
                moves.append(look["offers"][-1]["move"])
            number = (await ada.state(table))["number"]
            seen = [str(await asked(other, "GET", f"/api/tables/{table}")) for other in (ada, watcher)]
            received = [len(other.received) for other in (ada, watcher)]
            await asked(ben, "PUT", path, {"moves": moves})
            assert (await asked(ben, "GET", path))["plan"]["moves"] == moves
            # Nothing was written to the log or sent to anybody, and whoever asks sees what they saw before.
            assert (await server.context.tables.cache.current(table)).number == number
            assert [len(other.received) for other in (ada, watcher)] == received
            assert [str(await asked(other, "GET", f"/api/tables/{table}")) for other in (ada, watcher)] == seen
            assert await asked(ada, "GET", path) == {"plan": None}
            assert await asked(watcher, "GET", path) == {"plan": None}
            for method, body in (("PUT", {"moves": moves}), ("POST", {"moves": []})):
                with pytest.raises(Refused):
                    await asked(watcher, method, path if method == "PUT" else f"{path}/look", body)
            await asked(ada, "DELETE", path)  # cancels nobody's plan but her own
            while "legal" in (state := await ada.state(table)):
                await ada.move(table, state["legal"][-1])
            await ada.wait_for_turn(table)
            assert await asked(ben, "GET", path) == {"plan": None}
            assert await moves_of(server.context.tables, table, 1) == moves
    assert not any(move in repr(logs) for move in moves if ">" in move)
