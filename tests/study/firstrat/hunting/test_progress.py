"""What a hunt takes for progress towards a challenge, and what for its end."""

from typing import Any

import pytest
from tests.games.firstrat.rules.solo_table import against_greg
from tests.games.firstrat.rules.table import Table

from ratskeller.games.firstrat.challenges import CHALLENGES
from ratskeller.study.firstrat.hunting.aim import aim_at
from ratskeller.study.firstrat.hunting.progress import is_lost, progress
from ratskeller.study.firstrat.hunting.reached import asked_for, reached_of


def table_with(**player: Any) -> Table:
    """A solo game in which you have all this."""
    table = against_greg(8, 5, 1, "start")
    table.hamster(yellow=1, green=1, orange=1, blue=2)
    table.put_player(0, **player)
    return table


def progress_of(challenge: str, table: Table) -> float:
    return float(progress(table.box, table.position, aim_at(challenge, 12)[0][0]))


def is_out(challenge: str, table: Table) -> bool:
    return bool(is_lost(table.box, table.position, aim_at(challenge, 12)[0][0]))


@pytest.mark.parametrize(
    ("challenge", "before", "after"),
    [
        ("all-rattonauts", {"rats": ["1", "3", "4", "nursery"]}, {"rats": ["1", "3", "4", "start"]}),
        ("two-rockets", {"goods": {"bottle": 5}}, {"goods": {"bottle": 6}}),
        ("four-backpacks", {"backpacks": ["blue"]}, {"backpacks": ["blue", "green"]}),
        ("five-cheese", {"goods": {"cheese": 9}}, {"goods": {"cheese": 10}}),
        ("five-storage", {"burrow": 2}, {"burrow": 3}),
        ("every-pipe-twice", {"pipe_uses": [2, 0, 0, 0, 0]}, {"pipe_uses": [2, 1, 0, 0, 0]}),
        ("every-pipe-twice", {"goods": {"can": 1}}, {"goods": {"can": 2}}),
        ("every-pipe-twice", {}, {"comics": ["green-pipes"]}),
    ],
)
def test_what_leads_to_a_challenge_is_progress(challenge: str, before: dict[str, Any], after: dict[str, Any]) -> None:
    assert progress_of(challenge, table_with(**after)) > progress_of(challenge, table_with(**before))


@pytest.mark.parametrize(
    ("challenge", "enough", "more"),
    [
        ("two-rockets", {"goods": {"bottle": 10}}, {"goods": {"bottle": 11}}),
        ("five-cheese", {"goods": {"cheese": 50}}, {"goods": {"cheese": 60}}),
        ("every-pipe-twice", {"pipe_uses": [2, 0, 0, 0, 0]}, {"pipe_uses": [3, 0, 0, 0, 0]}),
        ("every-pipe-twice", {"goods": {"can": 2}}, {"goods": {"can": 3}}),
    ],
)
def test_more_than_enough_is_no_progress(challenge: str, enough: dict[str, Any], more: dict[str, Any]) -> None:
    assert progress_of(challenge, table_with(**more)) == progress_of(challenge, table_with(**enough))


@pytest.mark.parametrize(
    ("challenge", "player"),
    [
        ("no-item", {"drinks_used": 1}),
        ("two-rockets", {"markers": 7}),
        ("five-cheese", {"markers": 4}),
        ("five-storage", {"markers": 4}),
    ],
)
def test_who_can_no_longer_meet_a_challenge_is_out(challenge: str, player: dict[str, Any]) -> None:
    assert not is_out(challenge, table_with())
    assert is_out(challenge, table_with(**player))


def test_a_rat_in_the_rocket_ends_the_hunt_for_none() -> None:
    table = table_with()
    assert not is_out("no-rattonaut", table)
    table.rats(0, "rocket", "start", "nursery", "nursery")
    assert is_out("no-rattonaut", table)


def test_backpacks_that_are_gone_end_the_hunt_for_four() -> None:
    table = table_with(backpacks=["white"])
    table.hamster(white=1, yellow=1, green=1, blue=1)
    assert not is_out("four-backpacks", table)
    table.hamster(white=1, green=2, blue=2)
    assert is_out("four-backpacks", table)


def test_a_seventeenth_turn_is_too_many() -> None:
    table = table_with()
    table.put(round_number=17)
    assert not is_out("sixteen-turns", table)
    table.put(round_number=18)
    assert is_out("sixteen-turns", table)


@pytest.mark.parametrize("challenge", CHALLENGES)
def test_every_challenge_has_an_aim_and_a_figure(challenge: str) -> None:
    table = table_with()
    aims, _ = aim_at(challenge, 12)
    assert (aims[0].challenge, aims[0].horizon) == (CHALLENGES.index(challenge), 12)
    assert reached_of(table.position, 12, challenge) >= 0 <= asked_for(table.box, challenge)
