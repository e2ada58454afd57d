"""The loops of networks, loaded once for each game."""

from pathlib import Path
from typing import Any

from ratskeller.bots.features import features_of
from ratskeller.bots.heuristics import heuristics_of
from ratskeller.bots.heuristics_loops import bot_loops_for
from ratskeller.bots.network.forward import new_network_buffers
from ratskeller.bots.network.weights import Network
from ratskeller.bots.tree_search import Judge, tree_loops
from ratskeller.core.game import Game
from ratskeller.engine.compiled import load_loops, loops_for

LOOPS = Path(__file__).with_name("loops.py")
PARAMS = {"margin_weight": 0.0}  # it foretells victories, not margins


def network_loops_for(game: Game) -> Any:
    """The module of networks' loops around a game's rules."""
    bots = bot_loops_for(game)
    rules = game.rules._asdict() | {"draw_chance": loops_for(game).draw_chance}
    rules |= {"victory_share": bots.victory_share, "draw_by_priors": bots.draw_by_priors}
    rules |= {"heuristic_priors": bots.fill_priors, "heuristic_look_ahead": bots.look_ahead}
    rules |= {"list_features": features_of(game).list_features}
    return load_loops(LOOPS, f"ratskeller.bots.network.loops_{game.name}", rules)


def network_judge(game: Game, view: Any, network: Network, params: dict[str, float]) -> Judge:
    """A network as the judge for one tree. Unless `params` say otherwise, it judges seats at the end of the turn, and
    the rest of the search works as with heuristics."""
    loops = tree_loops(game, "network", network_loops_for(game))
    return Judge(loops, (new_network_buffers(game, network),), heuristics_of(game).params(view) | PARAMS | params)
