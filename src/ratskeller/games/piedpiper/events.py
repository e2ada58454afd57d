"""What can happen, and the names of the figures that each event carries."""

from ratskeller.core.layout import indices

# kind -> names of its figures, in the order in which rules write them
EVENTS: dict[str, tuple[str, ...]] = {
    "turn-began": ("turn",),
    "card-drawn": ("card",),  # for the eyes of its seat only
    "character-laid": ("slot", "figure"),
    "deck-renewed": ("cards",),
    "characters-renewed": ("cards",),
    "card-played": ("card", "slot", "face_down"),  # a card played face down: for the eyes of its seat only
    "card-revealed": ("card", "slot"),
    "activated": ("slot", "figure"),
    "figure-moved": ("figure", "origin", "gap", "houses"),
    "marker-moved": ("floor", "origin"),
    "nothing-moved": ("slot",),
    "seat-out": (),
    "house-left": ("house",),
    "markers-taken": ("markers", "owner"),
    "markers-lost": ("markers", "owner"),
    "hand-discarded": ("card", "count"),
    "character-discarded": ("slot", "figure"),
    "game-over": ("reason",),
}
KINDS = tuple(EVENTS)

(
    TURN_BEGAN,
    CARD_DRAWN,
    CHARACTER_LAID,
    DECK_RENEWED,
    CHARACTERS_RENEWED,
    CARD_PLAYED,
    CARD_REVEALED,
    ACTIVATED,
    FIGURE_MOVED,
    MARKER_MOVED,
    NOTHING_MOVED,
    SEAT_OUT,
    HOUSE_LEFT,
    MARKERS_TAKEN,
    MARKERS_LOST,
    HAND_DISCARDED,
    CHARACTER_DISCARDED,
    GAME_OVER,
) = indices(len(EVENTS))
