"""What is counted in games of First Rat, and what the report says of it."""

from ratskeller.arena.balance.aspects import Aspect, Aspects, Valued
from ratskeller.arena.balance.counting import LAID, LINE, Count, Counted

COUNTED = Counted(
    at_set_up=(
        Count(f"{LAID}cap-{{}}", ("cap-laid",), "cap", for_all=True),
        Count(f"{LAID}backpack-{{}}", ("backpack-laid",), "colour", for_all=True),
        Count(f"{LAID}{{}}", ("comic-laid",), "comic", for_all=True),
    ),
    in_play=(
        Count("item:{}", ("item-bought", "item-stolen", "item-taken"), "item"),
        Count("comic:{}", ("comic-taken",), "comic"),
        Count("track:{}", ("marker-placed",), "track"),
        Count("track:rattonaut", ("rattonaut",)),
        Count("end:{}", ("end-announced",), "reason"),
        Count("did:bought", ("item-bought",)),
        Count("did:stole", ("item-stolen",)),
        Count("did:took as thief", ("item-taken",)),
        Count("did:drank", ("drink-used",)),
        Count("did:went through a pipe", ("pipe-paid", "pipe-free")),
        Count("did:got a rat from the nursery", ("nursery-left",)),
        Count("did:took an award", ("award-taken",)),
        Count("did:paid a toll", ("toll-paid",)),
        Count("did:took mouldy cheese", ("mouldy-taken",), amount=lambda figures: figures["pieces"]),
    ),
)

ASPECTS = Aspects(
    title="First Rat",
    points="those of the score pad",
    compared=(
        Aspect("Where points come from", LINE, "Points by line of the score pad."),
        Aspect("Tracks", "track:", "Own pieces on each track at the end.", "both"),
        Aspect("Who brings the end", "end:", "By the fourth rat in the rocket, or by the eighth marker.", "shares"),
        Aspect("What seats do", "did:", "How often in a game."),
        Aspect("Items", "item:", "Items that a seat had got by the end, drunk drinks included.", "shares"),
        Aspect("Comics", "comic:", "Comics that a seat had taken by the end.", "shares"),
    ),
    valued=(
        Valued(
            "What items, caps and comics are worth",
            ("item:", "comic:"),
            "Each beside seats of the same game that did not have it, with as many of all other items and comics.",
        ),
    ),
    note="All chance of the game lies in its set-up. A bot that always does the same in the same position plays each "
    "set-up in one way only, so that seats differ by how its ways suit them, too.",
)
