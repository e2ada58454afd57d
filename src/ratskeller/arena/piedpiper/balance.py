"""What the report says of what was counted in games of The Pied Piper."""

from ratskeller.arena.balance.aspects import Aspect, Aspects, Valued
from ratskeller.study.counting import LINE

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
