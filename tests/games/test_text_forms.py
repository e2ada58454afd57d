"""Moves, positions and records of both games as text: they round-trip, and garbage is refused with a clear message."""

from contextlib import suppress
from typing import get_args, get_origin, get_type_hints

import msgspec
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ratskeller.core.codec import from_plain, to_plain
from ratskeller.core.errors import MalformedMove, PositionError, RatskellerError, RecordError
from ratskeller.core.game import Game
from ratskeller.core.move import Move
from ratskeller.core.record import parse_record
from ratskeller.engine.playthrough import Playthrough, replay
from ratskeller.games import GAMES, load_game
from ratskeller.games.firstrat import actions as firstrat_actions
from ratskeller.games.firstrat import moves as firstrat_moves
from ratskeller.games.piedpiper import actions as piedpiper_actions
from ratskeller.games.piedpiper import moves as piedpiper_moves
from tests.engine.properties.checked import Table
from tests.engine.properties.seatings import Seating, every_seating
from tests.games.firstrat.properties.tables import FIRSTRAT, GAME, profile_with

MOVES: dict[str, tuple[Move, ...]] = {"firstrat": firstrat_moves.MOVES, "piedpiper": piedpiper_moves.MOVES}
BLOCKS = {"firstrat": firstrat_actions.BLOCKS, "piedpiper": piedpiper_actions.BLOCKS}

NUMBERED = [(load_game(name), number) for name in GAMES for number in range(len(MOVES[name]))]

every_move = pytest.mark.parametrize(
    ("game", "number"), NUMBERED, ids=[f"{game.name}-{game.format_move(number)}" for game, number in NUMBERED]
)
every_game = pytest.mark.parametrize("game", [load_game(name) for name in GAMES], ids=lambda game: game.name)


def half_a_game(seating: Seating, seed: int, moves: int = 60) -> Playthrough:
    """A game in its middle, chance results among its moves."""
    game = seating.start(seating.some_options(seed), seed)
    choices = np.random.default_rng(seed)
    for _ in range(moves):
        if not game.is_over:
            game.apply_number(game.legal[choices.integers(len(game.legal))])
    return game


# Moves


@every_game
def test_there_is_a_move_for_each_number(game: Game) -> None:
    moves = MOVES[game.name]
    assert game.actions == len(moves) == len(set(moves))
    kinds = [kind for kind, count in BLOCKS[game.name].items() for _ in range(count)]
    assert [str(move.__struct_config__.tag) for move in moves] == kinds


@every_move
def test_a_move_round_trips_as_text_and_in_its_typed_form(game: Game, number: int) -> None:
    text, move = game.format_move(number), MOVES[game.name][number]
    assert game.parse_move(text) == number
    assert game.parse_move(f" {text}\n") == number
    assert msgspec.json.decode(msgspec.json.encode(move), type=type(move)) == move


@every_move
def test_the_text_of_a_move_is_one_word_that_a_record_tells_from_the_name_of_a_turn(game: Game, number: int) -> None:
    text = game.format_move(number)
    assert len(text.split()) == 1
    assert not text.endswith(":")


@every_game
def test_the_figures_of_typed_moves_are_numbers_and_names(game: Game) -> None:
    for kind in set(map(type, MOVES[game.name])):
        for hint in get_type_hints(kind).values():
            assert hint in (int, str) or (get_origin(hint) is tuple and get_args(hint) == (int, ...))


@pytest.mark.parametrize(
    "text", ["", "r1", "r5>3", "r1>28", "r1>0", "R1>5", "buy:", "pipe6", "pipe2+1", "card:A1", "⚀"]
)
def test_what_is_no_move_of_first_rat_is_refused_as_malformed(text: str) -> None:
    with pytest.raises(MalformedMove, match="is no move of First Rat"):
        GAME.parse_move(text)


@pytest.mark.parametrize(
    "text", ["", "run", "run>0", "run>5", "Run>1", "hide:>1", "hide:run", "first:5", "~card:hidden", "~character:rat-7"]
)
def test_what_is_no_move_of_the_pied_piper_is_refused_as_malformed(text: str) -> None:
    with pytest.raises(MalformedMove, match="is no move of The Pied Piper"):
        load_game("piedpiper").parse_move(text)


@every_game
def test_any_text_is_a_move_or_malformed(game: Game) -> None:
    texts = [game.format_move(number) for number in range(game.actions)]

    @settings(deadline=None)
    @given(st.text() | st.sampled_from(texts).flatmap(lambda text: st.permutations(text).map("".join)))
    def is_move_or_malformed(text: str) -> None:
        with suppress(MalformedMove):
            assert game.format_move(game.parse_move(text)) == text.strip()

    is_move_or_malformed()


# Positions


@every_seating
def test_positions_of_random_games_round_trip_as_lines_and_as_plain_values(seating: Seating) -> None:
    for seed in range(6):
        game = half_a_game(seating, seed, moves=seed * 25)
        line = game.line()
        assert "\n" not in line
        again = Playthrough(game.game, game.profile, *seating.table, seed=99, sample=False)
        again.set_line(line)
        assert again.positions.tobytes() == game.positions.tobytes()
        assert again.legal == game.legal
        assert again.line() == line
        layout, plain = game.game.layout, np.zeros(1, game.game.position)
        from_plain(layout, to_plain(layout, game.position), plain[0])
        assert plain.tobytes() == game.positions.tobytes()


def test_a_line_is_plain_enough_to_read() -> None:
    game = Playthrough(GAME, GAME.profile(), 2, seed=1)
    words = game.line().split(" ")
    assert words[:2] == [f"firstrat/{GAME.rules_version}", game.profile.hash]
    assert {"phase=move", "seats=2", "players.0.rats=start,start,nursery,nursery"} <= set(words)


def test_a_line_of_the_pied_piper_is_plain_enough_to_read() -> None:
    game = Playthrough(load_game("piedpiper"), load_game("piedpiper").profile(), 2, seed=1)
    words = game.line().split(" ")
    assert words[:2] == [f"piedpiper/{game.game.rules_version}", game.profile.hash]
    assert {"phase=play", "seats=2", "gaps=rat-2:1,rat-3:2,rat-4:3,rat-5:3,rat-6:-1,piper:3"} <= set(words)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (("firstrat/", "piedpiper/"), "the position is of 'piedpiper/"),
        (("firstrat/1", "firstrat/999"), "the position is of 'firstrat/999', not of firstrat/1"),
        ((GAME.profile().hash, "0123456789ab"), "the position is of profile 0123456789ab, not of"),
        (("seats=2", "seats=two"), "seats: a whole number is expected, not 'two'"),
        (("phase=move", "phase=sleep"), "phase: unknown value 'sleep'"),
        (("frog=3", "toad=3"), "toad: unknown field 'toad'"),
        (("frog=3", "frog"), "'frog' is no field=value"),
        (("frog=3", "frog=300"), "frog: 300 is out of range"),
    ],
)
def test_a_damaged_line_is_refused_and_changes_nothing(change: tuple[str, str], message: str) -> None:
    game = Playthrough(GAME, GAME.profile(), 2, seed=1)
    line = game.line()
    assert change[0] in line
    with pytest.raises(PositionError) as problem:
        game.set_line(line.replace(*change))
    assert message in str(problem.value)
    assert game.line() == line


@settings(deadline=None)
@given(st.text(max_size=60))
def test_a_line_of_garbage_is_a_mistake_in_a_position(text: str) -> None:
    game = Playthrough(GAME, GAME.profile(), 2, seed=1)
    with pytest.raises(PositionError):
        game.set_line(text)


# Records


@every_seating
def test_records_of_games_under_way_round_trip_as_text(seating: Seating) -> None:
    for seed in range(6):
        game = half_a_game(seating, seed, moves=seed * 30)
        text = game.record_text()
        record = parse_record(text)
        assert record == game.record()
        assert replay(record, game.game, game.profile).record_text() == text


def test_a_record_is_plain_enough_to_read() -> None:
    game = half_a_game(Seating(FIRSTRAT, Table(3, None)), 4, moves=8)
    lines = game.record_text().splitlines()
    assert lines[:3] == ["ratskeller record 1", "game: firstrat", f"rules: {GAME.rules_version}"]
    assert lines[3] == f"profile: standard {game.profile.hash}"
    assert lines[-1] == f"end: {len(game.moves)} moves, unfinished"
    assert "  setup: ~cap:" in game.record_text()
    assert "\n  1.1: r1>" in game.record_text()


def test_a_record_of_the_pied_piper_is_plain_enough_to_read() -> None:
    piedpiper = load_game("piedpiper")
    game = Playthrough(piedpiper, piedpiper.profile("standard", {"variant": "hidden"}), 3, seed=4)
    game.apply_number(game.legal[-1])
    lines = game.record_text().splitlines()
    assert lines[1:3] == ["game: piedpiper", f"rules: {piedpiper.rules_version}"]
    assert lines[3:6] == [f"profile: standard {game.profile.hash}", "options: variant=hidden", "people: 3"]
    assert lines[7].startswith("  setup: ~card:")
    assert lines[8].startswith("  1.1: hide:")


TEXT = half_a_game(Seating(FIRSTRAT, Table(1, "hard")), 2).record_text()


@settings(deadline=None)
@given(st.integers(0, len(TEXT) - 2))
def test_a_record_cut_anywhere_is_refused(end: int) -> None:
    with pytest.raises(RecordError):
        parse_record(TEXT[:end])


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (("ratskeller record 1", "ratskeller record 2"), "line 1: this is no record"),
        (("rules: ", "rules: x"), "rules: a whole number is expected"),
        (("rules: ", "rules: ²"), "rules: a whole number is expected"),
        (("people: 1", "people: -1"), "people: a whole number is expected, not '-1'"),
        (("people: 1", "people: " + "9" * 5000), "people: "),
        (("people: 1", "persons: 1"), "line 6: unknown 'persons'"),
        (("people: 1\n", ""), "header: 'people' is missing"),
        (("end: ", "end: 1"), "moves are announced, but"),
        (("end: ", "end: " + "9" * 5000), "line "),
        (("end: ", "the end: "), "the record is cut"),
        (("~cap:", "~cap "), "moves are announced, but"),
    ],
)
def test_a_damaged_record_is_refused_with_its_place(change: tuple[str, str], message: str) -> None:
    assert change[0] in TEXT
    with pytest.raises(RecordError) as problem:
        parse_record(TEXT.replace(*change, 1), "mine.txt")
    assert str(problem.value).startswith("mine.txt: ")
    assert message in str(problem.value)


@settings(deadline=None)
@given(st.text() | st.lists(st.sampled_from([*TEXT.splitlines(), "", ":", "moves:", "options: = ="])).map("\n".join))
def test_garbage_is_never_more_than_a_mistake_in_a_record(text: str) -> None:
    with suppress(RecordError):
        parse_record(text)


def test_a_record_does_not_replay_under_another_profile_version_or_with_another_move() -> None:
    game = half_a_game(Seating(FIRSTRAT, Table(2, None)), 0)
    other = profile_with(("comics", "super"), ("path", "variable"))
    assert other.hash != game.profile.hash
    with pytest.raises(RecordError, match=f"hash {game.profile.hash}, this is 'standard' with {other.hash}"):
        replay(game.record(), GAME, other)
    newer = msgspec.structs.replace(game.record(), rules_version=GAME.rules_version + 1)
    with pytest.raises(RecordError, match="the record is of rules version"):
        replay(newer, GAME, game.profile)
    illegal = msgspec.structs.replace(game.record(), moves=[*game.record().moves[:20], "~card:A1"])
    with pytest.raises(RecordError, match="move 21: '~card:A1' is not legal"):
        replay(illegal, GAME, game.profile)
    malformed = msgspec.structs.replace(game.record(), moves=["hop"])
    with pytest.raises(RatskellerError, match="'hop' is no move"):
        replay(malformed, GAME, game.profile)
    finished = msgspec.structs.replace(game.record(), finished=True)
    with pytest.raises(RecordError, match="the game is not over, but the record says finished"):
        replay(finished, GAME, game.profile)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        (TEXT + " " * 300_000, "mine.txt: file: has more than 300000 characters"),
        (
            TEXT.replace("people: ", "names: " + "x" * 121 + "\npeople: ", 1),
            "a name has more than 120 characters",
        ),
        (TEXT.replace("people: ", "options: " + "a=b " * 9_000 + "\npeople: ", 1), "has more than 20000 characters"),
        (TEXT.replace("people: ", "names: Ada\u202e\npeople: ", 1), "line .: has characters that can't be shown"),
        (TEXT.replace("people: ", "names: \x1b[31mAda\npeople: ", 1), "line .: has characters that can't be shown"),
        (
            TEXT.partition("moves:\n")[0] + "moves:\n" + " x" * 20_001 + "\nend: 20001 moves, finished\n",
            "moves: 20001 moves are more than the 20000 allowed",
        ),
    ],
)
def test_a_record_is_measured_before_it_is_played(text: str, complaint: str) -> None:
    with pytest.raises(RecordError, match=complaint) as refused:
        parse_record(text, "mine.txt")
    assert len(str(refused.value)) < 600
