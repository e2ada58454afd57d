"""A small canvas for pictures of tables: boxes, discs and numbers, in plain NumPy."""

import numpy as np
import numpy.typing as npt

Colour = tuple[int, int, int]

PAPER: Colour = (244, 236, 219)
INK: Colour = (52, 44, 40)
PALE: Colour = (214, 203, 182)
SEAT_COLOURS: tuple[Colour, ...] = ((196, 57, 47), (44, 110, 180), (58, 140, 74), (226, 160, 32), (126, 74, 158))

# Three columns and five rows for each digit, row by row.
ROWS = {
    "0": (7, 5, 5, 5, 7),
    "1": (2, 6, 2, 2, 7),
    "2": (7, 1, 7, 4, 7),
    "3": (7, 1, 7, 1, 7),
    "4": (5, 5, 7, 1, 1),
    "5": (7, 4, 7, 1, 7),
    "6": (7, 4, 7, 5, 7),
    "7": (7, 1, 2, 2, 2),
    "8": (7, 5, 7, 5, 7),
    "9": (7, 5, 7, 1, 7),
    "-": (0, 0, 7, 0, 0),
}


class Canvas:
    """Pixels that shapes are put on, each in whole pixels from the upper left corner."""

    def __init__(self, width: int, height: int) -> None:
        self.pixels: npt.NDArray[np.uint8] = np.full((height, width, 3), PAPER, np.uint8)

    def box(self, x: int, y: int, width: int, height: int, colour: Colour, edge: Colour | None = None) -> None:
        """A filled box, with an edge around it if one is given."""
        if edge is not None:
            self.box(x, y, width, height, edge)
            x, y, width, height = x + 1, y + 1, width - 2, height - 2
        self.pixels[y : y + height, x : x + width] = colour

    def disc(self, x: int, y: int, radius: int, colour: Colour) -> None:
        """A filled disc around a point, with a dark rim."""
        top, left = max(0, y - radius), max(0, x - radius)
        part = self.pixels[top : y + radius + 1, left : x + radius + 1]
        down, across = np.ogrid[top - y : top - y + part.shape[0], left - x : left - x + part.shape[1]]
        far = across**2 + down**2
        part[far <= radius**2] = INK
        part[far <= (radius - 1) ** 2] = colour

    def number(self, x: int, y: int, value: int, colour: Colour = INK, scale: int = 2) -> None:
        """A whole number, written to the right of a point."""
        for place, digit in enumerate(str(value)):
            for row, bits in enumerate(ROWS[digit]):
                for column in range(3):
                    if bits >> (2 - column) & 1:
                        left = x + (place * 4 + column) * scale
                        self.box(left, y + row * scale, scale, scale, colour)
