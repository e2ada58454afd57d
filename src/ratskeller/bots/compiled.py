"""Compiles the loops of bots ahead of their first decision."""

from ratskeller.bots.bot import Bot, seen_in
from ratskeller.bots.greedy import Greedy
from ratskeller.bots.impulse import Impulse
from ratskeller.bots.search import Search
from ratskeller.core.game import Game
from ratskeller.engine.compiled import Progress, compile_missing
from ratskeller.engine.playthrough import Playthrough

# Each entry, and a bot that calls it.
USERS: dict[str, Bot] = {"survey_turn": Greedy(), "grow": Search(playouts=2), "prior_logits_of": Impulse()}


def compile_bots(game: Game, progress: Progress | None = None) -> None:
    """Make sure that the bots' loops are compiled; `progress` hears only of what has to be compiled now."""
    compile_missing(game, "bots", tuple(USERS), lambda entry: decide_once(game, USERS[entry]), progress)


def decide_once(game: Game, bot: Bot) -> None:
    """Let a bot take the first decision of a game, which compiles what it calls for the types of all callers."""
    bot.choose(seen_in(Playthrough(game, game.profile(), game.people[-1], seed=0)), 0)
