"""The nodes of a game's tree: a position, who acts, the legal moves, and how likely each is where chance acts."""

from functools import cache, lru_cache
from pathlib import Path
from typing import Any

import numpy as np

from ratskeller.core import position as core
from ratskeller.core.codec import to_line
from ratskeller.core.errors import IllegalMove, MalformedMove
from ratskeller.core.log import NO_LOG
from ratskeller.engine.compiled import load_loops, loops_for
from ratskeller.engine.playthrough import NO_MOVE, refusal_text
from ratskeller.games import load_game

CHANCE, NOBODY = int(core.CHANCE), int(core.NOBODY)  # Python's own numbers, which it compares faster
LINES = 1024  # kept, because OpenSpiel's algorithms ask for the text of a state again and again
LOOPS = Path(__file__).with_name("loops.py")

Kind = tuple[str, tuple[tuple[str, str], ...], int, str | None]  # the game, changed options, people, level


class Tree:
    """All games of one kind, from their set-up on."""

    def __init__(self, kind: Kind) -> None:
        name, options, people, level = kind
        game = load_game(name)
        number = game.seats_for(people, level)
        self.kind = kind
        self.game = game
        self.people = people
        self.boxes = game.pack(game.profile(changes=dict(options)))
        loops = load_loops(LOOPS, f"ratskeller.envs.tree_loops_{name}", game.rules._asdict())
        self.step, self.bits, self.lowest = loops.step_in_order, int(loops.BITS), (1 << int(loops.BITS)) - 1
        self.room = (2, game.max_moves)
        start, blank = np.zeros(1, game.position), np.zeros(1, game.position)
        loops_for(game).set_up_all(self.boxes, start, blank, people, number, 0, NO_LOG)
        start["rng"] = 0  # chance moves are given like others, so that the same moves lead to the same bytes
        self.root = Node(self, start.tobytes())

    def positions(self, position: bytes | bytearray) -> Any:
        """An array with one position of its own, given by its bytes."""
        # NumPy copies records field by field, which takes twenty times as long.
        return np.frombuffer(bytearray(position), self.game.position)

    def views(self, start: "Node", history: list[int], seat: int) -> Any:
        """What a seat (-1: a spectator) may know from a node on: before each move of a history, and after the last."""
        node = start.copy()
        past = bytearray()
        for move in history:
            past += node.positions.base
            node.go(move)
        views = np.frombuffer(past + node.positions.base, self.game.position)
        loops_for(self.game).hide_all(self.boxes, views, np.full(len(views), seat, np.int64))
        return views

    def shares(self, positions: Any) -> list[float]:
        """The part of the victory that falls to each person at the end; the rest is the game's own rival's."""
        points, won = np.zeros((1, self.game.people[-1]), np.int64), np.zeros(1, np.int64)
        loops_for(self.game).score_all(self.boxes, positions, points, won)
        winners = int(won[0])
        return [(winners >> seat & 1) / winners.bit_count() for seat in range(self.people)]


tree_of = cache(Tree)


class Node:
    """One position, who acts in it, and the legal moves in ascending order. Copied and pickled as its bytes."""

    __slots__ = ("actor", "moves", "positions", "tree", "weights")

    tree: Tree
    positions: Any  # an array with one record
    actor: int  # a seat, CHANCE or NOBODY
    moves: list[int]
    weights: list[int]  # how likely each move is, if chance acts

    def __init__(self, tree: Tree, position: bytes) -> None:
        self.tree = tree
        self.positions = tree.positions(position)
        self.go(NO_MOVE)

    def step(self, move: int) -> None:
        """Carry out a move, in place, if it is legal; if not, it is refused with the reason."""
        if move not in self.moves:
            game = self.tree.game
            if not 0 <= move < game.actions:
                raise MalformedMove(f"there is no move {move}: the last is {game.actions - 1}")
            refusal = game.explain(self.tree.boxes[0], self.positions[0], move)
            raise IllegalMove(f"'{game.format_move(move)}' is not legal {refusal_text(refusal)}", refusal)
        self.go(move)

    def go(self, move: int) -> None:
        """Carry out a legal move (NO_MOVE: none), in place."""
        tree = self.tree
        found = np.empty(tree.room, np.int64)
        code = tree.step(tree.boxes, self.positions, move, found, NO_LOG)
        # To read the actor from the record would take as long as the rules.
        count, self.actor = code >> tree.bits, (code & tree.lowest) + NOBODY
        self.moves = found[0, :count].tolist()
        self.weights = found[1, :count].tolist() if self.actor == CHANCE else []

    def copy(self) -> "Node":
        """Another node in the same position."""
        twin = object.__new__(Node)
        twin.tree = self.tree
        twin.positions = self.tree.positions(self.positions.base)
        twin.actor, twin.moves, twin.weights = self.actor, self.moves, self.weights
        return twin

    def __deepcopy__(self, memo: dict[int, Any]) -> "Node":
        return self.copy()

    def __reduce__(self) -> Any:
        return node_at, (self.tree.kind, bytes(self.positions.base))


def node_at(kind: Kind, position: bytes) -> Node:
    """The node of a tree with the position of these bytes."""
    return Node(tree_of(kind), position)


@lru_cache(LINES)
def line_of(game: str, position: bytes) -> str:
    """A position or view in one line."""
    kind = load_game(game)
    return to_line(kind.layout, np.frombuffer(position, kind.position)[0])
