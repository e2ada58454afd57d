"""Who plays against a learner, and how each decides when Python asks."""

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from ratskeller.bots.bot import Bot, Seen
from ratskeller.bots.greedy import Greedy
from ratskeller.bots.heuristics import heuristics_of
from ratskeller.bots.heuristics_loops import bot_loops_for
from ratskeller.bots.impulse import Impulse
from ratskeller.bots.levels import make_bot
from ratskeller.bots.random import Random
from ratskeller.core.errors import IllegalMove, SetupError
from ratskeller.core.game import Game
from ratskeller.core.rng import below
from ratskeller.engine.playthrough import refusal_text
from ratskeller.envs.checking import shown, whole
from ratskeller.envs.learners.kinds import GREEDY, IMPULSE, OTHER, RANDOM, Numbers, seed_from

CHANGING = -1  # the learner takes the next seat with each game


class Opponent(NamedTuple):
    """A bot, and the kind by which compiled code knows it."""

    bot: Bot
    kind: int
    temperature: float = 0.0


def opponents_for(bots: str | Sequence[str], people: int) -> list[Opponent]:
    """The bots of all seats but the learner's, in the order in which they play after the learner; one name is for all
    of them."""
    if not isinstance(bots, str | Sequence):
        raise SetupError(f"bots are the name of one, or a list with a name for each seat, not {shown(bots)}")
    named = [bots] * (people - 1) if isinstance(bots, str) else [*bots]
    if len(named) != people - 1:
        raise SetupError(f"a bot is needed for each of {people - 1} seats, not {len(named)}")
    return [opponent_named(name) for name in named]


def opponent_named(name: str) -> Opponent:
    """A bot by its name: `random`, `impulse`, `greedy` and the levels that play by them are compiled."""
    if not isinstance(name, str):
        raise SetupError(f"a bot is given by its name, not {shown(name)}")
    bot = make_bot(name, clock=False, threads=1)
    if isinstance(bot, Impulse):
        return Opponent(bot, IMPULSE, bot.temperature)
    return Opponent(bot, RANDOM if isinstance(bot, Random) else GREEDY if isinstance(bot, Greedy) else OTHER)


def seat_among(people: int, seat: int | None) -> int:
    """The learner's seat at a table of this size; CHANGING if none is chosen."""
    if seat is None:
        return CHANGING
    if whole("seat", seat) not in range(people):
        raise SetupError(f"there is no seat {seat} among {people} people: the first is 0")
    return int(seat)


def decide(opponent: Opponent, game: Game, boxes: Any, position: Any, listed: list[int], luck: Numbers) -> int:
    """What a bot does among the moves that the rules list: the same as compiled code, and by the same luck."""
    if len(listed) == 1:
        return listed[0]
    if opponent.kind == RANDOM:
        return listed[int(below(luck, len(listed)))]
    views = np.zeros(1, game.position)
    views[0] = game.view_for(boxes[0], position, int(position["actor"]))
    if opponent.kind == IMPULSE:
        loops, moves, logits = bot_loops_for(game), np.array(listed, np.int64), np.zeros(len(listed))
        loops.prior_logits_of(boxes, heuristics_of(game).weights(), views, moves, len(moves), logits)
        return listed[int(loops.draw_by_priors(logits, len(listed), opponent.temperature, luck))]
    seen = Seen(game, boxes, views, int(position["actor"]), tuple(sorted(listed)))
    move = opponent.bot.choose(seen, int(seed_from(luck)))
    if move not in seen.legal:
        refusal = game.explain(boxes[0], position, move)
        raise IllegalMove(f"the bot {opponent.bot.name} chose an illegal move {refusal_text(refusal)}", refusal)
    return move
