"""What an operator orders on the command line is carried out by a server that runs, and is written down."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from sqlalchemy import select, update

from ratskeller.client.reference import Client
from ratskeller.core.record import parse_record
from ratskeller.engine.fairness import first_difference
from ratskeller.server.base.settings import Settings
from ratskeller.server.moderation import moderator
from ratskeller.server.store.schema import bans, moderation, reports
from tests.cli.commands import Result, ratskeller
from tests.server.asynchronous import asynchronous
from tests.server.friends.requests import id_of, refused, told
from tests.server.nearby import Nearby, a_game, nearby, people_at
from tests.server.socket.test_sockets import FAST, closed_with, raw
from tests.server.socket.test_sockets import told as told_on


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """The server looks for orders often."""
    monkeypatch.setattr(moderator, "EVERY", 0.05)


async def moderate(server: Nearby, *words: str) -> Result:
    """The command of an operator, on the database of a server that runs."""
    address = server.context.database.text
    return await asyncio.to_thread(ratskeller, "moderate", *words, "--database", address)


async def carried_out(server: Nearby, *words: str) -> None:
    """The same for an order, until the server has carried it out."""
    result = await moderate(server, *words, "--reason", "a good reason")
    assert result.code == 0, result.err
    async with asyncio.timeout(120):
        while await server.context.tables.look(waiting):
            await asyncio.sleep(0.02)


def waiting(connection: Any) -> list[Any]:
    """Orders that were not carried out yet."""
    return list(connection.execute(select(moderation).where(moderation.c.done.is_(None))))


@asynccontextmanager
async def a_table(url: str) -> AsyncIterator[tuple[Nearby, list[Client], str]]:
    """A server with a game of two, a third person, and rude words of the second."""
    async with (
        nearby(Settings(url, limits=FAST)) as server,
        people_at(server, "Ada", "Benrude", "Cleo") as clients,
    ):
        table = await a_game(clients[:2], game="piedpiper")
        yield server, clients, table


@asynchronous
async def test_reports_are_listed_shown_and_closed(sqlite_url: str) -> None:
    async with a_table(sqlite_url) as (server, [ada, ben, cleo], table):
        assert (await moderate(server, "reports")).out == "no reports wait\n"
        line = await ben.chat(table, "you lout")
        for who in (ada, cleo):
            await told(who, "POST", "/reports", table=table, lines=[line], reason="insult", text="rude")
        listed = (await moderate(server, "reports")).out.splitlines()
        assert [row.split()[3] for row in listed] == ["insult", "insult"]
        report, person = listed[0].split()[0], listed[0].split()[4]
        assert person == await id_of(ben)
        shown = (await moderate(server, "show", report)).out
        assert "you lout" in shown
        assert "reported 2 times by 2 people" in shown
        assert f"table     {table}" in shown
        assert (await moderate(server, "close", report, "--reason", "warned")).code == 0
        assert len((await moderate(server, "reports")).out.splitlines()) == 1
        assert len((await moderate(server, "reports", "--all")).out.splitlines()) == 2
        again = await moderate(server, "close", report, "--reason", "warned")
        assert (again.code, "is closed already" in again.err) == (2, True)
        for words in (("show", "nope"), ("ban", "nobody", "--reason", "x"), ("hide", "t", "1", "--reason", "x")):
            wrong = await moderate(server, *words)
            assert (wrong.code, "there is no" in wrong.err, "Traceback" in wrong.err) == (2, True, False)
        assert "warned" in (await moderate(server, "log")).out
        # What was closed long ago is forgotten.
        await server.context.tables.run(
            lambda found: found.execute(update(reports).where(reports.c.closed.is_not(None)).values(closed=1.0))
        )
        server.context.moderator._clean_up_at = 0.0
        await eventually_async(lambda: moderate(server, "reports", "--all"), lambda found: found.out.count("\n") == 1)


async def eventually_async(ask: Any, holds: Any) -> None:
    """Wait until the answer to a question is as expected."""
    async with asyncio.timeout(120):
        while not holds(await ask()):
            await asyncio.sleep(0.05)


@asynchronous
async def test_hidden_lines_are_read_by_nobody_and_the_log_keeps_them(database_url: str) -> None:
    async with a_table(database_url) as (server, [ada, ben, cleo], table):
        line = await ben.chat(table, "you lout")
        await ada.chat(table, "fine")
        tables = server.context.tables
        before = (await tables.cache.news(table, None, 0)).entries  # pages and news are kept for others
        assert "you lout" in str(before)
        await carried_out(server, "hide", table, str(line))
        for reader in (None, await id_of(ada), await id_of(ben), await id_of(cleo)):
            entries = (await tables.cache.news(table, reader, 0)).entries
            assert "you lout" not in str(entries)
            assert [entry.body for entry in entries if entry.number == line] == [{"hidden": True}]
            assert (entries[-1].kind, entries[-1].body) == ("hide", {"numbers": [line], "hide": True})
        assert await refused(ada, "POST", "/reports", table=table, lines=[line], reason="insult") == "not-found"
        turn = await ada.wait_for_turn(table)
        await ada.move(table, turn["legal"][0])  # the game goes on
        await carried_out(server, "unhide", table, str(line))
        assert "you lout" in str((await tables.cache.news(table, None, 0)).entries)
        wrong = await moderate(server, "hide", table, "1", "--reason", "x")
        assert (wrong.code, "is no message" in wrong.err) == (2, True)


@asynchronous
async def test_somebody_gets_another_name_everywhere_and_the_luck_can_still_be_checked(database_url: str) -> None:
    async with a_table(database_url) as (server, [ada, ben, _cleo], table):
        await ben.chat(table, "hello")
        person = await id_of(ben)
        await ada._request("POST", "/api/blocks", {"table": table, "seat": 1})
        await carried_out(server, "rename", person, "Rat 17")
        shown = str(await server.context.tables.cache.news(table, None, 0))
        assert "Benrude" not in shown
        assert "Rat 17" in shown
        assert (await told(ben, "GET", "/me"))["name"] == "Rat 17"
        assert [block["name"] for block in await told(ada, "GET", "/blocks")] == ["Rat 17"]
        await ada.propose(table, "end")
        proposal = await ben.wait_until(table, lambda state: "proposal" in state)
        await ben.vote(table, proposal["proposal"]["number"], agree=True)
        await ada.wait_until(table, lambda state: state["state"] == "over")
        state = await server.context.tables.cache.current(table)
        record = parse_record(await server.context.tables.record_text(table))
        assert record.names == ["Ada", "Rat 17"]
        assert first_difference(record, state.game, state.profile) is None
        wrong = await moderate(server, "rename", person, "Admin", "--reason", "x")
        assert (wrong.code, "reserved for the operator" in wrong.err) == (2, True)
        assert "Benrude > Rat 17" in (await moderate(server, "log")).out


@asynchronous
async def test_who_is_banned_is_told_and_does_nothing_more_until_it_is_lifted(database_url: str) -> None:
    async with a_table(database_url) as (server, [_ada, ben, cleo], table):
        person = await id_of(ben)
        hosted = await ben.open("firstrat", "me", "open")
        joined = await cleo.open("firstrat", "me", "open", "open")
        await ben.join(joined, 1)
        cups = [await cleo.tournaments.open("Cheese Cup", "firstrat", rounds=2, seats=2) for _ in range(2)]
        for cup in cups:
            await ben.tournaments.join(cup)
        await cleo.tournaments.start(cups[1])
        async with raw(server, ben) as line:
            await carried_out(server, "ban", person, "--days", "7")
            said = await told_on(line)
            assert (said["code"], said["say"]["figures"]["reason"]) == ("banned", "a good reason")
            assert await closed_with(line) == 1008
        async with raw(server, ben) as line:  # a new one is told the same
            assert (await told_on(line))["code"] == "banned"
        assert (await told(ben, "GET", "/me"))["ban"]["reason"] == "a good reason"
        for method, path, body in (
            ("POST", "/tables", {"game": "firstrat", "seats": [{"kind": "me"}, {"kind": "open"}]}),
            ("POST", f"/tables/{joined}/join", {"seats": [1]}),
            ("POST", "/me", {"name": "Somebody else"}),
            ("POST", "/friends/links", {}),
            ("POST", "/reports", {"table": table, "seat": 0, "reason": "spam"}),
            ("POST", "/me/link", {}),
        ):
            assert await refused(ben, method, path, **body) == "banned banned-until"
        tables = server.context.tables
        assert (await tables.cache.current(table)).away == {1}  # a bot plays on
        assert (await tables.cache.current(hosted)).state == "closed"
        entered = [(await cleo.tournaments.look(cup))["people"] for cup in cups]
        assert [[(one["name"], one["state"]) for one in people] for people in entered] == [
            [("Cleo", "in")],
            [("Cleo", "in"), ("Benrude", "withdrawn")],
        ]
        assert person not in (await tables.cache.current(joined)).people()
        assert (await told(ben, "GET", "/me/export"))["ban"][0]["reason"] == "a good reason"
        assert person in (await moderate(server, "bans")).out
        assert (await moderate(server, "lift", person, "--reason", "sorry")).code == 0
        assert (await told(ben, "GET", "/me"))["ban"] is None
        await ben.back(table)
        assert (await tables.cache.current(table)).away == set()
        log = (await moderate(server, "log")).out
        assert [row.split()[3] for row in log.splitlines()] == ["ban", "lift"]
        assert "waits" not in log


@asynchronous
async def test_a_ban_ends_by_itself_and_an_order_waits_for_a_server(sqlite_url: str) -> None:
    async with a_table(sqlite_url) as (server, [_ada, ben, _cleo], table):
        person, cookie = await id_of(ben), ben.cookie
    where = ("--database", sqlite_url)
    assert (await asyncio.to_thread(ratskeller, "moderate", "log", *where)).out == "nothing was done yet\n"
    done = await asyncio.to_thread(ratskeller, "moderate", "ban", person, "--reason", "rude", *where)
    assert done.code == 0, done.err
    assert "waits for the server" in (await asyncio.to_thread(ratskeller, "moderate", "log", *where)).out
    async with nearby(Settings(sqlite_url, limits=FAST)) as server:
        tables = server.context.tables
        async with asyncio.timeout(120):
            while (await tables.cache.current(table)).away != {1}:
                await asyncio.sleep(0.02)
        found = await server.context.people.from_cookie(cookie)
        assert found is not None
        assert found.ban is not None
        assert found.ban.until is None
        await tables.run(lambda connection: connection.execute(update(bans).values(until=1.0)))
        found = await server.context.people.from_cookie(cookie)
        assert found is not None
        assert found.ban is None


def test_a_reason_is_needed(empty_sqlite_url: str) -> None:
    for words in (("ban", "x"), ("ban", "x", "--reason", " "), ("ban", "x", "--reason", "y", "--days", "0")):
        assert ratskeller("moderate", *words, "--database", empty_sqlite_url).code == 2
    missing = ratskeller("moderate", "reports", "--database", empty_sqlite_url)
    assert (missing.code, "there is no such file" in missing.err) == (2, True)
