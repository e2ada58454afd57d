"""The Pied Piper at one keyboard: whole games, and nothing on the screen that its reader may not know."""

import io
import random
import re
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
import typer
from rich.console import Console
from typer.testing import CliRunner

from ratskeller.cli.replay import replay as replay_command
from ratskeller.core.event import Event
from ratskeller.core.layout import wide
from ratskeller.core.position import NOBODY
from ratskeller.core.record import Record
from ratskeller.core.rng import WORDS, seed_rng
from ratskeller.engine.playthrough import Playthrough
from ratskeller.games import load_game
from ratskeller.games.piedpiper import constants as w
from ratskeller.games.piedpiper.moves import MOVES, ActivateFirst, HideCard, PlayCard
from ratskeller.i18n import LANGUAGES, catalogue
from ratskeller.terminal.history import History, history_of, log_lines
from ratskeller.terminal.keyboard import WIPE
from ratskeller.terminal.players import players_for
from ratskeller.terminal.screen import screen_of
from ratskeller.terminal.seat_view import seen_by
from tests.cli.commands import ratskeller
from tests.terminal import playing
from tests.terminal.playing import ALWAYS_ONE, app, kept
from tests.terminal.pseudo_terminal import Terminal

GAME = load_game("piedpiper")
SCREEN = screen_of(GAME)
NAMES = ("Anna", "Bo", "Cleo", "Dora", "Emil")

pytestmark = pytest.mark.usefixtures("state")
replay_app = typer.Typer()
replay_app.command()(replay_command)


def typed(text: str, *args: str, language: str = "en") -> str:
    """What is shown when people type this; the game ends well."""
    return playing.typed(text, "--game", "piedpiper", *args, language=language)


def decisions(record: Record) -> list[str]:
    """The moves that people made."""
    return [move for move in record.moves if not move.startswith("~")]


@pytest.mark.parametrize("variant", w.VARIANTS)
@pytest.mark.parametrize("people", [2, 4])
def test_people_play_to_the_end(state: Path, people: int, variant: str) -> None:
    names = ",".join(NAMES[:people])
    shown = typed(ALWAYS_ONE, "--names", names, "--option", f"variant={variant}", "--seed", "3")
    record = kept(state)
    assert (record.finished, record.people) == (True, people)
    assert record.options.get("variant", "standard") == variant
    game_over = shown[shown.index("The game is over ─") :]
    assert "Standings" in game_over
    assert re.search(r"The game is over: .*\.\n", game_over)
    assert re.search(r"The winner is \w+\.|It’s a draw", game_over)
    assert f"ratskeller replay {next(state.iterdir())}" in shown


def test_the_ring_shrinks_when_a_house_is_left() -> None:
    shown = typed(ALWAYS_ONE, "--names", "Anna,Bo,Cleo,Dora,Emil", "--seed", "1")
    (left, *_) = re.findall(r"(\w+)’s house was removed", shown)
    before, after = shown.split(f"{left}’s house was removed", 1)
    assert re.search(rf"^[ ▸] \w {left} ", before, re.MULTILINE)
    assert f"Out of town: {left}" in after
    assert not re.search(rf"^[ ▸] \w {left} ", after, re.MULTILINE)


def test_two_people_have_neutral_houses_between_them() -> None:
    shown = typed("", "--names", "Anna,Bo")
    lines = [line.strip() for line in shown.splitlines()]
    houses = [line.split("  ")[0] for line in lines if re.match(r"(▸ )?[AB] (Anna|Bo) |neutral", line)]
    assert houses == ["▸ A Anna", "neutral house 1", "B Bo", "neutral house 2"]
    assert "↓ rat 4, rat 5, Pied Piper" in lines


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_is_spoken(language: str) -> None:
    shown = typed("1\n?\n\nzzz\nl\np\n", "--people", "3", language=language)
    words = catalogue(language)
    for key in ("piper-board-floors", "piper-phase-play", "play-chance-next", "piper-score-title"):
        assert words(key).split()[0] in shown
    assert ("Play an action card" in shown) == (language == "en")


def test_no_line_is_wider_than_the_terminal() -> None:
    for language in LANGUAGES:
        shown = typed("1\n" * 60, "--people", "5", "--option", "variant=hidden", language=language)
        assert max(len(line) for line in shown.splitlines() if "record" not in line) <= 80


def test_the_table_fits_when_all_figures_are_in_one_gap() -> None:
    game = Playthrough(GAME, GAME.profile(), 5, seed=1)
    game.position.gaps[:] = 2
    players = players_for(game, NAMES, catalogue("de"))
    console = Console(width=80, record=True, file=io.StringIO())
    console.print(SCREEN.draw(seen_by(game, 0), players, 80))
    assert "Ratte 1, Ratte 2, Ratte 3, Ratte 4, Ratte 5, Ratte 6, Rattenfänger" in console.export_text()


def test_a_card_can_be_taken_back_until_chance_speaks(state: Path) -> None:
    shown = typed("1\nu\n2\n\nu\n", "--names", "Anna,Bo", "--seed", "3")
    assert shown.count("Undone") == 1
    assert "Nothing to undo" in shown
    assert decisions(kept(state)) == ["forward>2"]


def test_the_first_card_of_a_turn_can_be_taken_back(state: Path) -> None:
    shown = typed("1\n\n1\nu\nu\n", "--names", "Anna,Bo", "--seed", "3")
    assert shown.count("Undone") == 1
    assert len(decisions(kept(state))) == 1


@pytest.mark.rule("pp.out.hand")
def test_what_has_laid_open_a_hand_can_not_be_taken_back() -> None:
    game = Playthrough(GAME, GAME.profile(), 5, seed=1)
    chance = random.Random(1)
    opened = taken_back = 0
    while not game.is_over:
        seat, move = game.actor, chance.choice(game.legal)
        trial = game.copy()
        trial.sample = False
        if any(event.kind == "hand-discarded" for event in trial.apply_number(move)):
            opened += 1
            assert not trial.can_undo(seat)
        taken_back += trial.can_undo(seat)
        game.apply_number(move)
    assert opened
    assert taken_back


@pytest.mark.rule("pp.variant.hidden")
def test_what_has_turned_up_a_hidden_card_can_not_be_taken_back(state: Path) -> None:
    shown = typed(
        "hide:sewer>1\n\nback>1\nforward>2\nu\n", "--names", "Anna,Bo", "--option", "variant=hidden", "--seed", "3"
    )
    assert "Revealed under character card 1: Anna had played “sewer” face down." in shown
    assert "Undone" not in shown


def test_an_illegal_move_is_answered_with_its_rule(state: Path) -> None:
    shown = typed("hide:run>1\nmelody>9\nplus>1\n", "--names", "Anna,Bo", "--seed", "3")
    assert "In this variant, all cards are played face up. (pp.variant.hidden)" in shown
    assert "“melody>9” is not a move" in shown
    assert "You don’t have “plus one” in your hand. (pp.turn.play)" in shown
    assert decisions(kept(state)) == []


def test_help_has_examples_of_this_game() -> None:
    shown = typed("?\nr nothing\n", "--people", "2")
    assert "\nrun>2    make a move" in shown
    assert "such as r pp.turn.play" in shown
    assert "Rules have names such as pp.turn.play." in shown
    assert "fr." not in shown


def test_a_saved_game_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "evening.record"
    typed("1\n\n1\n", "--names", "Anna,Bo,Cleo", "--seed", "3", "--save", str(file))
    result = CliRunner().invoke(app, [str(file), "--language", "en"], input="u\nq\n\n", catch_exceptions=False)
    assert "Turn 2: Bo to play" in result.output
    assert "Undone" in result.output


def test_a_name_that_is_no_file_is_a_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    begun = CliRunner().invoke(app, ["piedpiper", "--people", "2", "--language", "en"], input="q\n\n")
    assert "The houses stand in a ring" in begun.output
    (tmp_path / "piedpiper").write_text("no record")
    result = ratskeller("play", "piedpiper", "--people", "2")
    assert "a saved one has its own" in result.err
    result = ratskeller("play", "chess")
    assert (result.code, result.out) == (2, "")
    assert "chess" in result.err


def test_one_alone_is_refused() -> None:
    result = ratskeller("play", "--game", "piedpiper", "--people", "1")
    assert (result.code, result.out) == (2, "")
    assert "2 to 5 people, not 1" in result.err


@pytest.mark.parametrize(("variant", "people"), [("standard", 4), ("young", 2), ("hidden", 5)])
def test_what_is_foretold_happens(variant: str, people: int) -> None:
    game = Playthrough(GAME, GAME.profile(changes={"variant": variant}), people, seed=people)
    players = players_for(game, NAMES[:people], catalogue("en"))
    chance = random.Random(people)
    come_true = 0
    while not game.is_over:
        choice = chance.choice(SCREEN.choices(seen_by(game, game.actor), players))
        floors = [int(player.floor) for player in game.position.players]
        events = game.apply_number(choice.move)
        acting = [event.figures["slot"] for event in events if event.kind == "activated"]
        move = MOVES[choice.move]
        acts_alone = isinstance(move, PlayCard | HideCard) and acting == [move.place - 1]
        is_sure = variant == "young" or isinstance(move, ActivateFirst) or acts_alone
        if is_sure and choice.yields != players.words("piper-yields-unseen"):
            moved = [event for event in events if event.kind == "marker-moved"]
            now = {event.seat: event.figures["floor"] for event in moved}
            told = {
                f"{NAMES[seat]} ({floors[seat]}→{'⌂' if floor == game.box.roof else floor})"
                for seat, floor in now.items()
                if floor != floors[seat]
            }
            assert {part for part in choice.yields.split(", ") if "→" in part} == told
            come_true += len(told)
    assert come_true > 5


def ended(people: int, reason: int, victors: int, floors: list[int], collected: list[int]) -> list[str]:
    """What is told of a game that ended so; who is on floor 8 is out."""
    game = Playthrough(GAME, GAME.profile(), people, seed=1)
    s = game.position
    s.phase, s.actor, s.end_reason, s.victors = w.OVER, NOBODY, reason, victors
    for seat in range(people):
        s.players[seat].floor, s.players[seat].collected = floors[seat], collected[seat]
        s.players[seat].is_out = floors[seat] == 8
    return SCREEN.outcome(game, players_for(game, NAMES[:people], catalogue("en")))


@pytest.mark.rule("pp.end.winner")
def test_the_end_tells_floors_and_winner() -> None:
    assert ended(3, w.TWO_LEFT, 0b010, [5, 3, 8], [1, 0, 0]) == [
        "The game is over: no more than two players are left in town.",
        "The lowest marker left in town wins: Anna (5), Bo (3).",
        "The winner is Bo.",
    ]


@pytest.mark.rule("pp.end.winner")
def test_the_end_tells_what_broke_a_tie() -> None:
    *_, tie, won = ended(3, w.TWO_LEFT, 0b001, [4, 4, 8], [1, 0, 0])
    assert (tie, won) == (
        "Tied on the same floor: the player with more collected markers wins (Anna: 1, Bo: 0).",
        "The winner is Anna.",
    )


@pytest.mark.rule("pp.end.nobody")
def test_the_end_of_all_at_once_tells_what_decided() -> None:
    assert ended(3, w.NOBODY_LEFT, 0b110, [8, 8, 8], [0, 0, 0])[1:] == [
        "Everyone is out. Of the last to leave, the player who had collected more markers wins.",
        "It’s a draw: Bo, Cleo.",
    ]


@pytest.mark.rule("pp.end.two-people")
def test_of_two_people_the_one_left_wins() -> None:
    assert ended(2, w.ROOF_REACHED, 0b10, [8, 6], [0, 1])[1:] == ["The winner is Bo."]


# --- secrets ---


def random_game(people: int, variant: str, seed: int, moves: int) -> Playthrough:
    """A game after so many decisions, or at its end."""
    game = Playthrough(GAME, GAME.profile(changes={"variant": variant}), people, seed=seed)
    chance = random.Random(seed)
    while moves and not game.is_over:
        game.apply_number(chance.choice(game.legal))
        moves -= 1
    return game


def with_other_secrets(game: Playthrough, viewer: int, seed: int) -> Playthrough:
    """Another game that the viewer can't tell from this one."""
    other = seen_by(game, viewer)
    rng = np.zeros(WORDS, np.int64)
    seed_rng(rng, wide(seed), wide(0))
    GAME.rules.determinise(other.box, other.position, viewer, rng)
    return other


def other_history(history: History, viewer: int) -> History:
    """The same history, with other cards where the viewer may not know them."""

    def other_event(event: Event) -> Event:
        hidden = GAME.hide_event(event, viewer)
        is_secret = hidden.figures.get("card") == -1
        return Event(event.kind, event.seat, event.figures | {"card": 5}) if is_secret else event

    return [replace(entry, events=[other_event(event) for event in entry.events]) for entry in history]


def shown_to(viewer: int, game: Playthrough, history: History) -> str:
    """All that a seat can get to see: table, choices with what they would do, standings, log."""
    players = players_for(game, NAMES[: game.people], catalogue("en"))
    seen = seen_by(game, viewer)
    console = Console(width=100, record=True, file=io.StringIO())
    console.print(SCREEN.heading(seen, players), SCREEN.draw(seen, players, 100), SCREEN.standings(seen, players))
    if game.actor == viewer:
        console.print(SCREEN.question(seen, players), *SCREEN.choices(seen, players))
    for line in log_lines(history, game, SCREEN, players, viewer):
        console.print(line)
    return console.export_text()


@pytest.mark.rule("pp.secret.hidden")
@pytest.mark.rule("pp.secret.public")
@pytest.mark.parametrize("variant", w.VARIANTS)
@pytest.mark.parametrize("people", [2, 4])
def test_what_a_seat_is_shown_does_not_depend_on_what_it_may_not_know(people: int, variant: str) -> None:
    differ = 0
    for moves in (3, 8, 13, 21):
        game = random_game(people, variant, seed=moves, moves=moves)
        history = history_of(game)
        for viewer in (*range(people), -1):
            other = with_other_secrets(game, viewer, seed=moves)
            differ += any(
                tuple(game.position.players[seat].hand) != tuple(other.position.players[seat].hand)
                for seat in range(people)
            )
            assert shown_to(viewer, other, other_history(history, viewer)) == shown_to(viewer, game, history)
    assert differ > people


@pytest.mark.rule("pp.secret.hidden")
def test_only_the_hand_of_the_seat_at_turn_is_on_the_table() -> None:
    shown = typed("1\n\n1\n1\n\n", "--names", "Anna,Bo,Cleo", "--seed", "3")
    tables = re.split(r"Turn \d+: ", shown)[1:]
    for table in tables:
        assert re.findall(r"(\w+)’s hand:", table) == [table.split()[0]]


@pytest.mark.rule("pp.secret.hidden")
def test_the_log_of_a_seat_names_no_card_that_another_drew() -> None:
    shown = typed("1\n\nl\n", "--names", "Anna,Bo", "--seed", "3")
    log = shown[shown.rindex("Anna drew a card.") - 2000 :]
    assert "Anna drew a card." in log
    told = log[log.index("Bo > l") :]
    assert "Anna drew “" not in told
    assert told.count("Bo drew “") == 4


@pytest.mark.rule("pp.variant.hidden")
def test_a_face_down_card_is_shown_to_its_owner_only() -> None:
    shown = typed("hide:sewer>1\nb\n\n", "--names", "Anna,Bo", "--option", "variant=hidden", "--seed", "3")
    own, others = shown[: shown.index("Turn 2")], shown[shown.index("Turn 2") :]
    assert "sewer (face down)" in own
    assert "1  Pied Piper  face down (Anna)" in others
    assert "forward → 1 (Pied Piper): acts with a face-down card" in " ".join(others.split())


def test_a_replay_tells_all(tmp_path: Path) -> None:
    file = tmp_path / "whole.record"
    game = random_game(3, "hidden", seed=5, moves=10_000)
    file.write_text(game.record_text())
    command = ["--language", "en", "--names", "Anna,Bo,Cleo", str(file)]
    shown = CliRunner().invoke(replay_app, command, catch_exceptions=False).output
    assert "drew a card." not in shown
    assert "played a card face down" not in shown
    hands = [seat for seat in range(3) if any(game.position.players[seat].hand)]
    assert re.findall(r"(\w+)’s hand:", shown) == [NAMES[seat] for seat in hands]
    assert "Standings" in shown


# --- a terminal ---


@pytest.mark.rule("pp.secret.hidden")
def test_a_terminal_asks_for_the_game_and_is_wiped_between_two_people() -> None:
    terminal = Terminal("--seed", "3")
    try:
        for prompt, answer in [
            ("Which game?", "2"),
            ("How many people are playing?", "2"),
            ("How many bots are playing?", ""),
            ("Name of player 1 [Player 1]:", "Anna"),
            ("Name of player 2 [Player 2]:", "Bo"),
            ("one card per turn may be played face down", "1"),
        ]:
            assert "’s hand" not in terminal.until(prompt)
            terminal.type(answer)
        assert "’s hand" not in terminal.until("Anna: make sure nobody else")
        terminal.type("")
        assert "Anna’s hand" in terminal.until("Anna >")
        terminal.type("1")
        terminal.until("u to undo")
        terminal.type("")
        assert "Anna drew “" in terminal.until("Press Enter to clear the screen")
        terminal.type("")
        handed_over = terminal.until("Bo: make sure nobody else")
        assert WIPE in handed_over
        assert "’s hand" not in handed_over
        terminal.type("")
        shown = terminal.until("Bo >")
        assert "Since your last turn:" in shown
        assert "Anna drew a card." in shown
        assert "Bo’s hand" in shown
        assert "Anna’s hand" not in shown
        assert WIPE in terminal.interrupt()
    finally:
        terminal.close()
