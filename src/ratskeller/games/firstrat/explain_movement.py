"""Why a rat can't go somewhere, or not by some pipes."""

from typing import Any

from ratskeller.core.errors import Refusal
from ratskeller.games.firstrat import constants as w
from ratskeller.games.firstrat import moves as m
from ratskeller.games.firstrat.burrow import is_first_of_its_kind
from ratskeller.games.firstrat.comics import free_pipes, has_comic, steps_together
from ratskeller.games.firstrat.movement import (
    can_afford_route,
    furthest_target,
    has_colour_of_turn,
    is_next_in_order,
    is_route,
    step_limit,
    steps_to_target,
)
from ratskeller.games.firstrat.position import Box, Player, Position
from ratskeller.games.firstrat.refusal import refuse


def refuse_go(box: Box, s: Position, asked: m.Go) -> Refusal | None:
    """Why a rat can't go to a space: the rat, its way, the space, and last the order in which rats are named."""
    player, rat = s.players[s.seat], asked.rat - 1
    if s.phase == w.ROUTE:
        return None
    trial = sent_to(s, rat, asked.space)
    refusal = (
        refuse_rat(s, player, rat)
        or refuse_another(box, s, player)
        or refuse_backward(player, rat, asked.space)
        or refuse_way(box, trial, list(range(box.route_count[player.rats[rat]])))
        or refuse_shared_space(s, player, asked)
        or refuse_colour(box, s, player, asked)
    )
    if refusal is None and s.phase == w.MOVE:
        return refuse_order(s, player, asked)
    return refusal


def sent_to(s: Any, rat: int, space: int) -> Position:
    """A copy of the position in which the rat is about to be moved there."""
    trial: Position = s.copy()
    trial.turn.rat = rat
    trial.turn.origin = s.players[s.seat].rats[rat]
    trial.turn.target = space
    return trial


def refuse_rat(s: Position, player: Player, rat: int) -> Refusal | None:
    """A rat that can't move at all this turn."""
    if s.turn.moved >> rat & 1:
        return refuse("fr.move.many", "rat-moved", rat=rat + 1)
    if player.rats[rat] == w.NURSERY:
        return refuse("fr.burrow.nursery", "rat-in-nursery", rat=rat + 1)
    if player.rats[rat] > w.SPACES:
        return refuse("fr.pad.rattonaut", "rat-in-rocket", rat=rat + 1)
    return None


def refuse_another(box: Box, s: Position, player: Player) -> Refusal | None:
    """No second rat moves where the only one moved went further than rats that move together may."""
    if s.phase == w.MOVE or s.turn.moved != 1 << s.turn.rat:
        return None
    steps = min(steps_to_target(box, s, i) for i in range(box.route_count[s.turn.origin]))
    limit = steps_together(box, player, s.turn.rat)
    if steps <= limit:
        return None
    return refuse("fr.move.many", "went-far", rat=s.turn.rat + 1, steps=steps, limit=limit)


def refuse_backward(player: Player, rat: int, space: int) -> Refusal | None:
    """Rats go forward only."""
    origin = player.rats[rat]
    if space == origin:
        return refuse("fr.move.forward", "same-space", rat=rat + 1, space=space)
    if space < origin:
        return refuse("fr.move.forward", "behind", rat=rat + 1, origin=origin, space=space)
    return None


def refuse_way(box: Box, s: Position, routes: list[int]) -> Refusal | None:
    """None of these routes of the rat about to move is short enough and paid for."""
    player, rat = s.players[s.seat], s.turn.rat
    if any(is_route(box, s, player, i) for i in routes):
        return None
    limit = step_limit(box, s, player, rat)
    short = [i for i in routes if steps_to_target(box, s, i) <= limit]
    if short:
        fewest = min(short, key=lambda i: int(box.route_pipes[s.turn.origin, i]).bit_count())
        return refuse_price(box, player, box.route_pipes[s.turn.origin, fewest])
    payable = [i for i in routes if can_afford_route(box, player, box.route_pipes[s.turn.origin, i])]
    steps = min(steps_to_target(box, s, i) for i in payable or routes)
    rule, reason = ("fr.move.many", "too-far-together") if s.turn.moved else ("fr.move.one", "too-far-alone")
    return refuse(rule, reason, rat=rat + 1, space=s.turn.target, steps=steps, limit=limit)


def refuse_price(box: Box, player: Player, pipes: int) -> Refusal | None:
    """The pipe of a route for which the material runs out, and how much of it the whole route costs."""
    unpaid = [pipe for pipe in range(w.PIPES) if (pipes & ~free_pipes(box, player)) >> pipe & 1]
    for pipe in unpaid:
        if not can_afford_route(box, player, sum(1 << other for other in unpaid if other <= pipe)):
            good, ends = box.pipe_cost[pipe], {"origin": box.pipe_from[pipe], "end": box.pipe_to[pipe]}
            needed = sum(box.pipe_cost[other] == good for other in unpaid)
            held = player.goods[good]
            return refuse("fr.move.shortcut", "pipe-unpaid", good=w.GOODS[good], needed=needed, held=held, **ends)
    return None


def refuse_shared_space(s: Position, player: Player, asked: m.Go) -> Refusal | None:
    """Another own rat stands there, or has gone to the pad this turn."""
    for other in range(w.RATS):
        if asked.space == w.PAD and has_gone_to_pad(s, player, other):
            return refuse("fr.move.pad-once", "pad-taken", rat=asked.rat, other=other + 1)
        if asked.space == player.rats[other]:
            return refuse("fr.move.own-space", "own-rat-there", rat=asked.rat, other=other + 1, space=asked.space)
    return None


def has_gone_to_pad(s: Position, player: Player, rat: int) -> bool:
    """The rat ended on the pad this turn, whether it is in the rocket by now or not."""
    return bool(s.turn.moved >> rat & 1 and player.rats[rat] >= w.PAD)


def refuse_colour(box: Box, s: Position, player: Player, asked: m.Go) -> Refusal | None:
    """The space has another colour than those where rats have ended this turn."""
    if has_colour_of_turn(box, s, player, asked.space):
        return None
    wanted = w.COLOURS[s.turn.colour - 1]
    if wanted == "green" and has_comic(player, w.ONE_COLOUR):
        wanted = "green-orange"
    with_pad = any(has_gone_to_pad(s, player, rat) for rat in range(w.RATS))
    rule, reason = ("fr.move.pad-colour", "colour-beside-pad") if with_pad else ("fr.move.many", "other-colour")
    colour = w.COLOURS[box.tile_colour[s.tiles[asked.space]]]
    return refuse(rule, reason, rat=asked.rat, space=asked.space, colour=colour, wanted=wanted)


def refuse_order(s: Position, player: Player, asked: m.Go) -> Refusal | None:
    """All would be well in the one order in which rats that move together are named: front first, furthest first."""
    rat = asked.rat - 1
    if not is_first_of_its_kind(player, rat):
        return refuse("fr.move.many", "like-rats", rat=asked.rat, other=first_like(player, rat) + 1)
    if not is_next_in_order(s, player, rat):
        reason = "start-order" if player.rats[rat] == s.turn.origin else "front-first"
        return refuse("fr.move.many", reason, rat=asked.rat, other=s.turn.rat + 1)
    before = furthest_target(s, player, rat) + 1
    if asked.space >= before:
        other = next(other for other in range(w.RATS) if player.rats[other] == before)
        return refuse("fr.move.many", "nearer", rat=asked.rat, other=other + 1, space=before)
    return None


def first_like(player: Player, rat: int) -> int:
    """The first rat on Start that can't be told from this one."""
    alike = (r for r in range(rat) if player.rats[r] == w.START and player.tokens[r] == player.tokens[rat])
    return next(alike, rat)


def refuse_route(box: Box, s: Position, asked: m.Route) -> Refusal | None:
    """Why the rat about to move can't go by exactly these pipes."""
    if s.phase != w.ROUTE:
        return None
    origin, target = s.turn.origin, s.turn.target
    for i in range(box.route_count[origin]):
        if m.pipes_of(box.route_pipes[origin, i]) == asked.pipes and box.route_end[origin, i] <= target:
            return refuse_way(box, s, [i])
    return refuse("fr.move.shortcut", "no-such-way", origin=origin, space=target)
