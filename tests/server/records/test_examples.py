"""Worked examples: every one can be stepped through to its end."""

from pathlib import Path

import pytest
from httpx import Response

from ratskeller.engine.scenario import run_scenario
from ratskeller.engine.scenario_format import load_scenario
from ratskeller.i18n import LANGUAGES, catalogue
from ratskeller.server.records.examples import beginning_of, examples_of, replay_of_example
from tests.server.asynchronous import asynchronous
from tests.server.looking import looking

EXAMPLES = [(game, name, path) for game in ("firstrat", "piedpiper") for name, path in examples_of(game).items()]


@pytest.mark.parametrize(("game", "name", "path"), EXAMPLES, ids=[f"{game}-{name}" for game, name, _ in EXAMPLES])
def test_an_example_holds_and_is_told_to_its_end(game: str, name: str, path: Path) -> None:
    scenario = load_scenario(path)
    assert run_scenario(scenario, path) == []
    replay = replay_of_example(f"{game}-{name}")
    moves = [move for step in scenario.step for move in step.moves]
    assert replay.decisions == len([move for move in moves if not move.startswith("~")]) > 0
    play, moves = beginning_of(f"{game}-{name}")
    for move in moves:
        play.apply_number(play.game.parse_move(move))
    assert replay.positions[-1] == play.positions.tobytes()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_example_has_a_title_in_every_language(language: str) -> None:
    words = catalogue(language)
    titles = [words(f"book-example-{game}-{name}") for game, name, _ in EXAMPLES]
    assert len(set(titles)) == len(EXAMPLES)


@asynchronous
async def test_examples_are_told_as_games_are(sqlite_url: str) -> None:
    async with looking(sqlite_url) as here:
        for game in ("firstrat", "piedpiper"):
            for name in [*examples_of(game), "setup-3"]:
                path = f"/api/examples/{game}-{name}"
                story = await here.get(f"{path}/replay")
                last = await here.get(f"{path}/replay/{story['decisions']}")
                assert (story["game"], last["after"]) == (game, story["decisions"])
                assert (await here.get(f"{path}/board"))["game"] == game
                beyond = await here.browser.get(f"{path}/replay/{story['decisions'] + 1}")
                assert beyond.status_code == 404
        for path in ("firstrat-none/replay", "none/board", "piedpiper-setup-1/board", "firstrat-setup-6/replay"):
            assert (await here.browser.get(f"/api/examples/{path}")).status_code == 404


@asynchronous
async def test_an_example_is_played_on_from_any_moment(sqlite_url: str) -> None:
    async with looking(sqlite_url) as here:

        async def after(moves: list[str], path: str = "firstrat-move-toll", decisions: int = 1) -> Response:
            return await here.browser.post(f"/api/examples/{path}", json={"after": decisions, "moves": moves})

        first = (await after([])).json()
        assert (first["actor"], first["events"]) == (1, [])
        move = first["offers"][0]["move"]
        second = await after([move])
        assert second.json()["events"]
        assert second.json() == (await after([move])).json()
        refused = await after(["r1>26"])
        assert (refused.status_code, refused.json()["code"]) == (409, "illegal")
        over = (await after([], "piedpiper-end-two-left", 2)).json()
        assert (over["offers"], over["winners"]) == (None, [0])
