"""pp.out.*: seats leave town."""

import pytest

from tests.games.piedpiper.rules.acting import activated
from tests.games.piedpiper.rules.table import HAND, Table


@pytest.mark.rule("pp.out.roof")
@pytest.mark.parametrize(
    ("roof", "floor", "after", "out"), [("8", 6, 7, []), ("8", 7, 8, [2]), ("7", 5, 6, []), ("7", 6, 7, [2])]
)
def test_a_seat_is_out_when_its_marker_is_at_the_roof(roof: str, floor: int, after: int, out: list[int]) -> None:
    table = activated("rat-1", "forward", "sewer", rats=(1,), floors=(0, 0, floor, 0), options={"roof": roof})
    assert table.floors_now() == [0, 0, after, 0]
    assert table.out_now() == out
    assert [event["seat"] for event in table.happened("seat-out")] == out


@pytest.mark.rule("pp.out.roof")
def test_a_marker_that_would_come_down_by_the_second_action_is_out_after_the_first() -> None:
    table = Table()
    table.row("rat-1 forward", "piper forward", "rat-3", "rat-4")
    table.hand(0, "sewer", "sewer", "run", "run")
    table.gaps(1, 0, 2, 3, 3, piper=1)
    table.floors(0, 0, 7, 0)
    table.begin()
    table.do("sewer>1", "sewer>2")
    other = table.copy()
    table.do("first:1")
    assert table.out_now() == [2]
    # With the piper first, 7 becomes 6 and then 7 again.
    other.do("first:2")
    assert (other.out_now(), other.floors_now()) == ([], [0, 0, 7, 0])


@pytest.mark.rule("pp.out.house")
@pytest.mark.parametrize(
    ("second", "gap", "floors"),
    [
        ("forward", 2, [0, 8, 1, 0]),  # from the gap that is left, the next house is 2
        ("back", 3, [1, 8, 0, 0]),  # and the house behind is 0
        ("run", 3, [0, 8, 1, 1]),
        ("sewer", 2, [0, 8, 0, 0]),
    ],
)
def test_the_house_is_taken_away_before_the_second_action(second: str, gap: int, floors: list[int]) -> None:
    table = activated("rat-1", "forward", second, rats=(0,), floors=(0, 7, 0, 0))
    assert table.gap("rat-1") == gap
    assert table.floors_now() == floors
    assert table.happened("house-left") == [{"seat": 1, "house": 1}]


@pytest.mark.rule("pp.out.house")
@pytest.mark.parametrize(
    ("house", "gaps"),
    [
        (0, {"rat-1": 3, "rat-2": 1, "rat-3": 2, "rat-4": 3, "rat-5": 1, "piper": 3}),
        (1, {"rat-1": 0, "rat-2": 0, "rat-3": 2, "rat-4": 3, "rat-5": 2, "piper": 3}),
        (2, {"rat-1": 0, "rat-2": 1, "rat-3": 1, "rat-4": 3, "rat-5": 3, "piper": 3}),
        (3, {"rat-1": 0, "rat-2": 1, "rat-3": 2, "rat-4": 2, "rat-5": 0, "piper": 2}),
    ],
)
def test_the_figures_of_both_gaps_share_the_one_left(house: int, gaps: dict[str, int]) -> None:
    # Rat 5 passes the house, then the next one by the sewer; the others are where they were at set-up.
    floors = [7 if seat == house else 0 for seat in range(4)]
    table = activated("rat-5", "forward", "sewer", rats=(0, 1, 2, 3, (house + 3) % 4), floors=tuple(floors))
    assert table.out_now() == [house]
    assert table.gaps_now() == gaps


@pytest.mark.rule("pp.out.house")
def test_seven_figures_can_meet_in_the_gap_that_is_left() -> None:
    table = activated("rat-6", "sewer", "forward", people=5, rats=(1, 1, 1, 2, 2, 0), piper=2, floors=(0, 0, 7, 0, 0))
    assert table.out_now() == [2]
    assert set(table.gaps_now().values()) == {1}


@pytest.mark.rule("pp.out.house")
def test_two_neighbours_out_at_once_leave_one_gap_of_three() -> None:
    table = activated("rat-1", "run", "back", people=5, rats=(0, 1, 2, 3, 4, 4), floors=(0, 7, 7, 0, 0))
    assert table.out_now() == [1, 2]
    # Rat 1 came to gap 2, shares gap 0 with rats 2 and 3 then, and goes back through house 0.
    assert table.gaps_now() == {"rat-1": 4, "rat-2": 0, "rat-3": 0, "rat-4": 3, "rat-5": 4, "rat-6": 4, "piper": 4}
    assert table.floors_now() == [1, 8, 8, 0, 0]


@pytest.mark.rule("pp.out.house")
def test_the_first_and_the_last_house_can_leave_at_once() -> None:
    table = activated(
        "rat-1", "run", "forward", people=5, seat=2, rats=(3, 0, 4, 3, 1, 2), piper=0, floors=(7, 0, 0, 0, 7)
    )
    assert table.out_now() == [0, 4]
    assert table.gaps_now() == {"rat-1": 1, "rat-2": 3, "rat-3": 3, "rat-4": 3, "rat-5": 1, "rat-6": 2, "piper": 3}
    assert table.floors_now() == [8, 1, 0, 0, 8]


@pytest.mark.rule("pp.out.house")
def test_a_ring_that_has_shrunk_is_passed_without_the_houses_that_left() -> None:
    table = Table(5)
    table.out(1, 2)
    table.row("rat-1 run", "rat-2", "rat-3", "rat-4")
    table.gaps(0, 0, 0, 3, 4, 4, piper=4)
    table.begin()
    table.do("back>1", "sewer>2")
    # Through 3 and 4, and back through 4.
    assert table.floors_now() == [0, 8, 8, 1, 2]
    assert table.gap("rat-1") == 3


@pytest.mark.rule("pp.out.markers")
def test_the_active_seat_gets_the_marker() -> None:
    table = activated("rat-1", "forward", "sewer", seat=3, rats=(1,), floors=(0, 0, 7, 0))
    assert table.collected_now() == [0, 0, 0, 1]
    assert table.happened("markers-taken") == [{"seat": 3, "markers": 1, "owner": 2}]


@pytest.mark.rule("pp.out.markers")
def test_the_active_seat_gets_all_that_was_collected_too() -> None:
    table = Table(5)
    table.out(4)
    table.collected(0, 0, 1, 0, 0)
    table.floors(0, 0, 7, 0)
    table.row("rat-1 forward", "rat-2", "rat-3", "rat-4")
    table.gaps(1, 1, 2, 3, 3, 3, piper=3)
    table.begin()
    table.do("sewer>1", "back>2")
    assert table.collected_now() == [2, 0, 0, 0, 0]
    assert table.happened("markers-taken") == [{"seat": 0, "markers": 2, "owner": 2}]


@pytest.mark.rule("pp.out.markers")
def test_of_several_out_at_once_the_active_seat_gets_all_markers() -> None:
    table = activated("rat-1", "run", "sewer", people=5, seat=4, rats=(0,), floors=(0, 7, 7, 0, 0))
    assert table.collected_now() == [0, 0, 0, 0, 2]
    assert [event["owner"] for event in table.happened("markers-taken")] == [1, 2]


@pytest.mark.rule("pp.out.markers")
def test_markers_of_the_active_seat_leave_the_game() -> None:
    table = Table(5)
    table.out(4)
    table.collected(0, 0, 1, 0, 0)
    table.floors(0, 0, 7, 0)
    table.row("rat-1 forward", "rat-2", "rat-3", "rat-4")
    table.gaps(1, 1, 2, 3, 3, 3, piper=3)
    table.begin(2)
    table.do("sewer>1", "back>2")
    assert table.out_now() == [2, 4]
    assert table.collected_now() == [0, 0, 0, 0, 0]
    assert table.happened("markers-lost") == [{"seat": 2, "markers": 2, "owner": 2}]


@pytest.mark.rule("pp.out.markers")
@pytest.mark.parametrize("active", [1, 2])
def test_markers_of_others_out_by_the_same_action_leave_the_game_with_the_active_seat(active: int) -> None:
    table = activated("rat-1", "run", "sewer", people=5, seat=active, rats=(0,), floors=(0, 7, 7, 0, 0))
    assert table.out_now() == [1, 2]
    assert table.collected_now() == [0, 0, 0, 0, 0]
    assert [event["owner"] for event in table.happened("markers-lost")] == [1, 2]


@pytest.mark.rule("pp.out.markers")
@pytest.mark.rule("pp.turn.active-out")
@pytest.mark.parametrize(("first", "lost"), [("first:1", [(0, 1), (2, 1)]), ("first:2", [(0, 2)])])
def test_markers_won_by_a_seat_that_is_out_in_its_turn_leave_the_game(first: str, lost: list[tuple[int, int]]) -> None:
    # Rat 1 drives out the active seat 0, rat 2 seat 2: in either order seat 0 keeps nothing in the end.
    table = Table(5)
    table.row("rat-1 back", "rat-2 forward", "rat-3", "rat-4")
    table.hand(0, "sewer", "sewer", "run", "run")
    table.floors(7, 0, 7, 0, 0)
    table.begin()
    table.do("sewer>1", "sewer>2", first)
    assert table.out_now() == [0, 2]
    assert table.collected_now() == [0, 0, 0, 0, 0]
    assert [(event["owner"], event["markers"]) for event in table.happened("markers-lost")] == lost


@pytest.mark.rule("pp.out.hand")
def test_the_hand_is_discarded_face_up() -> None:
    table = activated("rat-1", "forward", "sewer", rats=(1,), floors=(0, 0, 7, 0))
    assert table.hand_now(2) == []
    assert table.position.players[2].hand_size == 0
    discarded = {"forward": 2, "run": 1, "back": 1, "sewer": 2}  # with the two cards of rat 1
    assert table.pile("discard") == discarded
    assert table.happened("hand-discarded") == [{"seat": 2, "card": card, "count": 1} for card in range(4)]


@pytest.mark.rule("pp.out.hand")
def test_only_hands_of_those_who_are_out_are_discarded() -> None:
    table = activated("rat-1", "forward", "sewer", rats=(1,), floors=(0, 0, 7, 0))
    assert table.hand_now(1) == table.hand_now(3) == list(HAND)
    assert table.hand_now(0) == ["back", "back"]


@pytest.mark.rule("pp.out.hand")
def test_cards_of_one_kind_are_discarded_together() -> None:
    table = Table()
    table.hand(2, "melody", "melody", "melody", "plus")
    table.row("rat-2 forward", "rat-1", "rat-3", "rat-4")
    table.floors(0, 0, 7, 0)
    table.begin()
    table.do("back>1", "sewer>2")
    assert table.happened("hand-discarded") == [
        {"seat": 2, "card": 4, "count": 1},
        {"seat": 2, "card": 5, "count": 3},
    ]


@pytest.mark.rule("pp.out.hand")
def test_cards_under_characters_stay() -> None:
    table = Table()
    table.row("rat-2 forward", "rat-1 melody", "rat-3 plus", "rat-4")
    table.owner(2, 2)
    table.owner(3, 2)
    table.floors(0, 0, 7, 0)
    table.begin()
    table.do("back>1", "sewer>4")
    assert table.out_now() == [2]
    assert table.row_now()[1:] == ["rat-1 melody", "rat-3 plus", "rat-4 sewer"]
    table.draw()
    table.do("run>3")  # and others play under them
    assert table.row_now()[2] == "rat-3 plus run"


@pytest.mark.rule("pp.out.hand")
def test_the_active_seat_discards_what_is_left_of_its_hand() -> None:
    table = activated("rat-1", "forward", "sewer", seat=2, rats=(1,), floors=(0, 0, 7, 0))
    assert table.hand_now(2) == []
    assert table.happened("hand-discarded") == [{"seat": 2, "card": 2, "count": 2}]
