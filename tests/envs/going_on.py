"""Plays whatever can be played on, with moves from a random stream of its own, and tells everything that was seen.

As a program it does so with pickles in an interpreter of its own: `python -m tests.envs.going_on < pickles`."""

import hashlib
import pickle
import sys
from functools import singledispatch
from typing import Any

import numpy as np
import pyspiel
from gymnasium.vector import VectorEnv as GymVectorEnv

from ratskeller.engine.batch import Batch
from ratskeller.engine.playthrough import Playthrough
from ratskeller.envs.aec import SeatsEnv
from ratskeller.envs.gym_envs import LearnerEnv
from ratskeller.envs.live import LiveGame
from ratskeller.envs.vector import VectorEnv

Trace = list[Any]
TO_THE_END = 100_000  # steps, which no game takes


def plain(value: Any) -> Any:
    """A value as something that equals its like byte by byte."""
    if isinstance(value, np.ndarray):
        if value.dtype == object:
            return [*map(plain, value)]
        return str(value.dtype), value.shape, hashlib.sha256(value.tobytes()).hexdigest()
    if isinstance(value, dict):
        return {key: plain(inner) for key, inner in value.items()}
    return [*map(plain, value)] if isinstance(value, list | tuple) else value


def digest(trace: Trace) -> str:
    """All that was seen, in short."""
    return hashlib.sha256(repr(plain(trace)).encode()).hexdigest()


def chosen(mask: Any, luck: np.random.Generator) -> int:
    """A random legal move."""
    return int(luck.choice(np.flatnonzero(mask)))


@singledispatch
def go_on(thing: Any, seed: int, steps: int = TO_THE_END) -> Trace:
    """Play on by moves of a seed, so many steps or to the end; say all that was seen."""
    raise TypeError(type(thing))


@go_on.register
def _(env: SeatsEnv, seed: int, steps: int = TO_THE_END) -> Trace:
    trace: Trace = []
    luck = np.random.default_rng(seed)
    for _ in range(steps):
        if not env.agents:
            break
        seen, reward, ended, _, info = env.last()
        trace.append((env.agent_selection, seen, reward, ended, info, env.rewards, env.live.positions))
        trace.append([env.observe(agent) for agent in env.agents])
        env.step(None if ended else chosen(seen["action_mask"], luck))
        trace = [digest(trace)]
    if not env.agents:
        env.reset()
        trace.append([env.observe(agent) for agent in env.agents])
    return trace


@go_on.register
def _(env: LearnerEnv, seed: int, steps: int = TO_THE_END) -> Trace:
    trace: Trace = []
    luck = np.random.default_rng(seed)
    for _ in range(steps):
        seen, reward, ended, cut, info = env.step(np.int64(chosen(env.action_masks(), luck)))
        trace = [digest([*trace, seen, reward, ended, cut, info, env.seat, env.live.positions])]
        if ended:
            trace.append(env.reset())
            break
    return [*trace, env.np_random.bit_generator.state]


@go_on.register
def _(play: Playthrough, seed: int, steps: int = TO_THE_END) -> Trace:
    trace: Trace = []
    luck = np.random.default_rng(seed)
    for _ in range(steps):
        if play.is_over:
            break
        events = play.apply_number(int(luck.choice(play.legal)))
        trace = [digest([trace, events, play.legal, play.can_undo(), play.positions, play.views([0, -1])])]
    trace += [play.record_text(), play.line()]
    while steps == TO_THE_END and play._moments:
        play.undo()
        trace = [digest([trace, play.positions, play.legal, play.events])]
    return trace


@go_on.register
def _(live: LiveGame, seed: int, steps: int = TO_THE_END) -> Trace:
    trace: Trace = []
    luck = np.random.default_rng(seed)
    for _ in range(steps):
        if live.is_over:
            break
        live.play(chosen(live.mask, luck))
        trace.append((live.actor, live.mask, [live.observe(seat) for seat in range(live.people)], live.results()))
        trace = [digest(trace)]
    return trace


@go_on.register
def _(env: VectorEnv, seed: int, steps: int = TO_THE_END) -> Trace:
    trace: Trace = []
    luck = np.random.default_rng(seed)
    ends = env.episodes + 1
    for step in range(steps):
        env.step(env.sample() if step % 2 else np.array([chosen(mask, luck) for mask in env.masks]))
        trace += [env.observations, env.masks, env.counts, env.rewards, env.actors, env.ended, env.episodes]
        trace = [digest([*trace, env.positions, env.points])]
        if (env.episodes >= ends).all():
            break
    return trace


@go_on.register
def _(env: GymVectorEnv, seed: int, steps: int = TO_THE_END) -> Trace:
    trace: Trace = []
    luck = np.random.default_rng(seed)
    ended = np.zeros(env.num_envs, np.bool_)
    for _ in range(steps):
        masks = env.unwrapped.action_masks()  # type: ignore[attr-defined]
        stepped = env.step(np.array([chosen(mask, luck) if mask.any() else 0 for mask in masks]))
        trace = [digest([*trace, *stepped])]
        ended |= stepped[2]
        if ended.all():
            break
    return trace


@go_on.register
def _(batch: Batch, seed: int, steps: int = TO_THE_END) -> Trace:
    return [batch.play_out(), batch.positions.copy(), batch.points()] if steps == TO_THE_END else []


@go_on.register
def _(state: pyspiel.State, seed: int, steps: int = TO_THE_END) -> Trace:
    trace: Trace = []
    luck = np.random.default_rng(seed)
    for _ in range(steps):
        if state.is_terminal():
            break
        state.apply_action(int(luck.choice(state.legal_actions())))
        trace.append((str(state), state.history(), state.returns(), state.current_player()))
    return trace


def main() -> None:
    """Tell the digest of what is seen in each of several pickled things."""
    for name, thing in pickle.load(sys.stdin.buffer).items():
        print(name, digest(go_on(thing, 2)))


if __name__ == "__main__":
    main()
