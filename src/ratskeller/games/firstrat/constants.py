"""The names of all that the rules count, and the numbers that stand for them in records."""

from ratskeller.core.layout import indices, wide

START = wide(0)
SPACES = wide(26)
PAD = wide(27)
ROCKET_SEAT = wide(28)  # a rat that has left the path for good
NURSERY = wide(-1)
PLACES = ("nursery", "start", *(str(space) for space in range(1, 27)), "pad", "rocket")

MAX_SEATS = 5
RATS = wide(4)
PIPES = wide(5)
ROUTES = wide(32)  # every set of pipes

COLOURS = ("yellow", "green", "orange", "blue", "white")
YELLOW, GREEN, ORANGE, BLUE, WHITE = indices(5)

GOODS = ("cheese", "bottle", "soda", "can", "calc")
CHEESE, BOTTLE, SODA, CAN, CALC = indices(5)
MATERIALS = GOODS[1:]
YIELDS = (*GOODS, "bulb", "core")
BULB, CORE = wide(5), wide(6)

# The three parts come first, then the other tracks that Greg scores.
TRACKS = ("cockpit", "cargo", "engine", "storage", "cheese", "light", "rocket", "rattonaut")
COCKPIT, CARGO, ENGINE, STORAGE_TRACK, CHEESE_TRACK, LIGHT_TRACK, ROCKET_TRACK, RATTONAUT_TRACK = indices(8)
PARTS = TRACKS[:3]
GREG_TRACKS = TRACKS[:6]
SLOTS = wide(5)
LAST_SLOT = wide(4)
FREE, BLOCKED = wide(-1), wide(-2)

# A cap for each track has the track's number.
CAPS = (*TRACKS, "crumbs", "collector")
CRUMBS, COLLECTOR = wide(8), wide(9)

COMICS = (
    *("green-pipes", "orange-pipes", "no-toll", "four-steps", "one-colour", "discount"),
    *("commander", "gatherer", "runner", "thief"),
)
(GREEN_PIPES, ORANGE_PIPES, NO_TOLL, FOUR_STEPS, ONE_COLOUR, DISCOUNT) = indices(6)
FIRST_SUPER = wide(6)
SUPER_RATS = COMICS[6:]
COMMANDER, GATHERER, RUNNER, THIEF = indices(4)

STALLS = ("hamster", "frog", "crow")
HAMSTER, FROG, CROW = indices(3)
STALL_NONE = wide(-1)

PIPE_COLOURS = ("green", "orange", "grey")
REWARDS = ("", "library", "nursery", "storage")
NO_REWARD, LIBRARY, NURSERY_CAVE, STORAGE_CAVE = indices(4)
BURROW_NODES = 16

LEVELS = ("easy", "medium", "hard", "unfair")
NO_LEVEL = wide(-1)
GREG = wide(1)  # his seat in a solo game
# Greg has 22 cards, one of them C; how the others are split is the profile's. The first of each kind keep the numbers
# that they have had since there was one split only.
CARDS_IN_ALL = 22
CARD_NAMES = (
    *(*(f"A{i}" for i in range(1, 13)), *(f"B{i}" for i in range(1, 10)), "C"),
    *(*(f"A{i}" for i in range(13, 17)), *(f"B{i}" for i in range(10, 14))),
)
CARDS = wide(len(CARD_NAMES))
CARD_C = wide(21)
CARD_KINDS = ("", "A", "B", "C")
NO_CARD, KIND_A, KIND_B, KIND_C = indices(4)
NUMBERS_OF = {kind: [i for i, name in enumerate(CARD_NAMES) if name[0] == kind] for kind in CARD_KINDS[1:]}
SYMBOLS = (*GREG_TRACKS, "comic", "best", "")
SYMBOL_COMIC, SYMBOL_BEST, SYMBOL_NONE = wide(6), wide(7), wide(8)

END_REASONS = ("none", "rocket", "markers")
NOT_ENDING, ALL_IN_ROCKET, EIGHTH_MARKER = indices(3)
NO_END = wide(9999)
UNLIMITED = wide(9999)

PHASES = (
    *("setup-caps", "setup-backpacks", "setup-comics", "setup-path", "setup-tracks"),
    *("move", "route", "reward", "bonus", "drink", "fork", "comic", "token", "shop", "build"),
    *("greg-card", "greg-item", "greg-track", "greg-comic", "over"),
)
(
    SETUP_CAPS,
    SETUP_BACKPACKS,
    SETUP_COMICS,
    SETUP_PATH,
    SETUP_TRACKS,
    MOVE,
    ROUTE,
    REWARD,
    BONUS,
    DRINK,
    FORK,
    COMIC,
    TOKEN,
    SHOP,
    BUILD,
    GREG_CARD,
    GREG_ITEM,
    GREG_TRACK,
    GREG_COMIC,
    OVER,
) = indices(20)
