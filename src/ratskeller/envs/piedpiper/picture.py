"""The Pied Piper drawn: the ring of houses with their floors, the figures in the gaps, and the row of characters."""

import math
from typing import Any

from ratskeller.envs.canvas import INK, PALE, PAPER, SEAT_COLOURS, Canvas, Colour
from ratskeller.games.piedpiper import constants as w

CENTRE, RING = 200, 140
HOUSE, FLOOR = 44, 10
RAT: Colour = (150, 150, 155)
PIPER: Colour = (235, 200, 60)
CARD_COLOURS: tuple[Colour, ...] = (
    *((140, 190, 110), (90, 160, 90), (232, 150, 84)),
    *((120, 110, 100), (120, 170, 214), (180, 130, 200)),
)
LEFT = 2 * CENTRE + 20


def draw(box: Any, s: Any) -> Canvas:
    """The table of a view."""
    canvas = Canvas(LEFT + 220, 2 * CENTRE)
    for house in range(int(s.houses)):
        draw_house(canvas, box, s, house)
    for figure in range(len(w.FIGURES)):
        if s.gaps[figure] != w.AWAY:
            draw_figure(canvas, s, figure)
    for slot in range(int(w.ROW)):
        draw_place(canvas, s, slot)
    for seat in range(int(s.seats)):
        draw_hand(canvas, s, seat)
    return canvas


def point_on_ring(s: Any, place: float) -> tuple[int, int]:
    """The point of a place on the ring: houses are at whole numbers, gaps half-way to the next."""
    angle = 2 * math.pi * place / int(s.houses) - math.pi / 2
    return CENTRE + round(RING * math.cos(angle)), CENTRE + round(RING * math.sin(angle))


def draw_house(canvas: Canvas, box: Any, s: Any, house: int) -> None:
    """A house in its seat's colour, as high as its roof, with the marker on its floor; one that is left is pale."""
    owner = int(s.ring[house].owner)
    x, y = point_on_ring(s, house)
    roof = int(box.roof)
    top = y - roof * FLOOR // 2
    is_left = bool(s.ring[house].is_left)
    for floor in range(roof + 1):
        is_here = owner >= 0 and not is_left and int(s.players[owner].floor) == floor
        colour = SEAT_COLOURS[owner] if is_here else PALE if is_left or owner < 0 else PAPER
        canvas.box(x - HOUSE // 2, top + (roof - floor) * FLOOR, HOUSE, FLOOR + 1, colour, edge=INK)
    if owner >= 0:
        canvas.box(x - HOUSE // 2, top - 8, HOUSE, 8, SEAT_COLOURS[owner], edge=INK)


def draw_figure(canvas: Canvas, s: Any, figure: int) -> None:
    """A figure in its gap, next to the others there."""
    beside = sum(1 for other in range(figure) if s.gaps[other] == s.gaps[figure])
    x, y = point_on_ring(s, int(s.gaps[figure]) + 0.5)
    x, y = x + beside % 3 * 22 - 22, y + beside // 3 * 22 - 11
    canvas.disc(x, y, 10, PIPER if figure == w.PIPER else RAT)
    if figure != w.PIPER:
        canvas.number(x - 3, y - 5, figure + 1)


def draw_place(canvas: Canvas, s: Any, slot: int) -> None:
    """A character card of the row, and the action cards under it."""
    place = s.row[slot]
    x = LEFT + slot * 50
    canvas.box(x, 20, 44, 56, PAPER, edge=INK)
    if place.figure != w.NO_FIGURE:
        canvas.disc(x + 22, 48, 14, PIPER if place.figure == w.PIPER else RAT)
        if place.figure != w.PIPER:
            canvas.number(x + 18, 42, int(place.figure) + 1, scale=3)
    for i in range(2):
        if place.cards[i] != w.NOTHING:
            colour = INK if place.cards[i] == w.HIDDEN else CARD_COLOURS[int(place.cards[i]) - 1]
            canvas.box(x, 82 + i * 26, 44, 22, colour, edge=INK)


def draw_hand(canvas: Canvas, s: Any, seat: int) -> None:
    """A line for a seat: whether it is its turn, the cards that the viewer may see, and its markers."""
    y = 160 + seat * 40
    player = s.players[seat]
    canvas.box(LEFT, y, 194, 34, PALE if s.seat == seat else PAPER, edge=INK)
    canvas.disc(LEFT + 16, y + 17, 9, SEAT_COLOURS[seat])
    seen = [card for card in range(len(w.CARDS)) for _ in range(int(player.hand[card]))]
    colours = [CARD_COLOURS[card] for card in seen] + [INK] * (int(player.hand_size) - len(seen))
    for i, colour in enumerate(colours):
        canvas.box(LEFT + 36 + i * 22, y + 7, 16, 20, colour, edge=INK)
    canvas.number(LEFT + 170, y + 12, int(player.collected))
