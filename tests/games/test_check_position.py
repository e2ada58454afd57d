"""Positions that somebody wrote: what can't come about is refused before any rule sees it."""

import random

import pytest

from ratskeller.core.errors import PositionError
from ratskeller.engine.playthrough import Playthrough
from ratskeller.games import load_game

GAME = load_game("firstrat")
SUPER = {"comics": "super", "path": "variable", "tracks": "variable"}


@pytest.mark.parametrize(("people", "level", "options"), [(2, None, {}), (5, None, SUPER), (1, "hard", SUPER)])
def test_positions_that_came_about_by_the_rules_have_no_flaw(
    people: int, level: str | None, options: dict[str, str]
) -> None:
    play = Playthrough(GAME, GAME.profile(changes=options), people, level, seed=5, sample=False)
    choose = random.Random(7)
    while not play.is_over:
        assert GAME.flaws_of(play.box, play.position) == []
        play.apply_number(choose.choice(play.legal))
    assert GAME.flaws_of(play.box, play.position) == []


@pytest.mark.parametrize(
    ("change", "flaw"),
    [
        ("seats=2:seats=99", "seats is 99, not 2 to 5"),
        ("seats=2:seats=1", "seats is 1, not 2 to 5"),
        ("level=none:level=easy seats=3", "Greg plays against one person"),
        ("round_number=1:round_number=1 seat=100", "seat is 100, not 0 to 1"),
        ("phase=move:phase=move actor=1", "actor is 1, but in phase move it is 0"),
        ("phase=move:phase=over", "actor is 0, but in phase over it is -2"),
        ("phase=move:phase=greg-track", "phase greg-track is Greg's, who does not play"),
        ("phase=move:phase=greg-card", "actor is 0, but in phase greg-card it is -1"),
        ("phase=move:phase=shop", "phase shop needs a stall"),
        ("tiles=0,1,2:tiles=0,100,2", "tiles of space 1 is 100, not 1 to 52"),
        ("frog=3:frog=4", "frog is 4, not 0 to 3"),
        ("players.0.markers=10:players.0.markers=9", "players.0 has 9 markers and 0 on tracks, not 10 in all"),
        ("players.0.markers=10:players.0.markers=10 players.0.light=41", "players.0.light is 41, not 0 to 40"),
        ("players.0.markers=10:players.0.markers=10 players.0.burrow=11", "players.0.burrow is 11, not 0 to 10"),
        ("players.0.goods=cheese:1:players.0.goods=cheese:-1", "players.0 has -1 cheese"),
        ("players.0.rats=start,start:players.0.rats=5,5", "players.0 has two rats on one space"),
        ("players.0.rats=start,start:players.0.rats=rocket,start", "1 rats in the rocket, but 0 rattonauts"),
        ("tracks.cargo.slots=-1:tracks.cargo.slots=1", "seat 1 has 1 pieces on cargo, but scored 0"),
        ("tracks.cargo.slots=-1:tracks.cargo.slots=7", "slot 1 of cargo is 7, not -2 to 1"),
        ("tracks.cargo.row=1:tracks.cargo.row=99", "row of cargo is 99, not 0 to 15"),
    ],
)
def test_a_position_that_cannot_come_about_is_refused_with_its_flaw(change: str, flaw: str) -> None:
    play = Playthrough(GAME, GAME.profile(), 2, seed=1)
    line = play.line()
    old, _, new = change.partition(":") if change.count(":") == 1 else split_in_the_middle(change)
    assert old in line
    with pytest.raises(PositionError) as problem:
        play.set_line(line.replace(old, new, 1))
    assert flaw in str(problem.value)
    assert play.line() == line


def split_in_the_middle(change: str) -> tuple[str, str, str]:
    """The two halves of a change whose values have colons themselves."""
    parts = change.split(":")
    middle = len(parts) // 2
    return ":".join(parts[:middle]), ":", ":".join(parts[middle:])
