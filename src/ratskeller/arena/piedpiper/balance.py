"""What the report says of what was counted in games of The Pied Piper."""

from ratskeller.arena.balance.aspects import Aspect, Aspects, Valued
from ratskeller.study.counting import LINE

ASPECTS = Aspects(
    title="The Pied Piper",
    points="the floors between a seat's marker and the roof at the end: 0 for a seat that is out",
    compared=(
        Aspect(
            "How seats stand at the end", LINE, "Floor of the marker, markers collected, and whether the seat is out."
        ),
        Aspect("Cards", "card:", "Cards played in a turn.", per="turns"),
        Aspect(
            "Figures",
            "figure:",
            "Figures activated in a turn; the last turn, often a winner's, has one.",
            per="turns",
        ),
        Aspect("Markers", "marker:", "Floors that a seat's own marker moved in a turn, whoever moved it.", per="turns"),
        Aspect("What seats do", "did:", "How often in a turn.", per="turns"),
    ),
    valued=(
        Valued(
            "What cards of the first hand are worth",
            ("dealt:",),
            "Each of the four cards that are dealt, compared with an average one. Hands are dealt by chance, so this "
            "is the effect of the card itself, when this bot plays it.",
            by_chance=True,
        ),
    ),
)
