"""What a seat sees of a state, as text and as numbers: from its view only."""

import hashlib
from typing import Any

import numpy as np
import pyspiel

from ratskeller.core.errors import SetupError
from ratskeller.envs.observation import encoder_for
from ratskeller.envs.spiel.state import State
from ratskeller.envs.tree.nodes import Tree, line_of

SPECTATOR = -1


class Observer:
    """Sees for a seat what is open to all, what only this seat may know, or both.

    With perfect recall there is text only: the view, and a digest of all that the seat has seen and done before.
    Without, the text is the view, and the numbers are those of the other environments."""

    def __init__(self, tree: Tree, kind: Any, params: Any) -> None:
        if params:
            raise SetupError(f"observers have no parameters, not {params}")
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise SetupError("no observer sees what is hidden from its seat")
        self.tree = tree
        self.sees_open = kind.public_info
        self.sees_own = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.recalls = kind.perfect_recall
        if self.recalls and not (self.sees_open and self.sees_own):
            raise SetupError("a seat recalls all that it has seen, or nothing")
        has_numbers = self.sees_open and self.sees_own and not self.recalls
        self.encoder = encoder_for(tree.game)
        self.tensor = np.zeros(self.encoder.size, np.float32) if has_numbers else None
        self.dict = {} if self.tensor is None else {"observation": self.tensor}

    def set_from(self, state: State, player: int) -> None:
        """Write the numbers of a state as a seat sees it."""
        if self.tensor is not None:
            self.encoder.write(self.tree.boxes, state.node.positions, 0, player, self.tensor)

    def string_from(self, state: State, player: int) -> str:
        """A state as a seat sees it, in one line."""
        if self.recalls:
            return self._recalled(state.history(), player)
        if not self.sees_own:
            return self._line(state, SPECTATOR) if self.sees_open else ""
        if self.sees_open:
            return self._line(state, player)
        known = self._line(state, SPECTATOR).split()
        return " ".join(word for word in self._line(state, player).split() if word not in known)

    def _line(self, state: State, seat: int) -> str:
        return line_of(self.tree.game.name, self.tree.views(state.node, [], seat).tobytes())

    def _recalled(self, history: list[int], seat: int) -> str:
        """The view of the seat, and a digest of its earlier views and its own moves: equal if and only if they are."""
        views = self.tree.views(self.tree.root, history, seat)
        own = [move for move, actor in zip(history, views["actor"]) if actor == seat]
        past = hashlib.sha256(views[:-1].tobytes() + np.array(own, np.int64).tobytes()).hexdigest()
        return f"{line_of(self.tree.game.name, views[-1].tobytes())} past={past[:32]}"
