"""Chances are calibrated for every kind of table, and stay chances whatever trial games say."""

import numpy as np
import pytest

from ratskeller.bots.bot import seen_in
from ratskeller.games import GAMES, load_game
from ratskeller.study.analysis import calibration
from ratskeller.study.analysis.calibration import LATEST, Calibration, calibration_for, calibrations, judges_for
from ratskeller.study.analysis.looking import judge_for
from tests.bots.decisions import TABLES, new_game


def every_calibration(name: str) -> list[tuple[str, Calibration]]:
    """Those of every judge at every kind of table."""
    found = [(key, one) for key, judges in calibrations()[name].items() for one in (judges.trials, judges.learned)]
    return [(key, one) for key, one in found if one is not None]


PLAIN = Calibration(games=1, length=20.0, trust=[0.5, 0.5], decider=[0.0, 0.0])


@pytest.mark.parametrize("name", GAMES)
def test_every_kind_of_table_has_a_calibration(name: str) -> None:
    game = load_game(name)
    people = {str(count) for count in game.people if count > 1}
    assert set(calibrations()[name]) == people | set(game.levels)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_table_is_calibrated_by_its_seats_or_its_rival(table: tuple[str, int, str | None, dict[str, str]]) -> None:
    name, people, level, _ = table
    seen = seen_in(new_game(table))
    judges = judges_for(seen.game, seen.views[0])
    assert judges is calibrations()[name][level or str(people)]
    found = calibration_for(seen.game, seen.views[0], judges.judge)
    assert found is (judges.trials if judges.judge == "trials" else judges.learned)
    assert found.progress(seen.game, seen.views) < 0.2


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_on_a_card_trial_games_judge(table: tuple[str, int, str | None, dict[str, str]]) -> None:
    seen = seen_in(new_game(table))
    assert judge_for(seen, "cuda") == "trials"
    assert judge_for(seen) == judges_for(seen.game, seen.views[0]).judge


def test_a_game_that_nobody_has_fitted_goes_by_trial_games_at_their_word(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(calibration, "calibrations", dict)
    seen = seen_in(new_game(TABLES[0]))
    assert judge_for(seen) == "trials"
    chances = calibration_for(seen.game, seen.views[0], "trials").chances(np.array([600.0, 400.0]), 1000, 0.5, 0)
    assert chances.tolist() == pytest.approx([0.6, 0.4], abs=0.001)


@pytest.mark.parametrize("name", GAMES)
def test_who_wins_more_games_has_the_better_chance(name: str) -> None:
    for _, found in every_calibration(name):
        for progress in (0.0, 0.5, 1.0, LATEST):
            few, many = (found.chances(np.array([wins, 100.0 - wins]), 100, progress, 0)[0] for wins in (30.0, 60.0))
            assert 0 < few < many < 1


@pytest.mark.parametrize("name", GAMES)
def test_chances_do_not_move_when_the_turn_passes(name: str) -> None:
    levels, wins = load_game(name).levels, np.array([40.0, 60.0])
    for key, found in every_calibration(name):
        mine, others = (found.chances(wins, 100, 0.5, seat).tolist() for seat in (0, 1))
        assert (mine == others) == (key not in levels)


def test_nobody_is_ever_without_a_chance() -> None:
    chances = PLAIN.chances(np.array([500.0, 0.0, 0.0]), 500, 1.0, 0)
    assert chances.sum() == pytest.approx(1)
    assert 0 < chances[1] == chances[2] < 0.001


def test_trial_games_are_trusted_more_towards_the_end() -> None:
    early, late = (PLAIN.chances(np.array([80.0, 20.0]), 100, progress, 0)[0] for progress in (0.0, 1.0))
    assert early == pytest.approx(2 / 3, abs=0.002)  # the root of four to one
    assert late == pytest.approx(0.8, abs=0.002)


def test_the_seat_that_decides_may_be_ahead() -> None:
    ahead = Calibration(games=1, length=20.0, trust=[1.0, 0.0], decider=[np.log(2), 0.0])
    assert ahead.chances(np.array([50.0, 50.0]), 100, 0.0, 1).tolist() == pytest.approx([1 / 3, 2 / 3])


def test_the_error_is_how_much_chances_vary_with_the_luck_of_trial_games() -> None:
    luck = np.random.default_rng(1)
    wins = luck.binomial(400, 0.3, 3000)
    chances = [PLAIN.chances(np.array([won, 400.0 - won]), 400, 0.5, 0)[0] for won in wins]
    assert PLAIN.error(np.array([120.0, 280.0]), 400, 0.5, 0) == pytest.approx(np.std(chances), rel=0.05)
