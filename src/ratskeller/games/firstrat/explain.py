"""Why a move is not legal: the rule that forbids it, with the figures involved.

A reason that no later step of the turn could take away comes first, even where another decision is due: that the
stall is empty says more than that it is not time to shop.
"""

from ratskeller.core.errors import Refusal
from ratskeller.core.position import CHANCE
from ratskeller.games.firstrat import actions as act
from ratskeller.games.firstrat import constants as w
from ratskeller.games.firstrat import moves as m
from ratskeller.games.firstrat.explain_build import refuse_building, refuse_donation
from ratskeller.games.firstrat.explain_gains import (
    refuse_award,
    refuse_bonus,
    refuse_comic,
    refuse_drink,
    refuse_nursery,
    refuse_token,
)
from ratskeller.games.firstrat.explain_movement import refuse_go, refuse_route
from ratskeller.games.firstrat.explain_shop import refuse_item
from ratskeller.games.firstrat.explain_table import refuse_best_track, refuse_draw
from ratskeller.games.firstrat.position import Box, Position
from ratskeller.games.firstrat.refusal import refuse
from ratskeller.games.firstrat.rule_links import RULES_OF_CHANCE, RULES_OF_PHASE

# What each phase is about. A turn begins with a move: whoever tries a later step first hears of the steps.
PHASE_RULES = RULES_OF_CHANCE | RULES_OF_PHASE | {"move": "fr.turn.steps"}
END_RULES = {w.ALL_IN_ROCKET: "fr.end.rocket", w.EIGHTH_MARKER: "fr.end.markers"}


def explain(box: Box, s: Position, move: int) -> Refusal:
    """The most specific reason why a move that is not among the legal ones is refused."""
    if s.phase == w.OVER:
        return refuse(END_RULES.get(s.end_reason, "fr.end.earlier"), "game-over", round=s.round_number - 1)
    phase = w.PHASES[s.phase]
    rule = PHASE_RULES[phase]
    if not 0 <= move < act.ACTIONS:
        return refuse(rule, "no-such-move", number=move)
    is_chance_move = move >= act.CHANCE_CAP
    if s.actor == CHANCE and not is_chance_move:
        return refuse(rule, "chance-decides", phase=phase)
    if s.actor != CHANCE and is_chance_move:
        return refuse(rule, "seat-decides", phase=phase)
    asked = m.MOVES[move]
    reason = refuse_in_turn(box, s, asked) if w.MOVE <= s.phase <= w.BUILD else refuse_at_table(box, s, asked)
    return reason or refuse(rule, "other-decision", phase=phase)


def refuse_at_table(box: Box, s: Position, asked: m.Move) -> Refusal | None:
    """Why something can't be drawn or laid, or done for Greg; None if another decision is due."""
    if s.phase == w.GREG_TRACK:
        return refuse_best_track(box, s, asked)
    return refuse_draw(box, s, asked)


def refuse_in_turn(box: Box, s: Position, asked: m.Move) -> Refusal | None:
    """Why a person can't do something in their turn; None if another decision is due."""
    match asked:
        case m.Go():
            return refuse_go(box, s, asked)
        case m.Route():
            return refuse_route(box, s, asked)
        case m.Stop() | m.EndTurn() if s.phase == w.MOVE and s.turn.moved == 0:
            return refuse("fr.turn.steps", "must-move")
        case m.Award():
            return refuse_award(box, s)
        case m.Nursery():
            return refuse_nursery(s)
        case m.Bonus():
            return refuse_bonus(box, s, asked)
        case m.Drink():
            return refuse_drink(s)
        case m.TakeComic():
            return refuse_comic(s, asked)
        case m.NoComic() if s.phase == w.COMIC:
            return refuse("fr.burrow.library", "must-take-comic")
        case m.PutToken():
            return refuse_token(s, asked)
        case m.Buy() | m.Steal() | m.Take():
            return refuse_item(box, s, asked)
        case m.Build():
            return refuse_building(box, s, asked)
        case m.Donate():
            return refuse_donation(box, s)
        case m.ScoreForGreg() if s.level == w.NO_LEVEL:
            return refuse("fr.solo.best", "no-greg")
    return None
