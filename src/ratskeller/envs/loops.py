"""The loops of the environments, written once for every game.

Like the loops of the engine this file is not imported: `compiled.py` loads it once for each game, with that game's
rules among its names.
"""

from typing import Any

from ratskeller.core.layout import NIL, Grid, Ints, wide
from ratskeller.core.position import CHANCE, NOBODY
from ratskeller.core.rng import seed_rng
from ratskeller.core.rule import entry, rule
from ratskeller.envs.encoding import encode, normalise

set_up: Any
list_moves: Any
apply_unchecked: Any
score: Any
winners: Any
hide_secrets: Any
draw_chance: Any

WIN, MARGIN, RANK = wide(0), wide(1), wide(2)
BEGIN = wide(-1)  # instead of a move: set the game up


@rule
def look(box: Any, positions: Any, i: int, seat: int, sheet: Any, views: Any, view: Any, raw: Any) -> None:
    """The raw observation of a seat, made of what it may know and nothing else."""
    views[0] = positions[i]
    hide_secrets(box, views[0], seat)
    encode(sheet, view, wide(positions[i].seats), seat, raw)


@entry
def observe(
    boxes: Any, positions: Any, i: int, seat: int, sheets: Any, views: Any, view: Any, raws: Any, out: Any
) -> None:
    """The observation of a seat in position i; `view` is the bytes of `views`, which is written over."""
    look(boxes[0], positions, i, seat, sheets[0], views, view, raws[0])
    out[:] = 0.0
    normalise(sheets[0], wide(positions[i].seats), raws[0], out)


@rule
def begin(
    box: Any,
    positions: Any,
    i: int,
    blank: Any,
    people: int,
    level: int,
    seed: int,
    stream: int,
    moves: Ints,
    log: Grid,
) -> int:
    """Set up game i from a random stream of its own, up to the first decision; say how many moves are legal."""
    positions[i] = blank[0]
    set_up(box, positions[i], people, level, log)
    seed_rng(positions[i].rng, seed, stream)
    return settle(box, positions[i], moves, log)


@rule
def settle(box: Any, s: Any, moves: Ints, log: Grid) -> int:
    """Let chance speak until a seat has to decide or the game is over; say how many moves are legal then."""
    count: int = list_moves(box, s, moves)
    while s.actor == CHANCE:
        apply_unchecked(box, s, draw_chance(box, s, moves, count), log)
        count = list_moves(box, s, moves)
    return count


@rule
def reward_seats(box: Any, s: Any, how: int, points: Ints, rewards: Any) -> None:
    """What every seat gets at the end: its share of the victory, the margin of its points, or its rank."""
    bits = wide(winners(box, s))
    won = NIL
    for seat in range(s.seats):
        won += bits >> seat & 1
    score(box, s, points)
    for seat in range(s.seats):
        if how == WIN:
            rewards[seat] = (bits >> seat & 1) / max(won, wide(1))
        else:
            rewards[seat] = compared(bits, points, wide(s.seats), seat, how)


@rule
def compared(bits: int, points: Ints, seats: int, seat: int, how: int) -> float:
    """The points ahead of the best other seat, or the part of the others that a seat leaves behind; a tie is half."""
    best = wide(-(1 << 30))
    behind = 0.0
    mine = points[seat] + (bits >> seat & 1) * (1 << 20)
    for other in range(seats):
        if other != seat:
            best = max(best, points[other])
            theirs = points[other] + (bits >> other & 1) * (1 << 20)
            behind += 1.0 if mine > theirs else 0.5 if mine == theirs else 0.0
    return float(points[seat] - best) if how == MARGIN else behind / (seats - 1)


@rule
def offer(moves: Ints, count: int, before: int, legal: Ints, mask: Any) -> None:
    """Write down which moves are legal; `legal` has those that were `before`, which go from the mask."""
    for k in range(before):
        mask[legal[k]] = 0
    for k in range(count):
        legal[k] = moves[k]
        mask[moves[k]] = 1


@rule
def show(
    box: Any,
    positions: Any,
    first: int,
    last: int,
    sheet: Any,
    views: Any,
    view: Any,
    raws: Any,
    observations: Any,
    actors: Any,
) -> None:
    """Write down who has to decide in each of several games, and what that seat sees, raw where no numbers are wanted.

    A loop of its own, because rules and encoding would push each other out of the processor's memories."""
    is_raw = observations.shape[0] == 0
    for i in range(first, last):
        seat = wide(positions[i].actor)
        actors[i] = seat
        if seat != NOBODY:
            seats = wide(positions[i].seats)
            raw = raws[i if is_raw else NIL]
            look(box, positions, i, seat, sheet, views, view, raw)
            if not is_raw:
                normalise(sheet, seats, raw, observations[i])


@entry
def reward_one(boxes: Any, positions: Any, how: int, points: Ints, rewards: Any) -> None:
    """What every seat of the first game gets, and its points."""
    reward_seats(boxes[0], positions[0], how, points, rewards)


@entry
def step_all(
    boxes: Any,
    positions: Any,
    blank: Any,
    people: int,
    level: int,
    seed: int,
    first: int,
    last: int,
    sheets: Any,
    views: Any,
    view: Any,
    raws: Any,
    moves: Ints,
    how: int,
    renew: bool,
    points: Ints,
    actions: Any,
    observations: Any,
    masks: Any,
    legal: Any,
    counts: Ints,
    rewards: Any,
    actors: Any,
    ended: Any,
    episodes: Any,
    log: Grid,
) -> None:
    """Carry out a legal move in each of games first to last - 1, or set it up; with `renew` one that ends begins anew
    at once."""
    box = boxes[0]
    size = wide(positions.shape[0])
    for i in range(first, last):
        if ended[i]:
            rewards[i] = 0.0
            ended[i] = 0
        count = NIL
        is_new = actions[i] == BEGIN
        if not is_new:
            apply_unchecked(box, positions[i], wide(actions[i]), log)
            count = settle(box, positions[i], moves, log)
            if positions[i].actor == NOBODY:
                reward_seats(box, positions[i], how, points, rewards[i])
                ended[i] = 1
                is_new = renew
                episodes[i] += wide(renew)
        if is_new:
            count = begin(box, positions, i, blank, people, level, seed, i + size * episodes[i], moves, log)
        offer(moves, count, counts[i], legal[i], masks[i])
        counts[i] = count
    show(box, positions, first, last, sheets[0], views, view, raws, observations, actors)
