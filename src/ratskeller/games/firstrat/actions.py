"""The integers that stand for moves: consecutive blocks, one for each kind of move."""

from ratskeller.core.layout import wide
from ratskeller.games.firstrat import words as w

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
    "~card": 22,
}
FIRST = {kind: sum(list(BLOCKS.values())[:i]) for i, kind in enumerate(BLOCKS)}
ACTIONS = sum(BLOCKS.values())

GO = wide(FIRST["go"])
ROUTE = wide(FIRST["route"])
STOP = wide(FIRST["stop"])
AWARD = wide(FIRST["award"])
NURSERY = wide(FIRST["nursery"])
BONUS = wide(FIRST["bonus"])
DRINK = wide(FIRST["drink"])
NO_DRINK = wide(FIRST["no-drink"])
IN = wide(FIRST["in"])
ON = wide(FIRST["on"])
COMIC = wide(FIRST["comic"])
NO_COMIC = wide(FIRST["no-comic"])
TOKEN = wide(FIRST["token"])
BUY = wide(FIRST["buy"])
STEAL = wide(FIRST["steal"])
TAKE = wide(FIRST["take"])
NO_ITEM = wide(FIRST["no-item"])
BUILD = wide(FIRST["build"])
DONATE = wide(FIRST["donate"])
END = wide(FIRST["end"])
SCORE = wide(FIRST["score"])
LAY = wide(FIRST["lay"])
CHANCE_CAP = wide(FIRST["~cap"])
CHANCE_BACKPACK = wide(FIRST["~backpack"])
CHANCE_COMIC = wide(FIRST["~comic"])
CHANCE_TILE = wide(FIRST["~tile"])
CHANCE_ROW = wide(FIRST["~row"])
CHANCE_CARD = wide(FIRST["~card"])
