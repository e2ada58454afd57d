"""Networks learn with PyTorch, and say in compiled code what they say there."""

from pathlib import Path

import numpy as np
import pytest
import torch
from typer.testing import CliRunner

from ratskeller.bots import make_bot, seen_in
from ratskeller.bots.network.forward import new_thinker
from ratskeller.bots.network.judging import network_loops_for
from ratskeller.bots.network.weights import new_network
from ratskeller.cli.main import app
from ratskeller.engine.playthrough import Playthrough
from ratskeller.games import load_game
from ratskeller.learn.curve import read_rows
from ratskeller.learn.examples import examples_of
from ratskeller.learn.learner import Learner
from ratskeller.learn.model import Batch, Model, chances
from ratskeller.learn.samples import Chunk
from ratskeller.learn.search_training import SearchTraining
from ratskeller.learn.selfplay import SelfPlay
from ratskeller.learn.settings import Setting, Settings
from ratskeller.learn.training import BEST, CANDIDATE, Look

TABLES = [("firstrat", 2), ("firstrat", 5), ("piedpiper", 2), ("piedpiper", 4)]


def some_games(name: str, people: int, games: int) -> Chunk:
    """Some games by heuristics."""
    game, table = load_game(name), Setting(people)
    play = SelfPlay(game, Settings(game=name, seed=1, settings=[table]), table, None, 1)
    return Chunk(0, table, games, False, np.concatenate([play.play_one() for _ in range(games)]))


def tensors(name: str, people: int, games: int) -> Batch:
    """Their rows."""
    rows = examples_of(load_game(name), some_games(name, people, games))
    return Batch(*(torch.from_numpy(np.ascontiguousarray(part)) for part in rows))


@pytest.mark.parametrize(("name", "people"), TABLES)
def test_compiled_code_and_pytorch_agree(name: str, people: int) -> None:
    game = load_game(name)
    network = new_network(game, 2)
    model, rows = Model(network).eval(), tensors(name, people, 1)
    positions = np.ascontiguousarray(some_games(name, people, 1).samples["position"])
    with torch.no_grad():
        seats, moves = model(rows.features)
        told = chances(seats, rows.seats).exp().numpy()
    thinkers, boxes = (new_thinker(game, network),), game.pack(game.profile())
    viewers = positions["actor"].astype(np.int64)
    found = np.zeros((len(positions), 5))
    network_loops_for(game).chances_of_all(boxes, thinkers, positions, viewers, found)
    for i, seat in enumerate(viewers):
        assert found[i, :people] == pytest.approx(np.roll(told[i, :people], seat), abs=1e-5)
        legal = rows.legal[i].numpy()
        legal = legal[legal >= 0].astype(np.int64)
        logits = np.zeros(len(legal))
        network_loops_for(game).leanings_of(boxes, thinkers, positions[i : i + 1], legal, len(legal), logits)
        assert logits == pytest.approx(moves[i].numpy()[legal], abs=1e-5)


def test_weights_go_to_pytorch_and_back() -> None:
    network = new_network(load_game("piedpiper"), 2, 16, 8)
    for array, again in zip(network, Model(network).network(), strict=True):
        assert np.array_equal(array, again)


def test_a_little_learning_lowers_both_losses() -> None:
    """On the very rows that are learned from, which leaves nothing to luck."""
    rows = tensors("piedpiper", 2, 40)
    game = load_game("piedpiper")
    learner = Learner(game, Settings(game=game.name, seed=1, settings=[], wide=32, narrow=16, rate=5e-3), "cpu")
    before = learner.measure(rows)
    for _ in range(200):
        learner.step(rows)
    after = learner.measure(rows)
    assert after.chances < before.chances - 0.1
    assert after.moves < before.moves - 0.1


def test_learning_goes_on_from_what_was_kept(tmp_path: Path) -> None:
    rows, game = tensors("piedpiper", 2, 4), load_game("piedpiper")
    settings = Settings(game=game.name, seed=1, settings=[], wide=16, narrow=8)
    one = Learner(game, settings, "cpu")
    for _ in range(5):
        one.step(rows)
    one.save(tmp_path, {"games": 3})
    other = Learner(game, settings, "cpu")
    assert other.resume(tmp_path) == {"games": 3}
    for learner in (one, other):
        learner.step(rows)
    for mine, theirs in zip(one.network(), other.network(), strict=True):
        assert np.array_equal(mine, theirs)


def test_a_run_plays_learns_and_gates_and_goes_on(tmp_path: Path) -> None:
    settings = Settings(
        **{"game": "piedpiper", "seed": 1, "settings": [Setting(2)], "wide": 16, "narrow": 8},
        **{"playouts": 4, "games": 4, "warm": 200, "batch": 64, "gate_steps": 32, "gate_games": 4, "gate_playouts": 4},
    )
    looks: list[Look] = []

    first = SearchTraining(tmp_path, settings)
    for _ in range(40):  # until a match is over, however slow the machine is
        first.go(0.25, looks.append)
        if any(row["gate"] for row in read_rows(tmp_path)):
            break
    assert (tmp_path / CANDIDATE).exists()
    assert any(row["gate"] for row in read_rows(tmp_path))
    second = SearchTraining(tmp_path, settings)
    assert second.learner.steps == first.learner.steps > 0
    assert (second.games, second.number >= first.number - 4) == (first.games, True)
    assert looks[-1].games == first.games
    assert second.windows.learned.used > 0
    name = BEST if (tmp_path / BEST).exists() else CANDIDATE
    game = load_game("piedpiper")
    play = Playthrough(game, game.profile(), 2, seed=1)
    assert make_bot(f"net:8@{tmp_path / name}", outside=True).choose(seen_in(play), 1) in play.legal


def test_a_device_that_is_not_there_is_a_clear_error(tmp_path: Path) -> None:
    result = CliRunner().invoke(app, ["train", "piedpiper", "--out", str(tmp_path / "run"), "--device", "abacus"])
    assert "cpu or cuda is expected" in str(result.exception)
    assert not (tmp_path / "run").exists()
