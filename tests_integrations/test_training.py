"""Networks learn with PyTorch, and say in compiled code what they say there."""

import errno
import os
from collections.abc import Iterator
from concurrent.futures import Executor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch
from typer.testing import CliRunner

from ratskeller.bots import make_bot, seen_in
from ratskeller.bots.bot import Seen
from ratskeller.bots.champion import champion_file
from ratskeller.bots.features import features_of
from ratskeller.bots.heuristics_loops import bot_loops_for
from ratskeller.bots.network.file import read_network, write_network
from ratskeller.bots.network.forward import new_network_buffers
from ratskeller.bots.network.judging import network_loops_for
from ratskeller.bots.network.weights import new_network
from ratskeller.cli.main import app
from ratskeller.core.errors import FileError, SetupError
from ratskeller.engine.alone import alone_with
from ratskeller.engine.playthrough import Playthrough
from ratskeller.games import load_game
from ratskeller.learn.curve import add_row, read_rows
from ratskeller.learn.examples import examples_of
from ratskeller.learn.games import ProcessorGames, new_games
from ratskeller.learn.learner import Learner
from ratskeller.learn.model import FAR, Batch, Model, chances
from ratskeller.learn.policy_training import LATEST, PolicyTraining
from ratskeller.learn.rollout import Rollout
from ratskeller.learn.samples import Chunk
from ratskeller.learn.search_training import SearchTraining
from ratskeller.learn.selfplay import SelfPlay
from ratskeller.learn.settings import Setting, Settings, among_rivals, champion_settings
from ratskeller.learn.training import BEST, CANDIDATE, LOG, Look, ProcessesLost
from ratskeller.reports.training import draw_curve

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
    networks, boxes = (new_network_buffers(game, network),), game.pack(game.profile())
    viewers = positions["actor"].astype(np.int64)
    found = np.zeros((len(positions), 5))
    network_loops_for(game).chances_of_all(boxes, networks, positions, viewers, found)
    for i, seat in enumerate(viewers):
        assert found[i, :people] == pytest.approx(np.roll(told[i, :people], seat), abs=1e-5)
        legal = rows.legal[i].numpy()
        legal = legal[legal >= 0].astype(np.int64)
        logits = np.zeros(len(legal))
        network_loops_for(game).move_logits_of(boxes, networks, positions[i : i + 1], legal, len(legal), logits)
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
    rollout = Rollout(game, tables, [Setting(2), Setting(5)], 4, "cpu")
    decisions = rollout.play(Model(new_network(game, 1, 16, 8)), 0.95)
    others = decisions.others
    for seats, target in ((decisions.seats, decisions.target), (others.seats, others.target)):
        assert target.sum(1).numpy() == pytest.approx(1, abs=1e-5)
        assert not target[seats == 2][:, 2:].any()
    assert decisions.masks.gather(1, decisions.moves[:, None]).all()


@pytest.mark.parametrize("looks", [0.0, 30.0])
def test_rivals_play_as_greedy_does_and_only_others_learn(looks: float) -> None:
    game, setting = load_game("piedpiper"), Setting(4, rivals=3)
    table = new_games(game, setting, 12, 7, "cpu")
    rollout = Rollout(game, [table], [setting], 24, "cpu", looks=looks)
    assert rollout.learners.sum(1).tolist() == [1] * 12
    assert rollout.learners.sum(0).tolist() == [3, 3, 3, 3, 0]
    decisions = rollout.play(Model(new_network(game, 1, 16, 8)), 0.9)
    learns = rollout.learners.gather(1, rollout.actors.T.long()).T
    assert torch.equal(rollout.decides, learns)
    assert 0 < len(decisions.moves) == int(learns.sum()) < learns.numel()
    assert rollout.masks.gather(2, rollout.moves[:, :, None]).all()
    assert rollout.learners.gather(1, rollout.viewers.T.long()).all()


def test_a_greedy_rival_takes_what_the_bot_takes() -> None:
    """Where nothing is hidden but what the deck holds, both see the same turn."""
    game, setting = load_game("piedpiper"), Setting(2)
    table = ProcessorGames(game, setting, 40, 3)
    chosen = torch.zeros(40, dtype=torch.int32)
    table.choose_greedily(torch.ones(40, dtype=torch.int8), 11, chosen)
    play = Playthrough(game, game.profile(), 2, seed=0)
    alike = 0
    for i in range(40):
        position = table.env.positions[i : i + 1].copy()
        legal = tuple(int(move) for move in table.env.legal[i, : table.env.counts[i]])
        seen = Seen(game, play.boxes, position, int(position[0]["actor"]), legal)
        assert int(chosen[i]) in legal
        alike += make_bot("greedy").choose(seen, 5) == int(chosen[i])
    assert alike >= 20  # they fill in secrets and draw cards by other streams


def test_after_every_move_is_tried_better_ones_become_likelier() -> None:
    game, setting = load_game("piedpiper"), Setting(2)
    table = new_games(game, setting, 16, 5, "cpu")
    rollout = Rollout(game, [table], [setting], 2, "cpu", looks=30.0)
    model = Model(new_network(game, 1, 16, 8))
    with torch.no_grad():
        rollout.look(0)
        logits, of_moves = model.of_lists(rollout.features[0])
        logs = of_moves.masked_fill(~rollout.masks[0], FAR).log_softmax(1)
        better, told = rollout.tried(0, model, logs, chances(logits, rollout.seats).exp())
    assert better.exp().sum(1).numpy() == pytest.approx(1, abs=1e-4)
    assert not better.exp()[~rollout.masks[0]].any()
    assert told.sum(1).numpy() == pytest.approx(1, abs=1e-4)
    assert float((better.exp() - logs.exp()).abs().max()) > 0.01


def test_what_a_move_leads_to_does_not_depend_on_secrets() -> None:
    """Secrets are filled in anew, so that the true hands of others tell nothing."""
    game = load_game("piedpiper")
    tables = [ProcessorGames(game, Setting(3, None, {"variant": "hidden"}), 6, 3) for _ in range(2)]
    for _ in range(9):
        moves = torch.from_numpy(tables[0].env.sample().copy())
        for table in tables:
            table.step(moves)
    other = tables[1].env
    for i in range(6):
        view, seat = other.positions[i : i + 1], int(other.positions[i]["actor"])
        game.rules.hide_secrets(other.boxes[0], view[0], seat)
        bot_loops_for(game).fill_in(other.boxes, view, seat, 77, np.zeros(4, np.int64))
    games, moves = tables[0].masks.nonzero(as_tuple=True)
    found = []
    for table in tables:
        lists, results = torch.zeros(len(games), features_of(game).most, dtype=torch.int16), torch.zeros(len(games))
        table.list_after_moves(games.int(), moves.int(), 9, lists, results)
        found.append((lists, results))
    assert torch.equal(found[0][0], found[1][0])
    assert torch.equal(found[0][1], found[1][1])


def test_a_best_response_learns_against_a_fixed_network(tmp_path: Path) -> None:
    game = load_game("piedpiper")
    file = tmp_path / "fixed.net"
    write_network(file, game, new_network(game, 4, 16, 8), {})
    settings = Settings(
        **{"game": "piedpiper", "seed": 1, "settings": among_rivals([Setting(2)], "network"), "method": "policy"},
        **{"wide": 16, "narrow": 8, "tables": 128, "parts": 8, "minutes": 600.0, "gate_steps": 10**9},
        against=str(file),
    )
    run = PolicyTraining(tmp_path / "run", settings)
    shares = []
    for _ in range(40):
        run.learn()
        share = run.rollout.share_among_rivals()
        shares += [] if share is None else [share]
    assert np.mean(shares[-8:]) > np.mean(shares[:8]) + 0.05


def test_a_run_begins_with_given_weights_of_its_size_alone(tmp_path: Path) -> None:
    game = load_game("piedpiper")
    file, network = tmp_path / "first.net", new_network(game, 4, 16, 8)
    write_network(file, game, network, {})
    settings = Settings(game="piedpiper", seed=1, settings=[], wide=16, narrow=8, begin=str(file))
    for mine, theirs in zip(Learner(game, settings, "cpu").network(), network, strict=True):
        assert np.array_equal(mine, theirs)
    with pytest.raises(SetupError, match="--wide 16 --narrow 8"):
        Learner(game, settings.changed(wide=32), "cpu")


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


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        (("--method", "search", "--rivals", "greedy"), "are for runs by policy"),
        (("--rivals", "random"), "greedy is expected"),
        (("--root", "dice"), "noise or gumbel is expected"),
    ],
)
def test_options_that_do_not_fit_are_refused_before_anything_is_kept(
    tmp_path: Path, words: tuple[str, ...], problem: str
) -> None:
    result = CliRunner().invoke(app, ["train", "piedpiper", "--out", str(tmp_path / "run"), *words])
    assert problem in str(result.exception)
    assert not (tmp_path / "run").exists()


def test_rivals_need_somebody_to_sit_beside() -> None:
    with pytest.raises(SetupError, match="two seats or more"):
        among_rivals([Setting(1, "easy")], "greedy")


TINY = Settings(
    **{"game": "piedpiper", "seed": 1, "settings": [Setting(2)], "wide": 16, "narrow": 8, "method": "policy"},
    **{"tables": 8, "rollout": 4, "parts": 2, "gate_steps": 4, "gate_games": 2, "gate_playouts": 2},
)


class Lost(Executor):
    """Processes of which one is gone."""

    def submit(self, *_: Any, **__: Any) -> Any:
        raise BrokenProcessPool("gone")


def test_a_run_goes_on_when_a_process_is_lost_but_not_when_all_are(tmp_path: Path) -> None:
    made: list[Executor] = []

    @contextmanager
    def players(losses: int) -> Iterator[Executor]:
        made.append(Lost() if len(made) < losses else ThreadPoolExecutor(1))
        with made[-1]:
            yield made[-1]

    run = PolicyTraining(tmp_path / "one", TINY, players=partial(players, 1))
    run.go(0.05, lambda _: None)
    assert len(made) == 2
    assert "a process that played was lost" in (tmp_path / "one" / LOG).read_text()
    assert run.minutes() < 1
    made.clear()
    run = PolicyTraining(tmp_path / "other", TINY, players=partial(players, 9))
    with pytest.raises(ProcessesLost, match="3 processes that played were lost"):
        run.go(1, lambda _: None)
    assert PolicyTraining(tmp_path / "other", TINY).learner.steps == run.learner.steps > 0


def test_a_run_of_games_alone_has_a_best_network(tmp_path: Path) -> None:
    alone = TINY.changed(game="firstrat", settings=[Setting(1, "easy")])
    run = PolicyTraining(tmp_path, alone)
    run.learn()
    run.begin_gate()
    assert run.gate is None
    assert (tmp_path / BEST).exists()
    assert read_rows(tmp_path)[-1]["promoted"] == "1"


def train(folder: Path) -> Any:
    """What ends a short run by the command."""
    size = ["--tables", "8", "--wide", "16", "--narrow", "8", "--seats", "2", "--minutes", "0.01", "--workers", "1"]
    return CliRunner().invoke(app, ["train", "piedpiper", "--out", str(folder), *size]).exception


def test_a_folder_has_one_run_at_a_time(tmp_path: Path) -> None:
    assert train(tmp_path) is None
    with alone_with(tmp_path, tmp_path / "settings.json"):
        assert str(train(tmp_path)) == f"{tmp_path}: folder: another process is going on with it"


def test_a_full_disk_ends_a_run_with_a_clear_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: Any) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr("ratskeller.learn.learner.replace_file", full)
    found = train(tmp_path)
    assert isinstance(found, FileError)
    assert str(found).startswith(f"{tmp_path}: folder: can't be written: No space left on device; what was kept before")


def test_a_curve_is_drawn_of_runs_by_policy_too(tmp_path: Path) -> None:
    for minutes in (1.0, 2.0):
        add_row(tmp_path, {"minutes": minutes, "loss_chances": 1.2 - minutes / 10, "loss_moves": 1.9})
    path = draw_curve(tmp_path)
    assert path is not None
    assert "how undecided moves are" in path.read_text("utf-8")


def test_a_row_that_was_cut_does_not_spoil_the_next(tmp_path: Path) -> None:
    add_row(tmp_path, {"minutes": 1.5, "steps": 3})
    with (tmp_path / "curve.csv").open("a") as file:
        file.write("2.5,1")
    add_row(tmp_path, {"minutes": 3.5, "steps": 7})
    assert [row["minutes"] for row in read_rows(tmp_path)] == ["1.5", "2.5", "3.5"]
