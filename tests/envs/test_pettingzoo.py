"""PettingZoo's own tests, and what is special about our seats."""

from functools import partial
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, render_test, seed_test

from ratskeller.core.errors import MalformedMove, SetupError, StateError
from ratskeller.envs import firstrat_v0, piedpiper_v0
from tests.envs.seatings import Table

MODULES = {"firstrat": firstrat_v0, "piedpiper": piedpiper_v0}
TABLES = (Table("firstrat", 1, "easy"), Table("firstrat", 3), Table("piedpiper", 2), Table("piedpiper", 5))
every_table = pytest.mark.parametrize("table", TABLES, ids=lambda table: f"{table.game}-{table.people}")

# Of these PettingZoo warns, and spares its own games by their names: an observation that comes with a mask.
pytestmark = [
    pytest.mark.filterwarnings(f"ignore:{complaint}:UserWarning")
    for complaint in (
        "Observation space for each agent probably should be",
        "Observation is not a NumPy array",
        "Action mask numpy array is all zeros",
    )
]


def made(table: Table, how: str = "env", **chosen: Any) -> Any:
    """An environment of a table."""
    return getattr(MODULES[table.game], how)(table.people, table.level, **chosen)


@every_table
def test_api(table: Table) -> None:
    api_test(made(table), num_cycles=200)


@every_table
def test_seeds(table: Table) -> None:
    seed_test(partial(made, table), num_cycles=100)


@every_table
def test_parallel_api_through_the_converter(table: Table) -> None:
    parallel_api_test(made(table, "parallel_env"), num_cycles=50)


@pytest.mark.parametrize("table", TABLES[1:3], ids=lambda table: table.game)
def test_rendering(table: Table, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(partial(made, table))
    assert "phase: " in capsys.readouterr().out


def to_the_end(env: Any, seed: int, first_legal: int = 0) -> list[str]:
    """Play a game, each seat by one of its first moves; say who acted."""
    env.reset(seed=seed)
    acted = []
    while not any(env.terminations.values()):
        mask = env.observe(env.agent_selection)["action_mask"]
        moves = np.flatnonzero(mask)
        acted.append(env.agent_selection)
        env.step(moves[first_legal % len(moves)])
    return acted


@every_table
def test_rewards_come_at_the_end_and_are_shares_of_the_victory(table: Table) -> None:
    env = made(table, "raw_env")
    acted = to_the_end(env, seed=3)
    assert set(acted) == set(env.possible_agents)
    assert all(0 <= reward <= 1 for reward in env.rewards.values())
    if table.people > 1:
        assert sum(env.rewards.values()) == pytest.approx(1)
    assert env._cumulative_rewards == env.rewards
    assert all("points" in info for info in env.infos.values())


def test_margins_and_ranks_follow_the_points() -> None:
    for reward in ("margin", "rank"):
        env = firstrat_v0.raw_env(4, reward=reward)
        to_the_end(env, seed=5, first_legal=1)
        points = [env.infos[agent]["points"] for agent in env.possible_agents]
        by_points = sorted(env.possible_agents, key=lambda agent: env.infos[agent]["points"])
        rewards = [env.rewards[agent] for agent in by_points]
        assert rewards == sorted(rewards)
        if reward == "margin":
            others = [max(points[:i] + points[i + 1 :]) for i in range(4)]
            assert [*env.rewards.values()] == [mine - best for mine, best in zip(points, others, strict=True)]
        else:
            assert sum(rewards) == pytest.approx(2)


def test_an_unknown_reward_is_refused() -> None:
    with pytest.raises(SetupError, match="unknown reward 'gold': there are win, margin, rank"):
        firstrat_v0.raw_env(2, reward="gold")


@pytest.mark.parametrize("action", [-1, 64, 10_000])
def test_an_illegal_move_ends_the_game_for_all_and_costs_its_seat(action: int) -> None:
    env = piedpiper_v0.raw_env(3)
    env.reset(seed=1)
    env.step(action)
    assert env.rewards == {"seat_0": -1, "seat_1": 0, "seat_2": 0}
    assert all(env.terminations.values())
    assert env.infos["seat_2"] == {"illegal": True}


@pytest.mark.parametrize("action", [None, 1.5, float("nan"), "3", True, np.array([3])])
def test_what_is_no_whole_number_is_no_move(action: Any) -> None:
    env = piedpiper_v0.env(3)
    env.reset(seed=1)
    before = env.live.position.tobytes()
    with pytest.raises(MalformedMove, match="a move is a whole number, not "):
        env.step(action)
    assert (env.live.position.tobytes(), env.agents) == (before, env.possible_agents)


@pytest.mark.parametrize("seed", [1.5, "7"])
def test_a_seed_is_a_whole_number(seed: Any) -> None:
    with pytest.raises(SetupError, match="seed must be a whole number"):
        piedpiper_v0.env(2).reset(seed=seed)


def test_after_the_end_a_game_has_to_be_begun_anew() -> None:
    env = piedpiper_v0.env(2)
    to_the_end(env, seed=1)
    while env.agents:
        env.step(None)
    for action in (None, 3):
        with pytest.raises(StateError, match="no game is under way: call reset"):
            env.step(action)
    to_the_end(env, seed=1)


def test_an_unknown_render_mode_is_refused() -> None:
    with pytest.raises(SetupError, match="unknown render_mode 'video': there are human, ansi, rgb_array"):
        firstrat_v0.env(2, render_mode="video")


def test_before_the_first_reset_nothing_can_be_done() -> None:
    env = firstrat_v0.env(2)
    with pytest.raises(AttributeError, match="'agent_selection' is not there before the first reset"):
        env.step(0)
    with pytest.raises(AttributeError, match="'SeatsEnv' has no attribute 'winner'"):
        env.winner  # noqa: B018


def test_a_seat_that_has_not_to_decide_may_do_nothing() -> None:
    env = firstrat_v0.raw_env(2)
    env.reset(seed=1)
    assert env.observe("seat_0")["action_mask"].any()
    assert not env.observe("seat_1")["action_mask"].any()


def test_what_was_observed_stays_as_it_was() -> None:
    env = piedpiper_v0.raw_env(2)
    env.reset(seed=1)
    seen = env.observe("seat_0")
    kept = {name: array.copy() for name, array in seen.items()}
    env.step(np.flatnonzero(seen["action_mask"])[0])
    assert all(np.array_equal(seen[name], kept[name]) for name in seen)
