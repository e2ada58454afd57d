"""The decisions of a recorded game as their seats saw them, and the chance results between them."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from ratskeller.bots.bot import Seen, seen_in
from ratskeller.engine.playthrough import Playthrough

SPECTATOR = -1


class Step(NamedTuple):
    """A move of the record. What a seat saw is there only where it had a choice."""

    number: int  # moves before it
    turn: str
    actor: int  # CHANCE for chance
    move: int
    seen: Seen | None
    is_common: bool  # the seat that had a choice before knows as much as the one that has now


def steps_of(play: Playthrough) -> Iterator[Step]:
    """Every move of a game that has been replayed, in order."""
    again = Playthrough(play.game, play.profile, play.people, play.level, seed=0, sample=False)
    last = SPECTATOR
    for number, move in enumerate(play.moves):
        turn, actor = play.game.turn_label(again.position), again.actor
        seen = seen_in(again) if not again.is_chance and len(again.legal) > 1 else None
        yield Step(number, turn, actor, move, seen, seen is not None and know_the_same(again, last, actor))
        last = last if seen is None else actor
        again.apply_number(move)


def know_the_same(play: Playthrough, one: int, other: int) -> bool:
    """Two seats (or spectators) may know the same of a position."""
    views = [play.game.view_for(play.box, play.position, seat) for seat in (one, other)]
    return one == other or views[0].tobytes() == views[1].tobytes()


def final_shares(play: Playthrough) -> list[float] | None:
    """The part of the victory that each seat has at the end; None while a game is not over."""
    if not play.is_over:
        return None
    pad: Any = play.game.score_pad(play.box, play.position)
    return [(seat in pad.winners) / len(pad.winners) for seat in range(len(pad.totals))]
