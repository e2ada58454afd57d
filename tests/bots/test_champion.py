"""The networks that come with the games, and the level that plays by them."""

from pathlib import Path

import pytest

from ratskeller.arena.match import new_match
from ratskeller.arena.report import report_of
from ratskeller.arena.table import Table
from ratskeller.bots import make_bot, seen_in
from ratskeller.bots.champion import Champion, champion_file
from ratskeller.bots.network.file import read_network, write_network
from ratskeller.bots.network.weights import new_network
from ratskeller.games import GAMES, load_game
from tests.bots.decisions import TABLES, new_game

MOST_BYTES = 2_000_000


@pytest.mark.parametrize("name", GAMES)
def test_every_game_comes_with_weights_for_its_features_of_at_most_two_megabytes(name: str) -> None:
    game = load_game(name)
    path = champion_file(game)
    assert path is not None
    assert path.stat().st_size <= MOST_BYTES
    network, header = read_network(path, game)
    assert (header.game, network.first.shape[1]) == (name, header.wide)


@pytest.mark.parametrize("name", GAMES)
def test_the_level_thinks_by_the_network(name: str) -> None:
    play = new_game(next(table for table in TABLES if table[0] == name))
    bot = make_bot("rat-emperor", clock=False)
    assert isinstance(bot, Champion)
    judge = bot.judge(seen_in(play))
    assert judge.loops.__name__.startswith("ratskeller.bots.tree_loops_network_")


def test_without_weights_the_level_thinks_by_heuristics(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ratskeller.bots.champion.champion_file", lambda _: None)
    judge = Champion("champion").judge(seen_in(new_game(TABLES[0])))
    assert judge.loops.__name__.startswith("ratskeller.bots.tree_loops_heuristics_")


@pytest.mark.parametrize(
    ("name", "seats", "games", "least"),
    [("firstrat", 2, 40, 0.8), ("firstrat", 4, 40, 0.7), ("piedpiper", 2, 100, 0.55)],
)
def test_a_network_alone_beats_greedy(tmp_path: Path, name: str, seats: int, games: int, least: float) -> None:
    """With two playouts, one a tree, it takes the move that the network is most drawn to."""
    game = load_game(name)
    path = champion_file(game)
    assert path is not None
    network, header = read_network(path, game)
    alone = {"network_priors": 1.0, "network_at_once": 1.0, "prior_temperature": 1.0}
    write_network(tmp_path / "alone.net", game, network, header.about, alone)
    spec = f"net:2@{tmp_path / 'alone.net'}"
    match = new_match(game, game.profile(), [spec, "greedy"], seats, seed=77)
    table = Table(match, game.profile())
    results = [table.play(*task) for task in match.tasks(match.shuffles_for(games))]
    report = report_of(match, sorted(results, key=lambda result: (result.shuffle, result.rotation)))
    assert next(bot.wins.share for bot in report.bots if bot.bot == spec) > least


def test_a_file_of_half_numbers_gives_nearly_the_same_weights(tmp_path: Path) -> None:
    game = load_game("piedpiper")
    network = new_network(game, 3, 16, 8)
    for numbers in ("float32", "float16"):
        write_network(tmp_path / numbers, game, network, {}, numbers=numbers)
    exact, half = (read_network(tmp_path / numbers, game)[0] for numbers in ("float32", "float16"))
    assert (tmp_path / "float16").stat().st_size < 0.51 * (tmp_path / "float32").stat().st_size + 200
    assert (exact.first == network.first).all()
    assert abs(half.first - network.first).max() < 1e-3
