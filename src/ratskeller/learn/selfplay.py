"""Games that somebody plays against itself, decision by decision.

A network searches before each decision. Without one, every way to play the turn is looked at, as greedy bots do: that
is quick, so that there are many games to begin with, and the moves of those are worth learning."""

from typing import Any

import numpy as np
import numpy.typing as npt

from ratskeller.bots.heuristics import heuristics_of
from ratskeller.bots.heuristics_loops import bot_loops_for
from ratskeller.bots.network.judging import network_judge
from ratskeller.bots.network.weights import Network
from ratskeller.bots.search import NODES_FOR_PLAYOUT, children, packed
from ratskeller.bots.tree import SEATS, SearchBuffers, new_search_buffers
from ratskeller.bots.tree_search import Judge
from ratskeller.core.game import Game
from ratskeller.core.layout import wide
from ratskeller.core.log import NO_LOG
from ratskeller.core.position import NOBODY
from ratskeller.core.rng import seed_rng
from ratskeller.engine.compiled import DRAWN, loops_for
from ratskeller.learn import gumbel
from ratskeller.learn.samples import TRIED, Samples, samples_of
from ratskeller.learn.settings import Setting, Settings

Moves = npt.NDArray[np.int64]
Shares = npt.NDArray[np.float64]

NO_MOVE = -1
LOOKS = 2000  # moves that a look at a turn takes in
SHARPNESS = 6.0  # of the shares that moves get from a look at the turn, beside those that a search gives them
ROOM = 256  # decisions that a game is given room for at once


class SelfPlay:
    """Plays games at one table, by a network or, without one, by a look at every turn."""

    def __init__(self, game: Game, settings: Settings, setting: Setting, network: Network | None, seed: int) -> None:
        self.game = game
        self.settings = settings
        self.people = setting.people
        self.level = game.seats_for(setting.people, setting.level)
        self.boxes = game.pack(game.profile(changes=setting.options))
        self.network = network
        self.td_lambda = settings.td_lambda if network else 1.0
        self.luck = np.random.default_rng(seed)
        self.loops = loops_for(game)
        self.positions, self._blank = np.zeros(1, game.position), np.zeros(1, game.position)
        self.views = np.zeros(1, game.position)
        self._moves, self._drawn = np.zeros(game.max_moves, np.int64), np.zeros(DRAWN, np.int64)
        self._judge: tuple[Judge, Any] | None = None
        self._buffers = new_search_buffers(game, NODES_FOR_PLAYOUT * settings.playouts + game.max_moves)

    def play_one(self) -> Samples:
        """The decisions of a game in which there was a choice."""
        found, used = samples_of(self.game, ROOM), 0
        seed = int(self.luck.integers(2**62))
        self.loops.set_up_all(self.boxes, self.positions, self._blank, self.people, self.level, seed, NO_LOG)
        count = self.step(NO_MOVE)
        while self.positions[0]["actor"] != NOBODY:
            move = int(self._moves[0])
            if count > 1:
                if used == len(found):
                    found = np.concatenate([found, samples_of(self.game, ROOM)])
                move = self.decide(found[used])
                used += 1
            count = self.step(move)
        return self.with_targets(found[:used])

    def step(self, move: int) -> int:
        """Make a move, and say how many are legal then."""
        self._drawn[0] = 0
        count: int = self.loops.step(self.boxes, self.positions, 0, move, True, self._moves, self._drawn, NO_LOG)
        return count

    def decide(self, sample: Any) -> int:
        """Search for the seat that has to decide, from what it may know; store the result, and return the move."""
        seat = int(self.positions[0]["actor"])
        self.views[0] = self.positions[0]
        self.loops.hide_all(self.boxes, self.views, np.array([seat]))
        sample["position"] = self.positions[0]
        if self.network is None:
            fill(sample, *self.survey(seat))
            return self.chosen(sample)
        if self.settings.root == "gumbel":
            moves, shares, chosen = self.search_by_gumbel(seat, self.network)
            fill(sample, moves, shares)
        else:
            fill(sample, *self.search(seat, self.network))
            chosen = self.chosen(sample)
        sample["value"] = self._buffers.nodes[0]["worth"] / self._buffers.nodes[0]["visits"]
        return chosen

    def survey(self, seat: int) -> tuple[Moves, Shares]:
        """The legal moves, and how much each is worth trying by how the turn can end."""
        turn, heuristics = self._buffers.turn_buffers, heuristics_of(self.game)
        turn.stack[0] = self.views[0]
        loops, seed = bot_loops_for(self.game), int(self.luck.integers(2**62))
        loops.fill_in(self.boxes, turn.stack, seat, seed, self._buffers.rng)
        count = loops.survey_turn(self.boxes, heuristics.weights(), seat, LOOKS, turn, NO_LOG)
        scale = SHARPNESS * heuristics.params(self.views[0])["prior_scale"]
        shares = np.exp(scale * (turn.values[:count] - turn.values[:count].max()))
        return turn.moves[0][:count], shares / shares.sum()

    def search(self, seat: int, network: Network) -> tuple[Moves, Shares]:
        """The legal moves, and how often each was visited."""
        self.begin_tree()
        self.grow(seat, network, self.settings.playouts, root_noise=self.settings.root_noise)
        nodes = [*children(self._buffers.nodes, 0)]
        visits = np.array([int(node["visits"]) for node in nodes], np.float64)
        return np.array([int(node["move"]) for node in nodes]), visits / visits.sum()

    def search_by_gumbel(self, seat: int, network: Network) -> tuple[Moves, Shares, int]:
        """The legal moves, how likely each should become, and the one that is made."""
        self.begin_tree()
        self.grow(seat, network, 1)  # the root's moves, with their priors
        nodes = [*children(self._buffers.nodes, 0)]
        moves = np.array([int(node["move"]) for node in nodes])
        priors = np.array([float(node["prior"]) for node in nodes])

        def visit(place: int, playouts: int) -> float:
            self.grow(seat, network, playouts, root_move=int(moves[place]) + 1)
            return float(nodes[place]["worth"][seat]) / int(nodes[place]["visits"])

        settings = self.settings
        choice = gumbel.choose(
            priors / priors.sum(), max(1, settings.playouts - 1), settings.considered, self.luck, visit
        )
        return moves, choice.shares, int(moves[choice.chosen])

    def begin_tree(self) -> None:
        """Make room for a tree, with luck of its own."""
        clear(self._buffers)
        seed_rng(self._buffers.rng, wide(int(self.luck.integers(2**62))), wide(0))

    def grow(self, seat: int, network: Network, playouts: int, **params: float) -> None:
        """Grow the tree by this many playouts."""
        if self._judge is None:
            judge = network_judge(self.game, self.views[0], network, self.settings.params)
            self._judge = judge, packed(judge.params)
        judge, packed_params = self._judge
        for name in ("root_noise", "root_move"):
            packed_params[0][name] = params.get(name, 0)
        judge.loops.grow(self.boxes, judge.data, self.views, seat, playouts, packed_params, self._buffers, NO_LOG)

    def chosen(self, sample: Any) -> int:
        """The move that is made: mostly the one that was visited most."""
        if self.luck.random() >= self.settings.explore:
            return int(sample["moves"][0])
        shares = sample["shares"].astype(np.float64)
        return int(self.luck.choice(sample["moves"], p=shares / shares.sum()))

    def with_targets(self, samples: Samples) -> Samples:
        """The decisions of a game that is over, with what is to be learned of each: TD(lambda), from the end back."""
        outcome = self.outcome()
        target = outcome
        for i in reversed(range(len(samples))):
            samples[i]["outcome"] = outcome
            samples[i]["target"] = target
            target = (1 - self.td_lambda) * samples[i]["value"] + self.td_lambda * target
        return samples

    def outcome(self) -> Any:
        """Which share of the victory each seat has."""
        points, won = np.zeros((1, self.game.people[-1]), np.int64), np.zeros(1, np.int64)
        self.loops.score_all(self.boxes, self.positions, points, won)
        shares = np.array([int(won[0]) >> seat & 1 for seat in range(SEATS)], np.float32)
        return shares / max(1.0, float(shares.sum()))


def clear(buffers: SearchBuffers) -> None:
    """Make room for a new tree."""
    buffers.nodes[: buffers.used[0]] = np.zeros(1, buffers.nodes.dtype)
    buffers.used[0] = 1
    np.asarray(buffers.marks)[:] = 0


def fill(sample: Any, moves: Moves, shares: Shares) -> None:
    """Write down the best moves of a decision."""
    best = np.argsort(-shares, kind="stable")[:TRIED]
    sample["moves"] = NO_MOVE
    sample["moves"][: len(best)] = moves[best]
    sample["shares"][: len(best)] = shares[best] / shares[best].sum()
