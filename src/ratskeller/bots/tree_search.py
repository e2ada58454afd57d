"""The loops of a search, loaded once for each game and each way to judge positions."""

from pathlib import Path
from typing import Any, NamedTuple

from ratskeller.bots.heuristics import heuristics_of
from ratskeller.bots.heuristics_loops import bot_loops_for
from ratskeller.core.game import Game
from ratskeller.engine.compiled import load_loops

LOOPS = Path(__file__).with_name("tree_loops.py")
OF_BOTS = ("settle", "settle_in_turn", "victory_share")
OF_JUDGES = ("fill_priors", "look_ahead", "judge", "play_to_end")


class Judge(NamedTuple):
    """Who judges positions for a search of one decision."""

    loops: Any  # with `grow`
    data: Any  # a row with one element, which `grow` hands to the rules of the judge
    params: dict[str, float]  # how the search goes about it


def tree_loops(game: Game, judges: str, rules: Any) -> Any:
    """The module of a search that asks these rules (a module with those of a judge)."""
    names = game.rules._asdict() | {name: getattr(bot_loops_for(game), name) for name in OF_BOTS}
    names |= {name: getattr(rules, name) for name in OF_JUDGES}
    return load_loops(LOOPS, f"ratskeller.bots.tree_loops_{judges}_{game.name}", names)


def heuristics_judge(game: Game, view: Any) -> Judge:
    """The heuristics as judges of what a seat sees."""
    heuristics = heuristics_of(game)
    loops = tree_loops(game, "heuristics", bot_loops_for(game))
    return Judge(loops, heuristics.weights(), heuristics.params(view))
