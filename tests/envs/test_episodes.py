"""A recorded game as an episode: what an environment would have told of the same moves."""

import random

import numpy as np
import pytest

from ratskeller.core.errors import RecordError
from ratskeller.envs.episodes import episode_of
from tests.envs.seatings import Table, every_table


@every_table
def test_a_record_is_an_episode_of_the_environment(table: Table) -> None:
    live = table.live()
    live.begin(21)
    play = table.play(21)
    luck = random.Random(3)
    seen, masks, seats, actions = [], [], [], []
    while not live.is_over:
        action = luck.choice(live.legal())
        seen.append(live.observe(live.actor))
        masks.append(live.mask.copy())
        seats.append(live.actor)
        actions.append(action)
        live.play(action)
        play.apply_number(action)
    episode = episode_of(play.record(), play.game, play.profile)
    assert np.array_equal(episode.observations, seen)
    assert np.array_equal(episode.masks, masks)
    assert episode.seats.tolist() == seats
    assert episode.actions.tolist() == actions
    assert episode.rewards.tolist() == live.results()[0]


def test_a_game_that_is_not_over_has_rewarded_nobody() -> None:
    play = Table("piedpiper", 2).play(1)
    play.apply_number(play.legal[0])
    episode = episode_of(play.record(), play.game, play.profile)
    assert len(episode.actions) == 1
    assert not episode.rewards.any()


def test_a_record_of_other_rules_is_refused() -> None:
    play = Table("piedpiper", 2).play(1)
    young = play.game.profile("standard", {"variant": "young"})
    with pytest.raises(RecordError, match="the record is of profile"):
        episode_of(play.record(), play.game, young)
