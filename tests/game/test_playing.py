"""What `import ratskeller` offers: games to play, undo and look back on, and errors that name what is wrong."""

import pickle
import random
import subprocess
import sys
from typing import Any

import numpy as np
import pytest

import ratskeller
from ratskeller import Bot, Event, Game, Move, SetupError, StateError
from ratskeller.i18n import LANGUAGES, Catalogue
from tests.game.played import NAMES, each_game, play_to_the_end, played


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
        ({"names": ["An\nna"]}, "no name: 1 to 16 visible"),
        ({"names": ["A" * 500]}, "no name: 1 to 16 visible"),
        ({"language": "xx"}, "unknown language"),
        ({"language": ["en"]}, "unknown language"),
        ({"profile": "no-such-file.toml"}, "can't be read"),
        ({"profile": "nonsense"}, "unknown profile 'nonsense': there is standard, or the name of a file"),
        ({"profile": ""}, "profile: the name"),
        ({"profile": None}, "profile: the name"),
        ({"profile": 7}, "profile: the name"),
        ({"profile": "a\0b"}, "profile: the name"),
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
        for seat in (2, -2, "0", 0.5, True):
            with pytest.raises(SetupError, match="there is no seat"):
                look(seat)


@pytest.mark.parametrize(
    ("bot", "says"),
    [
        ("nobody", "no bot is called"),
        (7, "is no bot"),
        (Bot, "is no bot"),
        ("program:", "names no command"),
        ("net:4", "no weights are named"),
    ],
)
def test_a_bot_that_is_not_there_is_an_error(bot: Any, says: str) -> None:
    with pytest.raises(SetupError, match=says):
        ratskeller.new_game("piedpiper", seed=1).ask(bot)


@pytest.mark.parametrize("event", ["moved", None, Event("nonsense", 0, {}), Event("turn-began", 0, {"tide": 1})])
def test_what_is_no_event_of_the_game_cannot_be_told(event: Any) -> None:
    with pytest.raises(SetupError, match="is no event of piedpiper"):
        ratskeller.new_game("piedpiper", seed=1).tell(event)


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
