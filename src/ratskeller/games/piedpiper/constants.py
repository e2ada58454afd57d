"""The names of all that the rules count, and the numbers that stand for them in records."""

from ratskeller.core.layout import indices, wide

MAX_SEATS = 5
MAX_HOUSES = 5
NEUTRAL = wide(-1)  # owner of a house that nobody lives in

FIGURES = ("rat-1", "rat-2", "rat-3", "rat-4", "rat-5", "rat-6", "piper")
PIPER = wide(6)
AWAY = wide(-1)  # gap of a figure that is out of the game

# Normal cards first, then the special ones.
CARDS = ("forward", "run", "back", "sewer", "plus", "melody")
FORWARD, RUN, BACK, SEWER, PLUS, MELODY = indices(6)
FIRST_SPECIAL = PLUS
# What lies under a character card: nothing, a card, or one that the viewer may not see.
LYING = ("none", *CARDS, "hidden")
NOTHING, HIDDEN = wide(0), wide(7)

ROW = wide(4)
UPPER, LOWER = indices(2)
NO_SLOT = wide(-1)
NO_FIGURE = wide(-1)

VARIANTS = ("standard", "young", "hidden")
STANDARD, YOUNG, FACE_DOWN = indices(3)

END_REASONS = ("none", "two-left", "nobody-left", "roof", "cap")
NOT_ENDED, TWO_LEFT, NOBODY_LEFT, ROOF_REACHED, CAP_REACHED = indices(5)

PHASES = ("deal", "first-row", "play", "order", "fill-row", "draw", "over")
DEAL, FIRST_ROW, PLAY, ORDER, FILL_ROW, DRAW, OVER = indices(7)
