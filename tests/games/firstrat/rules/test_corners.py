"""What rules do where play never leads, but a position that somebody wrote may."""

import numpy as np
import pytest

from ratskeller.core.log import COLUMNS, emit, new_log
from ratskeller.core.rng import MASK, below, seed_rng
from ratskeller.games.firstrat import constants as w
from ratskeller.games.firstrat.build import list_builds
from ratskeller.games.firstrat.moves import format_move
from ratskeller.games.firstrat.scoring import points_of, score
from ratskeller.games.firstrat.view import determinise, hide_event
from tests.games.firstrat.rules.table import Table


@pytest.mark.rule("fr.build.needs-marker")
def test_without_a_marker_the_turn_can_only_end() -> None:
    table = Table(people=2)
    table.begin(0)
    table.give(0, cheese=10)
    table.position.players[0].markers = 0
    out = np.zeros(20, np.int64)
    count = list_builds(table.play.box, table.position, out)
    assert [format_move(move) for move in out[:count]] == ["end"]


@pytest.mark.rule("fr.score.pad")
def test_the_points_of_all_seats_are_those_of_each() -> None:
    table = Table(people=4)
    points = np.zeros(5, np.int64)
    score(table.play.box, table.position, points)
    assert points.tolist() == [*(points_of(table.play.box, table.position, seat) for seat in range(4)), 0]


@pytest.mark.rule("fr.solo.deck")
def test_a_view_filled_in_has_some_random_state_and_nothing_else_new() -> None:
    table = Table(people=1, level="easy")
    view = table.play.game.view_for(table.play.box, table.position, 0)
    rng = np.zeros(4, np.int64)
    seed_rng(rng, 1, 2)
    before = view.copy()
    determinise(table.play.box, view, 0, rng)
    assert view.rng.any()
    view.rng[:] = 0
    assert view.tobytes() == before.tobytes()


@pytest.mark.rule("fr.solo.move")
def test_every_event_is_open_to_every_seat() -> None:
    table = Table(people=2)
    table.begin(0)
    table.do("r1>5")
    assert [hide_event(event, 1) for event in table.events] == list(table.events)


@pytest.mark.rule("fr.turn.steps")
def test_a_full_log_takes_no_more_and_spoils_nothing() -> None:
    log = new_log()
    for number in range(1000):
        emit(log, number, w.START, w.START, w.START, w.START, w.START)
    assert log[0, 0] == len(np.asarray(log)) - 1
    assert log[log[0, 0], 0] == log[0, 0] - 1
    assert np.asarray(log).shape[1] == COLUMNS


@pytest.mark.rule("fr.setup.crow")
def test_draws_that_would_favour_low_numbers_are_drawn_again() -> None:
    count = int(MASK) // 2 + 2  # just over half of all words: about every other word is too high
    rng = np.zeros(4, np.int64)
    seed_rng(rng, 3, 4)
    draws = [int(below(rng, count)) for _ in range(200)]
    assert max(draws) < count
    assert sum(draw > count // 2 for draw in draws) > 60
