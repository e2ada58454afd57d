"""The networks that come with the games, as researchers load them."""

from pathlib import Path

import numpy as np
import pytest

from ratskeller.bots.network.forward import new_network_buffers
from ratskeller.bots.network.judging import network_loops_for
from ratskeller.core.errors import FileError, SetupError
from ratskeller.envs.baselines import load_baseline
from ratskeller.games import GAMES
from tests.bots.decisions import TABLES, new_game, random_decisions


@pytest.mark.parametrize("number", range(len(TABLES)))
def test_arrays_answer_what_compiled_code_does(number: int) -> None:
    play = new_game(TABLES[number])
    baseline = load_baseline(play.game)
    networks, loops = (new_network_buffers(play.game, baseline.weights),), network_loops_for(play.game)
    for decision in random_decisions(play):
        if decision % 9 == 4:
            seat, seats = play.actor, int(play.position["seats"])
            of_seats, of_moves = baseline.logits(baseline.features(play.boxes, play.views([seat]), [seat]))
            out, drawn = np.zeros((1, 5)), np.zeros(len(play.legal))
            loops.chances_of_all(play.boxes, networks, play.positions, np.array([seat]), out)
            told = baseline.chances(of_seats, seats)[0]
            assert np.roll(told[:seats], seat) == pytest.approx(out[0, :seats], abs=1e-5)
            assert not told[seats:].any()
            legal = np.array(play.legal, np.int64)
            loops.move_logits_of(play.boxes, networks, play.positions, legal, len(legal), drawn)
            assert of_moves[0, legal] == pytest.approx(drawn, abs=1e-3)


@pytest.mark.parametrize("name", GAMES)
def test_a_baseline_says_how_it_was_made(name: str) -> None:
    baseline = load_baseline(name)
    assert baseline.header.game == name
    assert baseline.header.about
    assert all(array.dtype == np.float32 for array in baseline.weights)


def test_a_game_without_a_network_and_a_file_that_is_none_are_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "none.net").write_text("nothing")
    with pytest.raises(FileError, match="does not begin with"):
        load_baseline("piedpiper", tmp_path / "none.net")
    monkeypatch.setattr("ratskeller.envs.baselines.champion_file", lambda _: None)
    with pytest.raises(SetupError, match="no network comes with piedpiper"):
        load_baseline("piedpiper")
