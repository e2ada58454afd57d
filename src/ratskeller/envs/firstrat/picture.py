"""First Rat drawn: the path from Start to the pad, the score tracks, and what every seat has."""

from typing import Any

import numpy as np

from ratskeller.envs.canvas import INK, PALE, PAPER, SEAT_COLOURS, Canvas, Colour
from ratskeller.games.firstrat import constants as w
from ratskeller.games.firstrat.scoring import points_of

SPACE_COLOURS: tuple[Colour, ...] = ((240, 207, 92), (140, 190, 110), (232, 150, 84), (120, 170, 214), (250, 250, 246))
GOOD_COLOURS: tuple[Colour, ...] = ((240, 207, 92), (110, 170, 120), (190, 70, 60), (150, 150, 155), (80, 90, 110))
SIDE = 64  # of a space
COLUMNS = 7
TRACK = 18
LEFT = COLUMNS * SIDE + 32


def draw(box: Any, s: Any) -> Canvas:
    """The table of a view."""
    canvas = Canvas(LEFT + 5 * TRACK + 24, 4 * SIDE + 48 + 5 * 26)
    for space in range(int(w.PAD) + 1):
        draw_space(canvas, box, s, space)
    for track in range(len(w.TRACKS)):
        draw_track(canvas, s, track)
    for seat in range(int(s.seats)):
        draw_seat(canvas, box, s, seat)
    return canvas


def corner_of(space: int) -> tuple[int, int]:
    """The upper left corner of a space: the path goes to and fro, from the bottom up."""
    row, column = divmod(space, COLUMNS)
    column = column if row % 2 == 0 else COLUMNS - 1 - column
    return 16 + column * SIDE, 16 + (3 - row) * SIDE


def draw_space(canvas: Canvas, box: Any, s: Any, space: int) -> None:
    """A space in its colour, with the rats on it, a row for each seat."""
    x, y = corner_of(space)
    is_path = 1 <= space <= w.SPACES
    colour = SPACE_COLOURS[int(box.tile_colour[s.tiles[space]])] if is_path else PALE
    canvas.box(x, y, SIDE - 2, SIDE - 2, colour, edge=INK)
    canvas.number(x + 4, y + 4, space, scale=2)
    for seat in range(int(s.seats)):
        here = int(np.count_nonzero(s.players[seat].rats == space))
        for rat in range(here):
            canvas.disc(x + 12 + rat * 12, y + 20 + seat * 9, 5, SEAT_COLOURS[seat])


def draw_track(canvas: Canvas, s: Any, track: int) -> None:
    """A score track: four slots, and the pieces on the fifth."""
    y = 16 + track * 32
    for slot in range(4):
        owner = int(s.tracks[track].slots[slot])
        colour = SEAT_COLOURS[owner] if owner >= 0 else INK if owner == w.BLOCKED else PAPER
        canvas.box(LEFT + slot * TRACK, y, TRACK - 2, TRACK - 2, colour, edge=INK)
    canvas.box(LEFT + 4 * TRACK, y, TRACK + 8, TRACK - 2, PALE, edge=INK)
    for seat in range(int(s.seats)):
        if s.tracks[track].last[seat]:
            canvas.box(LEFT + 4 * TRACK + 3 + seat * 4, y + 3, 3, TRACK - 8, SEAT_COLOURS[seat])


def draw_seat(canvas: Canvas, box: Any, s: Any, seat: int) -> None:
    """A line for a seat: whether it is its turn, its goods, its lights and its points."""
    y = 4 * SIDE + 36 + seat * 26
    player = s.players[seat]
    canvas.box(16, y, LEFT + 5 * TRACK - 16, 22, PALE if s.seat == seat else PAPER, edge=INK)
    canvas.disc(30, y + 11, 8, SEAT_COLOURS[seat])
    for good in range(len(w.GOODS)):
        canvas.box(52 + good * 58, y + 5, 12, 12, GOOD_COLOURS[good], edge=INK)
        canvas.number(68 + good * 58, y + 6, int(player.goods[good]))
    canvas.disc(352, y + 11, 6, (255, 244, 170))
    canvas.number(364, y + 6, int(player.light))
    canvas.number(LEFT + 40, y + 4, int(points_of(box, s, seat)), scale=3)
