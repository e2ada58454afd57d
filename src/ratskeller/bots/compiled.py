"""Compiles the loops of bots ahead of their first decision."""

import numpy as np

from ratskeller.bots.bot import Bot, seen_in
from ratskeller.bots.champion import champion_file
from ratskeller.bots.features import features_of
from ratskeller.bots.greedy import Greedy
from ratskeller.bots.impulse import Impulse
from ratskeller.bots.network.judging import network_judge, network_loops_for
from ratskeller.bots.network.weights import new_network
from ratskeller.bots.search import Search, packed
from ratskeller.bots.tree import SEATS, new_search_buffers
from ratskeller.core.game import Game
from ratskeller.core.log import NO_LOG
from ratskeller.engine.compiled import Progress, compile_missing
from ratskeller.engine.playthrough import Playthrough
from ratskeller.games import has_part

# Each entry, and a bot that calls it.
USERS: dict[str, Bot] = {"survey_turn": Greedy(), "grow": Search(playouts=2), "prior_logits_of": Impulse()}


def compile_bots(game: Game, progress: Progress | None = None) -> None:
    """Make sure that the loops of all levels are compiled; `progress` hears only of what has to be compiled now."""
    compile_missing(game, "bots", tuple(USERS), lambda entry: decide_once(game, USERS[entry]), progress)
    if champion_file(game) is not None:
        compile_networks(game, progress)


def compile_networks(game: Game, progress: Progress | None = None) -> None:
    """Make sure that the loops of networks are compiled, for a game that a network can see; nobody else needs them."""
    if has_part(game.name, "bots", "features"):
        compile_missing(game, "bots", ("network",), lambda _: ask_once(game), progress)


def ask_once(game: Game) -> None:
    """Ask a network that knows nothing about the first decision of a game, in all ways in which networks are asked."""
    play = Playthrough(game, game.profile(), game.people[-1], seed=0)
    judge = network_judge(game, play.position, new_network(game, 0), {})
    buffers, params = new_search_buffers(game, 4 * game.max_moves), packed(judge.params)
    judge.loops.grow(play.boxes, judge.data, play.views([play.actor]), play.actor, 2, params, buffers, NO_LOG)
    loops, most = network_loops_for(game), features_of(game).most
    moves, seats, active = np.zeros(game.max_moves, np.int64), np.zeros(1, np.int64), np.zeros(most, np.int64)
    loops.chances_of_all(play.boxes, judge.data, play.positions, seats, np.zeros((1, SEATS)))
    loops.move_logits_of(play.boxes, judge.data, play.positions, moves, 1, np.zeros(1))
    loops.list_all_features(play.boxes, play.positions, seats, active, np.zeros((1, most), np.int16))
    loops.list_all_moves(play.boxes, play.positions, moves, np.zeros((1, game.max_moves), np.int16))


def decide_once(game: Game, bot: Bot) -> None:
    """Let a bot take the first decision of a game, which compiles what it calls for the types of all callers."""
    bot.choose(seen_in(Playthrough(game, game.profile(), game.people[-1], seed=0)), 0)
