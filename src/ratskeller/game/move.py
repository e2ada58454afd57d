"""Moves as Python programs handle them: with a text, a number and words."""

from dataclasses import dataclass, field

from ratskeller.core.errors import MalformedMove
from ratskeller.core.event import Event
from ratskeller.core.game import Game as Rules


@dataclass(frozen=True)
class Move:
    """A move. Two moves with the same text are equal, whatever the language of their words.

    Attributes:
        text: The short form that records use, such as `r2>9`.
        number: The number that engines and environments use.
        words: What it does, for people.
    """

    text: str
    number: int
    words: str = field(compare=False)

    @property
    def is_chance(self) -> bool:
        """It is a result of chance, such as a card drawn; nobody decided it."""
        return self.text.startswith("~")

    def __str__(self) -> str:
        return self.text

    def __index__(self) -> int:
        """Its number, so that a move picks its value out of a list or an array."""
        return self.number


@dataclass(frozen=True)
class PlayedMove:
    """A move of the past, and what it brought about.

    Attributes:
        number: How many moves had been made then, this one included.
        turn: The turn in which it was made, such as `3.2`.
        seat: Who made it; None for chance.
        move: The move.
        events: What happened, hidden things included. `Game.tell` puts an event into words.
    """

    number: int
    turn: str
    seat: int | None
    move: Move
    events: list[Event]


def number_of(move: object, rules: Rules) -> int:
    """The number of a move that was given as a `Move`, as its text or as its number."""
    if isinstance(move, Move | str):
        return rules.parse_move(str(move))
    if hasattr(move, "__index__") and not isinstance(move, bool) and 0 <= int(move) < rules.actions:
        return int(move)
    raise MalformedMove(f"{move!r:.80} is no move of {rules.name}: give a move, its text, or its number")
