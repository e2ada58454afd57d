"""Records that come with the games: for each cell of the challenge chart one that meets it."""

from ratskeller.games.firstrat.challenges import CHALLENGES
from ratskeller.games.firstrat.constants import LEVELS
from ratskeller.server.records.shelf import solved
from tests.server.asynchronous import asynchronous
from tests.server.looking import looking


def test_there_is_a_game_for_every_cell_of_the_chart() -> None:
    cells = [f"{level}-{challenge}" for level in LEVELS for challenge in CHALLENGES]
    assert set(solved()) == {f"solved-{deck}{cell}" for deck in ("", "fierce-") for cell in cells}


@asynchronous
async def test_such_a_game_is_looked_at_like_any_other_and_can_not_be_deleted(sqlite_url: str) -> None:
    async with looking(sqlite_url) as here:
        path = "/api/records/solved-hard-two-rockets"
        story = await here.get(f"{path}/replay")
        assert (story["level"], story["finished"]) == ("hard", True)
        assert "two-rockets" in story["challenges"]
        assert (await here.get(f"{path}/replay/{story['decisions']}"))["points"] == story["result"]
        assert (await here.get(f"{path}/board"))["game"] == "firstrat"
        assert (await here.browser.get(path)).text == solved()["solved-hard-two-rockets"]
        assert (await here.browser.post(f"{path}/analysis")).json()["state"] == "queued"
        assert (await here.browser.delete(path)).status_code == 404
