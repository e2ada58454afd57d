"""Compiles the loops of the environments ahead of their first use."""

from collections.abc import Callable

import numpy as np

from ratskeller.core.game import Game
from ratskeller.engine.compiled import Progress, compile_missing
from ratskeller.envs.learners.stepping import LearnerGames
from ratskeller.envs.live import LiveGame
from ratskeller.envs.rewards import rewards_in
from ratskeller.envs.tree.nodes import tree_of
from ratskeller.envs.vector import VectorEnv


def compile_envs(game: Game, progress: Progress | None = None) -> None:
    """Make sure that the environments' loops are compiled; `progress` hears only of what has to be compiled now."""
    users: dict[str, Callable[[Game], None]] = {
        "one-game": play_one,
        "many-games": play_many,
        "learners": learn,
        "tree": climb_tree,
    }
    compile_missing(game, "envs", tuple(users), lambda name: users[name](game), progress)


def play_one(game: Game) -> None:
    """A decision in a single game, with all that environments ask of it."""
    live = LiveGame(game, game.people[-1])
    live.begin(0)
    live.play(live.legal()[0])
    live.observe(1 - live.actor)
    rewards_in(game, live.boxes, live.positions, "win")


def play_many(game: Game) -> None:
    """A decision in two games at once."""
    vector = VectorEnv(game, game.people[-1], games=2)
    vector.step(vector.sample())


def learn(game: Game) -> None:
    """A decision of a learner among bots, in one game."""
    learners = LearnerGames(game, game.people[-1], games=1)
    learners.begin(np.ones(1, np.bool_), [0])
    learners.step(learners.games.legal[:, 0])


def climb_tree(game: Game) -> None:
    """A node of the game's tree, and one after it."""
    root = tree_of((game.name, (), game.people[-1], None)).root
    root.copy().step(root.moves[0])
