"""The standard game as plain tables, written down a second time so that a slip in the first is noticed.

Greg's cards are not here: they come with the game that is told."""

from typing import NamedTuple


class Tile(NamedTuple):
    """What a space of the path yields."""

    colour: str
    good: str
    amount: int


class Pipe(NamedTuple):
    """A shortcut."""

    origin: int
    target: int
    cost: str
    colour: str


START, PAD, ROCKET, NURSERY = 0, 27, 28, -1

PATH = (
    *(Tile("blue", "bulb", 1), Tile("yellow", "cheese", 1), Tile("orange", "soda", 1), Tile("green", "bottle", 1)),
    *(Tile("yellow", "cheese", 1), Tile("white", "core", 1), Tile("orange", "bottle", 1), Tile("blue", "bulb", 2)),
    *(Tile("white", "core", 2), Tile("green", "soda", 1), Tile("yellow", "cheese", 2), Tile("white", "core", 3)),
    *(Tile("orange", "bottle", 1), Tile("blue", "bulb", 2), Tile("yellow", "cheese", 2), Tile("green", "can", 1)),
    *(Tile("blue", "bulb", 3), Tile("orange", "calc", 1), Tile("green", "soda", 1), Tile("white", "core", 3)),
    *(Tile("yellow", "cheese", 3), Tile("blue", "bulb", 4), Tile("orange", "can", 1), Tile("yellow", "cheese", 4)),
    *(Tile("green", "calc", 1), Tile("white", "core", 4)),
)
PIPES = (
    Pipe(3, 12, "calc", "orange"),
    Pipe(5, 10, "soda", "green"),
    Pipe(11, 19, "can", "green"),
    Pipe(13, 17, "bottle", "orange"),
    Pipe(20, 24, "bottle", "grey"),
)
# The light at which each space begins to be lit, from space 1 on.
LIT_FROM = (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 13, 14, 15, 16, 18, 19, 21, 23, 25, 28, 29, 32, 35, 38, 40)
LIGHTS, LAMPS = 40, (15, 28, 40)

# The burrow: the caves in a ring, and what is reached by leaving a fork inward.
RING = (
    *("start", "library_top", "top_right", "bottom_right", "library_fork", "nursery_fork", "bottom_left"),
    *("storage", "top_left"),
)
INWARD = {"library_fork": "library", "nursery_fork": "nursery"}
BACK = {"library": "library_top", "nursery": "start"}

STALL_SPACES = {"backpack": 9, "drink": 15, "cap": 21}
STALL_PRICES = {"backpack": 6, "drink": 7, "cap": 12}
BACKPACK_BONUS = {"yellow": 2, "green": 1, "orange": 1, "blue": 2, "white": 2}

# Materials in the order in which the discount names them: first, second.
PARTS = {
    "cockpit": {"can": 1, "calc": 2},
    "cargo": {"soda": 3, "can": 2},
    "engine": {"bottle": 5, "soda": 2},
}

TRACKS = {
    "cockpit": (8, 7, 5, 5, 4),
    "cargo": (8, 7, 6, 6, 5),
    "engine": (9, 8, 7, 7, 5),
    "storage": (7, 7, 5, 5, 4),
    "cheese": (7, 6, 6, 6, 5),
    "light": (9, 7, 5, 5, 4),
    "rocket": (5, 4, 4, 3, 2),
    "rattonaut": (10, 8, 7, 7, 6),
}
TRACK_TILES = (
    *((10, 8, 7, 7, 6), (9, 7, 5, 5, 4), (7, 7, 5, 5, 4), (9, 8, 7, 7, 5)),
    *((8, 7, 6, 6, 5), (7, 6, 6, 6, 5), (8, 7, 5, 5, 4), (8, 8, 6, 6, 4)),
)
BLOCKED = {2: (1, 3), 3: (3,), 4: (3,), 5: ()}

FIRST_CHEESE = (1, 2, 2, 3, 3)
GREG_RATS = (8, 5, 1, 0)
GREG_TRACKS = ("cockpit", "cargo", "engine", "storage", "cheese", "light")
