"""The priors of moves in First Rat: a quick estimate of each in points, without looking ahead."""

from typing import Any

from ratskeller.bots.firstrat.outlook import chance_in_time, lead, next_points, part_points, turns_left
from ratskeller.bots.firstrat.priors_items import lean_to_comics, lean_to_items, lean_to_tokens
from ratskeller.bots.firstrat.priors_rats import lean_to_rats, lean_to_routes
from ratskeller.bots.firstrat.weights import Weights
from ratskeller.bots.firstrat.yields import haul_worth, unit_worth
from ratskeller.core.layout import Ints, wide
from ratskeller.core.rule import rule
from ratskeller.games.firstrat import actions as act
from ratskeller.games.firstrat import constants as w
from ratskeller.games.firstrat.build import VARIANTS
from ratskeller.games.firstrat.burrow import has_rat_in_nursery
from ratskeller.games.firstrat.position import Box, Position


@rule
def prior_logits(box: Box, weights: Weights, s: Position, moves: Ints, count: int, out: Any) -> None:
    """How much a player is drawn to each of the listed moves, as logits; to chance all are alike."""
    phase = s.phase
    if phase == w.MOVE:
        lean_to_rats(box, weights, s, moves, count, out)
    elif phase == w.ROUTE:
        lean_to_routes(box, weights, s, moves, count, out)
    elif phase == w.BUILD:
        lean_to_parts(box, weights, s, moves, count, out)
    elif phase == w.SHOP:
        lean_to_items(box, weights, s, moves, count, out)
    elif phase == w.BONUS:
        for i in range(count):
            out[i] = unit_worth(weights, s.players[s.seat], moves[i] - act.BONUS + 1)
    elif phase == w.COMIC:
        lean_to_comics(weights, s, moves, count, out)
    elif phase == w.TOKEN:
        lean_to_tokens(weights, s, moves, count, out)
    else:
        for i in range(count):
            out[i] = 0.0
        if phase == w.REWARD:
            out[1] = nursery_lean(box, weights, s) - box.award_points
        elif phase == w.DRINK:
            turns = turns_left(box, weights, s, wide(s.seat)) - 1.0
            out[0] = haul_worth(box, weights, s) - weights.thirst * chance_in_time(turns, weights.drink_wait)
        elif phase == w.FORK:
            out[0] = branch_lean(box, weights, s, 0) - branch_lean(box, weights, s, 1)
    for i in range(count):
        out[i] *= weights.sharpness


@rule
def nursery_lean(box: Box, weights: Weights, s: Position) -> float:
    """What another rat on the path may bring in the turns that are left."""
    turns = turns_left(box, weights, s, wide(s.seat)) - 1.0
    return weights.nursery * chance_in_time(turns, weights.nursery_wait)


@rule
def branch_lean(box: Box, weights: Weights, s: Position, branch: int) -> float:
    """What the nearest reward behind a branch of the fork may bring."""
    player = s.players[s.seat]
    node = wide(box.burrow_next[player.burrow, branch])
    reward = box.burrow_reward[node]
    for _ in range(w.BURROW_NODES):
        if reward == w.NO_REWARD:
            node = wide(box.burrow_next[node, wide(box.burrow_next[node, 1] >= 0)])
            reward = box.burrow_reward[node]
    if reward == w.LIBRARY:
        return weights.library if s.library != 0 else 0.0
    if reward == w.NURSERY_CAVE:
        return nursery_lean(box, weights, s) if has_rat_in_nursery(player) else 0.0
    return weights.storage * next_points(box, s, wide(s.seat), w.STORAGE_TRACK)


@rule
def lean_to_parts(box: Box, weights: Weights, s: Position, moves: Ints, count: int, out: Any) -> None:
    """The points that a part or a donation brings at once; a seat that is behind may wait with what brings on the
    end."""
    seat = wide(s.seat)
    wait = weights.end
    placed = wide(box.markers) - s.players[seat].markers
    if placed == box.markers_to_end - 1 and s.round_number + 1 < s.end_round:
        wait -= weights.finale * lead(box, s, seat)
    for i in range(count):
        if moves[i] == act.END:
            out[i] = wait
        elif moves[i] == act.DONATE:
            out[i] = next_points(box, s, seat, w.CHEESE_TRACK) * 1.0
        else:
            part = (moves[i] - act.BUILD) // VARIANTS
            saved = wide(box.part_saves[part, (moves[i] - act.BUILD) % VARIANTS])
            out[i] = part_points(box, weights, s, seat, part)
            if saved > 0:
                out[i] += weights.unit[saved]
