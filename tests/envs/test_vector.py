"""Many games at once: each of them is a game that could be played alone."""

from typing import Any

import numpy as np
import pytest

from ratskeller.core.errors import IllegalMove, MalformedMove, SetupError
from ratskeller.envs import firstrat_v0, piedpiper_v0
from ratskeller.envs.vector import VectorEnv
from ratskeller.games import GAMES, load_game
from tests.envs.seatings import Table, every_table

GIB = 1 << 30


def many(table: Table, games: int, **chosen: Any) -> VectorEnv:
    """So many games at a table."""
    options = dict(table.options)
    return VectorEnv(load_game(table.game), table.people, table.level, games=games, options=options, **chosen)


@every_table
def test_each_of_many_games_is_one_that_is_played_alone(table: Table) -> None:
    vector = many(table, 3, seed=11)
    games = [table.live() for _ in range(3)]
    for i, live in enumerate(games):
        for stream in range(i + 1):
            live.begin(11 if stream == 0 else None)
    ended = 0
    while ended < 3:
        actions = vector.sample().copy()
        for i, live in enumerate(games):
            if not live.is_over:
                assert vector.actors[i] == live.actor
                assert np.array_equal(vector.masks[i], live.mask)
                assert np.array_equal(vector.observations[i], live.observe(live.actor))
        vector.step(actions)
        for i, live in enumerate(games):
            if not live.is_over:
                live.play(int(actions[i]))
                assert vector.ended[i] == live.is_over
                ended += live.is_over
                if live.is_over:
                    assert vector.rewards[i].tolist() == live.results()[0]


@pytest.mark.parametrize("module", [firstrat_v0, piedpiper_v0], ids=["firstrat", "piedpiper"])
def test_pettingzoo_plays_the_same_games_step_by_step(module: Any) -> None:
    env = module.raw_env(3)
    env.reset(seed=4)
    vector = many(Table(module.__name__.split(".")[-1].removesuffix("_v0"), 3), 1, seed=4)
    games = 0
    while games < 3:
        seen = env.observe(env.agent_selection)
        assert env.agent_selection == f"seat_{vector.actors[0]}"
        assert np.array_equal(vector.observations[0], seen["observation"])
        assert np.array_equal(vector.masks[0], seen["action_mask"])
        action = vector.sample()
        env.step(int(action[0]))
        vector.step(action)
        assert vector.ended[0] == all(env.terminations.values())
        assert vector.rewards[0, :3].tolist() == [*env.rewards.values()]
        if vector.ended[0]:
            games += 1
            env.reset()


@pytest.mark.parametrize("name", GAMES)
def test_two_threads_do_what_one_does(name: str) -> None:
    one, two = (many(Table(name, 2), 130, seed=2, threads=threads) for threads in (1, 2))
    for _ in range(150):
        actions = one.sample()
        two.step(actions)
        one.step(actions)
        for field in ("observations", "masks", "counts", "rewards", "actors", "ended", "episodes"):
            assert np.array_equal(getattr(one, field), getattr(two, field))
    assert one.episodes.sum() > 0


@pytest.mark.parametrize("name", GAMES)
def test_raw_observations_are_the_same_in_a_quarter_of_the_memory(name: str) -> None:
    numbers, bytes_ = (many(Table(name, 3), 3, seed=2, raw=raw) for raw in (False, True))
    for _ in range(60):
        assert np.array_equal(np.minimum(bytes_.observations * bytes_.encoder.scale, 1), numbers.observations)
        actions = numbers.sample()
        bytes_.step(actions)
        numbers.step(actions)
    assert bytes_.observations.nbytes * 4 == numbers.observations.nbytes


def test_rewards_are_those_of_the_step_in_which_a_game_ended() -> None:
    vector = many(Table("piedpiper", 2), 64, seed=1)
    for _ in range(120):
        vector.step(vector.sample())
        assert np.array_equal(vector.rewards.sum(axis=1) > 0, vector.ended)


def test_a_reset_without_a_seed_goes_on_to_the_next_games() -> None:
    vector = many(Table("piedpiper", 2), 4, seed=1)
    first = vector.observations.copy()
    vector.reset()
    assert not np.array_equal(vector.observations, first)
    vector.reset(1)
    assert np.array_equal(vector.observations, first)


def test_random_moves_are_legal_and_all_come_up() -> None:
    vector = many(Table("piedpiper", 3), 1)
    legal = set(np.flatnonzero(vector.masks[0]).tolist())
    assert {int(vector.sample()[0]) for _ in range(500)} == legal


def test_an_illegal_move_is_refused_before_any_game_goes_on() -> None:
    vector = many(Table("piedpiper", 2), 3)
    before = vector.positions.tobytes()
    actions = vector.sample().copy()
    actions[1] = 48
    with pytest.raises(IllegalMove, match="'first:1' is not legal in game 1 by pp"):
        vector.step(actions)
    actions[1] = 65
    with pytest.raises(MalformedMove, match="no move 65 \\(game 1\\): the last is 64"):
        vector.step(actions)
    assert vector.positions.tobytes() == before


@pytest.mark.parametrize("check", [True, False])
@pytest.mark.parametrize(
    ("moves", "complaint"),
    [
        ([1.0, 2.0, 3.0], "moves are whole numbers, not float64"),
        (np.full(3, np.nan), "moves are whole numbers, not float64"),
        ([True, False, True], "moves are whole numbers, not bool"),
        ([None, None, None], "moves are whole numbers, not object"),
        (["1", "2", "3"], "moves are whole numbers, not <U1"),
        ([1, 2], r"there must be 3 moves, one for each game, not an array of \(2,\)"),
        (np.zeros((3, 1), np.int64), r"not an array of \(3, 1\)"),
        (0, r"not an array of \(\)"),
    ],
)
def test_what_is_no_move_for_each_game_is_refused(moves: Any, complaint: str, check: bool) -> None:
    vector = many(Table("piedpiper", 2), 3)
    before = vector.positions.tobytes()
    with pytest.raises(MalformedMove, match=complaint):
        vector.step(moves, check=check)
    assert vector.positions.tobytes() == before


@pytest.mark.parametrize("name", GAMES)
def test_65536_games_have_room_in_half_a_gibibyte(name: str) -> None:
    vector = many(Table(name, 5 if name == "piedpiper" else 4), 64)
    found = [value for value in vars(vector).values() if isinstance(value, np.ndarray) and len(value) == 64]
    arrays = {id(array): array for array in found}
    assert len(arrays) == 10
    assert sum(array.nbytes for array in arrays.values()) / 64 * 65_536 < GIB / 2


def test_a_game_is_given_by_its_name_or_as_itself() -> None:
    by_name, by_game = VectorEnv("firstrat", 3, games=5), VectorEnv(load_game("firstrat"), 3, games=5)
    assert by_name.game is by_game.game
    assert np.array_equal(by_name.observations, by_game.observations)


def test_without_a_number_of_people_two_play_or_one_against_a_level() -> None:
    assert (len(VectorEnv("firstrat", 64)), VectorEnv("firstrat", 64).people) == (64, 2)
    assert VectorEnv("piedpiper", games=3).people == 2
    alone = VectorEnv("firstrat", 5, "hard")
    assert (len(alone), alone.people) == (5, 1)


def test_there_are_as_many_threads_as_cores_but_none_for_a_few_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ratskeller.envs.vector.cores", lambda: 5)
    threads = {games: 1 + len(VectorEnv("piedpiper", games)._workers.workers) for games in (1, 63, 64, 128, 200)}
    assert threads == {1: 1, 63: 1, 64: 2, 128: 4, 200: 5}
    assert len(VectorEnv("piedpiper", 200, threads=1)._workers.workers) == 0


@pytest.mark.parametrize(
    ("made", "complaint"),
    [
        ({"game": "chess"}, "unknown game 'chess': the games are firstrat, piedpiper"),
        ({"game": 7}, "a game is given by its name, or as load_game\\(name\\), not as 7 \\(int\\)"),
        ({"people": 6}, "piedpiper is for 2 to 5 people, not 6"),
        ({"people": "two"}, "people must be a whole number, not 'two' \\(str\\)"),
        ({"people": None, "games": None}, "the number of games is missing"),
        ({"games": 0}, "games must be at least 1, not 0"),
        ({"games": -5}, "games must be at least 1, not -5"),
        ({"games": 1.5}, "games must be a whole number, not 1.5"),
        ({"games": True}, "games must be a whole number, not True"),
        ({"games": 10**12}, "1,000,000,000,000 games need [0-9,.]+ GiB of memory, and this machine has [0-9.]+"),
        ({"games": 2**62}, "games need [0-9,.]+ GiB of memory"),
        ({"options": "variant=hidden"}, "options are texts by their names, .* not 'variant=hidden' \\(str\\)"),
        ({"options": {"roof": True}}, "options are texts by their names"),
        ({"seed": 2**63}, "seed must be at most 9,223,372,036,854,775,807"),
        ({"seed": "1"}, "seed must be a whole number"),
        ({"threads": 0}, "threads must be at least 1, not 0"),
        ({"threads": "all"}, "threads must be a whole number, not 'all'"),
        ({"reward": "fun"}, "unknown reward 'fun'"),
        ({"level": "hard"}, "unknown level 'hard' for piedpiper"),
    ],
)
def test_what_can_t_be_set_up_is_refused(made: dict[str, Any], complaint: str) -> None:
    usual: dict[str, Any] = {"game": "piedpiper", "people": 2, "games": 2}
    with pytest.raises(SetupError, match=complaint):
        VectorEnv(**(usual | made))
