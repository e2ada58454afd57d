"""Puzzles over the API: what the seat may know, moves one after the other, and the verdict."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from fastapi import FastAPI

from ratskeller.core.codec import to_plain
from ratskeller.games import GAMES
from ratskeller.server.http import puzzles
from ratskeller.server.http.problems import answer_problems
from ratskeller.study.puzzles.attempt import Attempt
from ratskeller.study.puzzles.puzzle import Puzzle, puzzle_of_day, puzzles_of
from tests.server.asynchronous import asynchronous

every_game = pytest.mark.parametrize("game", GAMES)


class Visitor:
    """Somebody without a name, who asks for puzzles."""

    def __init__(self, browser: httpx.AsyncClient) -> None:
        self.browser = browser

    async def get(self, path: str) -> Any:
        """What a request that goes well is answered with."""
        answer = await self.browser.get(path)
        assert answer.status_code == 200, answer.text
        return answer.json()

    async def attempt(self, puzzle: Puzzle, moves: list[str], status: int = 200) -> Any:
        """How an attempt stands, or why it does not."""
        answer = await self.browser.post(f"/api/puzzles/{puzzle.game}/{puzzle.id}", json={"moves": moves})
        assert answer.status_code == status, answer.text
        return answer.json()


@asynccontextmanager
async def visiting() -> AsyncIterator[Visitor]:
    app = FastAPI()
    app.include_router(puzzles.router)
    answer_problems(app)
    app.state.context = SimpleNamespace(pace=SimpleNamespace(take=lambda who: None))
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://rat") as browser:
        yield Visitor(browser)


def first(game: str) -> Puzzle:
    return next(iter(puzzles_of(game).values()))


@every_game
@asynchronous
async def test_the_collection_gives_no_answer_away(game: str) -> None:
    async with visiting() as visitor:
        found = (await visitor.get(f"/api/puzzles/{game}"))["puzzles"]
        assert [one["id"] for one in found] == list(puzzles_of(game))
        assert set(found[0]) == {
            *("id", "game", "people", "level", "options", "seat", "turn", "difficulty", "theme", "bot")
        }


@every_game
@asynchronous
async def test_a_puzzle_shows_what_its_seat_may_know_and_no_more(game: str) -> None:
    async with visiting() as visitor:
        puzzle = first(game)
        shown = await visitor.get(f"/api/puzzles/{game}/{puzzle.id}")
        play = Attempt(puzzle).play
        view = to_plain(play.game.layout, play.views([puzzle.seat])[0])
        del view["rng"]
        state = shown["state"]
        assert state["view"] == view
        assert [offer["move"] for offer in state["offers"]] == play.legal_moves()
        assert (state["actor"], state["verdict"], state["moves"]) == (puzzle.seat, None, [])
        assert shown["board"]["game"] == game
        assert "answer" not in str(shown)


@asynchronous
async def test_the_hands_of_others_stay_hidden() -> None:
    async with visiting() as visitor:
        for puzzle in list(puzzles_of("piedpiper").values())[:10]:
            state = await visitor.attempt(puzzle, puzzle.answer.moves)
            hands = [sum(player["hand"].values()) for player in state["view"]["players"]]
            assert all(not hand for seat, hand in enumerate(hands) if seat != puzzle.seat)
            drawn = [event for event in state["events"] if event["kind"] == "card-drawn"]
            assert all(event["seat"] == puzzle.seat for event in drawn if event["figures"]["card"] >= 0)


@every_game
@asynchronous
async def test_the_best_turn_is_right_and_explained_by_its_figures(game: str) -> None:
    async with visiting() as visitor:
        puzzle = first(game)
        for made in range(len(puzzle.answer.moves)):
            state = await visitor.attempt(puzzle, puzzle.answer.moves[:made])
            assert state["verdict"] is None
            assert puzzle.answer.moves[made] in [offer["move"] for offer in state["offers"]]
        state = await visitor.attempt(puzzle, puzzle.answer.moves)
        verdict, answer = state["verdict"], state["verdict"]["answer"]
        assert (verdict["kind"], verdict["place"], state["offers"]) == ("right", 0, None)
        assert [way["moves"] for way in answer["ways"]] == [way.moves for way in puzzle.ways]
        own = [way["chances"][puzzle.seat] for way in answer["ways"]]
        assert own[0] > max(own[1:])
        assert all(say["key"] for way in answer["ways"] for say in way["says"])
        assert (answer["playouts"], answer["games"], answer["found"]) == (puzzle.playouts, puzzle.games, puzzle.found)
        assert await visitor.get(f"/api/puzzles/{game}/{puzzle.id}/answer") == answer


@asynchronous
async def test_another_turn_is_worse_and_told_its_place() -> None:
    async with visiting() as visitor:
        puzzle = first("firstrat")
        verdict = (await visitor.attempt(puzzle, puzzle.others[0].moves))["verdict"]
        assert (verdict["kind"], verdict["place"]) == ("worse", 1)


@asynchronous
async def test_a_move_that_can_not_be_made_is_refused_with_its_rule() -> None:
    async with visiting() as visitor:
        puzzle = first("firstrat")
        illegal = await visitor.attempt(puzzle, ["stop"], 409)
        assert illegal["code"] == "illegal"
        assert illegal["rule"].startswith("fr.")
        assert illegal["say"]["key"]
        assert (await visitor.attempt(puzzle, ["cheese"], 422))["code"] == "malformed"
        assert (await visitor.attempt(puzzle, ["stop"] * 100, 422))["code"] == "malformed"
        late = [*puzzle.answer.moves, puzzle.answer.moves[0]]
        assert (await visitor.attempt(puzzle, late, 409))["code"] == "not-now"


@asynchronous
async def test_the_puzzle_of_the_day_is_that_of_the_date() -> None:
    async with visiting() as visitor:
        before = datetime.now(UTC).date()
        told = await visitor.get("/api/puzzles/today")
        days = {day.isoformat(): puzzle_of_day(day).id for day in (before, datetime.now(UTC).date())}
        assert days[told["date"]] == told["puzzle"]["id"]


@asynchronous
async def test_what_there_is_not_is_not_found() -> None:
    async with visiting() as visitor:
        known = first("firstrat").id
        for path in ("chess", "firstrat/00000000", f"piedpiper/{known}", f"chess/{known}", "firstrat/00000000/answer"):
            answer = await visitor.browser.get(f"/api/puzzles/{path}")
            assert (answer.status_code, answer.json()["code"]) == (404, "not-found")
