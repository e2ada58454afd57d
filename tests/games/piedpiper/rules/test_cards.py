"""pp.card.*: what action cards do to figures and markers. With four people house n has gap n to its right."""

import pytest

from tests.games.piedpiper.rules.acting import activated
from tests.games.piedpiper.rules.table import Table

# The normal cards. The sewer beside them moves no marker.


@pytest.mark.rule("pp.card.forward")
@pytest.mark.parametrize(("gap", "house"), [(0, 1), (1, 2), (2, 3), (3, 0)])
def test_forward_leads_through_the_next_house(gap: int, house: int) -> None:
    table = activated("rat-1", "forward", "sewer", rats=(gap,))
    assert table.floors_now() == [int(seat == house) for seat in range(4)]
    assert table.gap("rat-1") == (house + 1) % 4
    assert table.happened("figure-moved") == [
        {"seat": 0, "figure": 0, "origin": gap, "gap": house, "houses": 1},
        {"seat": 0, "figure": 0, "origin": house, "gap": (house + 1) % 4, "houses": 1},
    ]


@pytest.mark.rule("pp.card.run")
@pytest.mark.parametrize(
    ("gap", "floors"), [(0, [0, 1, 1, 0]), (1, [0, 0, 1, 1]), (2, [1, 0, 0, 1]), (3, [1, 1, 0, 0])]
)
def test_run_leads_through_the_next_two_houses(gap: int, floors: list[int]) -> None:
    table = activated("rat-1", "run", "sewer", rats=(gap,))
    assert table.floors_now() == floors
    assert table.gap("rat-1") == (gap + 3) % 4


@pytest.mark.rule("pp.card.back")
@pytest.mark.parametrize("gap", [0, 1, 2, 3])
def test_back_leads_through_the_house_behind(gap: int) -> None:
    table = activated("rat-1", "back", "sewer", rats=(gap,))
    assert table.floors_now() == [int(seat == gap) for seat in range(4)]
    assert table.gap("rat-1") == gap  # and past the same house again by the sewer


@pytest.mark.rule("pp.card.back")
def test_after_back_a_figure_still_faces_right() -> None:
    table = activated("rat-1", "back", "forward", rats=(2,))
    assert table.floors_now() == [0, 0, 2, 0]
    assert table.gap("rat-1") == 2


@pytest.mark.rule("pp.card.sewer")
@pytest.mark.parametrize("figure", ["rat-1", "piper"])
def test_the_sewer_leads_past_the_next_house_and_moves_no_marker(figure: str) -> None:
    table = activated(figure, "sewer", "sewer", rats=(2,), piper=2, floors=(3, 3, 3, 3))
    assert table.floors_now() == [3, 3, 3, 3]
    assert table.gap(figure) == 0
    assert table.happened("marker-moved") == []


@pytest.mark.rule("pp.card.pass")
@pytest.mark.parametrize(
    ("figure", "card", "floors"),
    [
        ("rat-1", "forward", [3, 3, 4, 3]),
        ("piper", "forward", [3, 3, 2, 3]),
        ("rat-1", "run", [3, 3, 4, 4]),
        ("piper", "run", [3, 3, 2, 2]),
        ("rat-1", "back", [3, 4, 3, 3]),
        ("piper", "back", [3, 2, 3, 3]),
    ],
)
def test_a_rat_moves_markers_up_and_the_piper_down_either_way(figure: str, card: str, floors: list[int]) -> None:
    table = activated(figure, card, "sewer", rats=(1,), piper=1, floors=(3, 3, 3, 3))
    assert table.floors_now() == floors


@pytest.mark.rule("pp.card.pass")
def test_the_marker_of_the_active_seat_moves_like_any_other() -> None:
    table = activated("rat-1", "forward", "sewer", seat=2, rats=(1,), floors=(3, 3, 3, 3))
    assert table.floors_now() == [3, 3, 4, 3]
    assert table.happened("marker-moved") == [{"seat": 2, "floor": 4, "origin": 3}]


@pytest.mark.rule("pp.card.pass")
@pytest.mark.parametrize(
    ("card", "gap", "target", "floors"),
    [
        ("forward", 0, 1, [0, 0]),
        ("forward", 1, 2, [0, 1]),
        ("run", 0, 2, [0, 1]),
        ("run", 2, 0, [1, 0]),
        ("back", 1, 0, [0, 0]),
        ("back", 2, 1, [0, 1]),
    ],
)
def test_neutral_houses_are_passed_and_have_no_marker(card: str, gap: int, target: int, floors: list[int]) -> None:
    table = activated("rat-1", card, "sewer", people=2, rats=(gap,))
    assert table.floors_now() == floors
    assert table.gap("rat-1") == (target + 1) % 4


# Bounds


@pytest.mark.rule("pp.card.bounds")
@pytest.mark.parametrize(("floor", "after"), [(0, 0), (1, 0), (2, 1)])
def test_no_marker_goes_below_the_house(floor: int, after: int) -> None:
    table = activated("piper", "back", "sewer", piper=1, floors=(5, floor, 5, 5))
    assert table.floors_now() == [5, after, 5, 5]


@pytest.mark.rule("pp.card.bounds")
@pytest.mark.parametrize(("floor", "after"), [(0, 2), (5, 7), (6, 8), (7, 8)])
def test_no_marker_goes_above_the_roof(floor: int, after: int) -> None:
    # A melody takes two rats through house 2.
    table = activated("rat-1", "melody", "forward", rats=(1, 1, 2, 3, 3), floors=(0, 0, floor, 0))
    assert table.floors_now() == [0, 0, after, 0]
    assert table.out_now() == ([2] if after == 8 else [])


@pytest.mark.rule("pp.card.bounds")
@pytest.mark.parametrize(("floor", "after"), [(0, 1), (7, 8), (6, 7)])
def test_steps_of_one_action_are_summed_before_the_bounds_count(floor: int, after: int) -> None:
    # Two rats and the piper pass house 2: 2 up, 1 down. One by one, 0 would end at 2 or 1, and 7 at 7 or 8.
    table = activated("piper", "forward", "melody", rats=(1, 1, 2, 3, 3), piper=1, floors=(0, 0, floor, 0))
    assert table.floors_now() == [0, 0, after, 0]


@pytest.mark.rule("pp.card.bounds")
@pytest.mark.parametrize("floor", [0, 3, 7])
def test_a_rat_and_the_piper_together_leave_a_marker_where_it_is(floor: int) -> None:
    table = activated("piper", "run", "melody", rats=(0, 1, 2, 3, 3), piper=0, floors=(0, floor, floor, 0))
    assert table.floors_now() == [0, floor, floor, 0]
    assert table.happened("marker-moved") == []
    assert table.out_now() == []


@pytest.mark.rule("pp.card.bounds")
def test_two_actions_are_bounded_one_after_the_other() -> None:
    # The piper goes back through house 1 at floor 0, then forward through it: twice 0.
    table = activated("piper", "back", "forward", piper=1, floors=(0, 1, 0, 0))
    assert table.floors_now() == [0, 0, 0, 0]
    assert len(table.happened("marker-moved")) == 1


@pytest.mark.rule("pp.card.bounds")
def test_seven_figures_can_share_a_gap_and_pass_a_house_together() -> None:
    table = activated("rat-6", "melody", "forward", people=5, rats=(2,) * 6, piper=2, floors=(0, 0, 0, 2, 0))
    assert table.floors_now() == [0, 0, 0, 7, 0]  # 6 up and 1 down
    assert set(table.gaps_now().values()) == {3}
    assert len(table.happened("figure-moved")) == 7


# Plus


@pytest.mark.rule("pp.card.plus")
@pytest.mark.parametrize(
    ("card", "gap", "floors"),
    [
        ("forward", 3, [0, 0, 1, 1]),
        ("run", 0, [1, 0, 1, 1]),
        ("back", 3, [1, 1, 0, 0]),
    ],
)
@pytest.mark.parametrize("is_above", [True, False])
def test_plus_lengthens_the_card_above_or_below_it_by_one_house(
    card: str, gap: int, floors: list[int], is_above: bool
) -> None:
    cards = ("plus", card) if is_above else (card, "plus")
    table = activated("rat-1", *cards, rats=(1,))
    assert table.gap("rat-1") == gap
    assert table.floors_now() == floors
    assert len(table.happened("figure-moved")) == 1  # one action


@pytest.mark.rule("pp.card.plus")
def test_plus_with_back_leads_the_piper_two_houses_back() -> None:
    table = activated("piper", "back", "plus", piper=0, floors=(4, 4, 4, 4))
    assert table.gap("piper") == 2
    assert table.floors_now() == [3, 4, 4, 3]


@pytest.mark.rule("pp.card.plus")
@pytest.mark.rule("pp.card.sewer")
@pytest.mark.parametrize("is_above", [True, False])
@pytest.mark.parametrize(
    ("options", "floors"),
    [({}, [3, 3, 3, 3]), ({"sewer_plus": "sewer"}, [3, 3, 3, 3]), ({"sewer_plus": "walk"}, [3, 3, 3, 4])],
)
def test_the_house_that_plus_adds_to_a_sewer_is_marked_by_the_option_only(
    options: dict[str, str], floors: list[int], is_above: bool
) -> None:
    cards = ("plus", "sewer") if is_above else ("sewer", "plus")
    table = activated("rat-1", *cards, rats=(1,), floors=(3, 3, 3, 3), options=options)
    assert table.gap("rat-1") == 3
    assert table.floors_now() == floors


@pytest.mark.rule("pp.card.plus")
def test_a_sewer_without_plus_marks_nothing_whatever_the_option() -> None:
    table = activated("rat-1", "sewer", "sewer", rats=(1,), options={"sewer_plus": "walk"})
    assert table.floors_now() == [0, 0, 0, 0]


@pytest.mark.rule("pp.card.plus")
def test_plus_moves_only_the_activated_figure() -> None:
    table = activated("rat-1", "plus", "forward", rats=(1, 1, 1, 1, 1), piper=1)
    assert [figure for figure, gap in table.gaps_now().items() if gap != 1] == ["rat-1"]


@pytest.mark.rule("pp.card.plus")
def test_run_and_plus_pass_every_house_of_a_ring_of_three_once() -> None:
    table = activated("rat-1", "run", "plus", people=3, rats=(1,))
    assert table.gap("rat-1") == 1
    assert table.floors_now() == [1, 1, 1]


# Melody


@pytest.mark.rule("pp.card.melody")
@pytest.mark.parametrize("is_above", [True, False])
def test_a_melody_takes_along_every_figure_of_the_same_gap(is_above: bool) -> None:
    cards = ("melody", "run") if is_above else ("run", "melody")
    table = activated("rat-1", *cards, rats=(1, 1, 2, 1, 3), piper=3)
    assert table.gaps_now() == {"rat-1": 3, "rat-2": 3, "rat-3": 2, "rat-4": 3, "rat-5": 3, "piper": 3}
    assert table.floors_now() == [0, 0, 3, 3]


@pytest.mark.rule("pp.card.melody")
@pytest.mark.parametrize("figure", ["rat-1", "piper"])
def test_the_piper_among_the_rats_moves_markers_down_in_the_same_action(figure: str) -> None:
    table = activated(figure, "melody", "back", rats=(2, 2, 2, 0, 0), piper=2, floors=(1, 1, 1, 1))
    assert table.floors_now() == [1, 1, 3, 1]  # three rats up, the piper down
    assert [table.gap(name) for name in ("rat-1", "rat-2", "rat-3", "piper")] == [1, 1, 1, 1]


@pytest.mark.rule("pp.card.melody")
def test_a_melody_by_the_sewer_takes_all_along_and_marks_nothing() -> None:
    table = activated("rat-1", "sewer", "melody", rats=(1, 1, 2, 3, 3), piper=1)
    assert [table.gap(name) for name in ("rat-1", "rat-2", "piper")] == [2, 2, 2]
    assert table.floors_now() == [0, 0, 0, 0]


@pytest.mark.rule("pp.card.melody")
def test_a_melody_for_a_figure_alone_moves_it_alone() -> None:
    table = activated("rat-1", "forward", "melody", rats=(1, 2, 2, 3, 3), piper=3)
    assert [figure for figure in table.gaps_now() if table.gap(figure) == 2] == ["rat-1", "rat-2", "rat-3"]
    assert len(table.happened("figure-moved")) == 1


@pytest.mark.rule("pp.card.melody")
def test_without_a_melody_others_in_the_gap_stay() -> None:
    table = activated("rat-1", "forward", "sewer", rats=(1, 1, 1, 3, 3), piper=1)
    assert [table.gap(name) for name in ("rat-1", "rat-2", "rat-3", "piper")] == [3, 1, 1, 1]


@pytest.mark.rule("pp.card.melody")
def test_figures_that_are_out_of_the_game_follow_no_melody() -> None:
    table = activated("rat-1", "melody", "forward", people=3, rats=(1, 1, 1, 1), piper=1)
    assert table.gaps_now() == {"rat-1": 2, "rat-2": 2, "rat-3": 2, "rat-4": 2, "piper": 2}


# Two special cards


@pytest.mark.rule("pp.card.two-specials")
@pytest.mark.parametrize(
    ("upper", "lower"), [("plus", "plus"), ("plus", "melody"), ("melody", "plus"), ("melody", "melody")]
)
def test_two_special_cards_move_nothing_and_are_discarded(upper: str, lower: str) -> None:
    table = activated("rat-1", upper, lower, rats=(1, 1, 1, 1, 1), piper=1)
    assert set(table.gaps_now().values()) == {1}
    assert table.floors_now() == [0, 0, 0, 0]
    assert table.happened("nothing-moved") == [{"seat": 0, "slot": 0}]
    assert sum(table.pile("discard").values()) == 2
    assert table.pile("characters_discard") == {"rat-1": 1}
    assert table.phase == "fill-row"


@pytest.mark.rule("pp.card.two-specials")
def test_special_cards_under_two_figures_each_lengthen_their_own_card() -> None:
    table = Table()
    table.row("rat-1 plus", "rat-2 melody", "rat-3", "rat-4")
    table.hand(0, "forward", "back", "run", "run")
    table.gaps(0, 2, 2, 3, 3, piper=3)
    table.begin()
    table.do("forward>1", "back>2", "first:2")
    # Rats 2 and 3 go back through house 2; rat 1 goes through houses 1 and 2.
    assert table.gaps_now() == {"rat-1": 2, "rat-2": 1, "rat-3": 1, "rat-4": 3, "rat-5": 3, "piper": 3}
    assert table.floors_now() == [0, 1, 3, 0]
