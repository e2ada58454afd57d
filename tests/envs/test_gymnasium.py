"""Gymnasium's own tests, and what is special about one learner among bots."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import check_env

from ratskeller.core.errors import MalformedMove, SetupError
from ratskeller.envs.gym_envs import LearnerEnv
from ratskeller.envs.registering import ENVIRONMENTS, SOLO
from tests.envs.seatings import Table

every_environment = pytest.mark.parametrize("name", ENVIRONMENTS)


def play(env: Any, seed: int | None, choices: int) -> list[tuple[bytes, float]]:
    """A game of random legal moves: what was seen, and the rewards."""
    seen, info = env.reset(seed=seed)
    luck = np.random.default_rng(choices)
    told = [(seen.tobytes(), 0.0)]
    ended = False
    while not ended:
        seen, reward, ended, _, info = env.step(luck.choice(np.flatnonzero(info["action_mask"])))
        told.append((seen.tobytes(), reward))
    return told


@every_environment
def test_environment(name: str) -> None:
    check_env(gymnasium.make(name, render_mode="ansi").unwrapped, skip_close_check=True)


@every_environment
def test_a_seed_gives_the_same_games_again(name: str) -> None:
    one, other = gymnasium.make(name).unwrapped, gymnasium.make(name).unwrapped
    first = [play(one, 7, 1), play(one, None, 2)]
    assert [play(other, 7, 1), play(other, None, 2)] == first
    assert play(one, None, 2) != first[1]


@every_environment
def test_masks_say_what_is_legal(name: str) -> None:
    env: Any = gymnasium.make(name).unwrapped
    _, info = env.reset(seed=2)
    assert env.action_masks().dtype == np.bool_
    assert np.array_equal(env.action_masks(), info["action_mask"])
    for _ in range(5):
        env.step(np.flatnonzero(env.action_masks())[0])
        assert env.live.actor == env.seat


def test_a_learner_without_a_seat_changes_to_the_next_one_with_each_game() -> None:
    env: Any = gymnasium.make("ratskeller/PiedPiper-v0", people=3, bots=("random", "impulse")).unwrapped
    seats = []
    for game in range(4):
        env.reset(seed=1 if game == 0 else None)
        seats.append(env.seat)
    assert seats == [0, 1, 2, 0]


def test_a_learner_keeps_the_seat_that_is_asked_for() -> None:
    env: Any = gymnasium.make("ratskeller/FirstRat-v0", people=4, bots="random", seat=2).unwrapped
    for _ in range(3):
        env.reset()
        assert (env.seat, env.live.actor) == (2, 2)


@pytest.mark.parametrize(
    ("chosen", "complaint"),
    [
        ({"seat": 2}, "no seat 2 among 2 people"),
        ({"bots": ("random", "random")}, "a bot is needed for each of 1 seats, not 2"),
        ({"bots": "nobody"}, "no bot is called 'nobody'"),
        ({"people": 6}, "firstrat is for 1 to 5 people"),
        ({"people": 2.5}, "people must be a whole number, not 2.5"),
        ({"seat": "2"}, "seat must be a whole number, not '2'"),
        ({"bots": None}, "bots are the name of one, or a list with a name for each seat, not None"),
        ({"options": "comics=super"}, "options are texts by their names"),
    ],
)
def test_what_can_t_be_set_up_is_refused(chosen: dict[str, Any], complaint: str) -> None:
    with pytest.raises(SetupError, match=complaint):
        gymnasium.make("ratskeller/FirstRat-v0", **chosen)


def test_more_games_than_there_is_memory_for_are_refused() -> None:
    with pytest.raises(SetupError, match="1,000,000,000,000 games need"):
        gymnasium.make_vec(SOLO, num_envs=10**12)


def test_an_unknown_render_mode_is_refused() -> None:
    with pytest.raises(SetupError, match="unknown render_mode 'video': there are human, ansi, rgb_array"):
        LearnerEnv("piedpiper", 2, render_mode="video")


def test_an_illegal_move_ends_the_game_and_costs_1() -> None:
    env: Any = gymnasium.make(SOLO, level="hard").unwrapped
    env.reset(seed=1)
    _, reward, ended, _, info = env.step(np.int64(320))
    assert (reward, ended, info["illegal"]) == (-1, True, True)
    with pytest.raises(ResetNeeded, match="no game is under way"):
        env.step(np.flatnonzero(env.action_masks())[0])


@every_environment
def test_nothing_can_be_done_before_a_reset_nor_after_the_end(name: str) -> None:
    env: Any = gymnasium.make(name).unwrapped
    with pytest.raises(ResetNeeded, match="no game is under way: call reset"):
        env.step(0)
    play(env, 1, 1)
    with pytest.raises(ResetNeeded, match="no game is under way: call reset"):
        env.step(0)
    play(env, None, 1)


@pytest.mark.parametrize("action", [1.5, float("nan"), None, "3", True, np.array([3]), np.float32(3)])
def test_what_is_no_whole_number_is_no_move(action: Any) -> None:
    env: Any = gymnasium.make("ratskeller/PiedPiper-v0").unwrapped
    env.reset(seed=1)
    before = env.live.position.tobytes()
    with pytest.raises(MalformedMove, match="a move is a whole number, not "):
        env.step(action)
    assert env.live.position.tobytes() == before


def test_alone_many_games_at_once_are_those_of_as_many_seeds() -> None:
    many: Any = gymnasium.make_vec(SOLO, num_envs=3)
    seen, info = many.reset(seed=9)
    live = Table("firstrat", 1, "easy").live()
    for game in range(3):
        live.begin(9 + game)
        assert np.array_equal(seen[game], live.observe(0))
        assert np.array_equal(info["action_mask"][game], live.mask)
    _, rewards, ended, _, info = many.step(
        np.array([320, *(np.flatnonzero(mask)[0] for mask in info["action_mask"][1:])])
    )
    assert (rewards.tolist(), ended.tolist()) == ([-1.0, 0.0, 0.0], [True, False, False])
