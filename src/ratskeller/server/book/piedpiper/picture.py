"""A position of The Pied Piper as a picture for print: the ring of houses, and the row of characters.

The first house is in front, and forward leads to the right."""

from math import cos, pi, sin
from typing import Any

from ratskeller.server.book.svg import INK, box, picture, piece, text, use

WIDTH, HEIGHT = 560, 436
MIDDLE, RADII = (280.0, 164.0), (200.0, 110.0)
HOUSE, FIGURE = 58, 36
ROW_AT, ROW_PITCH = 346, 140


def picture_of(data: dict[str, Any], view: dict[str, Any], _: dict[str, Any] | None = None) -> str:
    """A town as it lies on the table; beside another one, too, all of it."""
    return picture(WIDTH, HEIGHT, "".join([*town(view, int(data["options"]["roof"])), *row(view)]))


def spot_of(turn: float) -> tuple[float, float]:
    """A point of the ring; from 0, in front, a whole turn goes to the right and around."""
    return MIDDLE[0] + RADII[0] * sin(2 * pi * turn), MIDDLE[1] + RADII[1] * cos(2 * pi * turn)


def town(view: dict[str, Any], roof: int) -> list[str]:
    """Houses around the market place, each with the gap to its right."""
    homes = [index for index in range(int(view["houses"])) if not view["ring"][index]["is_left"]]
    (x, y), (a, b) = MIDDLE, RADII
    ring = f'cx="{x:.0f}" cy="{y + 22:.0f}" rx="{a:.0f}" ry="{b:.0f}"'
    found = [f'<ellipse {ring} fill="none" stroke="#d8be8d" stroke-width="11"/>']
    figures = []
    for place, house in enumerate(homes):
        x, y = spot_of(place / len(homes))
        owner = int(view["ring"][house]["owner"])
        neutral = owner < 0
        found.append(use("pp-house-neutral" if neutral else "pp-house", x - 14, y, HOUSE))
        if not neutral:
            found += ladder(owner, view["players"][owner], x + 30, y, roof)
        here = [figure for figure, gap in view["gaps"].items() if gap == house]
        figures += gathered(here, *spot_of((place + 0.5) / len(homes)))
    return found + figures


def gathered(figures: list[str], x: float, y: float) -> list[str]:
    """The figures of a gap, up to three side by side."""
    along = min(3, max(len(figures), 1))
    left = x - (along - 1) * FIGURE / 2
    top = y + 20 - (len(figures) - 1) // along * FIGURE / 2
    return [
        use(f"pp-figure-{figure}", left + nth % along * FIGURE, top + nth // along * FIGURE, FIGURE)
        for nth, figure in enumerate(figures)
    ]


def ladder(seat: int, player: dict[str, Any], x: float, y: float, roof: int) -> list[str]:
    """Whose house it is, the floor of its marker, of as many as there are, and the markers that it has collected."""
    floor, step = int(player["floor"]), 60 / max(roof, 1)
    dots = f'stroke="{INK}" stroke-width="2.5" stroke-dasharray="2.5 {step - 2.5:.1f}"'
    found = [f'<path d="M{x:.0f} {y + 27:.0f}V{y - 34:.0f}" {dots}/>', piece(seat, seat + 1, x - 62, y - 20, 11)]
    found.append(use(f"pp-marker-{seat}", x, y + 26 - floor * step, 24))
    found.append(text(f"{floor}/{roof}", x + 28, y - 10, 15, ' font-weight="700"'))
    if player["collected"]:
        found += [use("pp-marker-2", x + 22, y + 12, 17), text(f"+{player['collected']}", x + 42, y + 12, 15)]
    return found


def row(view: dict[str, Any]) -> list[str]:
    """The character cards, each with the action cards under it, the earlier one above."""
    found = []
    for index, place in enumerate(view["row"]):
        x = 4 + index * ROW_PITCH
        found.append(box(x, ROW_AT, ROW_PITCH - 8, 84, "#fff8e6", 8))
        if place["figure"] != "none":
            found.append(use(f"pp-figure-{place['figure']}", x + 32, ROW_AT + 36, 52))
        for nth, card in enumerate(place["cards"]):
            if card != "none":
                shown = "hidden" if place["face_down"][nth] else card
                found.append(use(f"pp-card-{shown}", x + 82 + nth * 26, ROW_AT + 26 + nth * 32, 40))
    return found
