"""What the server says can be chosen for a table."""

import httpx
import pytest

from ratskeller.bots.levels import LEVELS
from ratskeller.games import GAMES, load_game


def test_all_games_are_told_with_their_people_and_levels(served: str) -> None:
    told = httpx.get(f"{served}/api/games").json()
    games = {game["name"]: game for game in told["games"]}
    assert list(games) == list(GAMES)
    for name in GAMES:
        assert games[name]["people"] == list(load_game(name).people)
        assert games[name]["levels"] == list(load_game(name).levels)
    assert told["bots"] == [{"name": level.name, "seconds": level.seconds} for level in LEVELS.values()]


@pytest.mark.parametrize("name", GAMES)
def test_every_choice_that_is_told_can_be_played_and_the_default_is_one_of_them(served: str, name: str) -> None:
    told = httpx.get(f"{served}/api/games").json()["games"]
    game = next(game for game in told if game["name"] == name)
    standard = next(profile for profile in game["profiles"] if profile["name"] == "standard")
    assert standard["hash"] == load_game(name).profile().hash
    assert list(standard["options"]) == [option["name"] for option in game["options"]]
    for option in game["options"]:
        assert standard["options"][option["name"]] in option["choices"]
        hashes = {load_game(name).profile("standard", {option["name"]: choice}).hash for choice in option["choices"]}
        assert len(hashes) == len(option["choices"]) > 1
