"""All rules of Nim. A move takes 1 to 9 pieces from a heap; chance lays a heap."""

from nim_of_cheese.games.position import HEAP, HEAPS, MAX_HEAP, OVER, TAKE, Box, Position
from ratskeller.core.layout import ZERO, Grid, Ints, indices, wide
from ratskeller.core.log import emit
from ratskeller.core.position import CHANCE, NOBODY
from ratskeller.core.rng import below
from ratskeller.core.rule import rule

EVENTS: dict[str, tuple[str, ...]] = {"laid": ("heap", "pieces"), "taken": ("heap", "pieces"), "over": ()}
LAID, TAKEN, ENDED = indices(3)
LAY = wide(HEAPS * MAX_HEAP)  # the first move of chance
ACTIONS = HEAPS * MAX_HEAP + MAX_HEAP
MAX_MOVES = HEAPS * MAX_HEAP


@rule
def set_up(box: Box, s: Position, people: int, level: int, log: Grid) -> None:
    """nim.setup: chance lays three heaps."""
    s.seats = people
    s.phase = HEAP
    s.actor = CHANCE
    s.last = -1


@rule
def list_moves(box: Box, s: Position, out: Ints) -> int:
    """nim.setup, nim.take: how large a heap can be, or what can be taken."""
    count = ZERO
    if s.phase == HEAP:
        for pieces in range(box.largest):
            out[count] = LAY + pieces
            count += 1
    elif s.phase == TAKE:
        for heap in range(HEAPS):
            for pieces in range(min(wide(s.heaps[heap]), wide(box.most))):
                out[count] = wide(heap) * MAX_HEAP + pieces
                count += 1
    return count


@rule
def weight_of(box: Box, s: Position, move: int) -> int:
    """nim.setup: each size is as likely."""
    return wide(1)


@rule
def apply_unchecked(box: Box, s: Position, move: int, log: Grid) -> None:
    """nim.setup, nim.take, nim.end: lay a heap, or take from one."""
    if s.phase == HEAP:
        s.heaps[s.laid] = move - LAY + 1
        emit(log, LAID, ZERO, wide(s.laid), move - LAY + 1, ZERO, ZERO)
        s.laid += 1
        if s.laid == HEAPS:
            s.phase = TAKE
            s.actor = ZERO
            s.turn_number = 1
    else:
        take(s, move // MAX_HEAP, move % MAX_HEAP + 1, log)


@rule
def take(s: Position, heap: int, pieces: int, log: Grid) -> None:
    """nim.take, nim.end: pieces leave a heap; the last of all ends the game."""
    s.heaps[heap] -= pieces
    s.taken[s.seat] += pieces
    emit(log, TAKEN, wide(s.seat), heap, pieces, ZERO, ZERO)
    left = ZERO
    for other in range(HEAPS):
        left += s.heaps[other]
    if left == 0:
        s.last = s.seat
        s.phase = OVER
        s.end_reason = 1
        s.actor = NOBODY
        emit(log, ENDED, wide(s.seat), ZERO, ZERO, ZERO, ZERO)
    else:
        s.seat = (wide(s.seat) + 1) % s.seats
        s.actor = s.seat
        s.turn_number += 1


@rule
def winners(box: Box, s: Position) -> int:
    """nim.end: as bits. Before the end nobody is ahead."""
    everybody = (wide(1) << s.seats) - 1
    if s.last < 0:
        return everybody
    last = wide(1) << s.last
    return everybody - last if box.last_loses else last


@rule
def score(box: Box, s: Position, points: Ints) -> None:
    """nim.end: a point for who has won."""
    for seat in range(s.seats):
        points[seat] = wide(s.phase == OVER) & (winners(box, s) >> seat)


@rule
def hide_secrets(box: Box, s: Position, seat: int) -> None:
    """nim.setup: nobody knows what chance does next."""
    for i in range(s.rng.shape[0]):
        s.rng[i] = 0


@rule
def determinise(box: Box, s: Position, seat: int, rng: Ints) -> None:
    """nim.setup: any chance is as good as another."""
    for i in range(s.rng.shape[0]):
        s.rng[i] = below(rng, wide(1) << 31)
