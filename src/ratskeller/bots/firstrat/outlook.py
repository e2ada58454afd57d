"""How long a game of First Rat will last, and what comes of plans that take time."""

from ratskeller.bots.firstrat.weights import Weights
from ratskeller.core.layout import ZERO, wide
from ratskeller.core.rule import rule
from ratskeller.games.firstrat import constants as w
from ratskeller.games.firstrat.build import complete_sets
from ratskeller.games.firstrat.position import Box, Player, Position
from ratskeller.games.firstrat.scoring import points_of
from ratskeller.games.firstrat.tracks import first_free_slot


@rule
def chance_in_time(turns: float, wait: float) -> float:
    """How much of a plan's worth still comes true: all of it in a game without end, nothing after the last turn."""
    return turns / (turns + wait)


@rule
def steps_to_go(player: Player) -> int:
    """The steps that a seat's rats have before them, all together."""
    steps = ZERO
    for rat in range(w.RATS):
        steps += max(ZERO, w.PAD - max(w.START, wide(player.rats[rat])))
    return steps


@rule
def turns_left(box: Box, weights: Weights, s: Position, seat: int) -> float:
    """About how many turns a seat still has, one under way included; exact once the end is announced."""
    if s.end_round != w.NO_END:
        return max(ZERO, wide(s.end_round) - s.round_number + wide(seat >= s.seat)) * 1.0
    fewest = 99.0
    for other in range(s.seats):
        player = s.players[other]
        markers = wide(player.markers) - (wide(box.markers) - box.markers_to_end)
        fewest = min(fewest, 1.0 + markers * weights.turns_per_marker)
        fewest = min(fewest, steps_to_go(player) * weights.turns_per_step)
    return max(1.0, fewest)


@rule
def next_points(box: Box, s: Position, seat: int, track: int) -> int:
    """What the next piece on a track is worth to a seat, its cap included."""
    points = wide(box.rows[s.tracks[track].row, first_free_slot(s, track)])
    if s.players[seat].caps >> track & 1:
        points += box.cap_points[track]
    return points


@rule
def part_points(box: Box, weights: Weights, s: Position, seat: int, part: int) -> float:
    """What the next part of a kind brings, with its share in the next rocket if that lacks it."""
    points = next_points(box, s, seat, part) * 1.0
    player = s.players[seat]
    if player.scored[part] == complete_sets(player):
        points += weights.set_share * next_points(box, s, seat, w.ROCKET_TRACK)
    if player.caps >> w.CRUMBS & 1:
        points -= box.crumbs_less
    return points


@rule
def next_lamp(box: Box, light: int) -> int:
    """The light with the next lamp, or 0 past the last."""
    for lamp in range(3):
        if light < box.lamps[lamp]:
            return wide(box.lamps[lamp])
    return ZERO


@rule
def lead(box: Box, s: Position, seat: int) -> float:
    """By how many points a seat is ahead of its best rival now."""
    best = wide(-1000)
    for other in range(s.seats):
        if other != seat:
            best = max(best, points_of(box, s, wide(other)))
    return float(points_of(box, s, seat) - best)
