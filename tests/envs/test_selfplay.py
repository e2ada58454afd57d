"""Data sets of self-play: what is kept, how a folder is gone on with, and the small part that comes with the games."""

import json
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

from ratskeller.bots.features import features_of
from ratskeller.core.errors import FileError, SetupError
from ratskeller.engine.playthrough import Playthrough
from ratskeller.envs.baselines import load_baseline
from ratskeller.envs.selfplay import SelfPlay, playing, read_selfplay, sample_of
from ratskeller.envs.selfplay.playing import play_game, play_into, settings_for, usual_tables
from ratskeller.games import GAMES, load_game
from tests.cli.commands import ratskeller

QUICK = "search:8"


def quiet(_: int) -> None:
    """Nobody listens."""


def check_replay(data: SelfPlay, name: str) -> None:
    """Replay all games, and compare what was kept with what is there."""
    game, row = load_game(name), 0
    baseline = load_baseline(game)
    for number, people in enumerate(data.people.tolist()):
        level = game.levels[data.levels[number]] if data.levels[number] >= 0 else None
        play = Playthrough(game, game.profile(), people, level, seed=0, sample=False)
        for place, move in enumerate(data.moves[data.move_starts[number] : data.move_starts[number + 1]].tolist()):
            if not play.is_chance and len(play.legal) > 1:
                assert (data.places[row], data.seats[row], data.actions[row]) == (place, play.actor, move)
                assert data.legal_of(row).tolist() == list(play.legal)
                assert data.visits_of(row)[list(play.legal).index(move)] == data.visits_of(row).max() > 0
                assert data.values[row].sum() == pytest.approx(1, abs=1e-3)
                seen = baseline.features(play.boxes, play.positions, [play.actor])[0]
                assert data.features_of(row).tolist() == [one for one in seen.tolist() if one >= 0]
                row += 1
            play.apply_number(move)
        assert play.is_over
        winners = game.score_pad(play.box, play.position).winners
        assert np.flatnonzero(data.results[number]).tolist() == winners
        assert data.results[number].sum() == pytest.approx(1)
        assert data.decision_starts[number + 1] == row
    assert row == len(data.actions) == len(data.games())


@pytest.mark.parametrize("name", GAMES)
def test_the_sample_of_a_game_replays_and_says_what_was_seen_and_searched(name: str) -> None:
    data = sample_of(name)
    about = json.loads(str(data.about))
    assert (about["game"], about["bot"]) == (name, "champion:400")
    assert about["features"] == features_of(load_game(name)).digest  # else make it anew: docs/research.md
    assert len(data.people) == 20
    check_replay(data, name)


def test_games_of_all_tables_are_kept_and_a_folder_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playing, "GAMES", 2)
    game = load_game("piedpiper")
    settings = settings_for(game, QUICK, usual_tables(game), 5)
    heard: list[int] = []
    play_into(tmp_path, settings, 3, 1, heard.append)
    assert heard == [0, 2, 2]
    (tmp_path / "000000.npz").unlink()
    before = (tmp_path / "000001.npz").read_bytes()
    heard.clear()
    play_into(tmp_path, settings, 6, 1, heard.append)
    assert heard == [2, 2, 2]
    assert (tmp_path / "000001.npz").read_bytes() == before
    data = read_selfplay(tmp_path)
    assert data.people.tolist() == [2, 3, 4, 5, 2, 3]
    assert data.numbers.tolist() == [0, 1, 2, 3, 4, 5]
    check_replay(data, "piedpiper")


def test_settings_and_number_give_the_game() -> None:
    settings = settings_for(load_game("piedpiper"), QUICK, ["3"], 5)
    one, again, other = (play_game(settings, number) for number in (1, 1, 2))
    assert one.moves.tolist() == again.moves.tolist() != other.moves.tolist()
    assert one.values.tobytes() == again.values.tobytes()


def refused_folder(tmp_path: Path) -> None:
    game = load_game("piedpiper")
    play_into(tmp_path, settings_for(game, QUICK, ["2"], 5), 0, 1, quiet)
    play_into(tmp_path, settings_for(game, QUICK, ["2"], 6), 0, 1, quiet)


def broken_file(tmp_path: Path) -> None:
    (tmp_path / "000000.npz").write_bytes(b"nothing")
    read_selfplay(tmp_path)


@pytest.mark.parametrize(
    ("wrong", "error", "message"),
    [
        (refused_folder, SetupError, "games of another seed"),
        (broken_file, FileError, "can't be read"),
        (read_selfplay, SetupError, "no games are there"),
        (lambda _: settings_for(load_game("piedpiper"), "greedy", ["2"], 0), SetupError, "does not search"),
        (lambda _: settings_for(load_game("piedpiper"), QUICK, ["hard"], 0), SetupError, "table 'hard'"),
    ],
)
def test_what_is_wrong_is_said(
    wrong: Callable[[Path], object], error: type[Exception], message: str, tmp_path: Path
) -> None:
    with pytest.raises(error, match=message):
        wrong(tmp_path)


def test_the_command_makes_a_data_set(tmp_path: Path) -> None:
    words = ("selfplay", "piedpiper", "--bot", "search:4", "--tables", "2", "--games", "3", "--processes", "1")
    result = ratskeller(*words, "--out", str(tmp_path / "games"))
    assert (result.code, result.out) == (0, f"{tmp_path / 'games'}: 20 games\n"), result.err
    assert len(read_selfplay(tmp_path / "games").people) == 20
    result = ratskeller("selfplay", "piedpiper", "--bot", "random", "--out", str(tmp_path / "none"))
    assert result.code == 2
    assert "does not search" in result.err
