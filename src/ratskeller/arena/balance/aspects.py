"""How the report on a game's balance presents its tallies: winners compared with others, and what things were worth."""

from collections.abc import Sequence
from typing import Literal, NamedTuple

from ratskeller.core.game import Game
from ratskeller.games import part_of


class Aspect(NamedTuple):
    """Things to compare between winners and others: all whose names begin with the prefix."""

    heading: str
    prefix: str
    text: str
    tells: Literal["means", "shares", "both"] = "means"  # how much of it, who had any, or both
    per: str = ""  # the name of what each number is divided by


class Valued(NamedTuple):
    """Things whose worth is found together: all whose names begin with one of the prefixes."""

    heading: str
    prefixes: Sequence[str]
    text: str
    by_chance: bool = False  # who has them is no effect of how well a seat does


class Aspects(NamedTuple):
    """What a report says of a game."""

    title: str
    points: str  # what its points are, in words that go on after "points are"
    compared: Sequence[Aspect]
    valued: Sequence[Valued]
    note: str = ""  # what a reader must know of games between bots


def aspects_of(game: Game) -> Aspects:
    """What a report says of this game."""
    aspects: Aspects = part_of(game.name, "arena", "balance").ASPECTS
    return aspects
