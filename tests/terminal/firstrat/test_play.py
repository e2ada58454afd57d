"""`ratskeller play`: games at one keyboard, driven by what people would type."""

import re
from pathlib import Path

import msgspec
import pytest
from typer.testing import CliRunner

from ratskeller.core.record import Record, read_record
from ratskeller.engine.playthrough import Playthrough, replay
from ratskeller.games import load_game
from ratskeller.i18n import LANGUAGES, catalogue
from tests.terminal.playing import ALWAYS_ONE, app, kept, refused, typed
from tests.terminal.pseudo_terminal import Terminal

pytestmark = pytest.mark.usefixtures("state")


def decisions(record: Record) -> list[str]:
    """The moves that people made."""
    return [move for move in record.moves if not move.startswith("~")]


def line_of(record: Record) -> str:
    """The position at the end of a record, its random state apart."""
    game = load_game(record.game)
    line = replay(record, game, game.profile_by_hash(record.profile, record.options, record.profile_hash)).line()
    return re.sub(r"rng=\S+ ", "", line)


def test_two_people_play_to_the_score_pad(state: Path) -> None:
    shown = typed(ALWAYS_ONE, "--people", "2", "--names", "Anna,Bo", "--seed", "3")
    record = kept(state)
    assert record.finished
    game = load_game("firstrat")
    final = replay(record, game, game.profile())
    pad = game.score_pad(final.box, final.position)
    assert re.search(rf"Total +│ +{pad.totals[0]} │ +{pad.totals[1]} │", shown)
    winner = ("Anna", "Bo")[pad.winners[0]]
    assert f"{winner} won with {max(pad.totals)} points." in shown
    assert f"ratskeller replay {next(state.iterdir())}" in shown


def test_one_plays_against_greg_to_the_challenges(state: Path) -> None:
    shown = typed(ALWAYS_ONE, "--level", "easy", "--option", "comics=super", "--seed", "5")
    record = kept(state)
    assert (record.finished, record.level, record.options) == (True, "easy", {"comics": "super"})
    assert "Greg revealed card" in shown
    assert re.search(r"last card: [ABC]\d* \(\d-\d-\d-\d", shown)
    assert re.search(r"Challenges completed|No challenge completed", shown)


def test_chance_is_the_one_of_the_seed(state: Path) -> None:
    typed("1\n" * 40, "--level", "hard", "--seed", "11")
    game = load_game("firstrat")
    by_itself = Playthrough(game, game.profile(), 1, "hard", seed=11)
    moves = kept(state).moves
    while len(by_itself.moves) < len(moves):
        by_itself.apply_number(by_itself.legal[0])
    assert by_itself.record().moves[: len(moves)] == moves


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_is_spoken(language: str) -> None:
    shown = CliRunner().invoke(app, ["--people", "2", "--language", language], input="1\n?\n\nzzz\n").output
    words = catalogue(language)
    for key in ("play-hint", "board-tracks", "phase-move", "play-turn-over"):
        assert words(key).split()[0] in shown
    assert words("play-malformed", text="zzz", count=5).split(".")[0] in shown.replace("\n", " ")
    assert ("Move your rats" in shown) == (language == "en")


def test_the_language_is_that_of_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANGUAGE", "it")
    assert catalogue("it")("phase-move") in CliRunner().invoke(app, ["--people", "2"], input="").output


def test_a_move_is_given_by_its_number_or_its_text(state: Path) -> None:
    typed("5\n\nr1>4\n", "--people", "2")
    assert decisions(kept(state)) == ["r1>5", "r1>4"]


def test_a_move_of_who_comes_next_ends_the_turn(state: Path) -> None:
    typed("r1>5\nr1>4\nr2>4\n", "--people", "2")
    assert decisions(kept(state)) == ["r1>5", "r1>4", "r2>4"]


def test_a_turn_that_ended_by_itself_can_be_taken_back(state: Path) -> None:
    shown = typed("5\nu\n4\n", "--people", "2")
    assert "Undone: r1>5" in shown
    assert decisions(kept(state)) == ["r1>4"]


def test_decisions_of_the_turn_under_way_can_be_taken_back_one_by_one(state: Path) -> None:
    # Rat 1 goes three steps to a yellow space, so that rat 2 may go to another.
    shown = typed("r1>2\nr1>3\nr1>5\nr2>2\nu\nu\nu\n", "--people", "2")
    assert decisions(kept(state)) == ["r1>2", "r1>3"]
    assert shown.count("Undone") == 2
    assert "Nothing to undo" in shown


def test_greg_has_not_moved_before_the_turn_is_ended(state: Path) -> None:
    typed("3\nu\n", "--level", "easy")
    assert decisions(kept(state)) == []
    assert not any(move.startswith("~card") for move in kept(state).moves)


def test_a_turn_that_is_passed_on_can_not_be_taken_back(state: Path) -> None:
    shown = typed("5\n\nu\n", "--people", "2")
    assert "Nothing to undo" in shown
    assert decisions(kept(state)) == ["r1>5"]


def test_what_greg_did_can_not_be_taken_back(state: Path) -> None:
    shown = typed("3\n\nu\n", "--level", "easy", "--seed", "1")
    assert "Nothing to undo" in shown
    assert decisions(kept(state)) == ["r1>3"]


def test_an_illegal_move_is_answered_with_its_rule(state: Path) -> None:
    shown = typed("r1>9\n", "--people", "2")
    assert "Rat 1 needs 9 steps to space 9, but a rat that moves alone can go 5 at most. (fr.move.one)" in " ".join(
        shown.split()
    )
    assert decisions(kept(state)) == []


@pytest.mark.parametrize("text", ["0", "6", "-1", "99999999999", "foo", "r1 > 5", "[red]", "\x1b[2J", "r9>1", "²"])
def test_what_is_no_move_is_answered_with_help(state: Path, text: str) -> None:
    shown = typed(f"{text}\n", "--people", "2")
    assert "is not a move. Type a number from 1 to 5" in shown
    assert decisions(kept(state)) == []


def test_an_empty_answer_is_no_move(state: Path) -> None:
    assert "Please type a number from 1 to 5." in typed("\n", "--people", "2")
    assert decisions(kept(state)) == []


def test_bytes_that_are_no_text_are_no_move() -> None:
    result = CliRunner().invoke(app, ["--people", "2", "--language", "en"], input=b"\xff\xfe\n", catch_exceptions=False)
    assert "is not a move" in result.output


def test_commands_show_and_change_nothing(state: Path) -> None:
    shown = typed("3\n\n?\nb\nl\np\nr fr.move.toll\nr fr.nothing\nr\n", "--people", "2", "--names", "Anna,Bo")
    assert decisions(kept(state)) == ["r1>3"]
    assert "undo the last move of your turn" in shown
    assert shown.count("Round 1: Bo to play ─") == 2
    assert "The crow offers the “" in shown
    assert "  Anna got 1 baking soda." in shown
    assert re.search(r"Leftovers +│ +0 │", shown)
    assert "fr.move.toll: If one of your rats" in shown
    assert "There is no rule “fr.nothing”" in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rule_is_shown_in_the_language_of_the_game(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "1000")
    shown = typed("r fr.move.toll\nr pp.out.hand\nr fr.comic\n", "--people", "2", language=language)
    words, game = catalogue(language), load_game("firstrat")
    figures = game.figures_of(game.profile().data)
    assert f"fr.move.toll: {words('rule-fr-move-toll', **figures)}" in shown
    assert f"fr.comic.discount: {words('rule-fr-comic-discount')}" in shown, "one of a family"
    assert words("play-no-rule", rule="pp.out.hand", example="fr.move.toll") in shown, "a rule of another game"


def test_a_saved_game_goes_on_in_the_same_position(tmp_path: Path, state: Path) -> None:
    file = tmp_path / "evening.record"
    shown = typed(f"5\n\n3\n\ns {file}\nq\n", "--people", "2", "--seed", "8")
    assert f"Saved to {file}" in shown
    saved = read_record(file)
    assert decisions(saved) == ["r1>5", "r1>3"]
    before = set(state.iterdir())
    shown = typed("", str(file), "--resume", "--names", "Anna,Bo")
    assert "Round 2: Anna to play" in shown
    (resumed,) = (read_record(path) for path in set(state.iterdir()) - before)
    assert resumed == msgspec.structs.replace(saved, names=["Anna", "Bo"])
    assert line_of(resumed) == line_of(saved)


def test_a_saved_solo_game_goes_on_to_its_end(tmp_path: Path) -> None:
    file = tmp_path / "solo.record"
    # Saved before Greg has revealed his card: chance comes first when the game goes on.
    typed("3\n", "--level", "unfair", "--save", str(file))
    assert decisions(read_record(file)) == ["r1>3"]
    again = tmp_path / "again.record"
    typed(ALWAYS_ONE, str(file), "--save", str(again), "--seed", "2")
    assert read_record(again).finished
    assert read_record(again).moves[: len(read_record(file).moves)] == read_record(file).moves


def test_a_resumed_file_stays_as_it_is_until_it_is_saved_again(tmp_path: Path) -> None:
    file = tmp_path / "evening.record"
    typed(f"5\n\ns {file}\nq\n", "--people", "2")
    before = file.read_text()
    typed("4\n", "--resume", str(file))
    assert file.read_text() == before
    typed("4\ns\n", "--resume", str(file))
    assert decisions(read_record(file)) == ["r1>5", "r1>4"]


def test_resume_without_a_file_takes_the_game_played_last(state: Path) -> None:
    typed("5\n", "--people", "3")
    file = next(state.iterdir())
    (state / "damaged.record").write_text("ratskeller record 1\n")
    shown = typed("\n4\n", "--resume", "--names", "Anna,Bo,Cleo")
    assert "Round 1: Bo to play" in shown
    assert f"The game is saved in {file}" in shown
    assert decisions(read_record(file)) == ["r1>5", "r1>4"]


def test_log_and_undo_reach_back_into_a_saved_turn(tmp_path: Path) -> None:
    file = tmp_path / "evening.record"
    typed("r1>5\nr1>4\nr1>7\n", "--people", "2", "--save", str(file))
    shown = typed("l\nu\n", str(file), "--names", "Anna,Bo")
    assert "Anna got 1 cheese." in shown
    assert "Undone: r1>7" in shown


def test_an_existing_file_is_overwritten_only_when_people_agree(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Bo")
    shown = typed(f"s {file}\n\n", "--people", "2")
    assert f"Not saved. {file} is unchanged." in shown.replace("\n", "")
    assert file.read_text() == "Dear Bo"
    typed(f"s {file}\n", "--people", "2")
    assert file.read_text() == "Dear Bo"
    typed(f"s {file}\ny\n5\ns\n", "--people", "2")
    assert decisions(read_record(file)) == ["r1>5"]


def test_a_file_that_can_not_be_written_is_told(tmp_path: Path) -> None:
    shown = typed(f"s {tmp_path}/nowhere/a.record\ns {tmp_path}\ns\n", "--people", "2").replace("\n", "")
    assert "No such file or directory" in shown
    assert "is no plain file" in shown
    assert "Which file?" in shown


def test_the_end_of_the_input_keeps_the_game_and_says_where(state: Path) -> None:
    shown = typed("", "--people", "2")
    assert f"The game is saved in {next(state.iterdir())}" in shown
    assert "ratskeller play --resume" in shown


def test_who_quits_is_offered_to_save(tmp_path: Path) -> None:
    file = tmp_path / "evening.record"
    typed(f"5\nq\n{file}\n", "--people", "2")
    assert decisions(read_record(file)) == ["r1>5"]


def test_a_game_that_can_not_be_kept_goes_on_and_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "file"))
    file = tmp_path / "evening.record"
    shown = typed(f"5\ns {file}\n", "--people", "2")
    assert shown.replace("\n", " ").count("The game can’t be saved") == 2
    assert decisions(read_record(file)) == ["r1>5"]


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (["--people", "0"], "1 to 5 people, not 0"),
        (["--people", "6"], "1 to 5 people, not 6"),
        (["--people", "2", "--level", "easy"], "a level is for one person alone"),
        (["--level", "kind"], "unknown level 'kind'"),
        (["--people", "2", "--names", "Anna,Bo,Cleo"], "3 names for 2 people"),
        (["--names", "Anna,Anna"], "names have to differ"),
        (["--names", "Anna,,Bo"], "'' is no name"),
        (["--names", "Anna,An\tton"], "is no name"),
        (["--people", "2", "--option", "comics=none"], "'basic' or 'super' is expected, not 'none'"),
        (["--people", "2", "--option", "weather=rain"], "unknown option 'weather'"),
        (["--people", "2", "--option", "comics"], "KEY=VALUE is expected"),
        (["--game", "chess"], "unknown game 'chess'"),
        (["--people", "2", "--profile", "nowhere.toml"], "can't be read"),
        (["--resume"], "no unfinished game is kept here"),
        (["--resume", "nowhere.record"], "can't be read"),
        (["--resume", "nowhere.record", "--people", "2"], "are for a new game"),
    ],
)
def test_a_wrong_beginning_is_refused(state: Path, args: list[str], message: str) -> None:
    assert message in refused(*args)
    assert not state.exists()


def test_an_unknown_language_is_refused() -> None:
    assert "unknown language 'xx'" in refused("--language", "xx")


def test_a_new_game_does_not_overwrite_a_file(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Bo")
    assert "is there already" in refused("--people", "2", "--save", str(file))
    assert file.read_text() == "Dear Bo"
    assert "No such file or directory" in refused("--people", "2", "--save", str(tmp_path / "nowhere" / "a.record"))
    assert "3 names" in refused("--people", "2", "--names", "A,B,C", "--save", str(tmp_path / "new.record"))
    assert list(tmp_path.iterdir()) == [file]


def test_a_finished_game_is_not_resumed(tmp_path: Path) -> None:
    file = tmp_path / "whole.record"
    game = load_game("firstrat")
    whole = Playthrough(game, game.profile(), 2, seed=1)
    while not whole.is_over:
        whole.apply_number(whole.legal[0])
    file.write_text(whole.record_text())
    assert f"see it by ratskeller replay {file}" in refused(str(file))


def test_a_record_of_a_board_of_ones_own_needs_its_file(tmp_path: Path) -> None:
    game = load_game("firstrat")
    own = tmp_path / "garden.toml"
    own.write_text((game.data / "standard.toml").read_text().replace('name = "standard"', 'name = "garden"'))
    file = tmp_path / "garden.record"
    typed("5\n", "--people", "2", "--profile", str(own), "--save", str(file))
    assert "'garden' does not come with firstrat: give its file by --profile" in refused(str(file))
    assert "Round 1" in typed("", str(file), "--profile", str(own))


def test_colours_and_codes_stay_out_of_what_is_no_terminal() -> None:
    assert "\x1b" not in typed("1\n\n1\n", "--people", "2")


def test_no_line_is_wider_than_the_terminal() -> None:
    shown = typed("1\n" * 60, "--people", "4", "--option", "comics=super")
    assert max(len(line) for line in shown.splitlines() if "record" not in line) <= 80


def test_a_terminal_is_asked_and_an_interrupt_keeps_the_game(state: Path) -> None:
    terminal = Terminal()
    try:
        seen = ""
        for prompt, answer in [
            ("Which game?", ""),
            ("How many people are playing?", "2"),
            ("How many bots are playing?", ""),
            ("Name of player 1 [Player 1]:", "Anna"),
            ("Name of player 2 [Player 2]:", "Anna"),
            ("each player needs a", "Bo"),
            ("six drawn from all ten", "2"),
            ("Anna >", "5"),
            ("u to undo", ""),
        ]:
            seen += terminal.until(prompt)
            terminal.type(answer)
        terminal.until("Bo >")
        terminal.interrupt()
    finally:
        terminal.close()
    assert "\x1b[" in seen
    assert decisions(kept(state)) == ["r1>5"]
    assert kept(state).options == {"comics": "super"}
