"""A position of First Rat as a picture for print: path, tracks, burrow, and what each seat has.

A piece carries the number of its player, Greg's pieces his head."""

from typing import Any

from ratskeller.server.book.svg import INK, arrow, box, circle, line, picture, piece, text, use

WIDTH, STEP, FALL = 560, 60, 74
LEFT, TOP = 34, 36
PATH_HEIGHT = TOP + 3 * FALL + 66
SLOT, TRACK_PITCH, COLUMN_PITCH = 28, 34, 192
TRACKS_WIDTH, TRACKS_HEIGHT = 2 * COLUMN_PITCH, 4 * TRACK_PITCH + 10
CAVE_PITCH = 40
SEAT_PITCH = 30
TRACK_SYMBOLS = {"cheese": "fr-feast"}
STALL_SYMBOLS = {"hamster": "fr-backpack", "frog": "fr-drink", "crow": "fr-cap"}
CAVES = {"library": "fr-book", "nursery": "fr-baby", "storage": "fr-storage"}
PIPES = {"green": "#3f8f5a", "orange": "#d2691e", "grey": "#7b7484"}
NUMBERS = {"nursery": -1, "start": 0, "pad": 27, "rocket": 28}
# where each place of the burrow is printed: column and row
BURROW = {
    "start": (1, 0),
    "library_top": (2, 0),
    "top_right": (3, 0),
    "bottom_right": (3, 2),
    "library_fork": (2, 2),
    "nursery_fork": (1, 2),
    "bottom_left": (0, 2),
    "storage": (0, 1),
    "top_left": (0, 0),
    "library": (2, 1),
    "nursery": (1, 1),
}
FREE, BLOCKED, SHARED = -1, -2, 4
PLAYERS, OVER = "players", "over"


def picture_of(data: dict[str, Any], view: dict[str, Any], beside: dict[str, Any] | None = None) -> str:
    """A board as it lies on the table; beside another view, the parts of it in which both differ."""
    shown = parts_of(view, beside)
    inside, low = [], 0.0
    if "path" in shown:
        inside += path(data, view)
        low = PATH_HEIGHT
    if "tracks" in shown:
        inside += moved(0, low, tracks(data, view))
    if "burrow" in shown:
        inside += moved(TRACKS_WIDTH if "tracks" in shown else 0, low, burrow(data, view))
    if shown & {"tracks", "burrow"}:
        low += TRACKS_HEIGHT
    for seat in range(int(view["seats"])):
        inside += moved(4, low, [held(view, seat)])
        low += SEAT_PITCH
    return picture(WIDTH, low, "".join(inside))


def parts_of(view: dict[str, Any], beside: dict[str, Any] | None) -> set[str]:
    """What to draw; at the end of a game the tracks are always of interest."""
    if beside is None:
        return {"path", "tracks", "burrow"}

    def changed(key: str) -> bool:
        return any(a[key] != b[key] for a, b in zip(view[PLAYERS], beside[PLAYERS], strict=True))

    found = {"path"} if changed("rats") or changed("light") else set()
    if view["tracks"] != beside["tracks"] or OVER in (view["phase"], beside["phase"]):
        found.add("tracks")
    return found | ({"burrow"} if changed("burrow") else set())


def moved(x: float, y: float, inside: list[str]) -> list[str]:
    """A part of the picture at its place."""
    return [f'<g transform="translate({x:.0f} {y:.0f})">', *inside, "</g>"]


def is_greg(view: dict[str, Any], seat: int) -> bool:
    """Against Greg there is one other seat, and it is his."""
    return view["level"] != "none" and seat > 0


def piece_of(view: dict[str, Any], seat: int, x: float, y: float, r: float = 9) -> str:
    """A rat or marker of a seat."""
    if is_greg(view, seat):
        return piece(seat, "", x, y, r) + use("fr-greg", x, y, 1.6 * r)
    return piece(seat, seat + 1, x, y, r)


def place_of(space: int) -> tuple[float, float]:
    """The middle of a space: the path winds upward in four rows, from Start to the launch pad."""
    if space <= 8:
        column, row = space, 3
    elif space <= 15:
        column, row = 17 - space, 2
    elif space <= 22:
        column, row = space - 14, 1
    else:
        column, row = 31 - space, 0
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
    """Spaces with their lights, stalls and pipes, and the rats below them."""
    spots = [place_of(space) for space in range(28)]
    points = " ".join(f"{x:.0f},{y:.0f}" for x, y in spots)
    found = [f'<polyline points="{points}" fill="none" stroke="#d8be8d" stroke-width="12" stroke-linejoin="round"/>']
    for pipe in data["pipes"]:
        (a, b), (c, d) = spots[pipe["from"]], spots[pipe["to"]]
        found.append(line(a, b, c, d, PIPES[pipe["colour"]], 5, ' stroke-dasharray="10 3"'))
    stalls = {data["stalls"][name]["space"]: symbol for name, symbol in STALL_SYMBOLS.items()}
    eye = view[PLAYERS][max(int(view["actor"]), 0)]
    for space in range(1, 27):
        (x, y), (colour, kind, amount) = spots[space], tile_at(data, view, space)
        found += [box(x - 20, y - 20, 40, 40, f"var(--path-{colour})"), use(f"fr-{kind}", x - 3, y + 2, 27)]
        found += [text(amount, x + 13, y + 11, 15, ' font-weight="700"'), circle(x - 16, y - 13, 9, "#fff", 1)]
        found.append(text(space, x - 16, y - 13, 12))
        found += lights(data, space, x + 4, y - 26, int(eye["light"]))
        if space in stalls:
            found.append(use(stalls[space], x + 17, y - 14, 22))
    x, y = spots[0]
    found += [box(x - 24, y - 20, 48, 40, "#f3e3c0"), use("fr-go", x, y, 28)]
    x, y = spots[27]
    found += [circle(x, y, 25, "#f3e3c0"), use("fr-rocket", x, y, 38)]
    return [*found, *prices(data, spots), *rats(view)]


def prices(data: dict[str, Any], spots: list[tuple[float, float]]) -> list[str]:
    """What each pipe costs, in its middle."""
    found = []
    for pipe in data["pipes"]:
        (a, b), (c, d) = spots[pipe["from"]], spots[pipe["to"]]
        x, y = (a + c) / 2, (b + d) / 2
        found += [circle(x, y, 11, "#fff"), use(f"fr-{pipe['cost']}", x, y, 17)]
    return found


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
    """Rats below their spaces."""
    found = []
    rats_on: dict[int, int] = {}
    for seat in range(int(view["seats"])):
        for place in view[PLAYERS][seat]["rats"]:
            space = NUMBERS[place] if place in NUMBERS else int(place)
            if not 0 <= space <= 27:
                continue
            x, y = place_of(space)
            nth = rats_on.get(space, 0)
            rats_on[space] = nth + 1
            along = 5 if space == 0 else 3  # below Start there is room
            found.append(piece_of(view, seat, x - 18 + (nth % along) * 18, y + 29 + nth // along * 17))
    return found


def tracks(data: dict[str, Any], view: dict[str, Any]) -> list[str]:
    """The score tracks: points of free slots, pieces on taken ones."""
    rows = [*data["tracks"].values(), *data["track_tiles"]["rows"]]
    found = []
    for index, (name, track) in enumerate(view["tracks"].items()):
        left, y = 4 + index // 4 * COLUMN_PITCH, index % 4 * TRACK_PITCH + 2
        found.append(use(TRACK_SYMBOLS.get(name, f"fr-{name}"), left + 14, y + SLOT / 2, 29))
        slots = [*track["slots"], SHARED]
        for slot, taken in enumerate(slots):
            x = left + 32 + slot * (SLOT + 2)
            found.append(box(x, y, SLOT, SLOT, "#b8afc2" if taken == BLOCKED else "#fffaf0", 4))
            if taken == BLOCKED:
                found.append(text("×", x + SLOT / 2, y + SLOT / 2, 16))
            elif slot < len(track["slots"]) and taken != FREE:
                found.append(piece_of(view, taken, x + SLOT / 2, y + SLOT / 2, 10))
            else:
                found.append(text(rows[track["row"]][slot], x + SLOT / 2, y + SLOT / 2, 15))
        last = left + 32 + 4 * (SLOT + 2)
        for nth, (seat, count) in enumerate((s, c) for s, c in enumerate(track["last"]) if c):
            found += [piece_of(view, seat, last + 22, y + 5 + 12 * nth, 8)]
            if count > 1:
                found.append(text(f"{count}×", last + 6, y + 5 + 12 * nth, 11, ' font-weight="700"'))
    return found


def cave_at(nodes: list[str], node: str) -> tuple[float, float]:
    """The middle of a place of the burrow: as printed, or row by row where it is another burrow."""
    is_printed = all(each in BURROW for each in nodes)
    column, row = BURROW[node] if is_printed else (nodes.index(node) % 4, nodes.index(node) // 4)
    return 40.0 + column * CAVE_PITCH, 22.0 + row * CAVE_PITCH


def burrow(data: dict[str, Any], view: dict[str, Any]) -> list[str]:
    """The ways of the burrow markers, with the caves that they come by."""
    nodes = list(data["burrow"])
    spots = {node: cave_at(nodes, node) for node in nodes}
    found = [box(16, 2, 3 * CAVE_PITCH + 40, 2 * CAVE_PITCH + 50, "#6b4a33", 10)]
    found += [arrow(*spots[node], *spots[after], "#d8be8d") for node in nodes for after in data["burrow"][node]]
    for node, (x, y) in spots.items():
        found.append(circle(x, y, 12 if node in CAVES else 7, "#f3e3c0"))
        if node in CAVES:
            found.append(use(CAVES[node], x, y, 22))
    for index, (x, y) in enumerate(spots.values()):
        here = [s for s in range(int(view["seats"])) if view[PLAYERS][s]["burrow"] == index and not is_greg(view, s)]
        found += [piece_of(view, seat, x - 8 + nth % 3 * 15, y + 9 + nth // 3 * 14, 8) for nth, seat in enumerate(here)]
    return found


def held(view: dict[str, Any], seat: int) -> str:
    """What a seat has, in one line; of Greg what he plans."""
    player = view[PLAYERS][seat]
    found, x = [piece_of(view, seat, 12, 12, 11)], 44.0
    for good, count in player["goods"].items():
        if count:
            found += [use(f"fr-{good}", x, 12, 24), text(count, x + 20, 12, 15, f' font-weight="700" fill="{INK}"')]
            x += 48
    for kind in ("mouldy", "awards"):
        if player[kind]:
            found += [use(f"fr-{kind.removesuffix('s')}", x, 12, 24), text(player[kind], x + 20, 12, 15)]
            x += 48
    items = [f"fr-backpack-{colour}" for colour in player["backpacks"]] + ["fr-drink"] * int(player["drinks"])
    items += [f"fr-cap-{cap}" for cap in player["caps"]] + [f"fr-comic-{comic}" for comic in player["comics"]]
    if is_greg(view, seat):
        items += [TRACK_SYMBOLS.get(track, f"fr-{track}") for track in view["plans"]]
    for item in items:
        found.append(use(item, x, 12, 26))
        x += 30
    return "".join(found)
