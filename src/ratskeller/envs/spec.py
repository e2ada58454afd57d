"""What an observation has of a position, declared field by field."""

from dataclasses import dataclass, field

SEATS = 5  # at most, in any game
SEAT_COUNTS = ("", "", "2 seats", "3 seats", "4 seats", "5 seats")  # names of how many there are

# How a field is encoded.
NUMBER = "number"  # a count, as a part of `top`
ONE_HOT = "one-hot"  # one place for each value
BITS = "bits"  # one place for each flag
CENSUS = "census"  # one place for each value: how many of the row have it

# What goes round the table, and is therefore encoded as its seat sees it.
BY_SEAT = "seat"
BY_HOUSE = "house"
FIRST_SEAT = "first seat"  # whatever the value

RELATIVE = ("me", "next", "second", "third", "fourth")  # seats, in the order in which they play after mine


@dataclass(frozen=True)
class FieldSpec:
    """What an observation has of one field: of every element of it, one after the other."""

    path: str  # of the field in the layout
    meaning: str
    kind: str = ""  # left out: a choice is one-hot, flags are bits, anything else a number
    top: int = 1  # what a number counts as 1; more is encoded as 1, too
    labels: tuple[str, ...] = ()  # of the values from 0 up, where the layout has no names for them
    value: str = ""  # what goes round, where values are numbers of seats or houses
    places: str = ""  # what goes round, where the last index is the number of a seat or a house
    extra: dict[int, str] = field(default_factory=dict)  # values beside those that go round
    given: str = ""  # the field without whose element nothing is encoded of an element
    name: str = ""  # where a field is encoded in two ways
    names: tuple[str, ...] = ()  # of the elements, where the layout has none
    mine: bool = False  # of all seats only mine


@dataclass(frozen=True)
class ObservationSpec:
    """All that is encoded of a game's positions, and what is not, with the reason."""

    fields: tuple[FieldSpec, ...]
    left_out: dict[str, str]
    houses_apart: int  # between two seats' houses when two play


@dataclass(frozen=True)
class Feature:
    """A stretch of the observation. The raw byte of each of its numbers, times `scale`, is at most 1."""

    name: str
    offset: int
    size: int
    scale: float
    meaning: str
    kind: str
    places: tuple[str, ...]  # the elements, one after the other; a single one has no name
    labels: tuple[str, ...]  # of the numbers of each element; a number has none
    seat: int | None  # whose it is: 0 mine, 1 the next at the table, ...; None: everybody's
    spec: FieldSpec
