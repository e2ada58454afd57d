"""What an observation of First Rat has."""

from ratskeller.envs.spec import (
    BITS,
    BY_SEAT,
    CENSUS,
    FIRST_SEAT,
    NUMBER,
    ONE_HOT,
    SEAT_COUNTS,
    FieldSpec,
    ObservationSpec,
)
from ratskeller.games.firstrat import constants as w

SPACES = w.PLACES[1:-1]
RATS = ("rat 1", "rat 2", "rat 3", "rat 4")

SPEC = ObservationSpec(
    fields=(
        FieldSpec("phase", "what has to be decided"),
        FieldSpec("actor", "who has to decide; nobody when the game is over", value=BY_SEAT),
        FieldSpec("seat", "whose turn it is", value=BY_SEAT),
        FieldSpec("seats", "how many seats play, Greg's included", kind=ONE_HOT, labels=SEAT_COUNTS),
        FieldSpec("seats", "who begins every round", value=FIRST_SEAT, name="first"),
        FieldSpec("level", "Greg's level"),
        FieldSpec("round_number", "the round under way", top=60),
        FieldSpec("end_round", "the last round; 1 until it is announced", top=60),
        FieldSpec("end_reason", "why the game will end"),
        FieldSpec("drawn", "things laid in the current step of the set-up", top=26),
        FieldSpec(
            "tiles",
            "the number of the path tile on each space, plus 26 on a variable board",
            top=52,
            names=SPACES,
        ),
        FieldSpec("hamster", "backpacks that the hamster still has", top=5),
        FieldSpec("frog", "energy drinks that the frog still has", top=6),
        FieldSpec("crow", "bottle caps that the crow still has"),
        FieldSpec("library", "comics that lie in the library"),
        FieldSpec("tracks.row", "the row of points on each track: a printed one, or 8 more for a tile", top=15),
        FieldSpec(
            "tracks.slots", "who has each slot of each track; a free one has none", value=BY_SEAT, extra={-2: "blocked"}
        ),
        FieldSpec("tracks.last", "pieces on the fifth slot of each track", top=8, places=BY_SEAT),
        FieldSpec("turn.moved", "my rats moved in this turn", kind=BITS, labels=RATS),
        FieldSpec("turn.rat", "the rat moved last, or about to be routed", kind=ONE_HOT, labels=RATS),
        FieldSpec("turn.origin", "where that rat came from", top=28),
        FieldSpec("turn.target", "where the rat about to be routed will end", top=28),
        FieldSpec("turn.colour", "the colour that the rats of this turn end on", kind=ONE_HOT, labels=("", *w.COLOURS)),
        FieldSpec("turn.left_start", "the rats that left Start in this turn", kind=BITS, labels=RATS),
        FieldSpec("turn.gain", "what the rats of this turn gain", top=20),
        FieldSpec("turn.cores", "steps that the burrow marker still has to go", top=20),
        FieldSpec("turn.stall", "the stall where something can be had"),
        FieldSpec("turn.card", "Greg's card", kind=ONE_HOT, labels=w.CARD_NAMES),
        FieldSpec("turn.order", "Greg's rats, front first", top=3),
        FieldSpec("turn.rank", "which of them moves next", top=4),
        FieldSpec("turn.steps", "how far each of them moves", top=16),
        FieldSpec("plans", "the tracks that Greg still has to score"),
        FieldSpec("deck", "cards known to be in Greg's deck"),
        FieldSpec("pile", "cards that Greg has revealed since the last shuffle"),
        FieldSpec("unseen_a", "A cards in Greg's deck that nobody has seen", top=12),
        FieldSpec("unseen_b", "B cards in Greg's deck that nobody has seen", top=9),
        FieldSpec("players.rats", "where each of my rats is", mine=True),
        FieldSpec("players.fresh", "comics taken in this turn, which can't be used until the next", mine=True),
        FieldSpec("players.rats", "how many of the seat's rats are in each place", kind=CENSUS, name="players.crowd"),
        FieldSpec(
            "players.rats",
            "how far each rat is: 0 until it leaves Start, 1 in the rocket",
            kind=NUMBER,
            top=28,
            name="players.far",
        ),
        FieldSpec("players.tokens", "the super rats' tokens that each rat carries"),
        FieldSpec("players.goods", "cheese and materials in stock", top=60),
        FieldSpec("players.mouldy", "pieces of mouldy cheese", top=10),
        FieldSpec("players.awards", "awards", top=10),
        FieldSpec("players.light", "lights lit", top=40),
        FieldSpec(
            "players.burrow", "where the burrow marker is", kind=ONE_HOT, labels=tuple(map(str, range(w.BURROW_NODES)))
        ),
        FieldSpec("players.comics", "comics"),
        FieldSpec("players.backpacks", "backpacks"),
        FieldSpec("players.drinks", "energy drinks", top=6),
        FieldSpec("players.drinks_used", "energy drinks used", top=6),
        FieldSpec("players.caps", "bottle caps"),
        FieldSpec("players.markers", "markers left", top=10),
        FieldSpec("players.scored", "own pieces on each track", top=10),
        FieldSpec("players.commander_slot", "1 + the slot of the rattonaut who carries the commander's token", top=5),
    ),
    left_out={
        "rng": "a secret",
        "seen": "the cards of deck and pile together",
        "players.pipe_uses": "counted for a challenge only",
    },
    houses_apart=1,
)
