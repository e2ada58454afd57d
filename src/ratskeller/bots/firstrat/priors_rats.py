"""Which rats a player would move, and where to."""

from typing import Any

from ratskeller.bots.firstrat.outlook import chance_in_time, lead, next_points, turns_left
from ratskeller.bots.firstrat.priors_items import stall_worth
from ratskeller.bots.firstrat.weights import Weights
from ratskeller.bots.firstrat.yields import Needs, needs_of
from ratskeller.core.layout import ZERO, Ints, wide
from ratskeller.core.rule import rule
from ratskeller.games.firstrat import actions as act
from ratskeller.games.firstrat import constants as w
from ratskeller.games.firstrat.collect import is_lit
from ratskeller.games.firstrat.comics import colour_for_moving, free_pipes, has_comic, steps_alone, steps_together
from ratskeller.games.firstrat.position import Box, Player, Position

BEGINNING = 0.5  # of the turn under way, this is still to come when rats are moved


@rule
def has_own_rat(player: Player, space: int) -> bool:
    """A rat of this seat is on the space."""
    for rat in range(w.RATS):
        if player.rats[rat] == space:
            return True
    return False


@rule
def rivals_spaces(s: Position) -> int:
    """The spaces of the path on which the seat at turn would pay, as bits."""
    spaces = ZERO
    if has_comic(s.players[s.seat], w.NO_TOLL):
        return spaces
    for other in range(s.seats):
        if other != s.seat:
            for rat in range(w.RATS):
                space = wide(s.players[other].rats[rat])
                if w.START < space <= w.SPACES:
                    spaces |= wide(1) << space
    return spaces


@rule
def landing_worth(
    box: Box, weights: Weights, s: Position, needs: Needs, turns: float, rat: int, space: int, is_first: bool
) -> float:
    """What a rat finds on a space of the path; the first of a turn there brings a backpack's bonus."""
    player = s.players[s.seat]
    tile = s.tiles[space]
    kind = wide(box.tile_kind[tile])
    colour = wide(box.tile_colour[tile])
    amount = wide(box.tile_amount[tile]) + wide(is_lit(box, player, space)) + (player.tokens[rat] >> w.GATHERER & 1)
    if is_first and player.backpacks >> colour & 1:
        amount += box.backpack_bonus[colour]
    worth = amount * needs.units[kind]
    if amount >= needs.enough[kind]:
        worth += weights.finish[kind]
    for stall in range(len(w.STALLS)):
        if space == box.stall_space[stall]:
            cheese = player.goods[w.CHEESE] + amount * wide(kind == w.CHEESE)
            worth += weights.stall[stall] * stall_worth(box, weights, s, wide(stall), rat, cheese, turns)
    return worth


@rule
def toll_worth(weights: Weights, s: Position, rivals: int, space: int) -> float:
    """What it costs to end on a space with rivals' rats."""
    if rivals >> space & 1 == 0:
        return 0.0
    return weights.toll if s.players[s.seat].goods[w.CHEESE] > 0 else weights.toll + weights.mouldy


@rule
def partners_worth(
    box: Box, weights: Weights, s: Position, needs: Needs, turns: float, rivals: int, rat: int, space: int
) -> float:
    """What the rats behind could collect on other spaces of the colour, if this rat goes first."""
    player = s.players[s.seat]
    origin = wide(player.rats[rat])
    colour = ZERO if space == w.PAD else colour_for_moving(player, wide(box.tile_colour[s.tiles[space]]))
    worth = 0.0
    for other in range(w.RATS):
        start = wide(player.rats[other])
        if w.START <= start < origin or (start == w.START == origin and other > rat):
            best = 0.0
            for target in range(start + 1, min(start + steps_together(box, player, other), w.SPACES) + 1):
                is_alike = colour_for_moving(player, wide(box.tile_colour[s.tiles[target]])) == colour
                if (is_alike or space == w.PAD) and target != space and not has_own_rat(player, target):
                    found = landing_worth(box, weights, s, needs, turns, wide(other), target, False)
                    best = max(best, found - toll_worth(weights, s, rivals, target))
            worth += best
    return worth


@rule
def home_worth(box: Box, weights: Weights, s: Position, in_time: float) -> float:
    """What a rat brings in the rocket: the later, the less it is missed on the path. The fourth ends the game."""
    seat = wide(s.seat)
    points = next_points(box, s, seat, w.RATTONAUT_TRACK) + wide(box.award_points)
    worth = points * (1.0 - in_time + weights.home * in_time)
    if s.players[seat].scored[w.RATTONAUT_TRACK] == w.RATS - 1 and s.round_number < s.end_round:
        worth += weights.finale * (lead(box, s, seat) + points)
    return worth


@rule
def lean_to_rats(box: Box, weights: Weights, s: Position, moves: Ints, count: int, out: Any) -> None:
    """Good yields, several rats at a time, and on to the rocket."""
    player = s.players[s.seat]
    turns = turns_left(box, weights, s, wide(s.seat))
    in_time = chance_in_time(turns - BEGINNING, weights.unit_wait)
    needs = needs_of(box, weights, player, in_time)
    rivals = rivals_spaces(s)
    is_first = s.turn.moved == 0
    for i in range(count):
        if moves[i] == act.STOP:
            out[i] = weights.stop
            continue
        rat = (moves[i] - act.GO) // w.PAD
        space = (moves[i] - act.GO) % w.PAD + 1
        steps = space - wide(player.rats[rat])
        worth = steps * weights.step
        if space == w.PAD:
            worth += home_worth(box, weights, s, in_time)
        else:
            worth += landing_worth(box, weights, s, needs, turns, rat, space, s.turn.colour == 0)
            worth -= toll_worth(weights, s, rivals, space)
        together = steps_together(box, player, rat)
        if is_first and steps <= together:
            worth += weights.partner * partners_worth(box, weights, s, needs, turns, rivals, rat, space)
        elif steps > (steps_alone(box, player, rat) if is_first else together):
            worth -= weights.pipe
        out[i] = worth


@rule
def lean_to_routes(box: Box, weights: Weights, s: Position, moves: Ints, count: int, out: Any) -> None:
    """Pipes that cost something are for those who must; free ones do no harm."""
    free = free_pipes(box, s.players[s.seat])
    for i in range(count):
        pipes = (moves[i] - act.ROUTE) & ~free
        out[i] = 0.0
        for pipe in range(w.PIPES):
            if pipes >> pipe & 1:
                out[i] -= weights.unit[box.pipe_cost[pipe]]
