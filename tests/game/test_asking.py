"""What games of the front door show to seats, and what bots, hints and analyses answer."""

import json
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import ratskeller
from ratskeller import SetupError
from tests.game.played import each_game, play_to_the_end, played


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
    root = Path(__file__).resolve().parents[2]
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
