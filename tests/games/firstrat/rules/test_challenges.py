"""fr.solo.challenges: what a won solo game has shown, each challenge met and just missed."""

import pytest

from tests.games.firstrat.rules.solo_table import GREG, against_greg
from tests.games.firstrat.rules.table import GAME, Table


def won_game(turns: int = 20, lead: int = 30) -> Table:
    """You are about to finish the last of so many turns, with awards that put you far ahead of Greg."""
    table = against_greg(14, 13, 12, 11, mine=("start", "start", "nursery", "nursery"))
    table.put(round_number=turns, end_round=turns, end_reason="markers")
    table.put_player(0, awards=lead)
    table.begin(0)
    return table


def met(table: Table) -> list[str]:
    """Play the last turn, and Greg's, and say which challenges are met."""
    table.go(next(move for move in table.legal if move.startswith(("r1>", "r2>", "r3>", "r4>"))))
    if table.actor == 0:
        table.decline()
    table.do("~card:B3")
    assert table.is_over
    return GAME.challenges(table.box, table.position)


@pytest.mark.rule("fr.solo.challenges")
@pytest.mark.parametrize("riders", [0, 1, 3])
def test_no_rat_in_the_rocket(riders: int) -> None:
    table = won_game()
    table.rats(0, *["rocket"] * riders, *["start"] * (4 - riders))
    table.begin(0)
    assert ("no-rattonaut" in met(table)) == (riders == 0)


@pytest.mark.rule("fr.solo.challenges")
@pytest.mark.parametrize(
    ("item", "is_met"),
    [
        ({}, True),
        ({"backpacks": ["blue"]}, False),
        ({"drinks": 1}, False),
        ({"drinks_used": 1}, False),  # a used drink counts as owned
        ({"comics": ["no-toll"]}, False),
        ({"caps": ["light"]}, False),
    ],
)
def test_no_backpack_drink_comic_or_cap(item: dict[str, object], is_met: bool) -> None:
    table = won_game()
    table.put_player(0, **item)
    assert ("no-item" in met(table)) == is_met


@pytest.mark.rule("fr.solo.challenges")
@pytest.mark.parametrize("space", [25, 26])
def test_all_four_rats_in_the_rocket(space: int) -> None:
    table = won_game()
    table.rats(0, "rocket", "rocket", "rocket", space)
    table.begin(0)
    assert ("all-rattonauts" in met(table)) == (space == 26), "from 26 the next space is the pad"


@pytest.mark.rule("fr.solo.challenges")
@pytest.mark.parametrize("rockets", [1, 2])
def test_the_rocket_track_twice(rockets: int) -> None:
    table = won_game()
    table.markers(0, rocket=rockets)
    assert ("two-rockets" in met(table)) == (rockets == 2)


@pytest.mark.rule("fr.solo.challenges")
@pytest.mark.parametrize("colours", [3, 4, 5])
def test_4_different_backpacks(colours: int) -> None:
    table = won_game()
    table.backpacks(0, *("yellow", "green", "orange", "blue", "white")[:colours])
    assert ("four-backpacks" in met(table)) == (colours >= 4)


@pytest.mark.rule("fr.solo.challenges")
@pytest.mark.parametrize(("awards", "calc", "points"), [(29, 8, 89), (30, 0, 90), (30, 4, 91)])
def test_at_least_90_points(awards: int, calc: int, points: int) -> None:
    table = won_game(lead=awards)
    table.give(0, calc=calc)
    challenges = met(table)
    assert GAME.score_pad(table.box, table.position).totals[0] == points
    assert ("ninety-points" in challenges) == (points >= 90)


@pytest.mark.rule("fr.solo.challenges")
@pytest.mark.parametrize(("turns", "is_met"), [(12, True), (16, True), (17, False)])
def test_in_16_turns_or_fewer(turns: int, is_met: bool) -> None:
    assert ("sixteen-turns" in met(won_game(turns))) == is_met


@pytest.mark.rule("fr.solo.challenges")
@pytest.mark.parametrize("count", [4, 5, 6])
@pytest.mark.parametrize("track", ["cheese", "storage"])
def test_the_cheese_or_the_storage_track_at_least_5_times(track: str, count: int) -> None:
    table = won_game()
    table.markers(0, **{track: count})
    challenges = met(table)
    assert (f"five-{track}" in challenges) == (count >= 5)
    assert f"five-{'storage' if track == 'cheese' else 'cheese'}" not in challenges, "each is a challenge of its own"


@pytest.mark.rule("fr.solo.challenges")
@pytest.mark.parametrize(
    ("uses", "is_met"), [([2, 2, 2, 2, 2], True), ([5, 2, 3, 2, 2], True), ([9, 9, 9, 9, 1], False), ([2] * 4, False)]
)
def test_each_of_the_five_pipes_at_least_twice(uses: list[int], is_met: bool) -> None:
    table = won_game()
    table.put_player(0, pipe_uses=uses)
    assert ("every-pipe-twice" in met(table)) == is_met


@pytest.mark.rule("fr.solo.challenges")
@pytest.mark.rule("fr.comic.green-pipes")
@pytest.mark.parametrize("is_free", [True, False])
def test_a_pipe_counts_also_when_it_is_free(is_free: bool) -> None:
    table = won_game()
    table.put_player(0, pipe_uses=[2, 2, 1, 2, 2])
    table.rats(0, 11, "start", "nursery", "nursery")
    table.give(0, can=1)
    table.comics(0, *["green-pipes"] * is_free)
    table.begin(0)
    table.go("r1>20")  # by the green pipe from 11 to 19
    table.do("~card:B3")
    assert table.goods(0).get("can", 0) == int(is_free)
    assert "every-pipe-twice" in GAME.challenges(table.box, table.position)


@pytest.mark.rule("fr.solo.challenges")
@pytest.mark.rule("fr.solo.win")
@pytest.mark.parametrize(("awards", "is_won"), [(3, False), (4, True)])
def test_you_must_win(awards: int, is_won: bool) -> None:
    table = won_game(turns=10, lead=awards)
    table.markers(GREG, engine=1)  # 9 points
    assert met(table) == (["no-rattonaut", "no-item", "sixteen-turns"] if is_won else [])


@pytest.mark.rule("fr.solo.challenges")
def test_nothing_is_met_before_the_end() -> None:
    table = won_game()
    assert GAME.challenges(table.box, table.position) == []


@pytest.mark.rule("fr.solo.challenges")
def test_with_other_people_there_are_no_challenges() -> None:
    table = Table(2)
    table.put(end_round=1)
    table.put_player(0, awards=30)
    table.begin(0)
    table.go("r1>1")
    table.go("r1>3")
    assert table.is_over
    assert GAME.challenges(table.box, table.position) == []


@pytest.mark.rule("fr.solo.challenges")
@pytest.mark.parametrize("level", ["easy", "medium", "hard", "unfair"])
def test_the_challenges_are_the_same_on_every_level(level: str) -> None:
    table = against_greg(4, 3, 2, 1, level=level)
    table.put(round_number=16, end_round=16)
    table.put_player(0, awards=30, pipe_uses=[2, 2, 2, 2, 2])
    table.markers(0, rocket=2)
    table.markers(0, cheese=5)
    table.markers(0, storage=5)
    table.backpacks(0, "yellow", "green", "orange", "blue")
    table.rats(0, "rocket", "rocket", "rocket", 26)
    table.begin(0)
    table.go("r4>pad")
    table.do("~card:B3")
    assert GAME.challenges(table.box, table.position) == [
        *("all-rattonauts", "two-rockets", "four-backpacks", "ninety-points", "sixteen-turns"),
        *("five-cheese", "five-storage", "every-pipe-twice"),
    ]
