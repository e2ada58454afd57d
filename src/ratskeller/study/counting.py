"""What every seat did and had in a game, counted during the game."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from ratskeller.core.event import Event
from ratskeller.core.game import Game, ScorePad
from ratskeller.core.profile import Profile
from ratskeller.games import has_part, part_of

LINE = "line:"  # before the name of a line of the score pad
LAID = "laid:"  # before the name of what was there to be had
Tally = dict[str, list[int]]  # by name: a number for each column of the score; what is missing is 0


def once(_: dict[str, int]) -> int:
    """Every event counts once."""
    return 1


class Count(NamedTuple):
    """Which events are counted, and under which name; braces in the name are replaced by a figure of the event."""

    name: str
    kinds: Sequence[str]
    figure: str = ""
    amount: Callable[[dict[str, int]], int] = once
    for_all: bool = False  # it counts for every seat, such as what is laid out


class Counted(NamedTuple):
    """What is counted in a game: while it is set up, and then."""

    at_set_up: Sequence[Count] = ()
    in_play: Sequence[Count] = ()


def counted_in(game: Game) -> Counted:
    """What is counted in this game; nothing but its score pad where the game does not say."""
    if not has_part(game.name, "study", "counting"):
        return Counted()
    counted: Counted = part_of(game.name, "study", "counting").COUNTED
    return counted


def shown_to_people(game: Game) -> dict[str, str]:
    """The counts that people see of their own games: the beginnings of their names, and of their keys in the
    catalogues."""
    if not has_part(game.name, "study", "counting"):
        return {}
    shown: dict[str, str] = part_of(game.name, "study", "counting").SHOWN
    return shown


class Clerk:
    """Counts the events of one game."""

    def __init__(self, game: Game, profile: Profile[Any], columns: int) -> None:
        self._game = game
        self._profile = profile
        self._columns = columns
        self._counted = counted_in(game)
        self._tally: Tally = {}

    def hear_set_up(self, events: Sequence[Event]) -> None:
        """Count what happened before the first decision."""
        self._hear(events, self._counted.at_set_up)

    def hear(self, events: Sequence[Event]) -> None:
        """Count what a move has brought."""
        self._hear(events, self._counted.in_play)

    def tally(self, pad: ScorePad) -> Tally:
        """All that was counted, and the lines of the score pad."""
        return self._tally | {f"{LINE}{line}": points for line, points in pad.lines.items() if any(points)}

    def _hear(self, events: Sequence[Event], counts: Sequence[Count]) -> None:
        for event in events:
            for count in counts:
                if event.kind in count.kinds:
                    name = count.name.format(self._value(event, count.figure))
                    numbers = self._tally.setdefault(name, [0] * self._columns)
                    for column in range(self._columns) if count.for_all else (event.seat,):
                        numbers[column] += count.amount(event.figures)

    def _value(self, event: Event, figure: str) -> int | str:
        """The meaning of a figure of an event."""
        return self._game.figure_name(self._profile, event.kind, figure, event.figures[figure]) if figure else ""
