"""Records as a data set of Minari's, written and read by Minari itself."""

from pathlib import Path

import minari
import numpy as np
import pytest
from typer.testing import CliRunner

from ratskeller.cli.main import app
from ratskeller.core.record import read_record
from ratskeller.envs.episodes import episode_of
from ratskeller.games import load_game

RECORDS = Path(__file__).resolve().parents[1] / "tests" / "games" / "piedpiper" / "recorded"
GAME = load_game("piedpiper")


def test_minari_reads_what_was_exported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MINARI_DATASETS_PATH", str(tmp_path / "minari"))
    folder = tmp_path / "records"
    folder.mkdir()
    names = ("2-people-hidden-roof.rat", "2-people-standard-draw.rat")
    for name in names:
        (folder / name).write_text((RECORDS / name).read_text())
    words = ["export", str(folder), "--format", "minari", "--out", "piedpiper/test-v0"]
    done = CliRunner().invoke(app, words, catch_exceptions=False)
    assert done.exit_code == 0, done.output
    read = list(minari.load_dataset("piedpiper/test-v0").iterate_episodes())
    assert len(read) == 4
    for number, name in enumerate(names):
        record = read_record(folder / name)
        episode = episode_of(record, GAME, GAME.profile(changes=record.options))
        for seat in (0, 1):
            found, mine = read[2 * number + seat], episode.seats == seat
            assert np.array_equal(found.observations["observation"][:-1], episode.observations[mine])
            assert np.array_equal(found.observations["action_mask"][:-1], episode.masks[mine])
            assert found.actions.tolist() == episode.actions[mine].tolist()
            assert found.rewards.sum() == episode.rewards[seat]
            assert (bool(found.terminations[-1]), bool(found.truncations[-1])) == (True, False)
    assert CliRunner().invoke(app, words).exit_code != 0, "the name is taken"
