"""The challenge chart: ticked by games that the server has judged."""

import json
from dataclasses import replace

import msgspec
import pytest
from sqlalchemy import Connection, select, update

from ratskeller.bots.bot import seen_in
from ratskeller.bots.levels import make_bot
from ratskeller.engine.playthrough import Playthrough
from ratskeller.games import load_game
from ratskeller.server.store.schema import log
from ratskeller.server.tables.challenges import tick
from tests.games.firstrat.recorded_games import COLLECTION
from tests.server.asynchronous import asynchronous
from tests.server.looking import Looking, looking

GAME = load_game("firstrat")
GREEDY = make_bot("greedy")


@pytest.fixture(scope="module")
def won() -> Playthrough:
    """A recorded solo game that meets some challenges."""
    return COLLECTION.replayed("medium-won")


async def end(here: Looking, table: str, play: Playthrough, at: float) -> list[str]:
    """Judge a game, as the transaction does that ends it."""
    return await here.context.database.run(lambda connection: tick(connection, here.person.id, table, play, at))


async def ticked(here: Looking) -> dict[tuple[str, str], tuple[str, float]]:
    """The cells that are ticked."""
    chart = await here.get("/api/me/chart")
    assert (len(chart["challenges"]), len(chart["levels"]), len(chart["cells"])) == (10, 4, 40)
    return {(cell["challenge"], cell["level"]): (cell["table"], cell["at"]) for cell in chart["cells"] if cell["table"]}


@asynchronous
async def test_a_won_game_ticks_what_it_met_and_the_first_one_stays(database_url: str, won: Playthrough) -> None:
    met = won.game.challenges(won.box, won.position)
    assert met
    async with looking(database_url) as here:
        first = (await here.played("firstrat", 1, moves=0, level="easy")).facts.id
        second = (await here.played("firstrat", 1, moves=0, level="easy")).facts.id
        assert await ticked(here) == {}
        assert await end(here, first, won, 5.0) == met
        assert await end(here, second, won, 6.0) == met
        assert await ticked(here) == {(name, won.level): (first, 5.0) for name in met}


@asynchronous
@pytest.mark.parametrize("deck", ["usual", "fierce"])
async def test_a_cell_says_with_which_deck_it_was_met(sqlite_url: str, won: Playthrough, deck: str) -> None:
    async with looking(sqlite_url) as here:
        played = await here.played("firstrat", 1, moves=0, level="easy", options={"greg_deck": deck})
        await end(here, played.facts.id, won, 5.0)
        cells = (await here.get("/api/me/chart"))["cells"]
        assert {cell["deck"] for cell in cells if cell["table"]} == {deck}
        assert {cell["deck"] for cell in cells if not cell["table"]} == {None}


@asynchronous
async def test_a_cell_of_a_game_from_before_there_were_two_decks_was_met_with_the_fierce_one(
    sqlite_url: str, won: Playthrough
) -> None:
    async with looking(sqlite_url) as here:
        table = (await here.played("firstrat", 1, moves=0, level="easy")).facts.id

        def forget_profile(connection: Connection) -> None:
            start = (log.c.table_id == table) & (log.c.kind == "start")
            body = json.loads(connection.execute(select(log.c.body).where(start)).scalar_one())
            del body["profile"]
            connection.execute(update(log).where(start).values(body=json.dumps(body)))

        await here.context.database.run(forget_profile)
        await end(here, table, won, 5.0)
        cells = (await here.get("/api/me/chart"))["cells"]
        assert {cell["deck"] for cell in cells if cell["table"]} == {"fierce"}


@asynchronous
async def test_another_level_is_another_cell(sqlite_url: str, won: Playthrough) -> None:
    async with looking(sqlite_url) as here:
        table = (await here.played("firstrat", 1, moves=0, level="easy")).facts.id
        met = await end(here, table, won, 5.0)
        other = won.copy()
        other.level = next(level for level in GAME.levels if level != won.level)
        await end(here, table, other, 6.0)
        assert {level for _, level in await ticked(here)} == {won.level, other.level}
        assert len(await ticked(here)) == 2 * len(met)


@asynchronous
async def test_an_easier_board_of_ones_own_ticks_nothing(sqlite_url: str, won: Playthrough) -> None:
    async with looking(sqlite_url) as here:
        table = (await here.played("firstrat", 1, moves=0, level="easy")).facts.id
        for name in ("standard", "garden"):
            easier = won.copy()
            data = msgspec.structs.replace(won.profile.data, name=name)
            easier.profile = replace(won.profile, data=data, hash="0123456789ab")
            assert await end(here, table, easier, 5.0) == []
        assert await ticked(here) == {}


@asynchronous
async def test_a_table_is_judged_when_its_game_ends(sqlite_url: str) -> None:
    async with looking(sqlite_url) as here:
        tables = here.context.tables
        for _ in range(20):  # nearly every game meets some challenge
            live = await here.played("firstrat", 1, moves=0, level="easy")
            while live.actor is not None and live.play is not None:
                move = GAME.format_move(GREEDY.choose(seen_in(live.play), 0))
                await tables.move(live.facts.id, here.person.id, live.number, move)
                live = await tables.cache.current(live.facts.id)
            assert live.play is not None
            if met := GAME.challenges(live.play.box, live.play.position):
                break
            assert await ticked(here) == {}
        cells = await ticked(here)
        assert cells
        assert set(cells) == {(name, "easy") for name in met}
        assert {table for table, _ in cells.values()} == {live.facts.id}


@asynchronous
async def test_a_lost_game_ticks_nothing(sqlite_url: str) -> None:
    async with looking(sqlite_url) as here:
        table = (await here.played("firstrat", 1, moves=0, level="easy")).facts.id
        assert await end(here, table, COLLECTION.replayed("hard-lost"), 5.0) == []
        assert await ticked(here) == {}


@asynchronous
async def test_somebody_without_a_name_has_no_chart(sqlite_url: str) -> None:
    async with looking(sqlite_url) as here:
        here.browser.cookies.clear()
        assert (await here.browser.get("/api/me/chart")).status_code == 401
