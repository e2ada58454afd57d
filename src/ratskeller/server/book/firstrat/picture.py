"""A position of First Rat as a picture for print: path, tracks, burrow, and what each seat has."""

from typing import Any

from ratskeller.server.book.svg import INK, box, circle, picture, piece, text, use

WIDTH, STEP, FALL = 760, 58, 70
LEFT, TOP = 30, 34
TRACKS_AT = 580
SLOT = 28
TRACK_SYMBOLS = {"cheese": "fr-feast"}
STALL_SYMBOLS = {"hamster": "fr-backpack", "frog": "fr-drink", "crow": "fr-cap"}
CAVES = {"library": "fr-book", "nursery": "fr-baby", "storage": "fr-storage"}
PIPES = {"green": "#3f8f5a", "orange": "#d2691e", "grey": "#7b7484"}
NUMBERS = {"nursery": -1, "start": 0, "pad": 27, "rocket": 28}
FREE, BLOCKED, SHARED = -1, -2, 4
PLAYERS = "players"


def picture_of(data: dict[str, Any], view: dict[str, Any]) -> str:
    """A board as it lies on the table."""
    seats = int(view["seats"])
    rows = [held(seat, view[PLAYERS][seat]) for seat in range(seats)]
    burrow_at = TOP + 3 * FALL + 78
    seats_at = burrow_at + 46
    inside = [
        *path(data, view),
        *tracks(data, view),
        *burrow(data, view, burrow_at),
        *(f'<g transform="translate(10 {seats_at + 30 * seat})">{row}</g>' for seat, row in enumerate(rows)),
    ]
    return picture(WIDTH, seats_at + 30 * seats, "".join(inside))


def place_of(space: int) -> tuple[float, float]:
    """The middle of a space: the path winds upward in four rows, from Start to the launch pad."""
    if space <= 7:
        column, row = float(space), 3.0
    elif space <= 9:
        column, row = 8.0, 2.75 - (space - 8) * 0.5
    elif space <= 14:
        column, row = 17.0 - space, 2.0
    elif space == 15:
        column, row = 2.0, 1.5
    elif space <= 21:
        column, row = space - 14.0, 1.0
    elif space <= 23:
        column, row = 8.0, 0.75 - (space - 22) * 0.5
    else:
        column, row = 31.0 - space, 0.0
    return LEFT + column * STEP, TOP + row * FALL


def tile_at(data: dict[str, Any], view: dict[str, Any], space: int) -> tuple[str, str, int]:
    """What lies on a space: the printed one, or a tile of the variable board."""
    printed = [data["path"][str(number)] for number in range(1, 27)]
    loose = [
        data["path"][str(tile)] if isinstance(tile, int) else tile for g in data["path_tiles"].values() for tile in g
    ]
    colour, kind, amount = [*printed, *loose][view["tiles"][space] - 1]
    return colour, kind, amount


def path(data: dict[str, Any], view: dict[str, Any]) -> list[str]:
    """Spaces with their lights, stalls and pipes, and the rats beside them."""
    spots = [place_of(space) for space in range(28)]
    points = " ".join(f"{x:.0f},{y:.0f}" for x, y in spots)
    found = [f'<polyline points="{points}" fill="none" stroke="#d8be8d" stroke-width="12" stroke-linejoin="round"/>']
    for pipe in data["pipes"]:
        (a, b), (c, d) = spots[pipe["from"]], spots[pipe["to"]]
        line = f'stroke="{PIPES[pipe["colour"]]}" stroke-width="5" stroke-dasharray="10 3"'
        found.append(f'<line x1="{a:.0f}" y1="{b:.0f}" x2="{c:.0f}" y2="{d:.0f}" {line}/>')
        x, y = (a + c) / 2, (b + d) / 2
        found += [circle(x, y, 11, "#fff"), use(f"fr-{pipe['cost']}", x, y, 17)]
    stalls = {data["stalls"][name]["space"]: symbol for name, symbol in STALL_SYMBOLS.items()}
    eye = view[PLAYERS][max(int(view["actor"]), 0)]
    for space in range(1, 27):
        (x, y), (colour, kind, amount) = spots[space], tile_at(data, view, space)
        found += [box(x - 19, y - 19, 38, 38, f"var(--path-{colour})"), use(f"fr-{kind}", x - 4, y + 1, 26)]
        found += [text(amount, x + 13, y + 10, 13, ' font-weight="700"'), circle(x - 15, y - 15, 7, "#fff", 1)]
        found.append(text(space, x - 15, y - 15, 9))
        found += lights(data, space, x, y - 25, int(eye["light"]))
        if space in stalls:
            found.append(use(stalls[space], x + 15, y - 13, 17))
    x, y = spots[0]
    found += [box(x - 22, y - 19, 44, 38, "#f3e3c0"), use("fr-go", x, y, 26)]
    x, y = spots[27]
    found += [circle(x, y, 24, "#f3e3c0"), use("fr-rocket", x, y, 36)]
    return found + rats(view)


def lights(data: dict[str, Any], space: int, x: float, y: float, reached: int) -> list[str]:
    """The lights of a space, bright for the seat that is looked from; lamps are larger."""
    here = [light for light, place in enumerate(data["lights"]["at"], start=1) if place == space]
    found = []
    for index, light in enumerate(here):
        at = x + (index - (len(here) - 1) / 2) * 9
        size = 6 if light in data["lights"]["lamps"] else 3.5
        found.append(circle(at, y, size, "#ffd94a" if light <= reached else "#d3cdd8", 1))
    return found


def rats(view: dict[str, Any]) -> list[str]:
    """Rats below their spaces, each with the number that moves call it by."""
    found = []
    rats_on: dict[int, int] = {}
    for seat in range(int(view["seats"])):
        for rat, place in enumerate(view[PLAYERS][seat]["rats"], start=1):
            space = NUMBERS[place] if place in NUMBERS else int(place)
            if not 0 <= space <= 27:
                continue
            x, y = place_of(space)
            nth = rats_on.get(space, 0)
            rats_on[space] = nth + 1
            found.append(piece(seat, rat, x - 14 + (nth % 3) * 17, y + 28 + nth // 3 * 15, 8))
    return found


def tracks(data: dict[str, Any], view: dict[str, Any]) -> list[str]:
    """The score tracks: points of free slots, pieces on taken ones."""
    rows = [*data["tracks"].values(), *data["track_tiles"]["rows"]]
    found = []
    for index, (name, track) in enumerate(view["tracks"].items()):
        y = TOP - 18 + index * (SLOT + 6)
        found.append(use(TRACK_SYMBOLS.get(name, f"fr-{name}"), TRACKS_AT, y + SLOT / 2, 28))
        slots = [*track["slots"], SHARED]
        for slot, taken in enumerate(slots):
            x = TRACKS_AT + 22 + slot * (SLOT + 3)
            found.append(box(x, y, SLOT, SLOT, "#b8afc2" if taken == BLOCKED else "#fffaf0", 4))
            if taken == BLOCKED:
                found.append(text("×", x + SLOT / 2, y + SLOT / 2, 14))
            elif slot < len(track["slots"]) and taken != FREE:
                found.append(piece(taken, taken + 1, x + SLOT / 2, y + SLOT / 2))
            else:
                found.append(text(rows[track["row"]][slot], x + SLOT / 2, y + SLOT / 2, 13))
        for seat, count in enumerate(track["last"][: int(view["seats"])]):
            if count:
                found.append(piece(seat, f"{count}×", TRACKS_AT + 22 + 5 * (SLOT + 3) - 4, y + 6 + 12 * seat, 7))
    return found


def burrow(data: dict[str, Any], view: dict[str, Any], top: float) -> list[str]:
    """The way of the burrow markers, node after node, with the caves that it comes by."""
    nodes = list(data["burrow"])
    gap = (WIDTH - 60) / max(len(nodes) - 1, 1)
    found = [box(8, top - 16, WIDTH - 16, 50, "#6b4a33", 10)]
    for index, node in enumerate(nodes):
        x = 30 + index * gap
        found.append(circle(x, top, 9 if node in CAVES else 6, "#f3e3c0"))
        if node in CAVES:
            found.append(use(CAVES[node], x, top, 24))
        if len(data["burrow"][node]) > 1:
            found.append(text("⑂", x, top, 12))
        for nth, seat in enumerate(s for s in range(int(view["seats"])) if view[PLAYERS][s]["burrow"] == index):
            if view["level"] == "none" or seat == 0:
                found.append(piece(seat, seat + 1, x - 8 + nth * 15, top + 21, 7))
    return found


def held(seat: int, player: dict[str, Any]) -> str:
    """What a seat has, in one line."""
    found, x = [piece(seat, seat + 1, 12, 12)], 44.0
    for good, count in player["goods"].items():
        if count:
            found += [use(f"fr-{good}", x, 12, 22), text(count, x + 18, 12, 13, f' font-weight="700" fill="{INK}"')]
            x += 44
    for kind in ("mouldy", "awards"):
        if player[kind]:
            found += [use(f"fr-{kind.removesuffix('s')}", x, 12, 22), text(player[kind], x + 18, 12, 13)]
            x += 44
    items = [f"fr-backpack-{colour}" for colour in player["backpacks"]] + ["fr-drink"] * int(player["drinks"])
    items += [f"fr-cap-{cap}" for cap in player["caps"]] + [f"fr-comic-{comic}" for comic in player["comics"]]
    for item in items:
        found.append(use(item, x, 12, 24))
        x += 28
    return "".join(found)
