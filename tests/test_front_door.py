"""What `import ratskeller` offers to Python programs: play, undo, words, bots, records, copies, pictures."""

import copy
import json
import pickle
import random
import subprocess
import sys
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import numpy as np
import pytest

import ratskeller
from ratskeller import Game, Move, SetupError, StateError
from ratskeller.i18n import LANGUAGES, Catalogue

NAMES = ratskeller.game_names()
RECORDED = Path(__file__).parent / "games"

each_game = pytest.mark.parametrize("name", NAMES)


def played(name: str, moves: int, *, seed: int = 7, **settings: Any) -> Game:
    """A game after so many random decisions, or at its end."""
    game, luck = ratskeller.new_game(name, seed=seed, **settings), random.Random(seed)
    while moves and not game.is_over:
        game.play(luck.choice(game.legal_moves))
        moves -= 1
    return game


def play_to_the_end(game: Game, seed: int = 1) -> Game:
    """The rest of a game, at random."""
    luck = random.Random(seed)
    while not game.is_over:
        game.play(luck.choice(game.legal_moves))
    return game


def test_importing_the_package_imports_no_library() -> None:
    heavy = ("numba", "numpy", "rich", "msgspec", "fluent")
    code = f"import sys, ratskeller; print([name for name in {heavy} if name in sys.modules])"
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert found.stdout.strip() == "[]"


def test_every_public_name_is_there_and_documented() -> None:
    for name in ratskeller.__all__:
        found = getattr(ratskeller, name)
        assert name in dir(ratskeller)
        assert isinstance(found, str | int) or found.__doc__, name
    for name in dir(Game):
        assert name.startswith("_") or getattr(Game, name).__doc__, name


def test_an_unknown_name_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="nonsense"):
        _ = ratskeller.nonsense


# Play


@each_game
def test_a_game_is_played_to_its_end(name: str) -> None:
    game = play_to_the_end(ratskeller.new_game(name, seats=3, seed=1))
    assert game.is_over
    assert game.actor is None
    assert game.legal_moves == []
    assert game.winners
    assert max(game.scores) >= 0
    assert game.outcome
    assert all(len(line) == game.seats for line in game.score_lines.values())


@each_game
def test_the_same_seed_gives_the_same_game(name: str) -> None:
    assert played(name, 30).record_text == played(name, 30).record_text
    assert played(name, 30).record_text != played(name, 30, seed=8).record_text


@each_game
def test_a_move_is_taken_as_an_object_a_text_or_a_number(name: str) -> None:
    after = []
    for form in (lambda move: move, str, lambda move: move.number, lambda move: np.int64(move.number)):
        game = ratskeller.new_game(name, seed=3)
        game.play(form(game.legal_moves[1]))
        after.append(game.record_text)
    assert len(set(after)) == 1


@each_game
def test_a_move_picks_its_value_out_of_a_list(name: str) -> None:
    game = ratskeller.new_game(name, seed=1)
    values = list(range(game.playthrough.game.actions))
    assert [values[move] for move in game.legal_moves] == [move.number for move in game.legal_moves]


@each_game
def test_a_new_game_reads_no_profile_and_looks_up_no_words_again(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    first = ratskeller.new_game(name, seed=1)
    known = first.legal_moves
    monkeypatch.setattr("ratskeller.core.profile.read_toml", None)
    monkeypatch.setattr(Catalogue, "__call__", None)
    again = ratskeller.new_game(name, seed=1, names=["Anna", "Bo"])
    assert again.legal_moves == known
    assert [move.words for move in again.legal_moves] == [move.words for move in known]


@each_game
def test_moves_are_equal_in_every_language(name: str) -> None:
    game = ratskeller.new_game(name, seed=3)
    english = game.legal_moves
    game.language = "de"
    assert game.legal_moves == english
    assert [move.words for move in game.legal_moves] != [move.words for move in english]
    assert game.parse_move(english[0].text) == english[0]
    assert game.is_legal(english[0])


def test_one_alone_plays_against_the_games_own_opponent() -> None:
    game = ratskeller.new_game("firstrat", seats=1, level="easy", seed=2, names=["Anna"])
    assert game.seats == 2
    assert game.names == ["Anna", "Greg"]
    play_to_the_end(game)
    assert ratskeller.load_record(game.record_text).names == ["Anna", "Greg"]


def test_options_are_texts_or_booleans() -> None:
    game = ratskeller.new_game("firstrat", options={"discount_for_two": False, "comics": "super"}, seed=1)
    assert game.record.options == {"discount_for_two": "false", "comics": "super"}
    assert ratskeller.load_record(game.record_text).record == game.record


def test_a_game_says_what_can_be_chosen() -> None:
    info = ratskeller.game_info("firstrat")
    assert info.title == "First Rat"
    assert list(info.seats) == [1, 2, 3, 4, 5]
    assert "easy" in info.levels
    assert info.options["comics"] == ["basic", "super"]
    for name in NAMES:
        for option, values in ratskeller.game_info(name).options.items():
            for value in values:
                ratskeller.new_game(name, options={option: value}, seed=1)


# Mistakes


@pytest.mark.parametrize(
    ("settings", "says"),
    [
        ({"name": "chess"}, "unknown game 'chess'"),
        ({"name": 7}, "name of a game"),
        ({"seats": 9}, "2 to 5 people, not 9"),
        ({"seats": 2.0}, "whole number"),
        ({"seats": "2"}, "whole number"),
        ({"level": "easy"}, "unknown level"),
        ({"options": {"nonsense": "yes"}}, "unknown option 'nonsense'"),
        ({"options": {"variant": "nonsense"}}, "option variant"),
        ({"options": {"variant": 3}}, "option variant"),
        ({"options": ["variant"]}, "names with values"),
        ({"seed": -1}, "seed"),
        ({"seed": 2**64}, "seed"),
        ({"seed": 1.5}, "seed"),
        ({"names": "Anna"}, "list of names"),
        ({"names": ["Anna, Bo"]}, "no name"),
        ({"names": ["Anna", "Anna"]}, "have to differ"),
        ({"names": ["A", "B", "C"]}, "3 names for 2 people"),
        ({"names": [7]}, "no name"),
        ({"language": "xx"}, "unknown language"),
        ({"language": ["en"]}, "unknown language"),
        ({"profile": "no-such-file.toml"}, "can't be read"),
    ],
)
def test_a_game_that_cannot_be_set_up_says_why(settings: dict[str, Any], says: str) -> None:
    with pytest.raises(ratskeller.RatskellerError, match=says):
        ratskeller.new_game(**{"name": "piedpiper", **settings})


@pytest.mark.parametrize("move", ["nonsense", "", 10**9, -1, 1.5, None, True, Move("nonsense", 0, "")])
def test_what_is_no_move_is_malformed(move: Any) -> None:
    game = ratskeller.new_game("firstrat", seed=1)
    for ask in (game.play, game.explain, game.is_legal):
        with pytest.raises(ratskeller.MalformedMove):
            ask(move)


@each_game
def test_an_illegal_move_is_refused_with_a_sentence_and_changes_nothing(name: str) -> None:
    game = played(name, 5)
    before = pickle.dumps(game)
    for number in range(game.playthrough.game.actions):
        if number in game.playthrough.legal:
            assert game.explain(number) is None
            continue
        why = game.explain(number)
        with pytest.raises(ratskeller.IllegalMove) as refused:
            game.play(number)
        assert why is not None
        assert why in str(refused.value)
        assert refused.value.refusal.rule in why
    assert game.copy().record_text == pickle.loads(before).record_text


@each_game
def test_nothing_is_played_asked_or_hinted_after_the_end(name: str) -> None:
    game = play_to_the_end(ratskeller.new_game(name, seed=4))
    with pytest.raises(ratskeller.IllegalMove):
        game.play(0)
    assert game.explain(0)
    for late in (lambda: game.ask("random"), game.hint):
        with pytest.raises(StateError, match="the game is over"):
            late()


def test_a_seat_that_is_not_there_is_an_error() -> None:
    game = ratskeller.new_game("piedpiper", seed=1)
    looks: list[Any] = [game.view_for, game.board, game.svg, game.log]
    for look in looks:
        for seat in (2, -2, "0", 0.5):
            with pytest.raises(SetupError, match="there is no seat"):
                look(seat)


@pytest.mark.parametrize(
    ("bot", "says"), [("nobody", "no bot is called"), (7, "is no bot"), ("program:", "names no command")]
)
def test_a_bot_that_is_not_there_is_an_error(bot: Any, says: str) -> None:
    with pytest.raises(SetupError, match=says):
        ratskeller.new_game("piedpiper", seed=1).ask(bot)


# Undo


@each_game
def test_undo_goes_back_decision_by_decision_to_the_set_up(name: str) -> None:
    game, texts, moves = ratskeller.new_game(name, seed=7), [], []
    luck = random.Random(5)
    for _ in range(25):
        texts.append(game.record_text)
        moves.append(luck.choice(game.legal_moves))
        game.play(moves[-1])
    end = game.record_text
    for text, move in zip(reversed(texts), reversed(moves), strict=True):
        assert game.undo() == move
        assert game.record_text == text
    with pytest.raises(StateError, match="nothing to undo"):
        game.undo()
    for move in moves:  # chance says the same again
        game.play(move)
    assert game.record_text == end


@each_game
def test_a_loaded_game_is_undone_to_the_set_up_and_never_waits_for_chance(name: str) -> None:
    game = ratskeller.load_record(played(name, 20).record_text)
    count = sum(not move.is_chance for move in game.moves)
    for _ in range(count):
        assert not game.undo().is_chance
        assert game.actor is not None
        assert game.legal_moves
        assert not any(move.is_chance for move in game.legal_moves)
    with pytest.raises(StateError):
        game.undo()
    play_to_the_end(game)


# What has happened


@each_game
def test_history_and_moves_are_those_of_the_record(name: str) -> None:
    game = played(name, 40, seats=3)
    history = game.history
    assert [entry.move.text for entry in history] == game.record.moves
    assert [entry.number for entry in history] == list(range(1, len(history) + 1))
    assert all((entry.seat is None) == entry.move.is_chance for entry in history)
    assert [entry.move for entry in history] == game.moves


@each_game
def test_a_replay_shows_every_decision_in_games_of_their_own(name: str) -> None:
    game = played(name, 30, names=["Anna", "Bo"])
    before = game.record_text
    steps = list(game.replay())
    assert [move for _, move in steps] == [move for move in game.moves if not move.is_chance]
    assert [now.actor for now, _ in steps] == [entry.seat for entry in game.history if entry.seat is not None]
    for now, move in steps:
        assert now.is_legal(move)
        assert now.names == game.names
    play_to_the_end(steps[3][0])
    assert game.record_text == before
    assert len(steps[4][0].moves) < len(game.moves)


@pytest.mark.parametrize("language", LANGUAGES)
@each_game
def test_everything_has_words_in_every_language(name: str, language: str) -> None:
    game = play_to_the_end(ratskeller.new_game(name, seed=6, language=language))
    said = [*game.log(), *game.outcome, *(move.words for move in game.moves), game.board()]
    said += [game.explain(0) or ""]
    assert all(text.strip() for text in said)


# Secrets


def test_a_card_that_was_drawn_is_told_to_its_own_seat_only() -> None:
    game = ratskeller.new_game("piedpiper", seats=3, seed=1)
    drawn = [event for entry in game.history for event in entry.events if event.kind == "card-drawn"]
    assert {event.seat for event in drawn} == {0, 1, 2}
    for event in drawn:
        open_words = game.tell(event, seat=event.seat)
        for seat in (ratskeller.SPECTATOR, *range(3)):
            assert (game.tell(event, seat=seat) == open_words) == (seat == event.seat)
        assert (game.tell(event) == open_words) == (event.seat == game.actor)


@pytest.mark.parametrize("variant", ["standard", "hidden"])
def test_what_is_shown_does_not_depend_on_what_the_seat_may_not_know(variant: str) -> None:
    """Hidden cards are dealt anew, and nothing that a program shows to the seat changes."""
    game = played("piedpiper", 12, seats=3, options={"variant": variant})
    other = game.copy()
    play = other.playthrough
    seat = play.actor
    rng = np.arange(1, 1 + play.position["rng"].shape[0], dtype=np.int64)
    view = play.game.view_for(play.box, play.position, seat)
    play.game.rules.determinise(play.box, view, np.int64(seat), rng)
    play.positions[0] = view
    assert game.playthrough.positions.tobytes() != play.positions.tobytes()
    numbers = range(play.game.actions)
    for show in (
        lambda shown: shown.board(),
        lambda shown: shown.svg(),
        lambda shown: shown.view_for(seat),
        lambda shown: shown.legal_moves,
        lambda shown: [shown.explain(number) for number in numbers],
        lambda shown: [shown.ask(bot, seed=3) for bot in ("random", "greedy", "search:64")],
        lambda shown: shown.scores,
    ):
        assert show(game) == show(other)


def test_after_the_end_hidden_cards_stay_hidden() -> None:
    game = play_to_the_end(ratskeller.new_game("piedpiper", seats=3, seed=1))
    assert game.board() == game.board(ratskeller.SPECTATOR)
    assert game.log() == game.log(ratskeller.SPECTATOR)
    assert game.log() != game.log(0)


@each_game
def test_a_view_is_plain_and_holds_no_random_state(name: str) -> None:
    view = played(name, 10).view_for(0)
    assert json.loads(json.dumps(view)) == view
    assert "rng" not in view


# Bots


@each_game
def test_bots_answer_with_legal_moves_and_the_same_ones_again(name: str) -> None:
    game = ratskeller.new_game(name, seats=3, seed=9)
    for bot in ("ratling", "pantry-rat", "random", "impulse", "greedy", "search:64"):
        move = game.ask(bot)
        assert move in game.legal_moves
        assert game.copy().ask(bot) == move
        game.play(move)
    assert {"ratling", "rat-king", "greedy"} <= set(ratskeller.bot_names())


def test_a_bot_may_be_an_object_of_ones_own() -> None:
    class Last:
        name = "last"

        def choose(self, seen: ratskeller.Seen, seed: int) -> int:
            return seen.legal[-1]

    class Cheat(Last):
        def choose(self, seen: ratskeller.Seen, seed: int) -> int:
            return -1

    game = ratskeller.new_game("firstrat", seed=1)
    assert game.ask(Last()) == game.legal_moves[-1]
    with pytest.raises(SetupError, match="none of the legal moves"):
        game.ask(Cheat())


def test_a_bot_may_be_a_program_which_ends_when_it_has_answered(tmp_path: Path) -> None:
    root = Path(__file__).resolve().parents[1]
    game = ratskeller.new_game("firstrat", seed=1)
    assert game.ask(f"program:{sys.executable} {root / 'examples/line-bot/bot.py'}") in game.legal_moves
    silent = tmp_path / "silent.py"
    silent.write_text("")
    with pytest.raises(ratskeller.RatskellerError, match="silent"):
        game.ask(f"program:{sys.executable} {silent}")


@each_game
def test_a_hint_can_be_played(name: str) -> None:
    game = ratskeller.new_game(name, seats=3, seed=2)
    best = game.hint(seconds=0.1, turns=2)[0]
    assert len(best.wins) == len(best.points) == 3
    assert len(best.moves) == len(best.words)
    assert 0 < best.share <= 1
    game.play(best.moves[0])


@pytest.mark.parametrize(
    "settings", [{"seconds": 0}, {"seconds": -1}, {"seconds": "1"}, {"turns": 0}, {"turns": "all"}, {"turns": 1.5}]
)
def test_a_hint_that_cannot_be_found_is_an_error(settings: dict[str, Any]) -> None:
    with pytest.raises(SetupError, match=next(iter(settings))):
        ratskeller.new_game("firstrat", seed=1).hint(**settings)


def test_a_number_that_cannot_be_used_is_an_error_that_names_it() -> None:
    game: Any = ratskeller.new_game("firstrat", seed=1)
    wrong: dict[str, Any] = {
        "width": lambda: game.board(width=3),
        "width: a whole number, at least 20, is expected, not 'wide'": lambda: game.svg(width="wide"),
        "playouts": lambda: game.analyse(playouts="many"),
        "playouts: a whole number, at least 16": lambda: game.analyse(playouts=1),
        "seed": lambda: game.analyse(seed=-1),
        "seed: a whole number, from 0": lambda: game.ask("random", seed="luck"),
    }
    for says, ask in wrong.items():
        with pytest.raises(SetupError, match=says):
            ask()


def test_an_analysis_looks_at_every_decision() -> None:
    game = played("piedpiper", 4)
    found = game.analyse(playouts=16)
    assert found.playouts == 16
    assert 0 < len(found.decisions) <= 4
    with pytest.raises(SetupError, match="at least 16"):
        game.analyse(playouts=1)
    with pytest.raises(ratskeller.RatskellerError, match="nobody has decided"):
        ratskeller.new_game("piedpiper", seed=1).analyse(playouts=16)


# Records


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
    ],
)
def test_a_record_that_cannot_be_loaded_says_why(source: Any, settings: dict[str, Any], says: str) -> None:
    with pytest.raises(ratskeller.RatskellerError, match=says):
        ratskeller.load_record(played("piedpiper", 3).record_text if source is None else source, **settings)


def test_a_record_that_cannot_be_saved_names_its_file(tmp_path: Path) -> None:
    file = tmp_path / "nowhere" / "evening.record"
    with pytest.raises(ratskeller.RecordError, match=f"{file}: file: can't be written: No such file"):
        ratskeller.new_game("firstrat", seed=1).save(file)


# Copies


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


# Pictures


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
