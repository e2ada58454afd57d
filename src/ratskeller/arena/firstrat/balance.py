"""What the report says of what was counted in games of First Rat."""

from ratskeller.arena.balance.aspects import Aspect, Aspects, Valued
from ratskeller.study.counting import LINE

ASPECTS = Aspects(
    title="First Rat",
    points="those of the score pad",
    compared=(
        Aspect("Where points come from", LINE, "Points by line of the score pad."),
        Aspect("Tracks", "track:", "A seat's pieces on each track at the end.", "both"),
        Aspect("Who brings the end", "end:", "By the fourth rat in the rocket, or by the eighth marker.", "shares"),
        Aspect("What seats do", "did:", "How often in a game."),
        Aspect("Items", "item:", "Items that a seat had got by the end, drunk drinks included.", "shares"),
        Aspect("Comics", "comic:", "Comics that a seat had taken by the end.", "shares"),
    ),
    valued=(
        Valued(
            "What items, caps and comics are worth",
            ("item:", "comic:"),
            "Each compared with seats of the same game that did not have it but had as many of all other items and "
            "comics.",
        ),
    ),
    note="All chance of the game lies in its set-up. A deterministic bot plays each set-up in only one way, so "
    "differences between seats also depend on how well its style suits them.",
)
