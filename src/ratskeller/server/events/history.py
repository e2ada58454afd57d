"""What the rounds of a tournament have been so far, as pairings and standings need it. People are numbers here."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import combinations

Pair = tuple[int, int]


@dataclass(frozen=True)
class Round:
    """The tables of a round, each with its people in the order of the seats, and who had no table."""

    tables: tuple[tuple[int, ...], ...]
    byes: tuple[int, ...] = ()


@dataclass(frozen=True)
class History:
    """The rounds of a tournament, the first one first."""

    rounds: tuple[Round, ...] = ()
    met: Counter[Pair] = field(init=False, compare=False)  # how often two people sat at one table
    byes: Counter[int] = field(init=False, compare=False)
    seats: Counter[tuple[int, int]] = field(init=False, compare=False)  # how often a person sat on a seat
    tables: Counter[int] = field(init=False, compare=False)  # how many tables a person has had

    def __post_init__(self) -> None:
        counted: dict[str, Counter[tuple[int, int]]] = {"met": Counter(), "seats": Counter()}
        byes: Counter[int] = Counter()
        tables: Counter[int] = Counter()
        for played in self.rounds:
            byes.update(played.byes)
            for table in played.tables:
                tables.update(table)
                counted["met"].update(pairs_of(table))
                counted["seats"].update((person, seat) for seat, person in enumerate(table))
        for name, counts in {**counted, "byes": byes, "tables": tables}.items():
            object.__setattr__(self, name, counts)

    def after(self, played: Round) -> "History":
        """The history with one more round."""
        return History((*self.rounds, played))


def pairs_of(people: Iterable[int]) -> list[Pair]:
    """All pairs among some people, the lower number first."""
    return list(combinations(sorted(people), 2))
