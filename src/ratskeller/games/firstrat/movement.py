"""fr.move.*: which rats go where, by which pipes, and what it costs.

Rats are moved front first, and plain rats that leave Start together go to ever nearer spaces. So each set of rats,
spaces
and pipes is reached by one order of decisions, no rat lands where an own rat is still to leave, and a seat may stop
after any rat.
"""

from ratskeller.core.layout import ZERO, Grid, Ints, wide
from ratskeller.core.log import emit
from ratskeller.core.rule import rule
from ratskeller.games.firstrat import actions as act
from ratskeller.games.firstrat import constants as w
from ratskeller.games.firstrat import events as ev
from ratskeller.games.firstrat.burrow import is_first_of_its_kind
from ratskeller.games.firstrat.comics import colour_for_moving, free_pipes, steps_alone, steps_together
from ratskeller.games.firstrat.pad import finish_moving
from ratskeller.games.firstrat.position import Box, Player, Position
from ratskeller.games.firstrat.toll import pay_toll


@rule
def can_afford_route(box: Box, player: Player, pipes: int) -> bool:
    """fr.move.shortcut: the seat holds the materials for all pipes of a route that are not free."""
    return can_pay_pipes(box, player, pipes & ~free_pipes(box, player))


@rule
def can_pay_pipes(box: Box, player: Player, unpaid: int) -> bool:
    """fr.move.shortcut: the seat holds the materials for all of these pipes."""
    for pipe in range(w.PIPES):
        if unpaid >> pipe & 1:
            cost = box.pipe_cost[pipe]
            needed = 0
            for other in range(pipe + 1):
                if unpaid >> other & 1 and box.pipe_cost[other] == cost:
                    needed += 1
            if player.goods[cost] < needed:
                return False
    return True


@rule
def is_next_in_order(s: Position, player: Player, rat: int) -> bool:
    """fr.move.many: a rat that may be moved after those already moved: further behind, or a later one on Start."""
    space = player.rats[rat]
    if space < w.START or space > w.SPACES:
        return False
    if s.turn.moved != 0 and (space > s.turn.origin or (space == s.turn.origin and rat <= s.turn.rat)):
        return False
    return s.turn.moved >> rat & 1 == 0 and is_first_of_its_kind(player, rat)


@rule
def furthest_target(s: Position, player: Player, rat: int) -> int:
    """The furthest space for a rat that leaves Start after one of its kind: nearer than that one went."""
    furthest = w.PAD
    if player.rats[rat] == w.START and s.turn.moved != 0:
        for other in range(rat):
            same_kind = player.tokens[other] == player.tokens[rat]
            if s.turn.moved >> other & 1 and same_kind and s.turn.left_start >> other & 1:
                furthest = min(furthest, wide(player.rats[other]) - 1)
    return furthest


@rule
def step_limit(box: Box, s: Position, player: Player, rat: int) -> int:
    """fr.move.one, fr.move.many: how far a rat may go now: the first of a turn as if alone."""
    if s.turn.moved == 0:
        return steps_alone(box, player, rat)
    return steps_together(box, player, rat)


@rule
def spaces_taken(player: Player) -> int:
    """fr.move.own-space, fr.move.pad-once: the spaces with an own rat, the pad included, as bits; Start takes any
    number."""
    taken = ZERO
    for rat in range(w.RATS):
        if player.rats[rat] > w.START:
            taken |= wide(1) << player.rats[rat]
    return taken


@rule
def has_colour_of_turn(box: Box, s: Position, player: Player, space: int) -> bool:
    """fr.move.many, fr.move.pad-colour: a space fits the rats moved before; the pad has every colour."""
    if s.turn.colour == 0 or space == w.PAD:
        return True
    return colour_for_moving(player, wide(box.tile_colour[s.tiles[space]])) == s.turn.colour - 1


@rule
def reach(box: Box, player: Player, origin: int, limit: int) -> int:
    """fr.move.forward, fr.move.shortcut: the spaces within so many steps, by pipes that the seat can pay, as bits."""
    reached = ZERO
    priced = ~free_pipes(box, player)
    for i in range(box.route_count[origin]):
        spare = limit - box.route_steps[origin, i]
        if spare < 0:
            break
        unpaid = box.route_pipes[origin, i] & priced
        if unpaid == 0 or can_pay_pipes(box, player, unpaid):
            end = wide(box.route_end[origin, i])
            reached |= (wide(2) << min(end + spare, w.PAD)) - (wide(1) << end)
    return reached & ~(wide(1) << origin)


@rule
def targets(box: Box, s: Position, player: Player, rat: int) -> int:
    """fr.move.one, fr.move.many: the spaces that a rat may move to now, as bits."""
    if not is_next_in_order(s, player, rat):
        return ZERO
    origin = wide(player.rats[rat])
    furthest = furthest_target(s, player, rat)
    spaces = reach(box, player, origin, step_limit(box, s, player, rat)) & ~spaces_taken(player)
    spaces &= (wide(2) << furthest) - 1
    if s.turn.colour != 0:
        space = origin + 1
        while spaces >> space != 0:
            if spaces >> space & 1 and not has_colour_of_turn(box, s, player, space):
                spaces ^= wide(1) << space
            space += 1
    return spaces


@rule
def can_move_another(box: Box, s: Position) -> bool:
    """fr.move.many: at least one more rat may be moved this turn."""
    player = s.players[s.seat]
    for rat in range(w.RATS):
        if targets(box, s, player, rat) != 0:
            return True
    return False


@rule
def list_rats(box: Box, s: Position, out: Ints) -> int:
    """fr.move.one, fr.move.many, fr.move.always-possible: every rat with every space that it may move to, or to
    stop."""
    player = s.players[s.seat]
    count = wide(0)
    for rat in range(w.RATS):
        spaces = targets(box, s, player, rat)
        space = wide(player.rats[rat])
        while spaces >> space != 0:
            if spaces >> space & 1:
                out[count] = act.GO + rat * w.PAD + space - 1
                count += 1
            space += 1
    if s.turn.moved != 0:
        out[count] = act.STOP
        count += 1
    return count


@rule
def steps_to_target(box: Box, s: Position, i: int) -> int:
    """The steps that the rat about to move needs by route number i of its space; more than any limit if it leads
    past."""
    beyond = s.turn.target - wide(box.route_end[s.turn.origin, i])
    if beyond < 0:
        return wide(99)
    return box.route_steps[s.turn.origin, i] + beyond


@rule
def is_route(box: Box, s: Position, player: Player, i: int) -> bool:
    """fr.move.shortcut: the rat about to move can take route number i of its space."""
    if steps_to_target(box, s, i) > step_limit(box, s, player, wide(s.turn.rat)):
        return False
    return can_afford_route(box, player, wide(box.route_pipes[s.turn.origin, i]))


@rule
def list_routes(box: Box, s: Position, out: Ints) -> int:
    """fr.move.shortcut: the sets of pipes by which the rat can reach its target, walking all the way included."""
    player = s.players[s.seat]
    count = wide(0)
    for i in range(box.route_count[s.turn.origin]):
        if is_route(box, s, player, i):
            out[count] = act.ROUTE + box.route_pipes[s.turn.origin, i]
            count += 1
    return count


@rule
def pay_pipes(box: Box, s: Position, pipes: int, log: Grid) -> None:
    """fr.move.shortcut, fr.comic.green-pipes, fr.comic.orange-pipes: pay for each pipe that is not free."""
    seat = wide(s.seat)
    player = s.players[seat]
    free = free_pipes(box, player)
    for pipe in range(w.PIPES):
        if pipes >> pipe & 1:
            player.pipe_uses[pipe] += 1
            if free >> pipe & 1:
                emit(log, ev.PIPE_FREE, seat, pipe, ZERO, ZERO, ZERO)
            else:
                good = wide(box.pipe_cost[pipe])
                player.goods[good] -= 1
                emit(log, ev.PIPE_PAID, seat, pipe, good, ZERO, ZERO)


@rule
def move_rat(box: Box, s: Position, route: int, log: Grid) -> None:
    """fr.move.one, fr.move.many: move the chosen rat by a route of its space; who may go on, decides whether to."""
    turn = s.turn
    seat, rat, space = wide(s.seat), wide(turn.rat), wide(turn.target)
    player = s.players[seat]
    pipes = wide(box.route_pipes[turn.origin, route])
    pay_pipes(box, s, pipes, log)
    emit(log, ev.RAT_MOVED, seat, rat, wide(turn.origin), space, pipes)
    player.rats[rat] = space
    if turn.origin == w.START:
        turn.left_start |= wide(1) << rat
    turn.moved |= wide(1) << rat
    if space != w.PAD:
        turn.colour = colour_for_moving(player, wide(box.tile_colour[s.tiles[space]])) + 1
    pay_toll(box, s, space, log)
    s.phase = w.MOVE
    if steps_to_target(box, s, route) > steps_together(box, player, rat) or not can_move_another(box, s):
        finish_moving(box, s, log)


@rule
def choose_rat(box: Box, s: Position, rat: int, space: int, log: Grid) -> None:
    """fr.move.shortcut: send a rat to a space; where several routes lead there, the seat chooses one."""
    turn = s.turn
    player = s.players[s.seat]
    turn.rat = rat
    turn.origin = player.rats[rat]
    turn.target = space
    routes = ZERO
    only = ZERO
    for i in range(box.route_count[turn.origin]):
        if is_route(box, s, player, i):
            routes += 1
            only = wide(i)
    if routes > 1:
        s.phase = w.ROUTE
    else:
        move_rat(box, s, only, log)


@rule
def choose_route(box: Box, s: Position, pipes: int, log: Grid) -> None:
    """fr.move.shortcut: the rat goes by exactly these pipes."""
    route = ZERO
    while box.route_pipes[s.turn.origin, route] != pipes:
        route += 1
    move_rat(box, s, route, log)
