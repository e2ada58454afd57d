"""Boards of people's own: checked as they are entered, kept, shared, and played on."""

import tomllib
from typing import Any

import pytest

from ratskeller.games import GAMES, load_game
from tests.server.asynchronous import asynchronous
from tests.server.looking import Looking, browser_of, looking


def standard(game: str) -> dict[str, Any]:
    return tomllib.loads((load_game(game).data / "standard.toml").read_text("utf-8"))


async def checked(here: Looking, **entered: Any) -> Any:
    answer = await here.browser.post("/api/boards/check", json=entered)
    assert answer.status_code == 200, answer.text
    return answer.json()


async def keep(here: Looking, tables: dict[str, Any], game: str = "firstrat") -> str:
    sent = {"game": game, "name": "Kitchen table", "tables": tables}
    answer = await here.browser.post("/api/boards", json=sent)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


@pytest.mark.parametrize("game", [*GAMES])
@asynchronous
async def test_a_board_that_is_entered_is_drawn_for_any_number_of_people(sqlite_url: str, game: str) -> None:
    async with looking(sqlite_url) as here:
        for people in load_game(game).people:
            draft = await checked(here, game=game, tables=standard(game), people=people)
            assert draft["problems"] == []
            assert (await checked(here, game=game, people=people))["view"] == draft["view"]
            assert draft["board"]["profile"]["name"] == "own"
            assert draft["view"]["seats"] >= people
            again = await checked(here, game=game, text=draft["text"], people=people)
            assert again["tables"] == draft["tables"]


@asynchronous
async def test_every_problem_has_the_key_of_its_field(sqlite_url: str) -> None:
    async with looking(sqlite_url) as here:
        tables = standard("firstrat")
        tables["path"]["3"] = ["pink", "soda", 1]
        tables["pipes"][0]["to"] = 2
        tables["greg"]["B"].pop()
        draft = await checked(here, game="firstrat", tables=tables)
        assert {problem["key"] for problem in draft["problems"]} == {"path.3", "pipes[0].to", "greg"}
        said = {problem["key"]: problem["say"] for problem in draft["problems"]}
        assert said["pipes[0].to"] == {"key": "problem-pipe-backward", "figures": {"origin": 3, "target": 2}}
        assert (draft["board"], draft["view"]) == (None, None)
        assert draft["tables"]["pipes"] == tables["pipes"]
        tables["path"]["3"] = ["orange", "soda", None]
        draft = await checked(here, game="firstrat", tables=tables)
        assert [problem["key"] for problem in draft["problems"]] == ["path.3"]
        answer = await here.browser.post("/api/boards", json={"game": "firstrat", "name": "x", "tables": tables})
        assert (answer.status_code, answer.json()["code"]) == (422, "set-up")
        figures = {"place": "path.3", "problem": {"key": "problem-empty"}}
        assert answer.json()["say"] == {"key": "problem-in-profile", "figures": figures}


@asynchronous
async def test_what_is_no_board_is_refused_without_a_fault(sqlite_url: str) -> None:
    async with looking(sqlite_url) as here:
        for text in ("", "[", "a = 1979-05-27", "x" * 50_000, "options = 1", "name = nan\n", "\ud800"):
            draft = await checked(here, game="firstrat", text=text.encode("utf-8", "replace").decode())
            assert draft["problems"], text
        for sent in (
            {"game": "chess", "text": ""},
            {"game": "piedpiper", "people": 1},
            {"game": "firstrat", "text": "", "tables": {}},
        ):
            assert (await here.browser.post("/api/boards/check", json=sent)).status_code == 422


@asynchronous
async def test_a_kept_board_is_its_owners_to_change_and_for_all_who_have_the_link(database_url: str) -> None:
    async with looking(database_url) as here:
        tables = standard("piedpiper")
        board = await keep(here, tables, "piedpiper")
        ben = await here.context.people.make("Ben")
        tables["actions"]["melody"] = 9
        changed = {"game": "piedpiper", "name": "Ours", "tables": tables}
        async with browser_of(ben, here.app) as theirs:
            shown = (await theirs.get(f"/api/boards/{board}?people=4")).json()
            assert (shown["name"], shown["is_mine"], shown["view"]["seats"]) == ("Kitchen table", False, 4)
            assert (await theirs.put(f"/api/boards/{board}", json=changed)).json()["code"] == "not-yours"
            assert (await theirs.delete(f"/api/boards/{board}")).json()["code"] == "not-yours"
        assert (await here.browser.put(f"/api/boards/{board}", json=changed)).status_code == 204
        shown = await here.get(f"/api/boards/{board}")
        assert (shown["name"], shown["tables"]["actions"]["melody"], shown["is_mine"]) == ("Ours", 9, True)
        assert shown["board"]["provenance"]["actions"] == []
        assert shown["board"]["provenance"]["counts"]
        await keep(here, tables, "piedpiper")
        third = await here.browser.post("/api/boards", json=changed)
        assert (third.status_code, third.json()["code"]) == (429, "too-many")
        assert (await here.browser.delete(f"/api/boards/{board}")).status_code == 204
        assert [kept["name"] for kept in await here.get("/api/me/boards")] == ["Kitchen table"]
        assert (await here.browser.get(f"/api/boards/{board}")).status_code == 404


@asynchronous
async def test_a_game_on_a_board_of_ones_own_is_uploaded_and_drawn_on_that_board(sqlite_url: str) -> None:
    async with looking(sqlite_url) as here:
        tables = standard("piedpiper")
        tables["actions"]["melody"] = 9
        text = (await checked(here, game="piedpiper", name="Kitchen table", tables=tables))["text"]
        table = await here.played("piedpiper", 2, profile_text=text, options={"roof": "7"})
        record = await here.context.tables.record_text(table.facts.id)
        refused = await here.browser.post("/api/records", json={"text": record})
        assert refused.status_code == 422
        board = await keep(here, tables, "piedpiper")
        uploaded = await here.upload(record)
        await here.browser.delete(f"/api/boards/{board}")
        drawn = await here.get(f"/api/records/{uploaded}/board")
        assert drawn["profile"]["actions"]["melody"] == 9
        assert drawn == await here.get(f"/api/tables/{table.facts.id}/board")
        assert (await here.get(f"/api/records/{uploaded}/replay"))["finished"]
