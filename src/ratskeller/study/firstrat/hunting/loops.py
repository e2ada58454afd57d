"""The loops of the hunt. Like those of bots, this file is loaded with the game's rules among its names."""

from typing import Any

from ratskeller.bots.tree import TurnBuffers
from ratskeller.core.layout import Grid, Ints, wide
from ratskeller.core.position import CHANCE, NOBODY
from ratskeller.core.rng import seed_rng
from ratskeller.core.rule import entry, rule
from ratskeller.study.firstrat.hunting.keys import key_of
from ratskeller.study.firstrat.hunting.promise import HOPELESS, nearness, promise
from ratskeller.study.firstrat.hunting.shelf import Shelf

set_up: Any
list_moves: Any
apply_unchecked: Any
draw_chance: Any
settle: Any

PERSON = wide(1)  # alone


@entry
def scout(boxes: Any, positions: Any, blank: Any, level: int, first: int, moves: Ints, rounds: Ints, log: Grid) -> None:
    """How many rounds Greg leaves a person who only creeps along, for as many seeds as there is room, from the first
    on. What the person does hardly changes Greg's cards."""
    box = boxes[0]
    s = positions[0]
    for i in range(rounds.shape[0]):
        positions[0] = blank[0]
        set_up(box, s, PERSON, level, log)
        seed_rng(s.rng, wide(first + i), wide(0))
        while s.actor != NOBODY:
            count = list_moves(box, s, moves)
            if s.actor == CHANCE:
                move = draw_chance(box, s, moves, count)
            elif s.turn.moved == 0:
                move = moves[0]
            else:
                move = moves[count - 1]
            apply_unchecked(box, s, move, log)
        rounds[i] = s.round_number - 1


@rule
def sink(shelf: Shelf, place: int) -> None:
    """Let an entry of the heap sink until no lighter one is below it."""
    order, values = shelf.order, shelf.values
    count = shelf.used[0]
    while True:
        lightest = place
        for below in range(2 * place + 1, min(2 * place + 3, count)):
            if values[order[below]] < values[order[lightest]]:
                lightest = wide(below)
        if lightest == place:
            return
        order[place], order[lightest] = order[lightest], order[place]
        place = lightest


@rule
def rise(shelf: Shelf, place: int) -> None:
    """Let an entry of the heap rise until no heavier one is above it."""
    order, values = shelf.order, shelf.values
    while place > 0 and values[order[place]] < values[order[(place - 1) // 2]]:
        above = (place - 1) // 2
        order[place], order[above] = order[above], order[place]
        place = above


@rule
def shelve(
    shelf: Shelf, positions: Any, at: int, value: float, parent: int, turn_buffers: TurnBuffers, length: int
) -> None:
    """Keep a position with the way to it, if it is new, not hopeless, and among the best."""
    count = shelf.used[0]
    is_full = count == shelf.order.shape[0]
    if value <= HOPELESS or (is_full and value <= shelf.values[shelf.order[0]]):
        return
    key = key_of(positions[at])
    cell = key % shelf.seen.shape[0]
    if shelf.seen[cell] == key:
        return
    shelf.seen[cell] = key
    slot = shelf.order[0] if is_full else count
    shelf.positions[slot] = positions[at]
    shelf.values[slot] = value
    shelf.parents[slot] = parent
    shelf.lengths[slot] = length
    for i in range(length):
        shelf.moves[slot, i] = turn_buffers.moves[i][turn_buffers.cursor[i] - 1]
    if is_full:
        sink(shelf, wide(0))
    else:
        shelf.order[count] = slot
        shelf.used[0] += 1
        rise(shelf, count)


@rule
def play_round(
    box: Any,
    weights: Any,
    aim: Any,
    parent: int,
    limit: int,
    following: Shelf,
    ended: Shelf,
    turn_buffers: TurnBuffers,
    log: Grid,
) -> None:
    """Play a round in every way from the buffers' first position, Greg's turn included; keep what is among the best."""
    stack, moves, counts, cursor = turn_buffers.stack, turn_buffers.moves, turn_buffers.counts, turn_buffers.cursor
    begun = wide(stack[0].round_number)
    seen = wide(0)
    level = wide(0)
    counts[0] = list_moves(box, stack[0], moves[0])
    cursor[0] = 0
    while level >= 0:
        if cursor[level] == counts[level] or (seen > limit and cursor[level] > 0):
            level -= 1
            continue
        move = moves[level][cursor[level]]
        cursor[level] += 1
        seen += 1
        stack[level + 1] = stack[level]
        s = stack[level + 1]
        apply_unchecked(box, s, move, log)
        settle(box, s, moves[level + 1], log)
        if s.actor == NOBODY:
            shelve(ended, stack, level + 1, nearness(box, s, aim), parent, turn_buffers, level + 1)
        elif s.round_number != begun:
            shelve(following, stack, level + 1, promise(box, weights, s, aim), parent, turn_buffers, level + 1)
        elif level + 2 < stack.shape[0]:
            level += 1
            counts[level] = list_moves(box, s, moves[level])
            cursor[level] = 0


@entry
def expand(
    boxes: Any,
    weights: Any,
    aims: Any,
    shelf: Shelf,
    limit: int,
    following: Shelf,
    ended: Shelf,
    turn_buffers: TurnBuffers,
    log: Grid,
) -> None:
    """Play a round in every way from every position of a shelf; keep the best of what follows, and of the games that
    ended. After `limit` decisions from one position no more than the first way to go on is taken."""
    for i in range(shelf.used[0]):
        turn_buffers.stack[0] = shelf.positions[i]
        play_round(boxes[0], weights[0], aims[0], wide(i), limit, following, ended, turn_buffers, log)
