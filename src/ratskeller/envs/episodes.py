"""Records as episodes: what every seat that decided saw, could do and did, as an environment would have shown it."""

from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from ratskeller.core.game import Game
from ratskeller.core.profile import Profile
from ratskeller.core.record import Record
from ratskeller.engine.playthrough import Playthrough, replay
from ratskeller.envs.observation import encoder_for
from ratskeller.envs.rewards import rewards_in


@dataclass(frozen=True)
class Episode:
    """The decisions of a game, a row for each."""

    observations: npt.NDArray[np.float32]  # of the seat that decided
    masks: npt.NDArray[np.int8]
    seats: npt.NDArray[np.int8]
    actions: npt.NDArray[np.int64]
    rewards: npt.NDArray[np.float32]  # of every seat; all 0 where the game is not over
    is_over: bool
    last: npt.NDArray[np.float32]  # what each seat that decided sees after the last move, by the order of `deciders`

    @property
    def deciders(self) -> list[int]:
        """The seats that decided anything, in order."""
        return sorted(set(self.seats.tolist()))

    @property
    def closing(self) -> npt.NDArray[np.bool_]:
        """Whether a decision is the last one of its seat."""
        is_last = np.zeros(len(self.seats), np.bool_)
        for seat in self.deciders:
            is_last[np.flatnonzero(self.seats == seat)[-1]] = True
        return is_last

    @property
    def returns(self) -> npt.NDArray[np.float32]:
        """What the seat that decided got in the end."""
        found: npt.NDArray[np.float32] = self.rewards[self.seats]
        return found


def episode_of(
    record: Record, game: Game, profile: Profile[Any], reward: str = "win", source: str = "record"
) -> Episode:
    """A recorded game as an episode; one that does not fit its game, its profile or the rules is refused, and the
    error names the source."""
    past = replay(record, game, profile, source)
    play = Playthrough(game, profile, record.people, record.level, seed=0, sample=False)
    encoder = encoder_for(game)
    observations, masks, seats, actions = [], [], [], []
    for move in past.moves:
        if not play.is_chance:
            seen = np.empty(encoder.size, np.float32)
            encoder.write(play.boxes, play.positions, 0, play.actor, seen)
            mask = np.zeros(game.actions, np.int8)
            mask[play.legal] = 1
            observations.append(seen)
            masks.append(mask)
            seats.append(play.actor)
            actions.append(move)
        play.apply_number(move)
    last = np.zeros((len(set(seats)), encoder.size), np.float32)
    for seen, seat in zip(last, sorted(set(seats)), strict=True):
        encoder.write(play.boxes, play.positions, 0, seat, seen)
    no_rewards = np.zeros(game.people[-1], np.float32)
    return Episode(
        np.array(observations, np.float32).reshape(-1, encoder.size),
        np.array(masks, np.int8).reshape(-1, game.actions),
        np.array(seats, np.int8),
        np.array(actions, np.int64),
        rewards_in(game, play.boxes, play.positions, reward) if play.is_over else no_rewards,
        bool(play.is_over),
        last,
    )
