"""Bots at the table of `ratskeller play`: in any seats, alone, beside people and against Greg."""

import re
from pathlib import Path

import pytest

from ratskeller.bots import LEVELS
from ratskeller.core.errors import RecordError
from ratskeller.core.record import format_record, parse_record, read_record
from ratskeller.engine.playthrough import replay
from ratskeller.games import load_game
from ratskeller.games.piedpiper import constants as w
from ratskeller.i18n import LANGUAGES, catalogue
from tests.cli.commands import ratskeller
from tests.terminal.playing import ALWAYS_ONE, kept, refused, typed
from tests.terminal.pseudo_terminal import Terminal

pytestmark = pytest.mark.usefixtures("state")


# --- whole games ---


def test_a_person_plays_first_rat_with_bots_to_the_score_pad(state: Path) -> None:
    shown = typed(ALWAYS_ONE, "--names", "Anna", "--bots", "ratling,greedy", "--seed", "3")
    record = kept(state)
    assert (record.finished, record.people, record.names) == (True, 3, ["Anna"])
    assert record.bots == ["", "ratling", "greedy"]
    assert set(re.findall(r"^(\S.*) > ", shown, re.MULTILINE)) == {"Anna"}
    assert "Round 1: Ratling to play\n  Ratling moved rat" in shown
    assert "Round 2: Greedy to play\n  Greedy moved rat" in shown
    assert re.search(r"(Anna|Ratling|Greedy) won with \d+ points\.", shown)


@pytest.mark.parametrize("variant", w.VARIANTS)
def test_people_play_the_pied_piper_with_a_bot_to_the_end(state: Path, variant: str) -> None:
    command = ("--game", "piedpiper", "--order", "me,greedy,me", "--names", "Anna,Bo", "--option", f"variant={variant}")
    shown = typed(ALWAYS_ONE, *command, "--seed", "3")
    record = kept(state)
    assert (record.finished, record.people, record.bots) == (True, 3, ["", "greedy", ""])
    assert re.search(r"The winner is (Anna|Bo|Greedy)\.|It is a draw", shown)


@pytest.mark.parametrize("game", ["firstrat", "piedpiper"])
def test_bots_alone_play_on_by_themselves_while_people_watch(state: Path, game: str) -> None:
    shown = typed("", "--game", game, "--people", "0", "--bots", "greedy,ratling", "--seed", "3")
    record = kept(state)
    assert (record.finished, record.bots) == (True, ["greedy", "ratling"])
    assert "The bots are playing." in shown
    assert " > " not in shown
    assert re.search(r"^(Round|Turn) 1: Greedy to play ─", shown, re.MULTILINE)
    assert re.search(r"^  Ratling (moved|played) ", shown, re.MULTILINE)
    assert "The game is over ─" in shown
    assert re.search(r"(Greedy|Ratling) won|The winner is (Greedy|Ratling)", shown)


def test_a_bot_plays_alone_against_greg(state: Path) -> None:
    shown = typed("", "--people", "0", "--bots", "greedy", "--level", "easy", "--seed", "3")
    record = kept(state)
    assert (record.finished, record.people, record.level, record.bots) == (True, 1, "easy", ["greedy"])
    assert "Greedy beat Greg." in shown or "Greg won." in shown


@pytest.mark.parametrize("game", ["firstrat", "piedpiper"])
def test_the_same_seed_gives_the_same_bots(state: Path, game: str) -> None:
    for seed in ("3", "3", "4"):
        typed("", "--game", game, "--people", "0", "--bots", "ratling,ratling", "--seed", seed)
    one, same, other = (
        read_record(file).moves for file in sorted(state.iterdir(), key=lambda file: file.stat().st_mtime)
    )
    assert one == same != other


# --- the seats ---


def test_bots_sit_behind_people_or_where_an_order_puts_them(state: Path) -> None:
    assert "Round 1: Player 1 to play ─" in typed("", "--bots", "ratling")
    shown = typed("", "--order", "ratling,me,pantry-rat,me", "--names", "Anna,Bo")
    assert "Round 1: Ratling to play ─" in shown
    assert "Round 1: Anna to play ─" in shown
    assert "Bo >" not in shown


def test_bots_of_a_level_are_numbered(state: Path) -> None:
    shown = typed("1\n\n", "--bots", "ratling,random,ratling")
    for name in ("Ratling 1", "Random", "Ratling 2"):
        assert f"{name} to play\n  {name} moved rat" in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_level_has_a_name_and_states_its_time(language: str) -> None:
    words = catalogue(language)
    names = [words(f"bot-{level}") for level in LEVELS]
    assert len(set(names)) == len(LEVELS)
    comma = "." if language == "en" else ","
    for name, level in LEVELS.items():
        seconds = f"{level.seconds:g}".replace(".", comma)
        assert re.search(rf" {seconds}\ss\b", words(f"bot-{name}-about", seconds=level.seconds))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_with_bots_is_told_in_every_language(language: str) -> None:
    shown = typed("1\n\n", "--bots", "ratling", language=language)
    assert catalogue(language)("bot-ratling") in shown


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (["--bots", "rat-pope"], "no bot is called 'rat-pope'"),
        (["--bots", ""], "no bot is called ''"),
        (["--bots", "ratling,"], "no bot is called ''"),
        (["--order", "me,you"], "no bot is called 'you'"),
        (["--order", "me,ratling", "--people", "1"], "--order names all who play"),
        (["--order", "me,ratling", "--bots", "ratling"], "--order names all who play"),
        (["--people", "3", "--bots", "ratling,ratling,ratling"], "1 to 5 people, not 6"),
        (["--people", "0", "--bots", "ratling", "--game", "piedpiper"], "2 to 5 people, not 1"),
        (["--bots", "ratling", "--level", "easy"], "a level is for one person alone"),
        (["--bots", "ratling", "--names", "Anna,Ratling"], "names have to differ"),
        (["--order", "me,ratling", "--names", "Anna,Bo"], "2 names for 1 person"),
        (["--resume", "nowhere.record", "--bots", "ratling"], "are for a new game"),
    ],
)
def test_a_wrong_table_is_refused(state: Path, args: list[str], message: str) -> None:
    assert message in refused(*args)
    assert not state.exists()


# --- what a person may do and see ---


def test_only_ones_own_decisions_can_be_taken_back(state: Path) -> None:
    shown = typed("5\nu\n4\n\nu\n", "--bots", "ratling", "--seed", "1")
    assert shown.count("Undone: r1>5") == 1
    assert "Nothing to undo" in shown
    assert len([move for move in kept(state).moves if not move.startswith("~")]) >= 2


def test_nobody_types_the_move_of_a_bot(state: Path) -> None:
    shown = typed("r1>5\nr1>4\n", "--bots", "ratling")
    assert shown.count("Your turn is over.") == 2
    assert [move for move in kept(state).moves if not move.startswith("~")] == ["r1>5"]


@pytest.mark.rule("pp.secret.hidden")
@pytest.mark.parametrize("variant", ["standard", "hidden"])
def test_nothing_is_shown_of_the_hand_of_a_bot(state: Path, variant: str) -> None:
    command = ("--game", "piedpiper", "--bots", "greedy", "--names", "Anna", "--option", f"variant={variant}")
    shown = typed("1\n\n" + "1\nl\n1\nb\n\n" * 40, *command, "--seed", "3")
    assert set(re.findall(r"(\w+)’s hand:", shown)) == {"Anna"}
    assert "Anna drew “" in shown
    assert "Greedy drew a card." in shown
    assert "Greedy drew “" not in shown
    assert not re.search(r"Greedy played “[^”]*” face down", shown)
    assert shown.count("Greedy played") > 5


# --- records ---


def test_a_saved_game_goes_on_with_its_bots(tmp_path: Path, state: Path) -> None:
    file, again = tmp_path / "evening.record", tmp_path / "again.record"
    typed("4\n\n", "--order", "ratling,me,greedy", "--names", "Anna", "--save", str(file))
    assert "\nnames: Anna\nbots: ratling - greedy\n" in file.read_text()
    shown = typed(ALWAYS_ONE, str(file), "--save", str(again), "--seed", "2")
    assert "Greedy to play" in shown
    record = read_record(again)
    assert (record.finished, record.bots, record.names) == (True, ["ratling", "", "greedy"], ["Anna"])
    assert record.moves[: len(read_record(file).moves)] == read_record(file).moves


def test_a_record_with_bots_round_trips_and_replays(state: Path) -> None:
    typed("1\n\n", "--order", "ratling,me", "--seed", "1")
    (file,) = state.iterdir()
    record = read_record(file)
    game = load_game("firstrat")
    assert format_record(record, replay(record, game, game.profile()).labels) == file.read_text()


def test_a_replay_names_bots_and_people_at_their_own_seats(state: Path) -> None:
    typed(ALWAYS_ONE, "--order", "ratling,me", "--names", "Anna", "--seed", "3")
    (file,) = state.iterdir()
    told = ratskeller("replay", str(file), "--language", "en")
    assert told.out.index("Ratling moved rat") < told.out.index("Anna moved rat")
    assert ratskeller("replay", str(file), "--json").json()["bots"] == ["ratling", ""]


def test_people_alone_leave_no_bots_in_a_record(state: Path) -> None:
    typed("1\n", "--order", "me,me")
    (file,) = state.iterdir()
    assert "bots:" not in file.read_text()


@pytest.mark.parametrize("bots", ["", "ratling", "- ratling -"])
def test_a_record_with_too_few_or_many_bots_is_refused(state: Path, bots: str) -> None:
    typed("1\n", "--bots", "ratling")
    (file,) = state.iterdir()
    text = file.read_text()
    assert parse_record(text).bots == ["", "ratling"]
    with pytest.raises(RecordError, match="bots: a bot or - is expected for each of 2 seats"):
        parse_record(text.replace("bots: - ratling", f"bots: {bots}"))


def test_a_record_with_an_unknown_bot_is_refused(state: Path) -> None:
    typed("1\n", "--bots", "ratling")
    (file,) = state.iterdir()
    file.write_text(file.read_text().replace("- ratling", "- rat-pope"))
    assert f"{file}: bots: no bot is called 'rat-pope'" in refused(str(file))


# --- a terminal ---


def test_a_terminal_asks_for_bots_and_an_interrupt_of_their_thinking_keeps_the_game(state: Path) -> None:
    terminal = Terminal("--seed", "3")
    try:
        for prompt, answer in [
            ("Which game?", ""),
            ("How many people are playing?", "0"),
            ("How many bots are playing?", "2"),
            ("How strong should bot 1 be?", "4"),
            ("How strong should bot 2 be?", "1"),
            ("six drawn from all ten", "1"),
            ("Round 2: Rat King to play", ""),
        ]:
            terminal.until(prompt)
            terminal.type(answer)
        terminal.interrupt()
    finally:
        terminal.close()
    record = kept(state)
    assert (record.bots, record.finished) == (["rat-king", "ratling"], False)


def test_who_is_alone_with_a_bot_has_no_curtain(state: Path) -> None:
    terminal = Terminal("--game", "piedpiper", "--seed", "3")
    try:
        for prompt, answer in [
            ("How many people are playing?", ""),
            ("How many bots are playing?", ""),
            ("How strong should the bot be?", "1"),
            ("Name of player 1 [Player 1]:", "Ratling"),
            ("each player needs a", "Anna"),
            ("one card per turn may be played face down", "1"),
        ]:
            terminal.until(prompt)
            terminal.type(answer)
        assert "Anna’s hand" in terminal.until("Anna >")
        terminal.type("1")
        terminal.until("u to undo")
        terminal.type("")
        terminal.until("Ratling played")
        shown = terminal.until("Anna: Play an action card")
        assert "Anna’s hand" in shown
        assert "make sure nobody else" not in shown
        terminal.until("Anna >")
        terminal.interrupt()
    finally:
        terminal.close()
    assert kept(state).bots == ["", "ratling"]


@pytest.mark.rule("pp.secret.hidden")
def test_two_people_with_a_bot_between_them_still_have_a_curtain() -> None:
    terminal = Terminal("--game", "piedpiper", "--order", "me,ratling,me", "--names", "Anna,Bo", "--seed", "3")
    try:
        terminal.until("Anna: make sure nobody else")
        terminal.type("")
        terminal.until("Anna >")
        terminal.type("1")
        terminal.until("u to undo")
        terminal.type("")
        shown = terminal.until("Press Enter to clear the screen")
        assert "Anna drew “" in shown
        assert "Ratling played" in shown
        assert "Ratling drew a card." in shown
        terminal.type("")
        terminal.until("Bo: make sure nobody else")
        terminal.type("")
        shown = terminal.until("Bo >")
        news = shown[shown.index("Since your last turn:") : shown.index("Bo’s hand")]
        assert "Anna drew a card." in news
        assert "Ratling played" in news
        assert "Anna’s hand" not in shown
    finally:
        terminal.close()


def test_one_alone_can_still_choose_greg(state: Path) -> None:
    terminal = Terminal("--seed", "3", "--game", "firstrat")
    try:
        for prompt, answer in [
            ("How many people are playing?", "1"),
            ("none: solo against Greg", "0"),
            ("How strong should Greg be?", "easy"),
            ("Name of player 1", ""),
            ("six drawn from all ten", ""),
        ]:
            terminal.until(prompt)
            terminal.type(answer)
        terminal.until("Player 1 >")
        terminal.interrupt()
    finally:
        terminal.close()
    assert (kept(state).level, kept(state).bots) == ("easy", [])
