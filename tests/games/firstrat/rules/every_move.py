"""What a seat can do in step 1, twice: as the game offers it, and as plain Python finds it by the text of the rules.

What one turn's moves come to is told as sorted journeys; rats that can't be told apart are not named.
"""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, product
from typing import NamedTuple

from ratskeller.core.position import CHANCE
from tests.games.firstrat.rules.table import Table

PAD = 27


class Journey(NamedTuple):
    """A rat's move: where it came from, the tokens that it carries, where it ends, and its pipes (1 to 5)."""

    origin: int
    tokens: tuple[str, ...]
    space: int
    pipes: tuple[int, ...]


Turn = tuple[Journey, ...]


def offered_turns(table: Table) -> list[Turn]:
    """Every sequence of decisions that the game offers, as the journeys that it comes to."""
    tokens = [tuple(names) for names in table.plain()["players"][0]["tokens"]]
    assert table.legal
    found: list[Turn] = []
    ahead: list[tuple[Table, Turn]] = [(table, ())]
    while ahead:
        now, journeys = ahead.pop()
        for move in now.legal:
            after = now.copy()
            after.do(move)
            made = list(journeys)
            for event in after.happened("rat-moved"):
                pipes = tuple(pipe + 1 for pipe in range(5) if event["pipes"] >> pipe & 1)
                made.append(Journey(event["origin"], tokens[event["rat"]], event["space"], pipes))
            if after.phase in ("move", "route") and after.actor == now.actor != CHANCE:
                ahead.append((after, tuple(made)))
            else:
                found.append(tuple(sorted(made)))
    return found


class Junkyard:
    """What step 1 depends on, read off a table in plain words, and the rules of step 1 over it."""

    def __init__(self, table: Table) -> None:
        data = table.play.profile.data
        printed = [data.path[str(space)][0] for space in range(1, 27)]
        self.colours = {space: printed[(table.position.tiles[space] - 1) % 26] for space in range(1, 27)}
        self.pipes = [(pipe.origin, pipe.target, pipe.cost, pipe.colour) for pipe in data.pipes]
        seat = table.plain()["players"][0]
        self.held = seat["goods"]
        self.comics = seat["comics"]
        self.rats = [
            (0 if place == "start" else int(place), tuple(tokens))
            for place, tokens in zip(seat["rats"], seat["tokens"], strict=True)
            if place not in ("nursery", "rocket")
        ]

    def turns(self) -> set[Turn]:
        """Every set of journeys that the rules allow."""
        found = set()
        for count in range(1, len(self.rats) + 1):
            for moved in combinations(range(len(self.rats)), count):
                for journeys in product(*(self.journeys(*self.rats[rat], alone=count == 1) for rat in moved)):
                    if self.is_allowed(moved, journeys):
                        found.add(tuple(sorted(journeys)))
        return found

    def journeys(self, origin: int, tokens: tuple[str, ...], *, alone: bool) -> list[Journey]:
        """Every way of a single rat within its steps, step by step."""
        ways = self.ways(origin, self.limit(tokens, alone=alone), ())
        return [Journey(origin, tokens, space, pipes) for space, pipes in ways if space != origin]

    def limit(self, tokens: tuple[str, ...], *, alone: bool) -> int:
        if alone and "commander" in tokens:
            return PAD
        together = 4 if "four-steps" in self.comics else 3
        return (5 if alone else together) + (2 if "runner" in tokens else 0)

    def ways(self, space: int, steps: int, pipes: tuple[int, ...]) -> Iterator[tuple[int, tuple[int, ...]]]:
        yield space, pipes
        if steps == 0 or space == PAD:
            return
        yield from self.ways(space + 1, steps - 1, pipes)
        for number, (entry, end, _, _) in enumerate(self.pipes, start=1):
            if entry == space:
                yield from self.ways(end, steps - 1, (*pipes, number))

    def is_allowed(self, moved: tuple[int, ...], journeys: Turn) -> bool:
        return self.is_room(moved, journeys) and self.is_one_colour(journeys) and self.is_affordable(journeys)

    def is_room(self, moved: tuple[int, ...], journeys: Turn) -> bool:
        staying = [rat[0] for i, rat in enumerate(self.rats) if i not in moved]
        ends = [journey.space for journey in journeys]
        return len(set(ends)) == len(ends) and not set(ends) & set(staying)

    def is_one_colour(self, journeys: Turn) -> bool:
        colours = {self.colours[journey.space] for journey in journeys if journey.space != PAD}
        if "one-colour" in self.comics:
            colours = {"green" if colour == "orange" else colour for colour in colours}
        return len(colours) <= 1

    def is_affordable(self, journeys: Turn) -> bool:
        free = [colour for colour in ("green", "orange") if f"{colour}-pipes" in self.comics]
        taken = [self.pipes[number - 1] for journey in journeys for number in journey.pipes]
        costs = Counter(cost for _, _, cost, colour in taken if colour not in free)
        return all(self.held[cost] >= count for cost, count in costs.items())
