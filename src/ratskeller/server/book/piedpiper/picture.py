"""A position of The Pied Piper as a picture for print: the ring of houses as a street, and the row of characters."""

from typing import Any

from ratskeller.server.book.svg import INK, box, picture, text, use

WIDTH, HEIGHT = 760, 300
HOUSE_AT, ROW_AT = 96, 236
FLOORS = 8


def picture_of(data: dict[str, Any], view: dict[str, Any]) -> str:
    """A town as it lies on the table."""
    return picture(WIDTH, HEIGHT, "".join([*street(view, int(data["options"]["roof"])), *row(view)]))


def street(view: dict[str, Any], roof: int) -> list[str]:
    """Houses side by side, each with the gap to its right; after the last one comes the first again."""
    homes = [index for index in range(int(view["houses"])) if not view["ring"][index]["is_left"]]
    pitch = WIDTH / max(len(homes), 1)
    found = [f'<path d="M8 150H{WIDTH - 8}" stroke="#d8be8d" stroke-width="10"/>']
    for place, house in enumerate(homes):
        x, owner = pitch * place + 44, int(view["ring"][house]["owner"])
        neutral = owner < 0
        found.append(use("pp-house-neutral" if neutral else "pp-house", x, HOUSE_AT, 76))
        if not neutral:
            found += ladder(owner, view["players"][owner], x + 44, roof)
        here = [figure for figure, gap in view["gaps"].items() if gap == house]
        for nth, figure in enumerate(here):
            spot = x + 74 + nth * min(34.0, (pitch - 140) / max(len(here) - 1, 1))
            found.append(use(f"pp-figure-{figure}", spot, 150 + (nth % 2) * 16, 36))
    return found


def ladder(seat: int, player: dict[str, Any], x: float, roof: int) -> list[str]:
    """A marker at its floor, of as many as there are, and the markers that its seat has collected."""
    floor, step = int(player["floor"]), 96 / max(roof, 1)
    line = f'stroke="{INK}" stroke-width="2" stroke-dasharray="2 {step - 2:.1f}"'
    found = [f'<path d="M{x:.0f} 132V36" {line}/>', use(f"pp-marker-{seat}", x, 132 - floor * step, 22)]
    found.append(text(f"{floor}/{roof}", x, 18, 14, ' font-weight="700"'))
    if player["collected"]:
        found.append(text(f"+{player['collected']}", x + 26, 18, 13))
    return found


def row(view: dict[str, Any]) -> list[str]:
    """The character cards, each with the action cards under it, the earlier one above."""
    found = []
    for index, place in enumerate(view["row"]):
        x = 60 + index * 180
        found.append(box(x - 34, ROW_AT - 36, 150, 84, "#fff8e6", 8))
        if place["figure"] != "none":
            found.append(use(f"pp-figure-{place['figure']}", x, ROW_AT - 2, 52))
        for nth, card in enumerate(place["cards"]):
            if card != "none":
                shown = "hidden" if place["face_down"][nth] else card
                found.append(use(f"pp-card-{shown}", x + 60 + nth * 34, ROW_AT + 2 + nth * 14, 40))
    return found
