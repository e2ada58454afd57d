"""Games of self-play become rows that a network can learn from; nothing here needs PyTorch."""

from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest

from ratskeller.bots.network.weights import Network, new_network
from ratskeller.core.errors import FileError, SetupError
from ratskeller.games import load_game
from ratskeller.learn.examples import examples_of, turned
from ratskeller.learn.samples import Chunk, read_chunk, write_chunk
from ratskeller.learn.selfplay import SelfPlay
from ratskeller.learn.settings import Setting, Settings, settings_for, settle_settings

GAME = load_game("piedpiper")
TABLE = Setting(3)


def settings(**changes: object) -> Settings:
    """A small recipe."""
    return Settings(game=GAME.name, seed=1, settings=[TABLE], playouts=8).changed(**changes)


def game_of(network: Network | None, **changes: object) -> Chunk:
    """The decisions of one game."""
    samples = SelfPlay(GAME, settings(**changes), TABLE, network, 5).play_one()
    return Chunk(4, TABLE, 1, network is not None, samples)


@pytest.fixture(scope="module")
def network() -> Network:
    """A network that knows nothing."""
    return new_network(GAME, 1, 8, 4)


def test_the_same_seed_plays_the_same_game(network: Network) -> None:
    assert game_of(network).samples.tobytes() == game_of(network).samples.tobytes()
    assert game_of(None).samples.tobytes() == game_of(None).samples.tobytes()


@pytest.mark.parametrize("by_network", [False, True])
def test_every_decision_has_shares_of_legal_moves_and_one_victory(by_network: bool, network: Network) -> None:
    chunk = game_of(network if by_network else None)
    rows = examples_of(GAME, chunk)
    size = len(chunk.samples)
    assert size > 5
    for legal, tried, shares in zip(rows.legal[:size], rows.moves, rows.shares, strict=False):
        assert set(tried[tried >= 0]) <= set(legal[legal >= 0])
        assert shares.sum() == pytest.approx(1, abs=0.01)
    assert np.allclose(rows.outcome.sum(1), 1)
    assert np.all(rows.target[:, 3:] == 0)
    assert np.all(rows.legal[size:] == -1), "who does not decide has no moves to learn"


def test_without_judgements_the_target_is_the_result() -> None:
    samples = game_of(None).samples
    assert np.array_equal(samples["target"], samples["outcome"])


def test_targets_go_back_from_the_result_by_lambda(network: Network) -> None:
    samples = game_of(network, td_lambda=0.75).samples
    assert np.array_equal(samples["target"][-1], samples["outcome"][-1])
    for now, then in pairwise(samples):
        assert now["target"] == pytest.approx(0.25 * then["value"] + 0.75 * then["target"], abs=1e-6)


def test_columns_turn_to_the_viewer() -> None:
    by_seat = np.array([[0.1, 0.2, 0.7, 0, 0]], np.float32)
    found = turned(by_seat, np.array([2]), np.array([3]))
    assert found.tolist() == [pytest.approx([0.7, 0.1, 0.2, 0, 0])]


def test_games_are_read_as_they_were_kept(tmp_path: Path) -> None:
    chunk = game_of(None)
    path = write_chunk(tmp_path, chunk)
    again = read_chunk(path, GAME)
    assert again.samples.tobytes() == chunk.samples.tobytes()
    assert (again.number, again.setting, again.games, again.by_network) == (4, TABLE, 1, False)
    path.write_bytes(path.read_bytes()[:100])
    with pytest.raises(FileError, match="can't be read"):
        read_chunk(path, GAME)


def test_a_folder_keeps_to_its_recipe(tmp_path: Path) -> None:
    assert settle_settings(tmp_path, settings()) == settings()
    assert settle_settings(tmp_path, settings()) == settings()
    with pytest.raises(SetupError, match=r"other settings \(playouts, seed\)|other settings \(seed, playouts\)"):
        settle_settings(tmp_path, settings(seed=2, playouts=16))


def test_one_alone_plays_against_every_level() -> None:
    rats = load_game("firstrat")
    assert [table.level for table in settings_for(rats, [1, 2], {})] == [*rats.levels, None]
    with pytest.raises(SetupError):
        settings_for(GAME, [1], {})
