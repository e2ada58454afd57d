"""Networks learn with PyTorch, and say in compiled code what they say there."""

from pathlib import Path

import numpy as np
import pytest
import torch
from typer.testing import CliRunner

from ratskeller.bots import make_bot, seen_in
from ratskeller.bots.champion import champion_file
from ratskeller.bots.network.file import read_network
from ratskeller.bots.network.forward import new_thinker
from ratskeller.bots.network.judging import network_loops_for
from ratskeller.bots.network.weights import new_network
from ratskeller.cli.main import app
from ratskeller.engine.playthrough import Playthrough
from ratskeller.games import load_game
from ratskeller.learn.curve import read_rows
from ratskeller.learn.examples import examples_of
from ratskeller.learn.games import new_games
from ratskeller.learn.learner import Learner
from ratskeller.learn.model import Batch, Model, chances
from ratskeller.learn.policy_training import LATEST, PolicyTraining
from ratskeller.learn.rollout import Rollout
from ratskeller.learn.samples import Chunk
from ratskeller.learn.search_training import SearchTraining
from ratskeller.learn.selfplay import SelfPlay
from ratskeller.learn.settings import Setting, Settings, champion_settings
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
        network_loops_for(game).move_logits_of(boxes, thinkers, positions[i : i + 1], legal, len(legal), logits)
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


@pytest.mark.parametrize("name", ["firstrat", "piedpiper"])
def test_lists_and_rows_of_features_give_the_same_answers(name: str) -> None:
    rows, model = tensors(name, 2, 1).features, Model(new_network(load_game(name), 2, 16, 8)).eval()
    with torch.no_grad():
        for one, other in zip(model(rows), model.of_lists(rows), strict=True):
            assert one.numpy() == pytest.approx(other.numpy(), abs=1e-5)


def test_self_play_by_policy_alone_learns_to_win(tmp_path: Path) -> None:
    """Some seconds on the processor: afterwards moves are less random, and chances better than at first."""
    settings = Settings(
        **{"game": "piedpiper", "seed": 1, "settings": [Setting(2), Setting(3)], "method": "policy"},
        **{"wide": 32, "narrow": 8, "tables": 128, "parts": 8, "minutes": 600.0, "gate_steps": 10**9},
    )
    run = PolicyTraining(tmp_path, settings)
    first = last = {}
    for _ in range(30):
        run.learn()
        first, last = first or run.figures(), run.figures()
    assert last["loss_moves"] < first["loss_moves"] - 0.1
    assert last["loss_chances"] < first["loss_chances"] - 0.01
    run.save()
    again = PolicyTraining(tmp_path, settings)
    assert (again.learner.steps, again.games, again.number) == (run.learner.steps, run.games, run.number + 1)
    game = load_game("piedpiper")
    play = Playthrough(game, game.profile(), 2, seed=1)
    assert make_bot(f"net:8@{tmp_path / LATEST}", outside=True).choose(seen_in(play), 1) in play.legal


def test_targets_of_a_rollout_are_shares_that_add_up_to_one() -> None:
    game = load_game("firstrat")
    tables = [new_games(game, Setting(people), 8, people, "cpu") for people in (2, 5)]
    rollout = Rollout(game, tables, 4, "cpu")
    decisions = rollout.play(Model(new_network(game, 1, 16, 8)), 0.95)
    for target in (decisions.target, decisions.other_target):
        assert target.sum(1).numpy() == pytest.approx(1, abs=1e-5)
        assert not target[decisions.seats == 2][:, 2:].any()
    assert decisions.masks.gather(1, decisions.moves[:, None]).all()


@pytest.mark.parametrize("name", ["firstrat", "piedpiper"])
def test_the_recipe_of_shipped_weights_has_their_sizes(name: str) -> None:
    game = load_game(name)
    path, recipe = champion_file(game), champion_settings(game)
    assert path is not None
    header = read_network(path, game)[1]
    assert (recipe.wide, recipe.narrow, recipe.game) == (header.wide, header.narrow, name)
    assert recipe.params.items() <= (header.params | {"network_priors": recipe.params["network_priors"]}).items()


def test_a_device_that_is_not_there_is_a_clear_error(tmp_path: Path) -> None:
    result = CliRunner().invoke(app, ["train", "piedpiper", "--out", str(tmp_path / "run"), "--device", "abacus"])
    assert "cpu or cuda is expected" in str(result.exception)
    assert not (tmp_path / "run").exists()
