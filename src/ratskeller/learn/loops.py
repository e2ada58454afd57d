"""The loops that learning needs for many games at once, written once for every game.

Like the loops of the engine, this file is not imported: `compiled.py` loads it once for each game, with that game's
rules and features among its names. `cuda/kernels.py` has the same for a card.
"""

from typing import Any

from ratskeller.bots.tree import TurnBuffers
from ratskeller.core.layout import Grid, Ints, wide
from ratskeller.core.position import NOBODY
from ratskeller.core.rng import seed_rng
from ratskeller.core.rule import entry

apply_unchecked: Any
hide_secrets: Any
determinise: Any
list_features: Any
settle: Any
survey: Any
victory_share: Any

NONE = wide(-1)
CHANCES = wide(1 << 28)  # from here on are the streams of chance, beside those that fill in secrets


@entry
def list_after_moves(
    boxes: Any,
    positions: Any,
    games: Ints,
    tried: Ints,
    seed: int,
    buffers: TurnBuffers,
    rng: Ints,
    active: Ints,
    out: Any,
    results: Any,
    log: Grid,
) -> None:
    """Try a move in each of some games, and list the features that its seat sees then, in rows padded with -1. If that
    ends the game, the result is the seat's share of the victory, otherwise -1.

    Before that, what the seat can't know is filled in and chance is drawn anew: in the same way for all moves of a
    game.
    """
    s = buffers.stack[0]
    for i in range(games.shape[0]):
        game = wide(games[i])
        buffers.stack[0] = positions[game]
        seat = wide(s.actor)
        seed_rng(rng, seed, game)
        hide_secrets(boxes[0], s, seat)
        determinise(boxes[0], s, seat, rng)
        seed_rng(s.rng, seed, CHANCES + game)
        apply_unchecked(boxes[0], s, wide(tried[i]), log)
        settle(boxes[0], s, buffers.moves[0], log)
        count = wide(0)
        results[i] = NONE
        if s.actor == NOBODY:
            results[i] = victory_share(boxes[0], s, seat)
        else:
            count = list_features(boxes[0], s, seat, active)
        for k in range(out.shape[1]):
            out[i, k] = active[k] if k < count else NONE


@entry
def choose_greedily(
    boxes: Any,
    weights: Any,
    positions: Any,
    wanted: Any,
    seed: int,
    limit: int,
    buffers: TurnBuffers,
    rng: Ints,
    out: Any,
    log: Grid,
) -> None:
    """The next move of the best turn, in the wanted games: what the bot `greedy` does."""
    for i in range(positions.shape[0]):
        if wanted[i]:
            buffers.stack[0] = positions[i]
            seat = wide(buffers.stack[0].actor)
            seed_rng(rng, seed, wide(i))
            hide_secrets(boxes[0], buffers.stack[0], seat)
            determinise(boxes[0], buffers.stack[0], seat, rng)
            seed_rng(buffers.stack[0].rng, seed, CHANCES + i)
            count = survey(boxes[0], weights[0], seat, limit, buffers, log)
            best = wide(0)
            for k in range(1, count):
                if buffers.values[k] > buffers.values[best]:
                    best = wide(k)
            out[i] = buffers.moves[0][best]
