"""The integers that stand for moves: consecutive blocks, one for each kind of move."""

from ratskeller.core.layout import firsts, wide
from ratskeller.games.firstrat import constants as w

ITEMS = (*(f"backpack-{colour}" for colour in w.COLOURS), "drink", *(f"cap-{cap}" for cap in w.CAPS))
ITEM_DRINK = wide(5)
ITEM_CAP = wide(6)

# kind of move -> how many moves of that kind there are
BLOCKS = {
    "go": 4 * 27,  # rat, then space 1 to the pad
    "route": 32,  # set of pipes
    "stop": 1,
    "award": 1,
    "nursery": 1,
    "bonus": 4,  # material
    "drink": 1,
    "no-drink": 1,
    "in": 1,
    "on": 1,
    "comic": 10,
    "no-comic": 1,
    "token": 4,  # rat
    "buy": 16,  # item
    "steal": 16,
    "take": 16,
    "no-item": 1,
    "build": 9,  # part, then nothing saved, its first material or its second
    "donate": 1,
    "end": 1,
    "score": 6,  # one of Greg's tracks
    "lay": 8,  # track tile
    # chance
    "~cap": 10,
    "~backpack": 5,
    "~comic": 10,
    "~tile": 26,
    "~row": 8,
    "~card": 30,
}
FIRST = firsts(BLOCKS)
ACTIONS = sum(BLOCKS.values())

GO = FIRST["go"]
ROUTE = FIRST["route"]
STOP = FIRST["stop"]
AWARD = FIRST["award"]
NURSERY = FIRST["nursery"]
BONUS = FIRST["bonus"]
DRINK = FIRST["drink"]
NO_DRINK = FIRST["no-drink"]
IN = FIRST["in"]
ON = FIRST["on"]
COMIC = FIRST["comic"]
NO_COMIC = FIRST["no-comic"]
TOKEN = FIRST["token"]
BUY = FIRST["buy"]
STEAL = FIRST["steal"]
TAKE = FIRST["take"]
NO_ITEM = FIRST["no-item"]
BUILD = FIRST["build"]
DONATE = FIRST["donate"]
END = FIRST["end"]
SCORE = FIRST["score"]
LAY = FIRST["lay"]
CHANCE_CAP = FIRST["~cap"]
CHANCE_BACKPACK = FIRST["~backpack"]
CHANCE_COMIC = FIRST["~comic"]
CHANCE_TILE = FIRST["~tile"]
CHANCE_ROW = FIRST["~row"]
CHANCE_CARD = FIRST["~card"]
