"""Copies and pickles of all that can be played go on exactly like the original, and leave it alone."""

import copy
import pickle
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest

import ratskeller.envs.spiel  # noqa: F401  registers the games
from ratskeller.bots.bot import seen_in
from ratskeller.bots.guests.program import Program
from ratskeller.bots.levels import LEVELS, PLAIN, make_bot
from ratskeller.core.errors import IllegalMove, Problem, RecordError, Refusal, SetupError
from ratskeller.engine.batch import Batch
from ratskeller.engine.playthrough import Playthrough
from ratskeller.envs.aec import SeatsEnv
from ratskeller.envs.registering import ENVIRONMENTS, SOLO
from ratskeller.envs.vector import VectorEnv
from ratskeller.games import GAMES, load_game
from tests.documented import ROOT
from tests.envs.going_on import digest, go_on
from tests.envs.seatings import Table

Make = Callable[[], Any]

SEATS = [("firstrat", 1, "hard"), *((name, people, None) for name in GAMES for people in (2, 3, 4, 5))]
NAMES = {"firstrat": "ratskeller/FirstRat-v0", "piedpiper": "ratskeller/PiedPiper-v0"}
SPIELS = ("python_firstrat(players=1,level=hard)", "python_firstrat(players=4)", "python_piedpiper(players=3)")


def roundtrip(thing: Any) -> Any:
    """The same thing through a pickle."""
    return pickle.loads(pickle.dumps(thing))


def seats_env(name: str, people: int, level: str | None) -> SeatsEnv:
    """A PettingZoo environment that has begun."""
    env = SeatsEnv(load_game(name), people, level)
    env.reset(seed=people)
    return env


def learner(name: str, people: int, bots: Any, **chosen: Any) -> Any:
    """A Gymnasium environment that has begun."""
    env = gymnasium.make(NAMES[name], people=people, bots=bots, **chosen).unwrapped
    env.reset(seed=people)
    return env


def begun(env: Any) -> Any:
    """An environment of Gymnasium's that has begun."""
    env.reset(seed=4)
    return env


def learners(name: str, **chosen: Any) -> Any:
    """Many Gymnasium environments that have begun."""
    return begun(gymnasium.make_vec(name, num_envs=3, **chosen))


def new_state(spiel: str) -> Any:
    """A state of OpenSpiel's before the first move."""
    return pyspiel.load_game(spiel).new_initial_state()


def things() -> dict[str, Make]:
    """All that can be played, by a name."""
    found: dict[str, Make] = {}
    for name, people, level in SEATS:
        found[f"pettingzoo-{name}-{people}"] = partial(seats_env, name, people, level)
        found[f"playthrough-{name}-{people}"] = partial(Table(name, people, level).play, 3)
        found[f"vector-{name}-{people}"] = partial(VectorEnv, name, people, level, games=3, seed=1)
        if level is None:
            bots = ("random", "impulse", "ratling", "greedy")[: people - 1]
            found[f"gymnasium-{name}-{people}"] = partial(learner, name, people, bots)
            found[f"gymnasium-vector-{name}-{people}"] = partial(learners, NAMES[name], people=people, bots=bots)
    found["gymnasium-solo"] = lambda: begun(gymnasium.make(SOLO, level="medium").unwrapped)
    found["gymnasium-vector-solo"] = partial(learners, SOLO, autoreset_mode="NextStep")
    found["gymnasium-vector-python-bots"] = partial(learners, NAMES["piedpiper"], people=3, bots=("search:2", "random"))
    found["vector-threads"] = partial(VectorEnv, "piedpiper", 3, games=64, threads=2, seed=1)
    found["vector-raw"] = partial(VectorEnv, "firstrat", 2, games=2, raw=True, seed=1)
    for spiel in SPIELS:
        found[spiel] = partial(new_state, spiel)
    found["batch"] = lambda: Batch(load_game("piedpiper"), load_game("piedpiper").profile(), 3, size=5)
    return found


THINGS = things()
every_thing = pytest.mark.parametrize("name", THINGS)


def under_way(name: str) -> Any:
    """Something that has been played for a while."""
    thing = THINGS[name]()
    go_on(thing, 1, 6)
    return thing


@every_thing
@pytest.mark.parametrize("copied", [copy.deepcopy, roundtrip], ids=["deepcopy", "pickle"])
def test_a_copy_goes_on_like_the_original_and_leaves_it_alone(name: str, copied: Callable[[Any], Any]) -> None:
    thing = under_way(name)
    first, second = copied(thing), copied(thing)
    seen = digest(go_on(first, 2))
    go_on(second, 3)
    assert digest(go_on(thing, 2)) == seen


def test_pickles_go_on_the_same_in_another_interpreter() -> None:
    originals = {name: under_way(name) for name in THINGS}
    child = subprocess.run(
        [sys.executable, "-m", "tests.envs.going_on"],
        input=pickle.dumps(originals),
        stdout=subprocess.PIPE,
        cwd=ROOT,
        check=True,
        timeout=280,
    )
    told = dict(line.rsplit(" ", 1) for line in child.stdout.decode().splitlines())
    assert told == {name: digest(go_on(thing, 2)) for name, thing in originals.items()}


@pytest.mark.parametrize("env", ENVIRONMENTS)
def test_environments_in_gymnasium_s_wrappers_can_be_copied(env: str) -> None:
    wrapped = begun(gymnasium.make(env))
    for twin in (copy.deepcopy(wrapped), roundtrip(wrapped)):
        assert digest(go_on(twin.unwrapped, 2)) == digest(go_on(copy.deepcopy(wrapped).unwrapped, 2))
    assert np.array_equal(wrapped.unwrapped.action_masks(), begun(gymnasium.make(env)).unwrapped.action_masks())


@pytest.mark.parametrize("name", GAMES)
def test_a_parallel_environment_can_be_copied(name: str) -> None:
    module = __import__(f"ratskeller.envs.{name}_v0", fromlist=["parallel_env"])
    env = module.parallel_env(3)
    env.reset(seed=5)
    for twin in (copy.deepcopy(env), roundtrip(env)):
        assert digest(go_on(twin.aec_env, 2)) == digest(go_on(copy.deepcopy(env.aec_env), 2))


def test_a_copy_shares_no_array_with_the_original() -> None:
    env = VectorEnv("firstrat", 2, games=2)
    twin = copy.deepcopy(env)
    arrays = [name for name, value in vars(env).items() if isinstance(value, np.ndarray)]
    assert len(arrays) >= 13
    assert not any(np.shares_memory(getattr(env, name), getattr(twin, name)) for name in arrays)


@pytest.mark.parametrize("name", GAMES)
def test_games_profiles_positions_records_and_events_are_equal_after_a_pickle(name: str) -> None:
    game = load_game(name)
    assert roundtrip(game) is copy.deepcopy(game) is copy.copy(game) is game
    play = Playthrough(game, game.profile(), 3, seed=1)
    go_on(play, 1, 20)
    for same in (roundtrip, copy.deepcopy):
        assert same(play.profile) == play.profile
        assert same(play.record()) == play.record()
        assert same(play.events) == play.events
        assert same(play.position).tobytes() == play.position.tobytes()
        assert same(play.position).dtype == game.position
        assert same(play.views([1])).tobytes() == play.views([1]).tobytes()
    moves = __import__(f"ratskeller.games.{name}.moves", fromlist=["MOVES"]).MOVES
    assert roundtrip(moves) == moves


def test_only_a_game_that_can_be_found_again_is_pickled() -> None:
    other = copy.copy(load_game("firstrat"))
    assert other is load_game("firstrat")
    changed = type(other)(**{**vars(other), "name": "secondrat"})
    with pytest.raises(SetupError, match="not another 'secondrat'"):
        pickle.dumps(changed)


@pytest.mark.parametrize("spec", [*LEVELS, *PLAIN, "search:8"])
def test_bots_choose_the_same_after_a_pickle(spec: str) -> None:
    bot = make_bot(spec, clock=False, threads=1)
    seen = seen_in(Table("piedpiper", 3).play(4))
    assert roundtrip(bot) == copy.deepcopy(bot) == bot
    if spec not in ("sly-rat", "rat-king"):
        assert roundtrip(bot).choose(roundtrip(seen), 5) == bot.choose(seen, 5)


def test_a_copy_of_a_bot_that_is_a_program_starts_one_of_its_own() -> None:
    bot = Program("program:cat")
    bot._running = open  # type: ignore[assignment]  # something that can't be shared
    assert roundtrip(bot)._running is None
    assert copy.deepcopy(bot).name == "program:cat"


def test_errors_reach_other_processes_whole() -> None:
    illegal = roundtrip(IllegalMove("'x' is not legal", Refusal("fr.move.toll", "toll", {"cheese": 1})))
    assert (str(illegal), illegal.refusal.figures) == ("'x' is not legal", {"cheese": 1})
    damaged = roundtrip(RecordError("a.rat", [Problem("line 1", "is cut")]))
    assert (str(damaged), damaged.source) == ("a.rat: line 1: is cut", "a.rat")
