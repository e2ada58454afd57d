"""Compiles trial games for a card, ahead of the first one."""

from ratskeller.bots.bot import seen_in
from ratskeller.core.game import Game
from ratskeller.engine.compiled import Progress, compile_missing
from ratskeller.engine.playthrough import Playthrough
from ratskeller.study.analysis.worth import worth_on_card


def compile_trials(game: Game, progress: Progress | None = None) -> None:
    """Make sure that the kernel is compiled; `progress` hears only of what has to be compiled now."""
    compile_missing(game, "bots", ("cuda-trials",), lambda _: try_once(game), progress)


def try_once(game: Game) -> None:
    """Try the first move of a game."""
    seen = seen_in(Playthrough(game, game.profile(), game.people[-1], seed=0))
    worth_on_card(seen, seen.legal[0], 2, 0, repeats=1)
