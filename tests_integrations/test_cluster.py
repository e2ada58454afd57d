"""A run of training whose games are played on a Ray cluster: a real one, on this machine."""

from functools import partial
from pathlib import Path

import pytest
from typer.testing import CliRunner

from ratskeller.bots.network.file import write_network
from ratskeller.bots.network.weights import new_network
from ratskeller.cli.main import app
from ratskeller.games import load_game
from ratskeller.learn.cluster import RayPlayers
from ratskeller.learn.gate import Gate
from ratskeller.learn.jobs import SelfPlayJob, play_chunk, play_gate
from ratskeller.learn.samples import read_chunk
from ratskeller.learn.search_training import SearchTraining
from ratskeller.learn.settings import Setting, Settings

GAME = load_game("piedpiper")
SETTINGS = Settings(
    **{"game": "piedpiper", "seed": 1, "settings": [Setting(2)], "wide": 16, "narrow": 8, "playouts": 4, "games": 2},
    **{"warm": 60, "batch": 64, "gate_steps": 32, "gate_games": 4, "gate_playouts": 4},
)


def test_jobs_on_a_cluster_come_back_as_they_are_played_here(tmp_path: Path) -> None:
    weights, here, there = tmp_path / "some.net", tmp_path / "here", tmp_path / "there"
    write_network(weights, GAME, new_network(GAME, 1, 16, 8), {})
    gate = Gate(GAME, SETTINGS, weights, None, 0)
    for folder in (here, there):
        folder.mkdir()
    with RayPlayers(None, 2) as players:
        jobs = [SelfPlayJob(number, SETTINGS, network, there) for number, network in ((0, None), (1, weights))]
        found = [players.submit(play_chunk, job) for job in jobs]
        match = players.submit(play_gate, gate.jobs()[0])
        for job, future in zip(jobs, found, strict=True):
            path = play_chunk(job._replace(folder=here))
            assert path is not None
            mine, theirs = read_chunk(path, GAME), read_chunk(future.result(), GAME)
            assert mine.samples.tobytes() == theirs.samples.tobytes()
        ours = [(result.shuffle, result.rotation, result.scores) for result in play_gate(gate.jobs()[0])]
        assert [(result.shuffle, result.rotation, result.scores) for result in match.result()] == ours


def test_a_run_learns_from_games_of_a_cluster(tmp_path: Path) -> None:
    run = SearchTraining(tmp_path, SETTINGS, workers=2, players=partial(RayPlayers, None, 2))
    for _ in range(20):  # until it has learned, however slow the machine is
        run.go(0.2, lambda _: None)
        if run.learner.steps and run.games:
            break
    assert run.learner.steps > 0
    assert run.games > 0


@pytest.mark.parametrize("words", [("--runner", "abacus"), ("--address", "10.0.0.1:1")])
def test_a_runner_that_is_not_there_is_a_clear_error(tmp_path: Path, words: tuple[str, str]) -> None:
    result = CliRunner().invoke(app, ["train", "piedpiper", "--out", str(tmp_path / "run"), *words])
    assert isinstance(result.exception, Exception)
    assert "is expected" in str(result.exception) or "--runner ray" in str(result.exception)
    assert not (tmp_path / "run").exists()
