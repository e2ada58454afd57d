"""What an observation of First Rat tells."""

from ratskeller.envs.spec import BITS, BY_SEAT, CENSUS, FIRST_SEAT, NUMBER, ONE_HOT, SEAT_COUNTS, Telling, Told
from ratskeller.games.firstrat import constants as w

SPACES = w.PLACES[1:-1]
RATS = ("rat 1", "rat 2", "rat 3", "rat 4")

TELLING = Telling(
    tells=(
        Told("phase", "what has to be decided"),
        Told("actor", "who has to decide; nobody when the game is over", value=BY_SEAT),
        Told("seat", "whose turn it is", value=BY_SEAT),
        Told("seats", "how many seats play, Greg's included", kind=ONE_HOT, labels=SEAT_COUNTS),
        Told("seats", "who begins every round", value=FIRST_SEAT, name="first"),
        Told("level", "Greg's level"),
        Told("round_number", "the round under way", top=60),
        Told("end_round", "the last round; 1 as long as none is announced", top=60),
        Told("end_reason", "why the game will end"),
        Told("drawn", "things laid in the step of the set-up under way", top=26),
        Told(
            "tiles",
            "the path tile on each space: of its own number, or 26 more on a variable board",
            top=52,
            names=SPACES,
        ),
        Told("hamster", "backpacks that the hamster still has", top=5),
        Told("frog", "energy drinks that the frog still has", top=6),
        Told("crow", "bottle caps that the crow still has"),
        Told("library", "comics that lie in the library"),
        Told("tracks.row", "the row of points on each track: a printed one, or 8 more for a tile", top=15),
        Told(
            "tracks.slots", "who has each slot of each track; a free one has none", value=BY_SEAT, extra={-2: "blocked"}
        ),
        Told("tracks.last", "pieces on the fifth slot of each track", top=8, places=BY_SEAT),
        Told("turn.moved", "my rats moved in this turn", kind=BITS, labels=RATS),
        Told("turn.rat", "the rat moved last, or about to be routed", kind=ONE_HOT, labels=RATS),
        Told("turn.origin", "where that rat came from", top=28),
        Told("turn.target", "where the rat about to be routed will end", top=28),
        Told("turn.colour", "the colour that the rats of this turn end on", kind=ONE_HOT, labels=("", *w.COLOURS)),
        Told("turn.left_start", "the rats that left Start in this turn", kind=BITS, labels=RATS),
        Told("turn.gain", "what the rats of this turn gain", top=20),
        Told("turn.cores", "steps that the burrow marker has still to go", top=20),
        Told("turn.stall", "the stall at which something can be had"),
        Told("turn.card", "Greg's card", kind=ONE_HOT, labels=w.CARD_NAMES),
        Told("turn.order", "Greg's rats, front first", top=3),
        Told("turn.rank", "which of them moves next", top=4),
        Told("turn.steps", "how far each of them moves", top=16),
        Told("plans", "the tracks that Greg has still to score"),
        Told("deck", "cards known to be in Greg's deck"),
        Told("pile", "cards that Greg has revealed since the last shuffle"),
        Told("unseen_a", "A cards in Greg's deck that nobody has seen", top=12),
        Told("unseen_b", "B cards in Greg's deck that nobody has seen", top=9),
        Told("players.rats", "where each of my rats is", mine=True),
        Told("players.fresh", "comics taken in this turn, of no use until the next", mine=True),
        Told("players.rats", "how many of the seat's rats are in each place", kind=CENSUS, name="players.crowd"),
        Told(
            "players.rats",
            "how far each rat is: 0 until it leaves Start, 1 in the rocket",
            kind=NUMBER,
            top=28,
            name="players.far",
        ),
        Told("players.tokens", "the super rats' tokens that each rat carries"),
        Told("players.goods", "cheese and materials in stock", top=60),
        Told("players.mouldy", "pieces of mouldy cheese", top=10),
        Told("players.awards", "awards", top=10),
        Told("players.light", "lights lit", top=40),
        Told(
            "players.burrow", "where the burrow marker is", kind=ONE_HOT, labels=tuple(map(str, range(w.BURROW_NODES)))
        ),
        Told("players.comics", "comics"),
        Told("players.backpacks", "backpacks"),
        Told("players.drinks", "energy drinks", top=6),
        Told("players.drinks_used", "energy drinks used", top=6),
        Told("players.caps", "bottle caps"),
        Told("players.markers", "markers left", top=10),
        Told("players.scored", "own pieces on each track", top=10),
        Told("players.commander_slot", "1 + the slot of the rattonaut who carries the commander's token", top=5),
    ),
    untold={
        "rng": "a secret",
        "seen": "the cards of deck and pile together",
        "players.pipe_uses": "counted for a challenge only",
    },
    houses_apart=1,
)
