"""Examples to continue: from any of their positions, for all seats in turn. Nothing is stored: all moves are sent each
time."""

from collections.abc import Sequence
from typing import Any

import msgspec

from ratskeller.client.errors import Refused
from ratskeller.core.codec import to_plain
from ratskeller.core.errors import IllegalMove, MalformedMove
from ratskeller.core.phrase import seat_phrases
from ratskeller.engine.playthrough import Playthrough
from ratskeller.server.records.examples import beginning_of
from ratskeller.server.tables.phrases import offers_in, said_refusal, spoken_event


def played_on(example_id: str, after: int, moves: Sequence[str]) -> dict[str, Any]:
    """The state of an example after a number of its own decisions and these moves; the same moves always lead there."""
    play, own = beginning_of(example_id)
    number = 0
    for text in own:
        number += not play.is_chance
        if number > after:
            break
        play.apply(text)
    while play.is_chance:
        play.apply_number(play.legal[0])
    play.sample = True  # chance is drawn by the position's own random state
    for text in moves:
        make(play, text)
    return state_of(play, has_moved=bool(moves))


def make(play: Playthrough, text: str) -> None:
    """Carry out a move, or say why not as at a table."""
    try:
        if play.is_over:
            raise Refused("not-now", "the game is over")
        play.apply(text)
    except MalformedMove as problem:
        raise Refused("malformed", str(problem)) from None
    except IllegalMove as problem:
        why = problem.refusal
        say = said_refusal(play.game, why)
        raise Refused("illegal", str(problem), rule=why.rule, reason=why.reason, figures=why.figures, say=say) from None


def state_of(play: Playthrough, *, has_moved: bool) -> dict[str, Any]:
    """Everything on the table, and what the seat to decide can do."""
    game = play.game
    plain = to_plain(game.layout, play.position)
    del plain["rng"]
    seats = seat_phrases(play.people + (play.level is not None))
    pad = game.score_pad(play.box, play.position)
    return {
        "actor": play.actor if play.actor >= 0 else None,
        "position": plain,
        "points": pad.totals,
        "winners": list(pad.winners) if play.is_over else [],
        "events": [spoken_event(game, play.profile.data, event, seats) for event in play.events] if has_moved else [],
        "offers": None if play.is_over else msgspec.to_builtins(offers_in(play)),
    }
