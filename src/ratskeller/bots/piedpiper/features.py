"""What a network sees of The Pied Piper: what its seat may know, and nothing else.

All seats are named as its seat sees them: itself is 0, the next at the table 1, and so on. Positions carry the public
memory that the game allows: what was discarded since the deck was renewed, and thereby which cards nobody has shown.
Face-down cards of others, their hands and the decks are never read, so that a view and every position that it might be
have the same features. A feature that is listed twice counts twice.
"""

from ratskeller.bots.features import Features
from ratskeller.bots.piedpiper import effects
from ratskeller.bots.piedpiper.effects import list_effects
from ratskeller.bots.piedpiper.stakes import room
from ratskeller.core.layout import ZERO, Ints, firsts, wide
from ratskeller.core.rule import rule
from ratskeller.games.piedpiper import constants as w
from ratskeller.games.piedpiper.position import Box, Place, Position
from ratskeller.games.piedpiper.ring import house_of, next_house
from ratskeller.games.piedpiper.turn import cards_under

SEATS = 5
TARGETS = wide(6)  # whose house: that of each seat, or of nobody
NOBODYS = wide(5)
KINDS = wide(2)  # rats and the piper
LYING = wide(len(w.LYING))
ROOMS = wide(9)
COLLECTED = wide(4)
HELD = wide(5)  # cards of a kind in hand that are told apart
UNSEEN = wide(17)
DECK_STEP = wide(5)
DECK = wide(12)
LEFT = wide(5)  # character cards of a figure left in their deck

LAYERS = KINDS * LYING * TARGETS  # rat or piper, the upper card, and whose house
PLACES = w.ROW * LAYERS
BLOCKS = {
    "seats": SEATS - 1,
    "variant": len(w.VARIANTS),
    "options": 2,  # a low roof; the sewer's added house is walked through
    "whose turn": SEATS,
    "what to decide": 3,  # the first card, the second, the order
    "place of the first card": int(w.ROW),
    "a card of this turn lies face down": 1,
    "rooms below the roof": SEATS * int(ROOMS),
    "out": SEATS,
    "collected at least": SEATS * int(COLLECTED),
    "in hand at least": len(w.CARDS) * int(HELD),
    "cards unseen": len(w.CARDS) * int(UNSEEN),
    "cards in the deck, by fives": int(DECK),
    # for each place of the row: rat or piper, the upper card, and whose house is next, second and just behind; and the
    # same for any place, because places differ in nothing else, so that what is learned of one is learned of all
    "next house of a place": int(PLACES),
    "second house of a place": int(PLACES),
    "house behind a place": int(PLACES),
    "next house of any place": int(LAYERS),
    "second house of any place": int(LAYERS),
    "house behind any place": int(LAYERS),
    "lower card of a place": int(w.ROW * LYING * KINDS),
    # for each figure: how many cards it has in the deck of characters, and whose house is next
    "next house of a figure": int(KINDS * LEFT * TARGETS),
    "my house is behind a figure": int(KINDS * LEFT),
    **effects.BLOCKS,
}
FIRST = firsts(BLOCKS)
MOST = 112 + effects.MOST

AT_SEATS, AT_VARIANT, AT_OPTIONS = FIRST["seats"], FIRST["variant"], FIRST["options"]
AT_TURN, AT_DECISION = FIRST["whose turn"], FIRST["what to decide"]
AT_FIRST_CARD, AT_HIDDEN = FIRST["place of the first card"], FIRST["a card of this turn lies face down"]
AT_ROOMS, AT_OUT, AT_COLLECTED = FIRST["rooms below the roof"], FIRST["out"], FIRST["collected at least"]
AT_HAND, AT_UNSEEN, AT_DECK = FIRST["in hand at least"], FIRST["cards unseen"], FIRST["cards in the deck, by fives"]
AT_NEXT, AT_SECOND = FIRST["next house of a place"], FIRST["second house of a place"]
AT_ANY_NEXT, AT_ANY_SECOND = FIRST["next house of any place"], FIRST["second house of any place"]
AT_ANY_BEHIND = FIRST["house behind any place"]
AT_BEHIND, AT_LOWER = FIRST["house behind a place"], FIRST["lower card of a place"]
AT_FIGURE, AT_MINE_BEHIND = FIRST["next house of a figure"], FIRST["my house is behind a figure"]
AT_EFFECTS = FIRST["what a card would begin"]
HIGH_ROOF = wide(8)


@rule
def list_features(box: Box, s: Position, seat: int, out: Ints) -> int:
    """The numbers of the features that a seat's view has; say how many there are."""
    count = list_turn(box, s, seat, out)
    count = list_seats(box, s, seat, out, count)
    count = list_cards(box, s, seat, out, count)
    count = list_row(s, seat, out, count)
    count = list_figures(s, seat, out, count)
    return list_effects(box, s, seat, AT_EFFECTS, out, count)


@rule
def relative(s: Position, seat: int, other: int) -> int:
    """How many seats further than mine another is."""
    return (other - seat + s.seats) % wide(s.seats)


@rule
def target(s: Position, seat: int, house: int) -> int:
    """Whose house it is, as a seat sees it."""
    owner = wide(s.ring[house].owner)
    return NOBODYS if owner == w.NEUTRAL else relative(s, seat, owner)


@rule
def list_turn(box: Box, s: Position, seat: int, out: Ints) -> int:
    """The table, and the turn under way."""
    out[0] = AT_SEATS + s.seats - 2
    out[1] = AT_VARIANT + box.variant
    out[2] = AT_TURN + relative(s, seat, wide(s.seat))
    out[3] = AT_DECISION + (wide(2) if s.phase == w.ORDER else wide(s.turn.played > 0))
    count = wide(4)
    if box.roof < HIGH_ROOF:
        out[count] = AT_OPTIONS
        count += 1
    if box.sewer_walks:
        out[count] = AT_OPTIONS + 1
        count += 1
    if s.turn.slot != w.NO_SLOT:
        out[count] = AT_FIRST_CARD + s.turn.slot
        count += 1
    if s.turn.hidden:
        out[count] = AT_HIDDEN
        count += 1
    return count


@rule
def list_seats(box: Box, s: Position, seat: int, out: Ints, count: int) -> int:
    """How high each marker is, who is out, and who holds markers."""
    for other in range(s.seats):
        player = s.players[other]
        place = relative(s, seat, wide(other))
        if player.is_out:
            out[count] = AT_OUT + place
        else:
            out[count] = AT_ROOMS + place * ROOMS + room(box, s, wide(other))
        count += 1
        for held in range(min(COLLECTED, wide(player.collected))):
            out[count] = AT_COLLECTED + place * COLLECTED + held
            count += 1
    return count


@rule
def is_seen(place: Place, which: int, seat: int) -> bool:
    """Whether a seat may look at a card under a character."""
    return place.face_down[which] == 0 or place.owner[which] == seat


@rule
def seen_card(place: Place, which: int, seat: int) -> int:
    """What a seat sees under a character: nothing, a card, or a card's back."""
    lying = wide(place.cards[which])
    return lying if lying == w.NOTHING or is_seen(place, which, seat) else w.HIDDEN


@rule
def list_cards(box: Box, s: Position, seat: int, out: Ints, count: int) -> int:
    """The own hand, and how many of each card are where the seat can't see them."""
    for card in range(len(w.CARDS)):
        held = wide(s.players[seat].hand[card])
        for copy in range(min(HELD, held)):
            out[count] = AT_HAND + card * HELD + copy
            count += 1
        unseen = wide(box.cards[card]) - s.discard[card] - held
        for slot in range(w.ROW):
            for which in range(2):
                unseen -= wide(seen_card(s.row[slot], wide(which), seat) == card + 1)
        out[count] = AT_UNSEEN + card * UNSEEN + max(ZERO, min(UNSEEN - 1, unseen))
        count += 1
    out[count] = AT_DECK + min(DECK - 1, wide(s.deck_size) // DECK_STEP)
    return count + 1


@rule
def list_row(s: Position, seat: int, out: Ints, count: int) -> int:
    """For each character of the row, whose houses its figure would pass, with the card that waits."""
    for slot in range(w.ROW):
        place = s.row[slot]
        if place.figure != w.NO_FIGURE:
            piper = wide(place.figure == w.PIPER)
            gap = wide(s.gaps[place.figure])
            following = next_house(s, gap)
            lying = (piper * LYING + seen_card(place, w.UPPER, seat)) * TARGETS
            here = slot * LAYERS
            first, second = lying + target(s, seat, following), lying + target(s, seat, next_house(s, following))
            behind = lying + target(s, seat, gap)
            out[count] = AT_NEXT + here + first
            out[count + 1] = AT_SECOND + here + second
            out[count + 2] = AT_BEHIND + here + behind
            out[count + 3] = AT_ANY_NEXT + first
            out[count + 4] = AT_ANY_SECOND + second
            out[count + 5] = AT_ANY_BEHIND + behind
            count += 6
            if cards_under(place) == 2:
                out[count] = AT_LOWER + (slot * KINDS + piper) * LYING + seen_card(place, w.LOWER, seat)
                count += 1
    return count


@rule
def list_figures(s: Position, seat: int, out: Ints, count: int) -> int:
    """For each figure, whose house is next, and how likely its character is to come up again."""
    mine = house_of(s, seat)
    for figure in range(len(w.FIGURES)):
        gap = wide(s.gaps[figure])
        if gap != w.AWAY:
            kind = wide(figure == w.PIPER) * LEFT + min(LEFT - 1, wide(s.characters[figure]))
            out[count] = AT_FIGURE + kind * TARGETS + target(s, seat, next_house(s, gap))
            count += 1
            if gap == mine:
                out[count] = AT_MINE_BEHIND + kind
                count += 1
    return count


FEATURES = Features(list_features, BLOCKS, MOST)
