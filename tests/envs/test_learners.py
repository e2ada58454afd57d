"""Many learners at once play exactly the games of as many single environments."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.vector import AutoresetMode
from gymnasium.vector import VectorEnv as GymVectorEnv
from gymnasium.wrappers.vector import DictInfoToList, RecordEpisodeStatistics

from ratskeller.bots.bot import Seen
from ratskeller.bots.greedy import Greedy
from ratskeller.bots.heuristics import heuristics_of
from ratskeller.bots.heuristics_loops import bot_loops_for
from ratskeller.core.errors import IllegalMove, SetupError
from ratskeller.core.rng import WORDS, seed_rng
from ratskeller.envs.gym_vector import LearnerVectorEnv, SoloVectorEnv
from ratskeller.envs.learners.kinds import seed_from
from ratskeller.envs.learners.opponents import Opponent, decide, opponent_named
from ratskeller.envs.registering import ENVIRONMENTS, SOLO
from ratskeller.games import GAMES
from tests.envs.going_on import chosen, digest, go_on, plain
from tests.envs.seatings import Table, decisions

FIRSTRAT, PIEDPIPER = "ratskeller/FirstRat-v0", "ratskeller/PiedPiper-v0"
COMPILED = ("random", "impulse", "greedy", "ratling")
MODES = (AutoresetMode.SAME_STEP, AutoresetMode.NEXT_STEP)
TABLES: dict[str, tuple[str, dict[str, Any]]] = {
    "solo": (SOLO, {"level": "hard"}),
    "firstrat-2": (FIRSTRAT, {"bots": "impulse"}),
    "firstrat-3": (FIRSTRAT, {"people": 3, "bots": ("ratling", "greedy"), "reward": "margin"}),
    "firstrat-4": (FIRSTRAT, {"people": 4, "bots": ("pantry-rat", "random", "impulse"), "seat": 2}),
    "firstrat-5": (FIRSTRAT, {"people": 5, "bots": "random", "options": {"comics": "super"}}),
    "piedpiper-2": (PIEDPIPER, {"bots": "search:2"}),
    "piedpiper-3": (PIEDPIPER, {"people": 3, "bots": ("greedy", "search:2"), "reward": "rank"}),
    "piedpiper-4": (PIEDPIPER, {"people": 4, "options": {"variant": "hidden"}}),
    "piedpiper-5": (PIEDPIPER, {"people": 5, "bots": COMPILED, "seat": 4}),
}
every_table = pytest.mark.parametrize("table", TABLES)
every_mode = pytest.mark.parametrize("mode", MODES, ids=lambda mode: str(mode.value))


def moves_for(masks: Any, luck: np.random.Generator) -> Any:
    """Random moves, one in fifty of them illegal."""
    found = np.array([chosen(mask, luck) if mask.any() else 0 for mask in masks])
    if luck.random() < 0.02:
        found[1] = int(np.flatnonzero(masks[1] == 0)[-1])
    return found


@every_table
@every_mode
def test_many_are_as_many_single_environments_step_by_step(table: str, mode: AutoresetMode) -> None:
    name, given = TABLES[table]
    many: Any = gymnasium.make_vec(name, num_envs=4, autoreset_mode=mode, **given)
    sync: dict[str, Any] = {"vectorization_mode": "sync", "vector_kwargs": {"autoreset_mode": mode}}
    single: Any = gymnasium.make_vec(name, num_envs=4, **sync, **given)
    assert plain(many.reset(seed=7)) == plain(single.reset(seed=7))
    luck, played, refused = np.random.default_rng(1), 0, 0
    while played < 3 or refused < 1:
        masks = np.array([env.unwrapped.action_masks() for env in single.envs])
        assert np.array_equal(many.unwrapped.action_masks(), masks)
        moves = moves_for(masks, luck)
        stepped, one_by_one = many.step(moves), single.step(moves)
        assert plain(stepped) == plain(one_by_one)
        illegal = many.games.games.illegal
        played, refused = played + int((stepped[2] & ~illegal).sum()), refused + int(illegal.sum())
    assert plain(many.reset()) == plain(single.reset())
    assert plain(many.reset(seed=[5, None, 3, None])) == plain(single.reset(seed=[5, None, 3, None]))
    single.close()


@pytest.mark.parametrize("name", ENVIRONMENTS)
def test_make_vec_makes_compiled_environments_of_gymnasium_s_kind(name: str) -> None:
    many: Any = gymnasium.make_vec(name, num_envs=3)
    assert isinstance(many, LearnerVectorEnv)
    assert isinstance(many, GymVectorEnv)
    assert SoloVectorEnv is LearnerVectorEnv
    assert many.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    seen, info = many.reset(seed=5)
    assert many.observation_space.contains(seen)
    ends = 0
    while ends < 3:
        actions = many.action_space.sample(tuple(info["action_mask"]))
        seen, rewards, ended, cut, info = many.step(actions)
        assert many.observation_space.contains(seen)
        assert rewards.shape == ended.shape == cut.shape == (3,)
        assert (rewards.dtype, ended.dtype, cut.dtype) == (np.float64, np.bool_, np.bool_)
        assert ("final_obs" in info) == bool(ended.any())
        for i in np.flatnonzero(ended):
            assert many.single_observation_space.contains(info["final_obs"][i])
            assert len(info["final_info"]["points"][i]) == 5
        ends += ended.sum()
    many.close()


def test_gymnasium_s_wrappers_take_it() -> None:
    many = DictInfoToList(RecordEpisodeStatistics(gymnasium.make_vec(PIEDPIPER, num_envs=3)))
    many.reset(seed=1)
    ended = np.zeros(3, np.bool_)
    while not ended.any():
        masks = many.unwrapped.action_masks()  # type: ignore[attr-defined]
        _, _, ended, _, infos = many.step(np.array([np.flatnonzero(mask)[0] for mask in masks]))
    assert all(("episode" in info) == end for info, end in zip(infos, ended, strict=True))


@pytest.mark.parametrize("name", GAMES)
def test_any_number_of_threads_plays_the_same(name: str) -> None:
    traces = []
    for threads in (1, 3):
        many = LearnerVectorEnv(48, name, 3, bots=("impulse", "random"), threads=threads)
        many.reset(seed=3)
        traces.append(go_on(many, 1, 60))
        assert len(many.games._workers.workers) == threads - 1
    assert digest(traces[0]) == digest(traces[1])


def test_without_automatic_reset_ended_games_have_to_be_reset() -> None:
    many = LearnerVectorEnv(3, "piedpiper", 2, bots="random", autoreset_mode="Disabled")
    many.reset(seed=2)
    luck, ended = np.random.default_rng(1), np.zeros(3, np.bool_)
    while not ended.any():
        moves = np.array([chosen(mask, luck) for mask in many.action_masks()])
        _, _, ended, _, _ = many.step(moves)
    with pytest.raises(ResetNeeded, match=f"reset first: {np.flatnonzero(ended)[0]}"):
        many.step(moves)
    before = many.games.positions[~ended].tobytes()
    many.reset(options={"reset_mask": ended})
    assert many.games.positions[~ended].tobytes() == before
    many.step(np.array([chosen(mask, luck) for mask in many.action_masks()]))


def test_arrays_are_copies_unless_they_are_not_wanted() -> None:
    for copy in (True, False):
        many = LearnerVectorEnv(2, "piedpiper", 2, copy=copy)
        seen, info = many.reset(seed=2)
        moves = np.array([np.flatnonzero(mask)[0] for mask in info["action_mask"]])
        before = seen.copy()
        many.step(moves)
        assert np.array_equal(seen, before) == copy


@pytest.mark.parametrize(
    ("made", "complaint"),
    [
        ({"num_envs": 0}, "num_envs must be at least 1, not 0"),
        ({"num_envs": "many"}, "num_envs must be a whole number, not 'many'"),
        ({"game": "chess"}, "unknown game 'chess': the games are firstrat, piedpiper"),
        ({"people": 2.5}, "people must be a whole number, not 2.5"),
        ({"threads": 0}, "threads must be at least 1"),
        ({"bots": "nobody"}, "no bot is called 'nobody'"),
        ({"bots": ("random", "random")}, "a bot is needed for each of 1 seats, not 2"),
        ({"bots": (3,)}, "a bot is given by its name, not 3"),
        ({"seat": 2}, "no seat 2 among 2 people"),
        ({"autoreset_mode": "Never"}, "unknown autoreset_mode 'Never': there are NextStep, SameStep, Disabled"),
    ],
)
def test_what_can_t_be_set_up_is_refused(made: dict[str, Any], complaint: str) -> None:
    usual: dict[str, Any] = {"num_envs": 2, "game": "piedpiper", "people": 2}
    with pytest.raises(SetupError, match=complaint):
        LearnerVectorEnv(**(usual | made))


def test_wrong_calls_are_refused() -> None:
    many = LearnerVectorEnv(2, "piedpiper", 2)
    with pytest.raises(ResetNeeded, match="call reset"):
        many.step(np.zeros(2, np.int64))
    with pytest.raises(SetupError, match="each of 2 games, not 3"):
        many.reset(seed=[1, 2, 3])
    with pytest.raises(SetupError, match="seed must be at least 0"):
        many.reset(seed=[1, -1])
    with pytest.raises(SetupError, match="reset_mask must have 2 truth values"):
        many.reset(options={"reset_mask": np.zeros(2, np.int64)})
    many.reset(seed=1)
    for actions in (np.zeros(3, np.int64), np.zeros(2), 4):
        with pytest.raises(SetupError, match="a whole number is needed for each of 2 games"):
            many.step(actions)  # type: ignore[arg-type]
    for action in (-1, -2, 10**9):
        _, rewards, ended, _, info = many.step(np.array([action, np.flatnonzero(many.action_masks()[1])[0]]))
        assert (rewards[0], ended[0], info["final_info"]["illegal"][0]) == (-1.0, True, True)


@pytest.mark.parametrize("name", GAMES)
def test_a_compiled_impulse_is_drawn_to_moves_as_the_bot_is(name: str) -> None:
    play = next(play for play in decisions(Table(name, 2), 3, every=9) if len(play.legal) > 3)
    moves, logits = np.array(play.legal), np.zeros(len(play.legal))
    weights = heuristics_of(play.game).weights()
    bot_loops_for(play.game).prior_logits_of(play.boxes, weights, play.views([play.actor]), moves, len(moves), logits)
    odds = np.exp((logits - logits.max()) / 8)
    luck = np.zeros(WORDS, np.int64)
    seed_rng(luck, 1, 0)
    found = [
        decide(opponent_named("ratling"), play.game, play.boxes, play.position, play.legal, luck) for _ in range(2000)
    ]
    shares = np.array([found.count(move) for move in play.legal]) / 2000
    assert np.abs(shares - odds / odds.sum()).max() < 0.05


@pytest.mark.parametrize("name", GAMES)
def test_a_compiled_greedy_bot_chooses_what_the_bot_chooses(name: str) -> None:
    many = LearnerVectorEnv(1, name, 2, bots="greedy", seat=0)
    many.reset(seed=3)
    games = many.games
    compared = 0
    for _ in range(12):
        before, luck = games.positions.copy(), games.games.luck.copy()
        mask = many.action_masks()[0]
        many.step(np.flatnonzero(mask)[:1])
        live = Table(name, 2).live()
        live.begin(0)
        live.positions[:] = before
        live.play(int(np.flatnonzero(mask)[0]))
        while not live.is_over and live.actor != 0:
            listed = live.listed()
            view = np.array([live.game.view_for(live.boxes[0], live.position, live.actor)])
            if len(listed) > 1:
                seen = Seen(live.game, live.boxes, view, live.actor, tuple(listed))
                live.play(Greedy().choose(seen, int(seed_from(luck[0]))))
                compared += 1
            else:
                live.play(listed[0])
        if live.is_over:
            break
        assert live.positions.tobytes() == games.positions.tobytes()
    assert compared > 3


def test_a_bot_that_chooses_an_illegal_move_is_told_apart() -> None:
    class Cheat:
        name = "cheat"

        def choose(self, seen: Seen, seed: int) -> int:
            return 48

    play = next(play for play in decisions(Table("piedpiper", 2), 3) if len(play.legal) > 1 and 48 not in play.legal)
    other = Opponent(Cheat(), opponent_named("search:2").kind)
    with pytest.raises(IllegalMove, match="the bot cheat chose an illegal move by pp"):
        decide(other, play.game, play.boxes, play.position, play.legal, np.ones(WORDS, np.int64))
