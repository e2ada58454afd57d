"""What an observation of The Pied Piper has."""

from ratskeller.envs.spec import BY_HOUSE, BY_SEAT, ONE_HOT, SEAT_COUNTS, FieldSpec, ObservationSpec

SPEC = ObservationSpec(
    fields=(
        FieldSpec("phase", "what has to be decided"),
        FieldSpec("actor", "who has to decide; nobody when the game is over", value=BY_SEAT),
        FieldSpec("seat", "whose turn it is", value=BY_SEAT),
        FieldSpec("seats", "how many seats play", kind=ONE_HOT, labels=SEAT_COUNTS),
        FieldSpec("turn_number", "the turn under way", top=200),
        FieldSpec("end_reason", "why the game has ended"),
        FieldSpec("ring.is_left", "houses that are left, mine first, then to the right", places=BY_HOUSE),
        FieldSpec("gaps", "the gap of each figure, counted from the one to the right of my house", value=BY_HOUSE),
        FieldSpec("row.figure", "the character card on each place of the row"),
        FieldSpec("row.cards", "the action cards under each of them"),
        FieldSpec("row.face_down", "which of them lie face down"),
        FieldSpec("row.owner", "who played each of them", value=BY_SEAT, given="row.cards"),
        FieldSpec("deck_size", "cards left in the deck", top=60),
        FieldSpec("discard", "action cards discarded", top=16),
        FieldSpec("characters", "character cards left in their deck", top=4),
        FieldSpec("characters_size", "character cards left in all", top=24),
        FieldSpec("characters_discard", "character cards discarded", top=4),
        FieldSpec("turn.played", "cards played in this turn", top=2),
        FieldSpec("turn.hidden", "of which face down"),
        FieldSpec("turn.slot", "where the first of them lies"),
        FieldSpec("turn.first", "what is activated first"),
        FieldSpec("players.hand", "the cards of my hand", top=5, mine=True),
        FieldSpec("players.floor", "the floor of the seat's marker", top=8),
        FieldSpec("players.collected", "markers collected", top=4),
        FieldSpec("players.is_out", "the seat is out"),
        FieldSpec("players.hand_size", "cards in hand", top=5),
    ),
    left_out={
        "rng": "a secret",
        "deck": "a secret",
        "victors": "in the rewards",
        "houses": "follows from the seats",
        "ring.owner": "follows from the seats",
        "turn.change": "used only while an action is carried out",
        "turn.held": "used only while an action is carried out",
    },
    houses_apart=2,
)
