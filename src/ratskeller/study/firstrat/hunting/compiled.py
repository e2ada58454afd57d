"""Compiles the loops of the hunt ahead of it."""

from collections.abc import Callable

from ratskeller.core.game import Game
from ratskeller.engine.compiled import Progress, compile_missing
from ratskeller.games.firstrat.challenges import CHALLENGES
from ratskeller.study.firstrat.hunting.beam import scout_seeds, search_seed


def compile_hunt(game: Game, progress: Progress | None = None) -> None:
    """Make sure that the loops are compiled; `progress` hears only of what has to be compiled now."""
    profile = game.profile()
    users: dict[str, Callable[[], object]] = {
        "scout": lambda: scout_seeds(game, profile, 0, 0, 1),
        "expand": lambda: search_seed(game, profile, 0, CHALLENGES[0], 0, 1, 1),
    }

    def run(entry: str) -> None:
        users[entry]()

    compile_missing(game, "study", tuple(users), run, progress)
