"""The loop over games with one learner each, written once for every game.

Like the loops of the engine, this file is not imported: `loading.py` loads it once for each game, with that game's
rules, the loops of environments and those of bots among its names.
"""

from typing import Any

from ratskeller.bots.greedy import LOOKS
from ratskeller.core.layout import Grid, Ints, wide
from ratskeller.core.position import NOBODY
from ratskeller.core.rng import below, seed_rng
from ratskeller.core.rule import entry, rule
from ratskeller.envs.encoding import normalise
from ratskeller.envs.learners.kinds import BEGIN, IMPULSE, LEAVE, OTHER, RANDOM, seed_from, seed_luck
from ratskeller.envs.threads import ASKED, DONE, fence

apply_unchecked: Any
hide_secrets: Any
determinise: Any
begin: Any
settle: Any
look: Any
offer: Any
reward_seats: Any
prior_logits: Any
survey: Any
draw_by_priors: Any

MOST_LOOKS = wide(LOOKS)
ILLEGAL = -1.0  # reward of an illegal move, which ends the game


@rule
def choose(
    box: Any,
    weights: Any,
    s: Any,
    kind: int,
    temperature: float,
    luck: Ints,
    moves: Ints,
    count: int,
    room: Any,
    log: Grid,
) -> int:
    """What a bot does among the listed moves, knowing no more than its seat may."""
    if count == 1:
        return moves[0]
    if kind == RANDOM:
        return moves[below(luck, count)]
    seat = wide(s.actor)
    turn = room.turn
    turn.stack[0] = s
    view = turn.stack[0]
    hide_secrets(box, view, seat)
    if kind == IMPULSE:
        prior_logits(box, weights, view, moves, count, room.logits)
        return moves[draw_by_priors(room.logits, count, temperature, luck)]
    seed_rng(room.rng, seed_from(luck), wide(0))
    determinise(box, view, seat, room.rng)
    best = wide(0)
    for k in range(1, survey(box, weights, seat, MOST_LOOKS, turn, log)):
        if turn.values[k] > turn.values[best]:
            best = wide(k)
    chosen: int = turn.moves[0][best]
    return chosen


@rule
def start(
    box: Any,
    positions: Any,
    i: int,
    blank: Any,
    people: int,
    level: int,
    fixed: int,
    games: Any,
    moves: Ints,
    log: Grid,
) -> None:
    """Set up game i: its number among those of its seed says who learns, where no seat is fixed."""
    begin(box, positions, i, blank, people, level, games.seeds[i], games.episodes[i], moves, log)
    games.seats[i] = games.episodes[i] % people if fixed < 0 else fixed
    seed_luck(games.luck[i], games.seeds[i], games.episodes[i])
    games.fresh[i] = 1


@rule
def finish(box: Any, positions: Any, i: int, table: Any, buffers: Any, how: int, renew: bool, games: Any) -> None:
    """Write down how game i ended, and what the learner sees of the end."""
    reward_seats(box, positions[i], how, games.points[i], games.shares[i])
    games.rewards[i] = games.shares[i, games.seats[i]]
    games.ended[i] = 1
    look(box, positions, i, games.seats[i], table, buffers)
    if renew:
        normalise(table, wide(positions[i].seats), buffers.raw, games.finals[i])
        games.final_masks[i] = 0
    else:
        normalise(table, wide(positions[i].seats), buffers.raw, games.observations[i])


@rule
def refuse(i: int, renew: bool, games: Any) -> None:
    """End game i with an illegal move of the learner."""
    games.rewards[i] = ILLEGAL
    games.ended[i] = 1
    games.illegal[i] = 1
    if renew:
        games.finals[i] = games.observations[i]
        games.final_masks[i] = games.masks[i]


@rule
def play_on(
    box: Any,
    weights: Any,
    positions: Any,
    i: int,
    blank: Any,
    people: int,
    level: int,
    fixed: int,
    kinds: Any,
    temperatures: Any,
    table: Any,
    buffers: Any,
    room: Any,
    how: int,
    renew: bool,
    games: Any,
    log: Grid,
) -> int:
    """Let chance and compiled bots play until the learner or another bot has to decide, or the game is over for good;
    say how many moves are legal. A game that ends before the learner's first decision does not count."""
    s = positions[i]
    count: int = settle(box, s, buffers.moves, log)
    while s.actor != games.seats[i]:
        if s.actor == NOBODY:
            if not games.fresh[i]:
                finish(box, positions, i, table, buffers, how, renew, games)
                if not renew:
                    return count
            games.episodes[i] += 1
            start(box, positions, i, blank, people, level, fixed, games, buffers.moves, log)
        else:
            who = (s.actor - games.seats[i]) % people - 1
            if kinds[who] == OTHER and count > 1:
                return count
            move = choose(
                box, weights, s, kinds[who], temperatures[who], games.luck[i], buffers.moves, count, room, log
            )
            apply_unchecked(box, s, move, log)
            games.decisions[i] += 1
        count = settle(box, s, buffers.moves, log)
    games.fresh[i] = 0
    return count


@rule
def step_each(
    box: Any,
    weights: Any,
    positions: Any,
    blank: Any,
    people: int,
    level: int,
    fixed: int,
    kinds: Any,
    temperatures: Any,
    first: int,
    last: int,
    table: Any,
    buffers: Any,
    room: Any,
    how: int,
    renew: bool,
    actions: Any,
    games: Any,
    log: Grid,
) -> None:
    """Carry out a move in each of games first to last - 1, or set it up, up to the next decision of its learner or of
    a bot that Python asks."""
    for i in range(first, last):
        action = wide(actions[i])
        if action == LEAVE:
            continue
        goes_on = True
        if action == BEGIN:
            start(box, positions, i, blank, people, level, fixed, games, buffers.moves, log)
        elif action < 0 or action >= games.masks.shape[1] or games.masks[i, action] == 0:
            refuse(i, renew, games)
            goes_on = renew
            if renew:
                games.episodes[i] += 1
                start(box, positions, i, blank, people, level, fixed, games, buffers.moves, log)
        else:
            apply_unchecked(box, positions[i], action, log)
            games.decisions[i] += 1
        if goes_on:
            count = play_on(
                *(box, weights, positions, i, blank, people, level, fixed, kinds, temperatures),
                *(table, buffers, room, how, renew, games, log),
            )
            offer(buffers.moves, count, games.counts[i], games.legal[i], games.masks[i])
            games.counts[i] = count
            games.actors[i] = positions[i].actor
    for i in range(first, last):  # apart: rules and encoding would push each other out of the processor's memories
        if actions[i] != LEAVE and positions[i].actor == games.seats[i]:
            look(box, positions, i, games.seats[i], table, buffers)
            normalise(table, wide(positions[i].seats), buffers.raw, games.observations[i])


@entry
def step_learners(
    boxes: Any,
    weights: Any,
    positions: Any,
    blank: Any,
    people: int,
    level: int,
    fixed: int,
    kinds: Any,
    temperatures: Any,
    first: int,
    last: int,
    tables: Any,
    buffers: Any,
    room: Any,
    how: int,
    renew: bool,
    actions: Any,
    games: Any,
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
                *(boxes[0], weights[0], positions, blank, people, level, fixed, kinds, temperatures, first, last),
                *(tables[0], buffers, room, how, renew, actions, games, log),
            )
            fence()
            mailbox[DONE] += 1
        fence()
