"""Nim drawn: heaps of discs."""

from typing import Any

from ratskeller.envs.canvas import Canvas

CHEESE = (240, 200, 60)


def draw(box: Any, s: Any) -> Canvas:
    """The heaps of a view."""
    canvas = Canvas(120, 200)
    for heap, pieces in enumerate(map(int, s.heaps)):
        for piece in range(pieces):
            canvas.disc(20 + 40 * heap, 180 - 20 * piece, 9, CHEESE)
    return canvas
