"""Every way to move one's rats, found by brute force as the rules are worded, is reached by one order of decisions."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, product
from typing import Any, NamedTuple

import numpy as np
import pytest

from ratskeller.engine.playthrough import Playthrough
from ratskeller.games.firstrat import constants as w
from ratskeller.games.firstrat.profile import tiles_of
from tests.games.firstrat.properties.tables import GAME, TABLES, Table, all_options, profile_with

ANY_STEPS = 99
POSITIONS_EACH = 120


class Hop(NamedTuple):
    """One rat's move. Rats on Start with the same tokens can't be told apart."""

    origin: int
    tokens: int
    space: int
    pipes: int  # bits


def walks(pipes: Any, space: int, steps: int, taken: int = 0) -> Iterator[tuple[int, int]]:
    """Every space that a rat may come to, and by which pipes: a step goes to the next space or through a pipe."""
    yield space, taken
    if steps == 0 or space == w.PAD:
        return
    yield from walks(pipes, space + 1, steps - 1, taken)
    for i, pipe in enumerate(pipes):
        if pipe.origin == space:
            yield from walks(pipes, pipe.target, steps - 1, taken | 1 << i)


class Mover:
    """The seat at turn, its turn about to begin."""

    def __init__(self, game: Playthrough) -> None:
        self.data = game.profile.data
        self.player = game.position.players[game.position.seat]
        self.comics = {w.COMICS[i] for i in range(10) if self.player.comics >> i & 1}
        tiles = tiles_of(self.data)
        self.colours = {space: tiles[game.position.tiles[space] - 1][0] for space in range(1, 27)}
        self.rats = [rat for rat in range(4) if 0 <= self.player.rats[rat] <= 26]

    def steps(self, rat: int, is_alone: bool) -> int:
        tokens = {w.SUPER_RATS[i] for i in range(4) if self.player.tokens[rat] >> i & 1}
        if is_alone and "commander" in tokens:
            return ANY_STEPS
        together = 4 if "four-steps" in self.comics else 3
        return (5 if is_alone else together) + (2 if "runner" in tokens else 0)

    def hops(self, rat: int, is_alone: bool) -> set[Hop]:
        origin = int(self.player.rats[rat])
        ends = walks(self.data.pipes, origin, self.steps(rat, is_alone))
        return {Hop(origin, int(self.player.tokens[rat]), space, pipes) for space, pipes in ends if space != origin}

    def can_pay(self, hops: tuple[Hop, ...]) -> bool:
        costs: Counter[str] = Counter()
        for hop, (i, pipe) in product(hops, enumerate(self.data.pipes)):
            if hop.pipes >> i & 1 and f"{pipe.colour}-pipes" not in self.comics:
                costs[pipe.cost] += 1
        return all(self.player.goods[w.GOODS.index(good)] >= count for good, count in costs.items())

    def has_one_colour(self, hops: tuple[Hop, ...]) -> bool:
        colours = {self.colours[hop.space] for hop in hops if hop.space != w.PAD}
        if "one-colour" in self.comics and "orange" in colours:
            colours = colours - {"orange"} | {"green"}
        return len(colours) <= 1

    def turns(self) -> set[tuple[Hop, ...]]:
        """All that the seat may do in the first step of its turn."""
        found = set()
        for count in range(1, len(self.rats) + 1):
            for moved in combinations(self.rats, count):
                waiting = [int(self.player.rats[rat]) for rat in self.rats if rat not in moved]
                for hops in product(*(self.hops(rat, count == 1) for rat in moved)):
                    ends = [hop.space for hop in hops] + [space for space in waiting if space != w.START]
                    if len(set(ends)) == len(ends) and self.has_one_colour(hops) and self.can_pay(hops):
                        found.add(tuple(sorted(hops)))
        return found


def decided(game: Playthrough, hops: tuple[Hop, ...] = ()) -> Iterator[tuple[Hop, ...]]:
    """What every sequence of decisions comes to, up to the end of the first step."""
    for move in game.legal:
        after = game.copy()
        tokens = game.position.players[game.position.seat].tokens
        events = after.apply_number(move)
        moved = [event.figures for event in events if event.kind == "rat-moved"]
        done = [*hops, *(Hop(hop["origin"], int(tokens[hop["rat"]]), hop["space"], hop["pipes"]) for hop in moved)]
        # In the phase of moving with nobody moved yet, it is another seat's turn.
        if after.position.phase in (w.MOVE, w.ROUTE) and (after.position.turn.moved or after.position.phase == w.ROUTE):
            yield from decided(after, tuple(done))
        else:
            yield tuple(sorted(done))


def positions_to_move(table: Table, seed: int) -> Iterator[Playthrough]:
    """Positions of a random game in which a seat's turn begins."""
    options = all_options()[seed * 29 % len(all_options())]
    game = Playthrough(GAME, profile_with(*options.items()), table.people, table.level, seed=seed)
    choices = np.random.default_rng(seed)
    while not game.is_over:
        if game.position.phase == w.MOVE and game.position.turn.moved == 0 and choices.random() < 0.1:
            still = game.copy()
            still.sample = False
            yield still
        game.apply_number(game.legal[choices.integers(len(game.legal))])


@pytest.mark.rule("fr.move.one")
@pytest.mark.rule("fr.move.many")
@pytest.mark.rule("fr.move.forward")
@pytest.mark.rule("fr.move.own-space")
@pytest.mark.rule("fr.move.pad-colour")
@pytest.mark.rule("fr.move.pad-once")
@pytest.mark.rule("fr.move.shortcut")
@pytest.mark.rule("fr.comic.green-pipes")
@pytest.mark.rule("fr.comic.orange-pipes")
@pytest.mark.rule("fr.comic.four-steps")
@pytest.mark.rule("fr.comic.one-colour")
@pytest.mark.rule("fr.super.commander")
@pytest.mark.rule("fr.super.runner")
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_decisions_reach_every_way_to_move_and_each_by_one_order(table: Table) -> None:
    seen = 0
    for seed in range(300):
        for game in positions_to_move(table, seed):
            ways = list(decided(game))
            assert len(set(ways)) == len(ways), game.line()
            assert set(ways) == Mover(game).turns(), game.line()
            seen += 1
        if seen >= POSITIONS_EACH:
            break
    assert seen >= POSITIONS_EACH
