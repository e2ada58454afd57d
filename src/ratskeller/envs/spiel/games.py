"""The games as OpenSpiel knows them: their parameters, their bounds, and how they are loaded by name."""

from typing import Any

import pyspiel

from ratskeller.core.errors import SetupError
from ratskeller.core.game import Game
from ratskeller.envs.spiel.entry import spiel_entry
from ratskeller.envs.spiel.observer import Observer
from ratskeller.envs.spiel.state import State
from ratskeller.envs.tree.nodes import Tree, tree_of

SEATS = 2


def type_of(game: Game, people: int = SEATS) -> Any:
    """OpenSpiel's description of a game: zero-sum, except for a person alone."""
    kind = pyspiel.GameType
    entry = spiel_entry(game)
    return kind(
        short_name=f"python_{game.name}",
        long_name=entry.title,
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.PERFECT_INFORMATION if entry.is_open else kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.GENERAL_SUM if people == 1 else kind.Utility.ZERO_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=game.people[-1],
        min_num_players=game.people[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification={"players": SEATS, "level": "", "options": ""},
    )


def info_of(tree: Tree) -> Any:
    """The bounds of a game with this many people."""
    bounds = spiel_entry(tree.game).bounds
    sums = {} if tree.people == 1 else {"utility_sum": 0.0}
    return pyspiel.GameInfo(
        num_distinct_actions=tree.game.actions,
        max_chance_outcomes=tree.game.actions,
        num_players=tree.people,
        min_utility=-1.0 if tree.people == 1 else -1.0 / (tree.people - 1),
        max_utility=1.0,
        max_game_length=bounds.turns * bounds.decisions * tree.people,
        **sums,
    )


def options_of(text: str) -> tuple[tuple[str, str], ...]:
    """Options as a game's parameters have them: comics:super;path:variable."""
    options = []
    for word in filter(None, text.split(";")):
        name, colon, value = word.partition(":")
        if not colon:
            raise SetupError(f"options are given as name:value;name:value, not '{text}'")
        options.append((name, value))
    return tuple(options)


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game by its parameters: players, for a person alone the level, and options such as comics:super."""

    name: str

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        people = int(given.get("players", SEATS))
        self.tree = tree_of((self.name, options_of(given.get("options", "")), people, given.get("level") or None))
        super().__init__(type_of(self.tree.game, people), info_of(self.tree), given)

    def new_initial_state(self) -> State:
        """The game before chance and seats have done anything."""
        return State(self, self.tree.root.copy())

    def max_chance_nodes_in_history(self) -> int:
        """How often chance can speak in a game."""
        bounds = spiel_entry(self.tree.game).bounds
        return bounds.set_up + bounds.turns * bounds.draws * self.tree.people

    def make_py_observer(self, kind: Any = None, params: Any = None) -> Observer:
        """Who sees what of a state: without a kind, what a seat sees at the moment."""
        return Observer(self.tree, kind or pyspiel.IIGObservationType(perfect_recall=False), params)


def spiel_class(name: str) -> type[SpielGame]:
    """The class of a game by its name; it is kept in this module, where pickles look for it."""
    title = f"SpielGame_{name}"
    if title not in globals():
        globals()[title] = type(
            title, (SpielGame,), {"__doc__": f"python_{name}.", "__module__": __name__, "name": name}
        )
    found: type[SpielGame] = globals()[title]
    return found
