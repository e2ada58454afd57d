"""What an analysis contains. Lists of chances and points have a value for each seat; moves are texts."""

from typing import Literal

import msgspec

Size = Literal["none", "slip", "mistake", "blunder"]
# From how much of the chance to win on: less than a slip is nothing to talk about.
SIZES: dict[Size, float] = {"slip": 0.02, "mistake": 0.05, "blunder": 0.1}


def size_of(lost: float) -> Size:
    """How big a mistake is, by the chance to win that it lost."""
    found: Size = "none"
    for size, least in SIZES.items():
        found = size if lost >= least else found
    return found


class Decision(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A decision between several legal moves, judged by what its seat could know."""

    number: int  # moves of the record before it
    turn: str
    seat: int
    move: str
    legal: int  # moves to choose from
    best: list[str]  # the best way to play the rest of the turn
    before: list[float]  # chances to win if the best move is made
    after: list[float]  # chances to win after the move that was made, as the next who decides finds them
    lost: float  # chance to win given away; 0 for the best move, and for one that can't be distinguished from it
    size: Size
    points_before: list[float]  # expected at the end of the game
    points_after: list[float]


class Luck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What came between two decisions: chance results, and what the one who decides next knows and others don't."""

    number: int  # moves of the record before it
    turn: str
    moves: list[str]  # the chance results, if there were any
    before: list[float]
    after: list[float]


class Turn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All that a seat decided in a row."""

    number: int  # moves of the record before it
    turn: str
    seat: int
    moves: list[str]
    best: list[str]  # what was played up to the worst decision, and how it would have gone on best
    lost: float  # by all its decisions
    size: Size


class TurningPoint(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A large change of chances: by a seat's turn, or by luck."""

    number: int  # moves of the record before it
    turn: str
    seat: int | None  # who decided; None for luck
    moves: list[str]
    change: list[float]


class SeatResult(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Why a seat got what it got: start + own + others + luck = final, exactly."""

    start: float  # chance to win before the first decision
    own: float  # what its own decisions have changed
    others: float  # what those of others have
    luck: float  # what chance has, and what was hidden
    final: float  # part of the victory, or the last chance to win of a game that is not over
    mistakes: dict[Size, int]  # turns by the size of what they lost


class Analysis(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A whole game, or all that there is of it."""

    game: str
    profile_hash: str
    people: int
    level: str | None
    finished: bool
    playouts: int
    seed: int
    decisions: list[Decision]
    luck: list[Luck]
    turns: list[Turn]
    turning_points: list[TurningPoint]  # the largest first
    seats: list[SeatResult]
