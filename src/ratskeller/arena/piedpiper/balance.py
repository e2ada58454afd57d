"""What is counted in games of The Pied Piper, and what the report says of it."""

from ratskeller.arena.balance.aspects import Aspect, Aspects, Valued
from ratskeller.arena.balance.counting import LINE, Count, Counted

COUNTED = Counted(
    at_set_up=(
        Count("dealt:{}", ("card-drawn",), "card"),
        Count("turns", ("turn-began",)),
    ),
    in_play=(
        Count("turns", ("turn-began",)),
        Count("drawn:{}", ("card-drawn",), "card"),
        Count("card:{}", ("card-played",), "card"),
        Count("figure:{}", ("activated",), "figure"),
        Count("did:moved a figure", ("figure-moved",)),
        Count("did:moved nothing", ("nothing-moved",)),
        Count("did:took markers", ("markers-taken",), amount=lambda figures: figures["markers"]),
        Count("marker:up", ("marker-moved",), amount=lambda figures: max(0, figures["floor"] - figures["origin"])),
        Count("marker:down", ("marker-moved",), amount=lambda figures: max(0, figures["origin"] - figures["floor"])),
    ),
)

ASPECTS = Aspects(
    title="The Pied Piper",
    points="the floors that a seat's marker is below the roof at the end: 0 for who is out",
    compared=(
        Aspect("How seats stand at the end", LINE, "Floor of the marker, markers collected, and who is out."),
        Aspect("Cards", "card:", "Cards played in a turn.", per="turns"),
        Aspect(
            "Figures",
            "figure:",
            "Figures activated in a turn; the last turn, often a winner's, has one.",
            per="turns",
        ),
        Aspect("Markers", "marker:", "Floors that the own marker went in a turn, whoever moved it.", per="turns"),
        Aspect("What seats do", "did:", "How often in a turn.", per="turns"),
    ),
    valued=(
        Valued(
            "What cards of the first hand are worth",
            ("dealt:",),
            "Each of the four cards that are dealt, beside an average one. Hands are dealt by chance, so this is what "
            "a card itself brings, in the hands of this bot.",
            by_chance=True,
        ),
    ),
)
