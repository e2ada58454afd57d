"""The data of a search: its tree, its parameters, and its buffers.

Nodes are records in one array; none of them is an object.
"""

from typing import Any, NamedTuple

import numpy as np

from ratskeller.core.game import Game
from ratskeller.core.layout import Ints, dtype_of, number, numbers
from ratskeller.core.rng import WORDS

SEATS = 5  # nobody plays with more
DEPTH = 256  # decisions that a path through the tree may have
DECISIONS = 48  # that a turn may have: one hardly ever has more


class Node:
    """What is known of a move in its place in the tree. Node 0 is the root."""

    move: int = number("i2")
    mover: int = number()  # the seat whose move it is
    goes_on: int = number()  # after it the root's seat still has to decide in the same turn
    first: int = number("i4")  # first child; 0: none
    following: int = number("i4")  # next child of the same parent; 0: none
    visits: int = number("i4")
    prior: float = number("f4")  # the share of attention that it deserves before anything is known of it
    worth: Any = numbers(SEATS, kind="f4")  # sums over all visits, for each seat: what a search maximises,
    wins: Any = numbers(SEATS, kind="f4")  # shares of victory,
    points: Any = numbers(SEATS, kind="f4")  # and final points


class SearchParams:
    """How a search goes about it."""

    c_puct: float = number("f8")  # how much it prefers what it knows little of
    fpu_reduction: float = number("f8")  # how much worse than its parent an untried move is taken to be
    prior_scale: float = number("f8")  # what a point of evaluation at the end of the own turn adds to a prior's logit
    prior_temperature: float = number("f8")  # temperature of other priors: the higher, the less they count
    value_weight: float = number(
        "f8"
    )  # part of the worth that comes from how seats stand after the turn; 1: play no further
    value_after_round: int = number(
        "i8"
    )  # 1: let all others have their turns before seats are judged; 0: judge at once
    value_temperature: float = number(
        "f8"
    )  # a lead in evaluation that makes a seat e times as likely to win as another
    rollout_temperature: float = number(
        "f8"
    )  # temperature of playouts: 0 takes the highest prior, 1 draws by the priors as they are
    margin_weight: float = number("f8")  # part of a result's worth that comes from its margin instead of from victory
    margin_scale: float = number("f8")  # a margin in points that counts for three quarters of all that there is
    network_priors: int = number("i8")  # of a network's search: 1: attention as it says; 0: as heuristics say
    network_at_once: int = number("i8")  # 1: it judges where the tree ends; 0: at the end of the turn
    others_sharpness: float = number("f8")  # power of priors by which others' moves are drawn; 0: others search as well
    others_look: int = number("i8")  # 1: others' priors come from a look at their whole turn, too
    root_move: int = number("i8")  # the only move to make at the root, plus 1; 0: any
    root_noise: float = number("f8")  # how much the root's priors are stirred, for self-play; 0: not at all


NODE = dtype_of(Node)
PARAMS_DTYPE = dtype_of(SearchParams)


class TurnBuffers(NamedTuple):
    """Room for a look at every way to play a turn: rows for its decisions."""

    stack: Any  # positions
    moves: Any
    counts: Ints
    cursor: Ints
    values: Any  # how well a seat can stand after each of the moves in the first row


class SearchBuffers(NamedTuple):
    """Room for one thread to grow a tree."""

    nodes: Any
    used: Ints  # one number: how many nodes there are
    positions: Any
    moves: Ints
    logits: Any
    marks: Ints  # by move
    path: Ints
    points: Ints
    worth: Any
    verdict: Any
    rng: Ints
    turn_buffers: TurnBuffers
    leaves: Any  # the positions that the first playouts looked ahead to, for somebody else to play on


def new_turn_buffers(game: Game) -> TurnBuffers:
    """Empty buffers for a turn."""
    return TurnBuffers(
        stack=np.zeros(DECISIONS, game.position),
        moves=np.zeros((DECISIONS, game.max_moves), np.int64),
        counts=np.zeros(DECISIONS, np.int64),
        cursor=np.zeros(DECISIONS, np.int64),
        values=np.zeros(game.max_moves),
    )


def new_search_buffers(game: Game, nodes: int, leaves: int = 0) -> SearchBuffers:
    """A tree with nothing but its root, with room for this many nodes, and for this many leaves to be kept."""
    return SearchBuffers(
        nodes=np.zeros(nodes, NODE),
        used=np.ones(1, np.int64),
        positions=np.zeros(1, game.position),
        moves=np.zeros(game.max_moves, np.int64),
        logits=np.zeros(game.max_moves),
        marks=np.zeros(game.actions, np.int64),
        path=np.zeros(DEPTH, np.int64),
        points=np.zeros(SEATS, np.int64),
        worth=np.zeros(SEATS),
        verdict=np.zeros(SEATS),
        rng=np.zeros(WORDS, np.int64),
        turn_buffers=new_turn_buffers(game),
        leaves=np.zeros(leaves, game.position),
    )
