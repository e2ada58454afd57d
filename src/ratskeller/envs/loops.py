"""The loops of the environments, written once for every game.

Like the loops of the engine, this file is not imported: `compiled.py` loads it once for each game, with that game's
rules among its names.
"""

from typing import Any

from ratskeller.core.layout import ZERO, Grid, Ints, wide
from ratskeller.core.position import CHANCE, NOBODY
from ratskeller.core.rng import seed_rng
from ratskeller.core.rule import entry, rule
from ratskeller.envs.encoding import encode, keep, normalise
from ratskeller.envs.threads import ASKED, DONE, fence

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
def look(box: Any, positions: Any, i: int, seat: int, table: Any, buffers: Any) -> None:
    """The raw observation of a seat, made of what it may know and nothing else."""
    buffers.views[0] = positions[i]
    hide_secrets(box, buffers.views[0], seat)
    encode(table, wide(positions[i].seats), seat, buffers)


@entry
def observe(boxes: Any, positions: Any, i: int, seat: int, tables: Any, buffers: Any, out: Any) -> None:
    """The observation of a seat in position i."""
    look(boxes[0], positions, i, seat, tables[0], buffers)
    out[:] = 0.0
    normalise(tables[0], wide(positions[i].seats), buffers.raw, out)


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
    won = ZERO
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
def show(box: Any, positions: Any, first: int, last: int, table: Any, buffers: Any, outputs: Any) -> None:
    """Write down who has to decide in each of several games, and what that seat sees, raw if no numbers are wanted.

    A loop of its own, because rules and encoding would push each other out of the processor's caches.
    """
    is_raw = outputs.observations.shape[0] == 0
    for i in range(first, last):
        seat = wide(positions[i].actor)
        outputs.actors[i] = seat
        if seat != NOBODY:
            seats = wide(positions[i].seats)
            look(box, positions, i, seat, table, buffers)
            if is_raw:
                keep(buffers.raw, outputs.raws[i], wide(table.used[seats]))
            else:
                normalise(table, seats, buffers.raw, outputs.observations[i])


@entry
def reward_one(boxes: Any, positions: Any, how: int, points: Ints, rewards: Any) -> None:
    """What every seat of the first game gets, and its points."""
    reward_seats(boxes[0], positions[0], how, points, rewards)


@rule
def step_each(
    box: Any,
    positions: Any,
    blank: Any,
    people: int,
    level: int,
    seed: int,
    first: int,
    last: int,
    table: Any,
    buffers: Any,
    how: int,
    renew: bool,
    actions: Any,
    outputs: Any,
    log: Grid,
) -> None:
    """Make a legal move in each of games first to last - 1, or set it up; with `renew` a finished game restarts at
    once."""
    size = wide(positions.shape[0])
    for i in range(first, last):
        if outputs.ended[i]:
            outputs.rewards[i] = 0.0
            outputs.ended[i] = 0
        count = ZERO
        is_new = actions[i] == BEGIN
        if not is_new:
            apply_unchecked(box, positions[i], wide(actions[i]), log)
            count = settle(box, positions[i], buffers.moves, log)
            if positions[i].actor == NOBODY:
                reward_seats(box, positions[i], how, buffers.points, outputs.rewards[i])
                outputs.ended[i] = 1
                is_new = renew
                outputs.episodes[i] += wide(renew)
        if is_new:
            stream = i + size * outputs.episodes[i]
            count = begin(box, positions, i, blank, people, level, seed, stream, buffers.moves, log)
        offer(buffers.moves, count, outputs.counts[i], outputs.legal[i], outputs.masks[i])
        outputs.counts[i] = count
    show(box, positions, first, last, table, buffers, outputs)


@entry
def step_all(
    boxes: Any,
    positions: Any,
    blank: Any,
    people: int,
    level: int,
    seeds: Any,
    first: int,
    last: int,
    tables: Any,
    buffers: Any,
    how: int,
    renew: bool,
    actions: Any,
    outputs: Any,
    log: Grid,
    mailbox: Any,
    patience: int,
) -> None:
    """Step games first to last - 1 at every request, until none has come for `patience` looks at the mailbox."""
    left = patience
    while left >= 0:
        if mailbox[ASKED] == mailbox[DONE]:
            left -= 1
        else:
            left = patience
            step_each(
                *(boxes[0], positions, blank, people, level, seeds[0], first, last, tables[0], buffers, how, renew),
                *(actions, outputs, log),
            )
            fence()
            mailbox[DONE] += 1
        fence()
