"""What a move is worth: on a card each trial game is the average of many from where the search leaves off."""

from typing import Any

import numpy as np
import pytest

from ratskeller.bots import seen_in
from ratskeller.bots.cuda import trials
from ratskeller.bots.cuda.trials import Tally
from ratskeller.core.errors import SetupError
from ratskeller.core.layout import wide
from ratskeller.core.rng import WORDS, seed_rng
from ratskeller.study.analysis import analyse, worth
from ratskeller.study.analysis.growing import grown, leaves_of
from ratskeller.study.analysis.worth import worth_learned, worth_of, worth_on_card
from tests.bots.decisions import TABLES, new_game, random_decisions

PIPER = ("piedpiper", 4, None, {"variant": "hidden"})


def after_decisions(table: tuple[str, int, str | None, dict[str, str]], decisions: int) -> Any:
    """A game after so many decisions, at one that has several moves with different ends."""
    play = new_game(table)
    for number in random_decisions(play):
        if number >= decisions and len(play.legal) > 4:
            break
    return play


@pytest.mark.parametrize("table", [TABLES[1], PIPER], ids=str)
def test_leaves_are_where_playouts_of_a_move_leave_off(table: tuple[str, int, str | None, dict[str, str]]) -> None:
    play = after_decisions(table, 12)
    seen = seen_in(play)
    found = [leaves_of(seen, 40, 5, move) for move in seen.legal[:2]]
    assert [len(leaves) for leaves in found] == [40, 40]
    assert found[0].tobytes() == leaves_of(seen, 40, 5, seen.legal[0]).tobytes()
    assert found[0].tobytes() != found[1].tobytes()
    assert (found[0]["seats"] == play.position["seats"]).all()
    (length,) = play.game.lengths(play.positions)
    assert (play.game.lengths(found[0]) >= length).all()


def test_leaves_know_nothing_of_secrets() -> None:
    play = after_decisions(PIPER, 20)
    twin, rng = play.copy(), np.zeros(WORDS, np.int64)
    seed_rng(rng, wide(9), wide(0))
    twin.positions[0] = play.game.view_for(play.box, play.position, play.actor)
    play.game.rules.determinise(play.box, twin.position, wide(play.actor), rng)
    assert twin.position["players"].tobytes() != play.position["players"].tobytes()
    mine, others = (leaves_of(seen_in(game), 40, 1, play.legal[0]) for game in (play, twin))
    assert mine.tobytes() == others.tobytes()


def test_a_tree_keeps_no_leaves_unless_it_is_asked_to() -> None:
    assert [len(tree.leaves) for tree in grown(seen_in(after_decisions(PIPER, 0)), 40, 1, 1.0)] == [0, 0]


def test_averages_of_repeated_games_are_summed_and_say_how_much_they_vary(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = seen_in(after_decisions(("piedpiper", 2, None, {}), 4))
    asked: list[tuple[int, int, int]] = []

    def play_trials(game: Any, boxes: Any, leaves: Any, repeats: int, seed: int) -> Tally:
        asked.append((len(leaves), repeats, seed))
        shares = np.zeros((100, 5))
        shares[:, 0] = np.where(np.arange(100) % 2, 0.5, 0.7)
        shares[:, 1] = 1 - shares[:, 0]
        return Tally(shares, 10 * shares)

    monkeypatch.setattr(trials, "play_trials", play_trials)
    found = worth_on_card(seen, seen.legal[0], 100, 7, repeats=50)
    assert asked == [(100, 50, 7)]
    assert found.games == 100
    assert found.wins.tolist() == pytest.approx([60, 40])
    assert found.points.tolist() == pytest.approx([6, 4])
    assert found.variance.tolist() == pytest.approx([0.01 / 0.24] * 2, rel=0.01)  # 0.1 squared, of 0.6 times 0.4


def test_a_game_played_once_has_all_its_variance() -> None:
    seen = seen_in(after_decisions(("piedpiper", 3, None, {}), 4))
    assert worth_of(seen, seen.legal[0], 20, 1).variance.tolist() == [1, 1, 1]


def test_an_analysis_plays_its_trial_games_on_the_device_that_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    play = after_decisions(("piedpiper", 2, None, {}), 8)
    with pytest.raises(SetupError, match="unknown device 'tpu'"):
        analyse(play, playouts=24, device="tpu")
    calls = []

    def on_card(*asked: Any) -> Any:
        calls.append(asked)
        return worth.worth_here(*asked)

    monkeypatch.setattr("ratskeller.engine.cuda.card.find_card", lambda: None)
    monkeypatch.setattr(worth, "worth_on_card", on_card)
    found = analyse(play, playouts=24, device="cuda")
    assert calls
    assert found == analyse(play, playouts=24)


@pytest.mark.parametrize("table", [*TABLES, PIPER], ids=str)
def test_a_network_shares_out_every_playout(table: tuple[str, int, str | None, dict[str, str]]) -> None:
    play = after_decisions(table, 12)
    seen, seats = seen_in(play), int(play.position["seats"])
    one, again = (worth_learned(seen, seen.legal[0], 40, 5) for _ in range(2))
    assert one.games == 40
    assert one.wins.sum() == pytest.approx(40, abs=1e-3)
    assert (one.wins >= 0).all()
    assert len(one.points) == len(one.variance) == seats
    assert one.wins.tobytes() == again.wins.tobytes()
    assert worth_of(seen, seen.legal[0], 40, 5, judge="learned").points.tobytes() == one.points.tobytes()
