"""PettingZoo: the seats are agents that act one after the other."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from pettingzoo import AECEnv

from ratskeller.core.errors import StateError
from ratskeller.core.game import Game
from ratskeller.envs.checking import move_of
from ratskeller.envs.live import LiveGame
from ratskeller.envs.rendering import RENDER_MODES, render, render_mode_of

SET_BY_RESET = ("agents", "agent_selection", "rewards", "terminations", "truncations", "infos")
ILLEGAL = -1.0  # reward of a seat that ends a game by an illegal move


class SeatsEnv(AECEnv[str, dict[str, Any], int | None]):
    """A game whose people are all agents: seat_0, seat_1, … An illegal move ends it at once, with a reward of -1."""

    def __init__(
        self,
        game: Game,
        people: int,
        level: str | None = None,
        *,
        reward: str = "win",
        profile: str | Path = "standard",
        options: Mapping[str, str] | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.metadata = {"name": f"{game.name}_v0", "render_modes": [*RENDER_MODES], "is_parallelizable": False}
        self.live = LiveGame(game, people, level, reward=reward, profile=profile, options=options)
        self.render_mode = render_mode_of(render_mode)
        self.possible_agents = [f"seat_{seat}" for seat in range(people)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._nothing = np.zeros(game.actions, np.int8)
        observed = Box(0.0, 1.0, (self.live.encoder.size,), np.float32)
        mask = Box(0, 1, (game.actions,), np.int8)
        self.observation_spaces = {
            agent: Dict({"observation": observed, "action_mask": mask}) for agent in self.possible_agents
        }
        self.action_spaces = {agent: Discrete(game.actions) for agent in self.possible_agents}

    def __getattr__(self, name: str) -> Any:
        """Asked only for what is not there."""
        if name in SET_BY_RESET:
            raise AttributeError(f"'{name}' is not there before the first reset()")
        raise AttributeError(f"'{type(self).__name__}' has no attribute '{name}'")

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game: the first one of a seed, or the next one of the seed that was given last."""
        self.live.begin(seed)
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.live.actor]

    def observe(self, agent: str) -> dict[str, Any]:
        """What a seat sees, and what it may do now: nothing, while another seat has to decide."""
        seat = self._seats[agent]
        mask = self.live.mask if seat == self.live.actor else self._nothing
        return {"observation": self.live.observe(seat), "action_mask": mask.copy()}

    def step(self, action: int | None) -> None:
        """Carry out a move of the seat that has to decide."""
        agent = self.agent_selection
        if not self.agents:
            raise StateError("no game is under way: call reset() first")
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        live, move = self.live, move_of(action)
        if self._cumulative_rewards[agent]:
            self._cumulative_rewards[agent] = 0.0
        if not live.is_legal(move):
            self._end({agent: ILLEGAL}, {})
        else:
            live.play(move)
            if live.is_over:
                rewards, points = live.results()
                names = self.possible_agents
                self._end(dict(zip(names, rewards, strict=False)), dict(zip(names, points, strict=False)))
            else:
                self.agent_selection = self.possible_agents[live.actor]
        if self.render_mode == "human":
            self.render()

    def _end(self, rewards: dict[str, float], points: dict[str, int]) -> None:
        for agent in self.agents:
            self.rewards[agent] = rewards.get(agent, 0.0)
            self.terminations[agent] = True
            self.infos[agent] = {"points": points[agent]} if points else {"illegal": True}
        self._accumulate_rewards()
        self._deads_step_first()

    def render(self) -> Any:
        """The table as text or as a picture, by the render mode."""
        return render(self.live, self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""
