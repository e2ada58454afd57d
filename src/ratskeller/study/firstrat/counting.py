"""What is counted in games of First Rat."""

from ratskeller.study.counting import LAID, Count, Counted

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

# What of it people see of their own games, and the keys of its words.
SHOWN = {"track:": "track-", "item:": "item-", "comic:": "comic-"}
