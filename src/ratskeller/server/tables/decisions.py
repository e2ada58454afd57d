"""The decisions of a game that were not taken back, and what is needed to take some back."""

from dataclasses import dataclass
from typing import NamedTuple

from ratskeller.engine.playthrough import Playthrough

EVERY = 10  # decisions there is a checkpoint


@dataclass(frozen=True, slots=True)
class Played:
    """A decision that was not taken back."""

    number: int  # of its entry
    seat: int
    label: str  # of the turn in which it was taken
    moves: int  # of the game, chance included, before it
    count: int  # of the game's entries, itself included
    quiet: bool  # neither chance nor anything hidden has spoken after it


@dataclass(frozen=True, slots=True)
class Asked:
    """An undo that somebody asked for."""

    number: int  # of the entry
    seat: int
    back_to: int  # decisions that would stand
    agreed: frozenset[str]  # people


class Checkpoint(NamedTuple):
    """A position on the way, from which a decision that is taken back is found without playing all again."""

    moves: int  # of the game before it
    position: bytes


def carried_on(play: Playthrough, moves: list[int]) -> Playthrough:
    """The game after these moves, with no past to go back to; the one given stays as it was."""
    play = play.copy()
    for move in moves:
        play.apply_number(move)
    return play.copy()  # which leaves the past behind
