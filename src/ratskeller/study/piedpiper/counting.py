"""What is counted in games of The Pied Piper."""

from ratskeller.study.counting import Count, Counted

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

# What of it people see of their own games, and the keys of its words.
SHOWN = {"card:": "card-", "marker:": "statistics-marker-"}
