"""Kernels between games and learners, the same for every game: observations, checks of moves, random moves."""

from typing import Any

import numpy as np

from ratskeller.core.layout import wide
from ratskeller.core.position import NOBODY
from ratskeller.engine.cuda.card import is_simulated
from ratskeller.engine.cuda.chance import below, seed_stream
from ratskeller.engine.cuda.functions import DeviceFunctions
from ratskeller.engine.cuda.kernel import kernel
from ratskeller.engine.cuda.records import WORD
from ratskeller.engine.cuda.target import cuda
from ratskeller.envs.cuda.terms import ALWAYS, ARGUMENT, BIT, BROAD, COUNT, GIVEN, KIND, NUMBER, SUM, VALUE

TILE = 32  # games whose views a block of threads holds at a time
TILE_WORD, TILE_BYTE = (np.dtype(kind) if is_simulated() else kind for kind in (np.uint32, np.uint8))
LANES = 32  # threads that write one observation
WARPS = 1 if is_simulated() else 8  # of a block that writes observations
SIGN, MOST = wide(128), wide(255)

device = DeviceFunctions()
below_of: Any = device.of(below)
seed_of: Any = device.of(seed_stream)


def simple_number(byte: int, term: int) -> Any:
    """What a term makes of a byte, without branches: threads that write other numbers would wait for each."""
    kind, argument = term >> KIND & 7, term >> ARGUMENT
    number = wide(1) if byte == argument else wide(0)
    number = byte >> (argument & 7) & 1 if kind == BIT else number
    as_it_is = byte if byte < SIGN else wide(0)
    return as_it_is if kind == NUMBER else number


def rare_number(view: Any, first: int, term: int, other: int) -> Any:
    """The same for a term that is not simple. The bytes of the view begin at `first`."""
    kind, argument = term >> KIND & 7, term >> ARGUMENT
    place = first + (term & 0xFFFF)
    number = wide(0)
    if kind == COUNT:
        for k in range(other):
            number += wide(1) if wide(view[place + k]) == argument else wide(0)
    elif kind == BROAD:
        upper = wide(view[place + 1])
        number = wide(view[place]) if upper == 0 else MOST if upper < SIGN else wide(0)
    elif kind == GIVEN:
        number = wide(1) if wide(view[place]) == argument and view[first + other] != 0 else wide(0)
    elif kind == ALWAYS:
        number = wide(1)
    return number


simple_of: Any = device.of(simple_number)
rare_of: Any = device.of(rare_number)


@kernel
def observe_all(
    views: Any, actors: Any, numbers: Any, terms: Any, scale: Any, used: int, scaled: bool, out: Any
) -> None:
    """The first `used` numbers of the observations of the deciding seats: as bytes, or scaled to at most 1."""
    tile = cuda.shared.array(0, TILE_WORD)
    tile_bytes = cuda.shared.array(0, TILE_BYTE)  # the same memory
    words, games = wide(views.shape[0]), wide(views.shape[1])
    first = cuda.blockIdx.x * TILE
    for k in range(cuda.threadIdx.x, TILE * words, cuda.blockDim.x):
        if first + k % TILE < games:
            tile[k % TILE * (words + 1) + k // TILE] = views[k // TILE, first + k % TILE]
    cuda.syncthreads()
    for game in range(cuda.threadIdx.x // LANES, TILE, cuda.blockDim.x // LANES):
        i = first + game
        if i < games and actors[i] != NOBODY:
            seat = wide(actors[i])
            view = game * (words + 1) * WORD
            for k in range(cuda.threadIdx.x % LANES, used, LANES):
                term = wide(numbers[0, seat, k])
                number = simple_of(wide(tile_bytes[view + (term & 0xFFFF)]), term)
                if term >> KIND & 7 == SUM:
                    number = wide(0)
                    begin = wide(numbers[1, seat, k])
                    for t in range(begin, begin + (term >> ARGUMENT)):
                        part = wide(terms[t, 0])
                        if part >> KIND & 7 > VALUE:
                            number += rare_of(tile_bytes, view, part, wide(terms[t, 1]))
                        else:
                            number += simple_of(wide(tile_bytes[view + (part & 0xFFFF)]), part)
                elif term >> KIND & 7 > VALUE:
                    number = rare_of(tile_bytes, view, term, wide(numbers[1, seat, k]))
                if scaled:
                    out[i, k] = min(np.float32(number) * scale[k], np.float32(1))
                else:
                    out[i, k] = number


@kernel
def check_all(masks: Any, actions: Any, illegal: Any) -> None:
    """The first game whose move is not legal. Moves are words, or pairs of words with the lower half first."""
    i = cuda.grid(1)
    if i < masks.shape[0]:
        action = wide(actions[i, 0])
        is_small = actions.shape[1] == 1 or wide(actions[i, 1]) == 0
        if not is_small or action < 0 or action >= masks.shape[1] or masks[i, action] == 0:
            cuda.atomic.min(illegal, 0, i)


@kernel
def seed_all(rngs: Any, low: Any, high: Any) -> None:
    """A random stream for the choices of each game."""
    i = cuda.grid(1)
    if i < rngs.shape[0]:
        seed_of(rngs[i], low, high, np.uint32(i))


@kernel
def sample_all(legal: Any, counts: Any, rngs: Any, actions: Any) -> None:
    """A random legal move for every game that has any, with equal probabilities."""
    i = cuda.grid(1)
    if i < counts.shape[0] and counts[i] > 0:
        actions[i] = legal[i, below_of(rngs[i], wide(counts[i]))]
