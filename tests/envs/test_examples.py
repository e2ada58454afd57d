"""The examples for researchers that need no PyTorch do what they say; the others run in tests_integrations."""

import runpy
import sys
from pathlib import Path

import numpy as np
import pytest

from ratskeller.bots.bot import seen_in
from ratskeller.engine.playthrough import Playthrough
from ratskeller.envs.observation import encoder_for
from ratskeller.games import load_game
from tests.documented import ROOT

EXAMPLES = ROOT / "examples"


def test_a_search_of_open_spiels_own_plays_first_rat(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["spiel_mcts.py", "--games", "1", "--simulations", "2"])
    runpy.run_path(str(EXAMPLES / "spiel_mcts.py"), run_name="__main__")
    assert capsys.readouterr().out.startswith("game 1: MCTS has won ")


def test_a_policy_takes_the_legal_move_that_it_likes_best(tmp_path: Path) -> None:
    example = runpy.run_path(str(EXAMPLES / "policy-bot" / "ratskeller_policy.py"))
    game = load_game("piedpiper")
    size = example["Eyes"](encoder_for(game)).places(np.zeros((1, encoder_for(game).size), np.float32)).shape[2]
    likings = np.zeros(example["MOVES_OF_A_PLACE"], np.float32)
    likings[game.parse_move("run>1") // example["PLACES"]] = 1  # any run, wherever it may lie
    path = tmp_path / "runs.npz"
    np.savez(path, weight0=np.zeros((size, len(likings)), np.float32), bias0=likings)
    policy = example["make"](str(path))
    play = Playthrough(game, game.profile(), 2, seed=1)
    runs = 0
    while not play.is_over:
        texts = {game.format_move(move) for move in play.legal}
        chosen = game.format_move(policy.choose(seen_in(play), 0))
        assert chosen in texts
        assert chosen.startswith("run>") or not any(text.startswith("run>") for text in texts)
        runs += chosen.startswith("run>")
        play.apply(chosen)
    assert runs
