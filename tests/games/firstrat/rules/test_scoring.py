"""fr.score.*: points, line by line, and who has won."""

import pytest

from tests.games.firstrat.rules.table import GAME, Table

LINES = [
    *("cockpit", "cargo", "engine", "storage", "cheese", "light", "rocket", "rattonaut"),
    *("caps", "awards", "leftovers"),
]


def bare(people: int = 2) -> Table:
    """A table at which nobody has anything that scores."""
    table = Table(people)
    for seat in range(people):
        table.give(seat, cheese=0)
    return table


def line(table: Table, name: str, seat: int = 0) -> int:
    return GAME.score_pad(table.box, table.position).lines[name][seat]


@pytest.mark.rule("fr.score.pad")
def test_the_score_pad_has_eleven_lines_that_add_up() -> None:
    table = bare(3)
    table.markers(0, cockpit=1, cargo=1, engine=1, rocket=1, storage=1)
    table.markers(1, cockpit=1, cheese=2, light=1)
    table.rats(0, "rocket", "start", "nursery", "nursery")
    table.rats(1, "rocket", "rocket", "start", "nursery")
    table.caps(0, "cockpit", "crumbs")
    table.put_player(0, awards=2, mouldy=1)
    table.put_player(1, mouldy=2)
    table.give(0, cheese=3, bottle=2, calc=4)
    pad = GAME.score_pad(table.box, table.position)
    assert list(pad.lines) == LINES
    assert [pad.lines[name][0] for name in LINES] == [8, 8, 9, 7, 0, 0, 5, 10, 4 + 6, 6 - 2, 2]
    assert [pad.lines[name][1] for name in LINES] == [7, 0, 0, 0, 7 + 6, 9, 0, 8 + 7, 0, -4, 0]
    assert [pad.lines[name][2] for name in LINES] == [0] * 11
    assert pad.totals == [63, 40, 0]
    assert (pad.winners, pad.tie_break) == ([0], [1, 2, 0])


@pytest.mark.rule("fr.score.tracks")
def test_every_own_slot_scores_its_points() -> None:
    table = bare()
    table.markers(0, engine=3)
    table.markers(1, engine=2)
    assert [line(table, "engine", seat) for seat in range(2)] == [9 + 7 + 5, 5 + 5]


@pytest.mark.rule("fr.score.awards")
@pytest.mark.rule("fr.score.mouldy")
@pytest.mark.parametrize(("awards", "mouldy", "points"), [(0, 0, 0), (1, 0, 3), (4, 0, 12), (0, 1, -2), (2, 5, -4)])
def test_an_award_counts_3_and_a_mouldy_cheese_takes_2_away(awards: int, mouldy: int, points: int) -> None:
    table = bare()
    table.put_player(0, awards=awards, mouldy=mouldy)
    assert line(table, "awards") == points
    assert GAME.score_pad(table.box, table.position).totals == [points, 0]


@pytest.mark.rule("fr.score.leftovers")
@pytest.mark.parametrize(
    ("goods", "points"),
    [
        ({}, 0),
        ({"cheese": 3}, 0),
        ({"cheese": 4}, 1),
        ({"cheese": 1, "bottle": 1, "soda": 1}, 0),
        ({"cheese": 1, "bottle": 1, "soda": 1, "can": 1}, 1),
        ({"can": 3, "calc": 4}, 1),
        ({"can": 3, "calc": 5}, 2),
        ({"cheese": 9, "bottle": 9, "soda": 9, "can": 9, "calc": 9}, 11),
    ],
)
def test_four_resources_left_are_a_point_in_any_mix_rounded_down(goods: dict[str, int], points: int) -> None:
    table = bare()
    table.give(0, **goods)
    assert line(table, "leftovers") == points


@pytest.mark.rule("fr.score.leftovers")
def test_items_are_no_leftovers() -> None:
    table = bare()
    table.drinks(0, 4)
    table.backpacks(0, "green", "blue", "white", "yellow")
    assert line(table, "leftovers") == 0


@pytest.mark.rule("fr.score.caps")
@pytest.mark.parametrize(
    ("cap", "each"),
    [("storage", 4), ("cheese", 5), ("light", 4), ("cockpit", 4), ("cargo", 5), ("engine", 5), ("rocket", 6)],
)
@pytest.mark.parametrize("count", [0, 1, 3])
def test_a_tracks_cap_counts_for_each_own_marker_there(cap: str, each: int, count: int) -> None:
    table = bare()
    table.caps(0, cap)
    table.markers(1, **{cap: 2})
    table.markers(0, **{cap: count})
    assert line(table, "caps") == each * count
    assert line(table, "caps", seat=1) == 0, "only its owner scores a cap"


@pytest.mark.rule("fr.score.caps")
@pytest.mark.parametrize("riders", [0, 1, 4])
def test_the_rattonauts_cap_counts_4_for_each_own_rat_in_the_rocket(riders: int) -> None:
    table = bare()
    table.caps(0, "rattonaut")
    table.rats(0, *["rocket"] * riders, *["start"] * (4 - riders))
    assert line(table, "caps") == 4 * riders


@pytest.mark.rule("fr.score.caps")
@pytest.mark.parametrize(
    ("parts", "points"),
    [
        ({}, 12),
        ({"cockpit": 1}, 10),
        ({"cockpit": 1, "cargo": 1, "engine": 1}, 6),
        ({"engine": 5}, 2),
        ({"cargo": 6}, 0),
        ({"cockpit": 3, "cargo": 3, "engine": 1}, 0),
        ({"storage": 2, "cheese": 2, "light": 2, "rocket": 2}, 12),
    ],
)
def test_the_crumbs_cap_counts_12_less_2_for_each_own_part_and_never_below_0(
    parts: dict[str, int], points: int
) -> None:
    table = bare()
    table.caps(0, "crumbs")
    table.markers(0, **parts)
    assert line(table, "caps") == points


@pytest.mark.rule("fr.score.caps")
def test_the_collectors_cap_counts_2_for_each_item_itself_and_used_drinks_included() -> None:
    table = bare()
    table.caps(0, "collector")
    assert line(table, "caps") == 2
    table.caps(0, "collector", "light")
    table.backpacks(0, "green", "blue", "white")
    table.comics(0, "no-toll", "discount")
    table.put_player(0, drinks=1, drinks_used=3)
    assert line(table, "caps") == 2 * (2 + 3 + 2 + 4)


@pytest.mark.rule("fr.score.caps")
@pytest.mark.rule("fr.collect.drink")
def test_a_drink_counts_for_the_collector_before_and_after_its_use() -> None:
    table = bare()
    table.caps(0, "collector")
    table.drinks(0, 1)
    assert line(table, "caps") == 4
    table.begin(0)
    table.go("r1>1")
    table.do("drink")
    assert line(table, "caps") == 4


@pytest.mark.rule("fr.score.caps")
def test_several_caps_add_up() -> None:
    table = bare()
    table.markers(0, cheese=2, cockpit=1)
    table.caps(0, "cheese", "cockpit", "crumbs", "collector")
    assert line(table, "caps") == 10 + 4 + 10 + 8


@pytest.mark.rule("fr.score.ties")
def test_most_points_win() -> None:
    table = bare(3)
    table.put_player(1, awards=2)
    table.put_player(2, awards=1)
    assert GAME.score_pad(table.box, table.position).winners == [1]


@pytest.mark.rule("fr.score.ties")
def test_more_points_beat_more_rattonauts() -> None:
    table = bare()
    table.rats(0, "rocket", "rocket", "start", "nursery")
    table.put_player(1, awards=6)
    pad = GAME.score_pad(table.box, table.position)
    assert (pad.totals, pad.winners) == ([17, 18], [1])


@pytest.mark.rule("fr.score.ties")
def test_with_equal_points_most_rattonauts_win() -> None:
    table = bare(3)
    table.rats(0, "rocket", "start", "nursery", "nursery")  # 10 points
    table.rats(1, "rocket", "rocket", "start", "nursery")  # 8 and 7
    table.put_player(0, awards=2)
    table.put_player(2, awards=5)
    table.give(0, cheese=4)
    table.give(1, cheese=8)
    table.give(2, cheese=8)
    pad = GAME.score_pad(table.box, table.position)
    assert (pad.totals, pad.tie_break, pad.winners) == ([17, 17, 17], [1, 2, 0], [1])


@pytest.mark.rule("fr.score.ties")
def test_with_equal_points_and_rattonauts_the_victory_is_shared() -> None:
    table = bare(4)
    for seat in (0, 3):
        table.put_player(seat, awards=3)
    table.put_player(2, awards=2)
    assert GAME.score_pad(table.box, table.position).winners == [0, 3]
    assert GAME.score_pad(bare(5).box, bare(5).position).winners == [0, 1, 2, 3, 4]


@pytest.mark.rule("fr.score.ties")
def test_points_below_0_can_win() -> None:
    table = bare()
    table.put_player(0, mouldy=3)
    table.put_player(1, mouldy=2)
    pad = GAME.score_pad(table.box, table.position)
    assert (pad.totals, pad.winners) == ([-6, -4], [1])
