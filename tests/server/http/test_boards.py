"""Boards as the page draws them."""

import pytest

from ratskeller.games import load_game
from tests.server.asynchronous import asynchronous
from tests.server.looking import looking


@pytest.mark.parametrize("game", ["firstrat", "piedpiper"])
@asynchronous
async def test_a_board_has_the_profile_the_names_and_the_rules_to_cite(sqlite_url: str, game: str) -> None:
    async with looking(sqlite_url) as here:
        board = await here.get(f"/api/games/{game}/board")
        known = load_game(game)
        assert (board["game"], board["profile"]["name"]) == (game, "standard")
        assert board["names"] == {name: list(names) for name, names in known.names.items()}
        assert set(board["cites"]["events"]) == set(known.events)


@asynchronous
async def test_the_board_of_a_table_and_of_its_record_have_the_options_that_were_chosen(sqlite_url: str) -> None:
    async with looking(sqlite_url) as here:
        table = await here.played("piedpiper", 2, options={"variant": "young"})
        record = await here.upload(await here.context.tables.record_text(table.facts.id))
        of_table = await here.get(f"/api/tables/{table.facts.id}/board")
        assert of_table["profile"]["options"]["variant"] == "young"
        assert await here.get(f"/api/records/{record}/board") == of_table


@asynchronous
async def test_a_board_that_there_is_not_is_not_found(sqlite_url: str) -> None:
    async with looking(sqlite_url) as here:
        for path in ("/api/games/chess/board", "/api/games/firstrat/board?profile=mine", "/api/tables/none/board"):
            assert (await here.browser.get(path)).status_code == 404


@asynchronous
async def test_a_board_travels_packed_for_whoever_takes_that(sqlite_url: str) -> None:
    async with looking(sqlite_url) as here:
        path = "/api/games/firstrat/board"
        plain = await here.browser.get(path, headers={"accept-encoding": "gzip;q=0, br"})
        packed = await here.browser.get(path, headers={"accept-encoding": "br, gzip"})
        assert "content-encoding" not in plain.headers
        assert packed.headers["content-encoding"] == "gzip"
        assert plain.headers["vary"] == packed.headers["vary"] == "accept-encoding"
        assert packed.json() == plain.json()
        assert int(packed.headers["content-length"]) < len(plain.content) / 3
