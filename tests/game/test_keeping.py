"""Records, copies and pictures of games of the front door."""

import copy
import pickle
import subprocess
import sys
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

import ratskeller
from ratskeller import Game
from tests.game.played import RECORDED, each_game, play_to_the_end, played


@each_game
@pytest.mark.parametrize("moves", [0, 17, 10_000])
def test_a_record_round_trips(name: str, moves: int, tmp_path: Path) -> None:
    game = played(name, moves, names=["Anna", "Bo"])
    path = tmp_path / "evening.record"
    game.save(path)
    for source in (game.record_text, path, str(path), game.record):
        again = ratskeller.load_record(source)
        assert again.record == game.record
        assert again.record_text == game.record_text
        assert again.names == ["Anna", "Bo"]
        assert again.board() == game.board()


@pytest.mark.parametrize("path", sorted(RECORDED.glob("*/recorded/*.rat")), ids=lambda path: path.stem)
def test_every_recorded_game_can_be_loaded_at_any_move(path: Path) -> None:
    profile = path.with_name("short.toml") if "short" in path.read_text("utf-8").splitlines()[3] else None
    whole = ratskeller.load_record(path, profile=profile)
    cut = ratskeller.load_record(path, profile=profile, moves=len(whole.moves) // 2, seed=1)
    assert cut.actor is not None
    assert play_to_the_end(cut).is_over


def test_a_record_keeps_its_bots() -> None:
    text = played("piedpiper", 3).record_text.replace("people: 2\n", "people: 2\nbots: - rat-king\n")
    game = ratskeller.load_record(text)
    assert game.record_text == text
    assert game.names == ["Player 1", "Rat King"]


def test_a_game_goes_on_in_the_same_way_with_the_same_seed() -> None:
    text = played("piedpiper", 10).record_text
    first, second = (play_to_the_end(ratskeller.load_record(text, seed=5)) for _ in range(2))
    assert first.record_text == second.record_text


@pytest.mark.parametrize(
    ("source", "settings", "says"),
    [
        ("no-such.record", {}, "can't be read"),
        ("no record\nat all", {}, "this is no record"),
        ("bad\0path", {}, "a record is"),
        ("", {}, "a record is"),
        (7, {}, "a record is"),
        (b"bytes", {}, "a record is"),
        (None, {"moves": -1}, "there is no -1"),
        (None, {"moves": 10_000}, "there is no 10000"),
        (None, {"moves": "all"}, "there is no 'all'"),
        (None, {"profile": "no-such.toml"}, "can't be read"),
        (None, {"profile": 7}, "profile: the name"),
    ],
)
def test_a_record_that_cannot_be_loaded_says_why(source: Any, settings: dict[str, Any], says: str) -> None:
    with pytest.raises(ratskeller.RatskellerError, match=says):
        ratskeller.load_record(played("piedpiper", 3).record_text if source is None else source, **settings)


def test_a_record_that_cannot_be_saved_names_its_file(tmp_path: Path) -> None:
    file = tmp_path / "nowhere" / "evening.record"
    with pytest.raises(ratskeller.RecordError, match=f"{file}: file: can't be written: No such file"):
        ratskeller.new_game("firstrat", seed=1).save(file)
    unusable: list[Any] = ["", None, 7, "a\0b"]
    for path in unusable:
        with pytest.raises(ratskeller.SetupError, match="path: the name of a file is expected"):
            ratskeller.new_game("firstrat", seed=1).save(path)


@each_game
def test_games_are_equal_that_have_the_same_past_and_the_same_chance_to_come(name: str) -> None:
    game = played(name, 15)
    twin = game.copy()
    assert game == twin == pickle.loads(pickle.dumps(game))
    twin.play(twin.legal_moves[0])
    assert game != twin
    twin.undo()
    assert game == twin
    assert game != ratskeller.load_record(game.record, seed=2)  # another chance to come
    assert game != name
    with pytest.raises(TypeError, match="unhashable"):
        hash(game)


@each_game
@pytest.mark.parametrize("copied", [Game.copy, copy.copy, copy.deepcopy, lambda game: pickle.loads(pickle.dumps(game))])
def test_a_copy_goes_on_exactly_like_the_original_and_alone(name: str, copied: Any) -> None:
    game = played(name, 15, names=["Anna", "Bo"])
    twin = copied(game)
    text = game.record_text
    assert twin.record_text == text
    play_to_the_end(twin)
    assert game.record_text == text
    assert play_to_the_end(game).record_text == twin.record_text
    while any(not move.is_chance for move in twin.moves):
        assert twin.undo() == game.undo()
    assert twin.record_text == game.record_text
    assert twin.names == ["Anna", "Bo"]


@each_game
def test_a_game_that_was_pickled_goes_on_in_another_process(name: str, tmp_path: Path) -> None:
    game = played(name, 15)
    (tmp_path / "game").write_bytes(pickle.dumps(game))
    code = """
import pickle, random, sys
game, luck = pickle.load(open(sys.argv[1], "rb")), random.Random(1)
undone = game.undo()
game.play(undone)
while not game.is_over:
    game.play(luck.choice(game.legal_moves))
sys.stdout.write(game.record_text)
"""
    there = subprocess.run(
        [sys.executable, "-c", code, str(tmp_path / "game")], capture_output=True, text=True, check=True
    )
    assert there.stdout == play_to_the_end(game).record_text


def test_errors_can_be_pickled() -> None:
    game = ratskeller.new_game("firstrat", seed=1)
    with pytest.raises(ratskeller.IllegalMove) as refused:
        game.play("r1>9")
    again = pickle.loads(pickle.dumps(refused.value))
    assert (str(again), again.refusal) == (str(refused.value), refused.value.refusal)


@each_game
def test_a_picture_is_well_formed_and_loads_nothing(name: str) -> None:
    game = played(name, 20)
    picture = game._repr_svg_()
    root = ElementTree.fromstring(picture)
    assert root.tag == "{http://www.w3.org/2000/svg}svg"
    rest = picture.replace('xmlns="http://www.w3.org/2000/svg"', "")
    assert not any(sign in rest for sign in ("http", "//", "@import", "@font-face", "href"))
    assert all("(#" in part for part in rest.split("url")[1:])


@each_game
def test_a_board_keeps_to_its_width_and_a_game_describes_itself(name: str) -> None:
    game = played(name, 20)
    assert str(game) == game.board()
    assert max(map(len, game.board(width=80).splitlines())) <= 80
    state = f"{len(game.moves)} moves, turn {game.turn}, seat {game.actor} to decide"
    assert repr(game) == f"<ratskeller.Game {name}, 2 seats, {state}>"
