"""fr.track.*: pieces on the score tracks, their slots and their points."""

from typing import Any

import pytest

from tests.games.firstrat.rules.table import GAME, Table


def line(table: Table, name: str) -> list[int]:
    """A line of the score pad, a figure for each seat."""
    return GAME.score_pad(table.box, table.position).lines[name]


def build_in_turn(table: Table, part: str, seats: int) -> None:
    """Every seat in turn builds a part."""
    for seat in range(seats):
        table.rats(seat, "start", "start", "nursery", "nursery")
        table.give(seat, cheese=0, calc=2, can=1)
        table.begin(seat)
        table.go("r1>1")
        table.do(f"build:{part}")


@pytest.mark.rule("fr.track.slots")
def test_with_5_people_four_slots_hold_one_piece_each_and_the_fifth_all_others() -> None:
    table = Table(5)
    build_in_turn(table, "cockpit", 5)
    assert table.slots("cockpit") == [0, 1, 2, 3]
    assert [table.last_slot("cockpit", seat) for seat in range(5)] == [0, 0, 0, 0, 1]
    build_in_turn(table, "cockpit", 2)
    assert [table.last_slot("cockpit", seat) for seat in range(5)] == [1, 1, 0, 0, 1]
    assert line(table, "cockpit") == [8 + 4, 7 + 4, 5, 5, 4]


@pytest.mark.rule("fr.track.slots")
@pytest.mark.rule("fr.setup.blocked")
@pytest.mark.parametrize(
    ("people", "points"),
    [
        (2, [8, 5, 4, 4, 4]),  # the second and the fourth slot are blocked
        (3, [8, 7, 5, 4, 4]),  # the fourth slot is blocked
        (4, [8, 7, 5, 4, 4]),
        (5, [8, 7, 5, 5, 4]),
    ],
)
def test_a_piece_takes_the_first_slot_from_the_left_that_is_free_and_not_blocked(
    people: int, points: list[int]
) -> None:
    table = Table(people)
    so_far = 0
    for worth in points:
        build_in_turn(table, "cockpit", 1)
        so_far += worth
        assert line(table, "cockpit")[0] == so_far


@pytest.mark.rule("fr.track.slots")
@pytest.mark.rule("fr.score.tracks")
@pytest.mark.parametrize(
    ("track", "row"),
    [
        ("cockpit", [8, 7, 5, 5, 4]),
        ("cargo", [8, 7, 6, 6, 5]),
        ("engine", [9, 8, 7, 7, 5]),
        ("storage", [7, 7, 5, 5, 4]),
        ("cheese", [7, 6, 6, 6, 5]),
        ("light", [9, 7, 5, 5, 4]),
        ("rocket", [5, 4, 4, 3, 2]),
        ("rattonaut", [10, 8, 7, 7, 6]),
    ],
)
def test_a_piece_scores_the_points_of_its_slot(track: str, row: list[int]) -> None:
    table = Table(5)
    for seat in range(5):
        if track == "rattonaut":
            table.rats(seat, "rocket", "start", "nursery", "nursery")
        else:
            table.markers(seat, **{track: 1})
    assert line(table, track) == row


@pytest.mark.rule("fr.track.slots")
@pytest.mark.rule("fr.pad.rattonaut")
def test_rattonauts_take_slots_in_the_order_of_their_arrival() -> None:
    table = Table(2)
    for seat, rat in ((1, 1), (0, 1), (1, 2)):
        table.put_player(seat, rats={str(rat - 1): "26"})
        table.begin(seat)
        table.go(f"r{rat}>pad")
        table.do("nursery")
    assert table.slots("rattonaut") == [1, "blocked", 0, "blocked"]
    assert line(table, "rattonaut") == [7, 10 + 6]


@pytest.mark.rule("fr.track.ten")
def test_the_tenth_marker_is_a_seats_last() -> None:
    table = Table()
    table.markers(0, cockpit=4, cargo=4)
    table.give(0, cheese=40)
    table.begin(0)
    table.go("r1>1")
    table.do("donate", "donate")
    assert (table.player(0).markers, table.cheese(0), table.position.seat) == (0, 20, 1)
    assert sum(table.scored(0).values()) == 10


@pytest.mark.rule("fr.track.ten")
@pytest.mark.rule("fr.pad.rattonaut")
def test_a_rattonaut_uses_no_marker() -> None:
    table = Table()
    table.markers(0, cockpit=5, cargo=5)
    table.rats(0, 26, "start", "nursery", "nursery")
    table.begin(0)
    table.go("r1>pad")
    assert table.player(0).markers == 0
    assert table.scored(0) == {"cockpit": 5, "cargo": 5, "rattonaut": 1}
    assert table.happened("marker-lost") == []


@pytest.mark.rule("fr.track.light-limit")
def test_no_seat_gets_a_fourth_marker_onto_the_light_track() -> None:
    table = Table()
    lights = []
    for origin in (13, 26, 38, 40):
        table.light(0, origin)
        table.rats(0, "start", "start", "nursery", "nursery")
        table.begin(0)
        table.go("r1>1")  # a bulb, and one more since the space is lit
        lights.append((int(table.player(0).light), table.scored(0)["light"]))
    assert lights == [(15, 1), (28, 2), (40, 3), (40, 3)], "behind the third lamp the string ends"


def eight_placed(spare_markers: str, people: int = 2) -> Table:
    """Seat 0 builds its eighth marker in round 5 and has the cheese for two more."""
    table = Table(people, options={"spare_markers": spare_markers})
    table.markers(0, cockpit=3, cargo=4)
    table.give(0, cheese=30)
    table.put(round_number=5)
    table.begin(0)
    table.go("r1>1")
    table.do("donate")
    return table


def play_idly(table: Table, seat: int) -> None:
    """A seat moves a rat from Start to space 1 and declines all else."""
    assert table.position.seat == seat
    table.rats(seat, "start", "start", "nursery", "nursery")
    table.go("r1>1")
    if table.position.seat == seat:
        table.decline()


@pytest.mark.rule("fr.track.spare")
def test_the_ninth_and_tenth_marker_may_be_used_at_any_time() -> None:
    table = eight_placed("any-time")
    assert table.legal == ["donate", "end"]
    table.do("donate", "donate")
    assert table.scored(0)["cheese"] == 3


@pytest.mark.rule("fr.track.spare")
def test_by_the_option_the_ninth_marker_waits_for_the_last_round() -> None:
    table = eight_placed("last-round")
    assert (table.position.seat, table.cheese(0)) == (1, 20), "no further donation is offered in round 5"
    play_idly(table, 1)
    assert (table.position.round_number, table.position.end_round) == (6, 6)
    table.rats(0, "start", "start", "nursery", "nursery")
    table.go("r1>1")
    table.do("donate", "donate")
    assert table.scored(0)["cheese"] == 3


@pytest.mark.rule("fr.track.spare")
@pytest.mark.parametrize(("spare_markers", "placed"), [("any-time", 1), ("last-round", 0)])
def test_by_the_option_a_ninth_marker_forced_before_the_last_round_is_lost(spare_markers: str, placed: int) -> None:
    table = Table(2, options={"spare_markers": spare_markers})
    table.markers(0, cockpit=4, cargo=4)
    table.rats(0, 5, "start", "nursery", "nursery")
    table.burrow(0, "bottom_left")
    table.put(round_number=5, end_round=6, end_reason="markers")
    table.begin(0)
    table.go("r1>6")
    assert table.scored(0).get("storage", 0) == placed
    assert len(table.happened("marker-lost")) == 1 - placed
    assert table.player(0).markers == 2 - placed


@pytest.mark.rule("fr.track.spare")
@pytest.mark.rule("fr.end.rocket")
def test_by_the_option_spare_markers_are_free_once_a_fourth_rattonaut_makes_the_round_the_last() -> None:
    table = eight_placed("last-round")
    table.put(round_number=6, end_round=7)
    table.rats(0, 26, "rocket", "rocket", "rocket")
    table.begin(0)
    table.go("r1>pad")
    assert table.position.end_round == 6
    assert table.legal == ["donate", "end"]


@pytest.mark.rule("fr.track.spare")
@pytest.mark.parametrize(("spare_markers", "left"), [("any-time", 1), ("last-round", 2)])
def test_by_the_option_the_rockets_marker_is_lost_where_it_would_be_the_ninth(spare_markers: str, left: int) -> None:
    table = Table(2, options={"spare_markers": spare_markers})
    table.markers(0, cargo=3, engine=4)
    table.give(0, cheese=0, calc=2, can=1)
    table.begin(0)
    table.go("r1>1")
    table.do("build:cockpit")
    assert table.player(0).markers == left
    assert table.position.end_round == 2, "the cockpit was the eighth in any case"


def rows_of(table: Table) -> list[Any]:
    """The row of points that lies on each track."""
    return [table.box.rows[track.row].tolist() for track in table.position.tracks]


@pytest.mark.rule("fr.track.slots")
@pytest.mark.rule("fr.setup.variable-tracks")
def test_on_the_variable_board_a_piece_scores_the_slot_of_the_tile_laid_there() -> None:
    table = Table(5, options={"tracks": "variable"})
    rows = rows_of(table)
    assert rows[6] == [5, 4, 4, 3, 2], "the rocket track keeps its own"
    for seat in range(5):
        table.markers(seat, cockpit=1, rocket=1)
    assert line(table, "cockpit") == rows[0]
    assert line(table, "rocket") == [5, 4, 4, 3, 2]
