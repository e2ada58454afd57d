"""A search that knows which challenge somebody plays for aims at it."""

import pytest
from tests.bots.decisions import TABLES, new_game, play_out, random_decisions

from ratskeller.bots import seen_in
from ratskeller.core.errors import SetupError
from ratskeller.games.firstrat.challenges import CHALLENGES
from ratskeller.games.firstrat.scoring import items_owned
from ratskeller.study.firstrat.goal import GoalSearch
from ratskeller.study.hint import hint

ALONE: tuple[str, int, str | None, dict[str, str]] = ("firstrat", 1, "easy", {})


def test_who_plays_for_no_item_takes_none() -> None:
    play = new_game(ALONE)
    play_out(play, GoalSearch("goal", 16, None, 1, challenge="no-item"))
    assert items_owned(play.position.players[0]) == 0


@pytest.mark.parametrize("challenge", CHALLENGES)
def test_a_hint_for_a_challenge_has_whole_turns_and_says_how_promising_they_are(challenge: str) -> None:
    play = new_game(ALONE)
    for number in random_decisions(play):
        if number == 12:
            break
    found = hint(seen_in(play), seconds=0.05, goal=challenge)
    assert found.turns
    for turn in found.turns:
        then = play.copy()
        for move in turn.moves:
            then.apply_number(move)
        assert sum(turn.wins) == pytest.approx(1, abs=1e-4)
        assert 0 <= turn.wins[0] <= 1
        assert turn.points[0] > 0  # at the end of the game


@pytest.mark.parametrize(
    ("table", "challenge", "message"),
    [
        (ALONE, "three-rockets", "no challenge is called 'three-rockets'"),
        (TABLES[0], "two-rockets", "for one person alone"),
        (TABLES[5], "two-rockets", "piedpiper has no challenges"),
    ],
)
def test_a_goal_that_there_is_not_is_refused(
    table: tuple[str, int, str | None, dict[str, str]], challenge: str, message: str
) -> None:
    with pytest.raises(SetupError, match=message):
        hint(seen_in(new_game(table)), seconds=0.05, goal=challenge)
