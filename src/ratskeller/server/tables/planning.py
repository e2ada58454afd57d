"""Plans for somebody's next turn: moves, each for a decision of the turn as it would begin now.

A plan is tried on what its seat may know, and played like any other moves, until one is refused, until there is a
decision that it did not foresee, or until something is revealed that could not be known when the plan was made.
"""

from collections.abc import Sequence
from typing import Any

from ratskeller.client.errors import Refused
from ratskeller.core.errors import IllegalMove, MalformedMove
from ratskeller.engine.playthrough import Playthrough
from ratskeller.server.store.premoves import Step
from ratskeller.server.tables.change import tried
from ratskeller.server.tables.commands import NewEntry, decide, need_state, own_seats
from ratskeller.server.tables.phrases import said_refusal
from ratskeller.server.tables.state import TableState

MOST_MOVES = 40
OTHER_DECISION = {"code": "unforeseen"}
CAME_TO_LIGHT = {"code": "revealed"}
BOT = {"code": "bot"}


def can_be_planned(table: TableState, seat: int) -> bool:
    """Whether the next turn of a seat can be planned now: it is somebody else's, and there will be one."""
    if table.game.next_turn is None or table.play is None or table.actor is None or table.actor == seat:
        return False
    return table.bot_at(seat) is None and beginning(table, seat) is not None


def seat_to_plan(table: TableState, person_id: str) -> int:
    """The seat of a person's whose next turn can be planned, or the reason why there is none."""
    need_state(table, "running")
    seats = own_seats(table, person_id)
    if table.game.next_turn is None:
        raise Refused("not-now", "turns of this game can't be planned: too much is hidden", say={"key": "plan-hidden"})
    if table.actor in seats:
        raise Refused("not-now", "it is your turn: make your move", say={"key": "plan-your-turn"})
    for seat in seats:
        if can_be_planned(table, seat):
            return seat
    raise Refused("not-now", "there is no turn of yours to plan", say={"key": "plan-no-turn"})


def beginning(table: TableState, seat: int) -> Playthrough | None:
    """The seat's next turn as if all others passed, as far as the seat may know the game; None if there is none."""
    assert table.play is not None
    assert table.game.next_turn is not None
    play = table.play.copy()
    play.sample = False
    view = play.views([seat])
    if not table.game.next_turn(play.box, view[0], seat):
        return None
    play.set_position(view)
    return play


def planned(table: TableState, seat: int, moves: Sequence[str]) -> tuple[Playthrough, list[Step]]:
    """The turn after these moves, and the decision that each is for; refused where one is not legal."""
    play = beginning(table, seat)
    if play is None:
        raise Refused("not-now", "there is no turn of yours to plan", say={"key": "plan-no-turn"})
    label, steps = play.label, []
    for number, text in enumerate(moves, start=1):
        if play.actor != seat or play.label != label:
            raise Refused("malformed", f"moves: the turn is over before move {number}")
        steps.append(Step(int(play.position["phase"]), text))
        try:
            play.apply(text)
        except MalformedMove as problem:
            raise Refused("malformed", str(problem)) from None
        except IllegalMove as problem:
            why, say = problem.refusal, said_refusal(table.game, problem.refusal)
            raise Refused(
                "illegal", str(problem), rule=why.rule, reason=why.reason, figures=why.figures, say=say
            ) from None
    return play, steps


def is_whole(play: Playthrough, seat: int, steps: Sequence[Step]) -> bool:
    """Whether nothing of the turn is left to decide."""
    return bool(steps) and (play.actor != seat or bool(play.position["seat"] != seat))


def played(
    table: TableState, seat: int, person_id: str, steps: Sequence[Step]
) -> tuple[list[NewEntry], list[Step], dict[str, Any] | None]:
    """The entries that a plan becomes now that its seat is to decide; what is left of it, and why."""
    assert table.play is not None
    done: list[NewEntry] = []
    label, count = table.play.label, len(steps)
    for number, step in enumerate(steps):
        rest = list(steps[number:])
        if table.play.actor != seat or table.play.label != label:
            return done, rest, OTHER_DECISION
        if table.bot_at(seat) is not None:
            return done, rest, BOT
        if int(table.play.position["phase"]) != step.phase:
            return done, rest, OTHER_DECISION
        try:
            new = decide(table, person_id, step.move)
        except Refused as refused:
            return done, rest, refused.body()
        done += new
        table = tried(table, new)
        if not table.played[-1].quiet and number + 1 < count:
            return done, rest[1:], CAME_TO_LIGHT
    return done, [], None
