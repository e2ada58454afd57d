"""fr.move.*: whatever is legal is offered once, and something always is."""

import os
from itertools import combinations_with_replacement
from random import Random
from typing import NamedTuple

import pytest

from ratskeller.core.position import CHANCE
from tests.games.firstrat.rules.every_move import Junkyard, offered_turns
from tests.games.firstrat.rules.moving import moving
from tests.games.firstrat.rules.table import Table

GOODS = ("bottle", "soda", "can", "calc")
SEEDS = range(10 if os.environ.get("NUMBA_DISABLE_JIT") == "1" else 60)  # interpreted play is a hundred times slower
COMICS = ("green-pipes", "orange-pipes", "four-steps", "one-colour")


@pytest.mark.rule("fr.move.always-possible")
def test_a_seat_with_a_rat_on_the_path_can_move_wherever_its_rats_stand() -> None:
    spaces = ["1", "23", "24", "25", "26"]
    tried = 0
    for places in combinations_with_replacement(["nursery", "start", *spaces, "rocket"], 4):
        is_shared = any(places.count(space) > 1 for space in spaces)
        if not is_shared and ("start" in places or set(places) & set(spaces)):
            table = Table()
            table.rats(0, *places)
            table.begin(0)
            assert table.legal, places
            tried += 1
    assert tried == 10 + 50 + 60 + 30 + 5  # with none, one, … four rats on spaces, the others elsewhere


@pytest.mark.rule("fr.move.always-possible")
@pytest.mark.parametrize(("people", "level"), [(2, None), (3, None), (5, None), (1, "unfair")])
def test_in_whole_games_nobody_is_ever_without_a_move(people: int, level: str | None) -> None:
    table = Table(people, level=level, options={"comics": "super"})
    decisions = 0
    while not table.is_over:
        legal = table.legal
        assert legal
        if table.phase == "move" and table.actor != CHANCE:
            assert any(0 <= rat <= 26 for rat in table.player(table.actor).rats)
        # Now an early, now a late move: games of every kind of decision, the same on every run.
        table.do(legal[decisions * 7 % len(legal)])
        decisions += 1
    assert decisions > 30


class Crowd(NamedTuple):
    """Rats, goods, comics and tokens of rats with which a great many sets of rats, spaces and pipes are legal."""

    rats: tuple[int | str, ...]
    goods: dict[str, int]
    comics: tuple[str, ...] = ()
    tokens: tuple[tuple[int, str], ...] = ()


CROWDS = {
    "plain": Crowd(("start", "start", 3, 9), {"bottle": 1, "soda": 2, "can": 1, "calc": 1}),
    "all on Start": Crowd(("start",) * 4, {"calc": 2, "soda": 1}, ("four-steps", "one-colour")),
    "near the pad": Crowd((19, 22, 24, 26), {"bottle": 2}, ("one-colour",)),
    "several pipes": Crowd((4, 5, 11, 13), {"bottle": 2, "soda": 1, "can": 1}),
    "green pipes": Crowd(("start", 2, 10, 12), {"bottle": 1}, ("green-pipes", "one-colour", "four-steps")),
    "orange pipes": Crowd(("start", "start", 2, 12), {"bottle": 1}, ("orange-pipes", "four-steps")),
    "super rats": Crowd(("start",) * 3 + (19,), {"bottle": 1, "soda": 1}, (), ((2, "runner"), (4, "commander"))),
    "mixed on Start": Crowd(
        ("start",) * 4, {"soda": 1, "calc": 1}, (), ((1, "runner"), (3, "commander"), (3, "thief"))
    ),
}


@pytest.mark.rule("fr.move.one")
@pytest.mark.rule("fr.move.many")
@pytest.mark.rule("fr.move.forward")
@pytest.mark.rule("fr.move.own-space")
@pytest.mark.rule("fr.move.pad-colour")
@pytest.mark.rule("fr.move.pad-once")
@pytest.mark.rule("fr.move.shortcut")
@pytest.mark.parametrize("name", CROWDS)
def test_every_legal_set_of_rats_spaces_and_pipes_is_offered_by_exactly_one_order_of_decisions(name: str) -> None:
    crowd = CROWDS[name]
    table = moving(*crowd.rats, **crowd.goods)
    table.comics(0, *crowd.comics)
    for rat, super_rat in crowd.tokens:
        table.token(0, rat, super_rat)
    offered = offered_turns(table)
    assert len(offered) == len(set(offered)) > 1
    assert set(offered) == Junkyard(table).turns()


def random_table(random: Random) -> Table:
    """Any rats, tokens, comics and goods, on a path of two or three colours, where many rats can move together."""
    places = ["start"] * 3 + [str(space) for space in random.sample(range(1, 27), 4)]
    table = moving(*random.sample(places, 4), **{good: random.randrange(3) for good in GOODS})
    tiles = random.sample(range(1, 27), random.randrange(2, 5))
    table.put(tiles={str(space): random.choice(tiles) for space in range(1, 27)})
    table.comics(0, *random.sample(COMICS, random.randrange(3)))
    for super_rat in random.sample(["commander", "runner"], random.randrange(3)):
        table.token(0, random.randrange(1, 5), super_rat)
    return table


@pytest.mark.rule("fr.move.one")
@pytest.mark.rule("fr.move.many")
@pytest.mark.rule("fr.move.forward")
@pytest.mark.rule("fr.move.own-space")
@pytest.mark.rule("fr.move.pad-colour")
@pytest.mark.rule("fr.move.pad-once")
@pytest.mark.rule("fr.move.shortcut")
@pytest.mark.parametrize("seed", SEEDS)
def test_wherever_rats_stand_exactly_the_legal_sets_are_offered_once_each(seed: int) -> None:
    table = random_table(Random(seed))
    offered = offered_turns(table)
    assert len(offered) == len(set(offered)) > 1
    assert set(offered) == Junkyard(table).turns()
