"""What compiled loops and Python have to agree on about opponents: their kinds, their randomness, and the arrays of
games."""

from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from ratskeller.bots.tree import TurnBuffers, new_turn_buffers
from ratskeller.core.game import Game
from ratskeller.core.layout import Ints, indices, wide
from ratskeller.core.rng import WORDS, next_word, seed_rng
from ratskeller.core.rule import rule

RANDOM, IMPULSE, GREEDY, OTHER = indices(4)  # bots that are compiled, and all that Python has to ask
BEGIN, LEAVE = wide(-1), wide(-2)  # instead of a move: set the game up; leave it as it is
BOTS = wide(0xB075_0000_0000)  # sets the luck of bots apart from that of the game

Numbers = npt.NDArray[np.int64]
Flags = npt.NDArray[np.bool_]


@rule
def seed_luck(luck: Ints, seed: int, episode: int) -> None:
    """The luck of the bots of a game."""
    seed_rng(luck, seed ^ BOTS, episode)


@rule
def seed_from(luck: Ints) -> int:
    """A seed for a decision, of 62 bits."""
    high = next_word(luck)
    return (high << 30) ^ next_word(luck)


class Room(NamedTuple):
    """What the bots of a thread write on."""

    turn: TurnBuffers  # for a look at every way to play a turn
    logits: Any
    rng: Ints


class Games(NamedTuple):
    """All that is known of the games, a row for each."""

    observations: npt.NDArray[np.float32]
    finals: npt.NDArray[np.float32]  # the last observation of a game that has begun anew since
    masks: npt.NDArray[np.int8]
    final_masks: npt.NDArray[np.int8]
    legal: npt.NDArray[np.int16]  # the moves of the mask, as a list
    counts: Numbers  # so long is the list
    rewards: npt.NDArray[np.float64]  # the learner's
    shares: npt.NDArray[np.float32]  # the reward of every seat
    points: Numbers  # of every seat, when the last game ended
    actors: npt.NDArray[np.int8]
    seats: Numbers  # the learner's
    ended: Flags
    illegal: Flags  # the game ended with an illegal move
    fresh: Flags  # the learner has not decided anything yet
    seeds: Numbers
    episodes: Numbers  # the number of the game among those of its seed
    luck: Numbers  # random state of the bots
    decisions: Numbers  # of the learner and of compiled bots, in all games so far


def new_room(game: Game) -> Room:
    """Room for the bots of a thread."""
    return Room(new_turn_buffers(game), np.zeros(game.max_moves), np.zeros(WORDS, np.int64))


def new_games(game: Game, count: int, size: int) -> Games:
    """Arrays for this many games with observations of this many numbers."""
    seats = game.people[-1]
    numbers, masks, flags = np.zeros((count, size), np.float32), np.zeros((count, game.actions), np.int8), np.bool_
    return Games(
        observations=numbers,
        finals=numbers.copy(),
        masks=masks,
        final_masks=masks.copy(),
        legal=np.zeros((count, game.max_moves), np.int16),
        counts=np.zeros(count, np.int64),
        rewards=np.zeros(count, np.float64),
        shares=np.zeros((count, seats), np.float32),
        points=np.zeros((count, seats), np.int64),
        actors=np.zeros(count, np.int8),
        seats=np.zeros(count, np.int64),
        ended=np.zeros(count, flags),
        illegal=np.zeros(count, flags),
        fresh=np.zeros(count, flags),
        seeds=np.zeros(count, np.int64),
        episodes=np.zeros(count, np.int64),
        luck=np.zeros((count, WORDS), np.int64),
        decisions=np.zeros(count, np.int64),
    )
