"""What an observation of The Pied Piper tells."""

from ratskeller.envs.spec import BY_HOUSE, BY_SEAT, ONE_HOT, SEAT_COUNTS, Telling, Told

TELLING = Telling(
    tells=(
        Told("phase", "what has to be decided"),
        Told("actor", "who has to decide; nobody when the game is over", value=BY_SEAT),
        Told("seat", "whose turn it is", value=BY_SEAT),
        Told("seats", "how many seats play", kind=ONE_HOT, labels=SEAT_COUNTS),
        Told("turn_number", "the turn under way", top=200),
        Told("end_reason", "why the game has ended"),
        Told("ring.is_left", "houses that are left, mine first, then to the right", places=BY_HOUSE),
        Told("gaps", "the gap of each figure, counted from the one to the right of my house", value=BY_HOUSE),
        Told("row.figure", "the character card on each place of the row"),
        Told("row.cards", "the action cards under each of them"),
        Told("row.face_down", "which of them lie face down"),
        Told("row.owner", "who played each of them", value=BY_SEAT, given="row.cards"),
        Told("deck_size", "cards left in the deck", top=60),
        Told("discard", "action cards discarded", top=16),
        Told("characters", "character cards left in their deck", top=4),
        Told("characters_size", "character cards left in all", top=24),
        Told("characters_discard", "character cards discarded", top=4),
        Told("turn.played", "cards played in this turn", top=2),
        Told("turn.hidden", "of which face down"),
        Told("turn.slot", "where the first of them lies"),
        Told("turn.first", "what is activated first"),
        Told("players.hand", "the cards of my hand", top=5, mine=True),
        Told("players.floor", "the floor of the seat's marker", top=8),
        Told("players.collected", "markers collected", top=4),
        Told("players.is_out", "the seat is out"),
        Told("players.hand_size", "cards in hand", top=5),
    ),
    untold={
        "rng": "a secret",
        "deck": "a secret",
        "victors": "told by the rewards",
        "houses": "follows from the seats",
        "ring.owner": "follows from the seats",
        "turn.change": "of use only while an action is carried out",
        "turn.held": "of use only while an action is carried out",
    },
    houses_apart=2,
)
