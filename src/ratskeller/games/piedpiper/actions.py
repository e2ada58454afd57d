"""The integers that stand for moves: consecutive blocks, one for each kind of move."""

from ratskeller.core.layout import firsts

# kind of move -> how many moves of that kind there are
BLOCKS = {
    "play": 24,  # card, then place in the row
    "hide": 24,  # the same, face down
    "first": 4,  # the place in the row that is activated first
    # chance
    "~card": 6,
    "~character": 7,
}
FIRST = firsts(BLOCKS)
ACTIONS = sum(BLOCKS.values())

PLAY = FIRST["play"]
HIDE = FIRST["hide"]
ACTIVATE_FIRST = FIRST["first"]
CHANCE_CARD = FIRST["~card"]
CHANCE_CHARACTER = FIRST["~character"]
