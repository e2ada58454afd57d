"""States of OpenSpiel: a node of the tree, besides the history that OpenSpiel keeps."""

from typing import Any

import pyspiel

from ratskeller.envs.tree.nodes import CHANCE, NOBODY, Node, line_of

TERMINAL = int(pyspiel.PlayerId.TERMINAL)


class State(pyspiel.State):  # type: ignore[misc]
    """A place in a game. OpenSpiel copies and pickles the one attribute."""

    def __init__(self, game: Any, node: Node) -> None:
        super().__init__(game)
        self.node = node

    def current_player(self) -> int:
        """The seat that has to decide, chance, or nobody any more."""
        actor = self.node.actor
        return TERMINAL if actor == NOBODY else actor

    def is_terminal(self) -> bool:
        return self.node.actor == NOBODY

    def is_chance_node(self) -> bool:
        return self.node.actor == CHANCE

    def _legal_actions(self, player: int) -> list[int]:
        """The legal moves of the acting seat, in ascending order."""
        return self.node.moves

    def legal_actions(self, player: int | None = None) -> list[int]:
        """As OpenSpiel's own, without the way through C++: chance's moves are everybody's, others have none."""
        node = self.node
        return node.moves.copy() if player is None or player == node.actor or node.actor == CHANCE else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What chance can say, with the true probabilities."""
        weights = self.node.weights
        total = sum(weights)
        return [(move, weight / total) for move, weight in zip(self.node.moves, weights)]

    def _apply_action(self, action: int) -> None:
        self.node.step(action)

    def _action_to_string(self, player: int, action: int) -> str:
        """The text of a move, as in records."""
        return self.node.tree.game.format_move(action)

    def returns(self) -> list[float]:
        """At the end 1 for the only winner; what others lose adds up to that. Until then nothing."""
        tree = self.node.tree
        if self.node.actor != NOBODY:
            return [0.0] * tree.people
        shares = tree.shares(self.node.positions)
        if tree.people == 1:
            return [2 * shares[0] - 1]
        return [(share * tree.people - 1) / (tree.people - 1) for share in shares]

    def __str__(self) -> str:
        """The whole position in one line, secrets included."""
        return line_of(self.node.tree.game.name, bytes(self.node.positions.base))
