"""The features of First Rat for a network; only the random state is secret there.

Seats are relative: the seat itself is 0, the next at the table 1, and so on. Counts are distinguished up to a maximum,
and larger ones count as the maximum. A feature that is listed twice counts twice.
"""

from ratskeller.bots.features import Features
from ratskeller.bots.firstrat.outlook import next_points
from ratskeller.core.layout import ZERO, Ints, firsts, wide
from ratskeller.core.rule import rule
from ratskeller.games.firstrat import constants as w
from ratskeller.games.firstrat.position import Box, Position
from ratskeller.games.firstrat.scoring import points_of

SEATS = 5
OPTIONS = 6
ROUNDS = wide(41)
LAST_ROUNDS = wide(4)
PLACES = wide(len(w.PLACES))
HELD = wide(16)  # of a good
FEW = wide(6)  # pieces of mouldy cheese, awards, drinks
LIGHTS = wide(41)
NODES = wide(w.BURROW_NODES)
MARKERS = wide(11)
SCORED = wide(9)
LEADS, LEAD_STEP, MIDDLE = wide(41), wide(3), wide(20)
POINTS, POINTS_STEP = wide(40), wide(4)
WORTH = wide(25)  # points of a slot
STALL = wide(7)  # backpacks of a colour, drinks
GAIN = wide(8)

COMICS, CAPS, COLOURS, TRACKS = len(w.COMICS), len(w.CAPS), len(w.COLOURS), len(w.TRACKS)
BLOCKS = {
    "seats": SEATS - 1,
    "level": len(w.LEVELS),
    "options": OPTIONS,
    "whose turn": SEATS,
    "who begins rounds": SEATS,
    "phase": len(w.PHASES),
    "round": int(ROUNDS),
    "rounds to the announced end": int(LAST_ROUNDS),
    # of every seat
    "rats on each place": SEATS * int(PLACES),
    "tokens": SEATS * len(w.SUPER_RATS),
    "goods": SEATS * len(w.GOODS) * int(HELD),
    "mouldy cheese": SEATS * int(FEW),
    "awards": SEATS * int(FEW),
    "lights": SEATS * int(LIGHTS),
    "burrow": SEATS * int(NODES),
    "comics": SEATS * COMICS,
    "backpacks": SEATS * COLOURS,
    "drinks": SEATS * int(FEW),
    "caps": SEATS * CAPS,
    "markers": SEATS * int(MARKERS),
    "scored": SEATS * TRACKS * int(SCORED),
    "lead over mine": SEATS * int(LEADS),  # of points now
    # of mine
    "points": int(POINTS),
    "place of each rat": int(w.RATS * PLACES),
    "tokens of each rat": int(w.RATS) * len(w.SUPER_RATS),
    "fresh comics": COMICS,
    # of all
    "next slot's points": TRACKS * int(WORTH),
    "hamster": COLOURS * int(STALL),
    "frog": int(STALL),
    "crow": CAPS,
    "library": COMICS,
    "tile's colour": int(w.SPACES) * COLOURS,  # on a variable board
    "tile's yield": int(w.SPACES) * len(w.YIELDS),
    # of the turn under way
    "rats moved": int(w.RATS),
    "rat under way": int(w.RATS),
    "its target": int(PLACES),
    "colour": COLOURS + 1,
    "gain": len(w.YIELDS) * int(GAIN),
    "cores": int(GAIN),
    "stall": len(w.STALLS),
    # of Greg
    "plans": len(w.GREG_TRACKS),
    "card": len(w.CARD_NAMES),
    "pile": len(w.CARD_NAMES),
}
FIRST = firsts(BLOCKS)
MOST = 448

AT_SEATS, AT_LEVEL, AT_OPTIONS, AT_TURN = FIRST["seats"], FIRST["level"], FIRST["options"], FIRST["whose turn"]
AT_BEGINS, AT_PHASE, AT_ROUND = FIRST["who begins rounds"], FIRST["phase"], FIRST["round"]
AT_END = FIRST["rounds to the announced end"]
AT_RATS, AT_TOKENS, AT_GOODS = FIRST["rats on each place"], FIRST["tokens"], FIRST["goods"]
AT_MOULDY, AT_AWARDS, AT_LIGHTS, AT_BURROW = FIRST["mouldy cheese"], FIRST["awards"], FIRST["lights"], FIRST["burrow"]
AT_COMICS, AT_BACKPACKS, AT_DRINKS = FIRST["comics"], FIRST["backpacks"], FIRST["drinks"]
AT_CAPS, AT_MARKERS, AT_SCORED, AT_LEAD = FIRST["caps"], FIRST["markers"], FIRST["scored"], FIRST["lead over mine"]
AT_POINTS, AT_MY_RATS, AT_MY_TOKENS = FIRST["points"], FIRST["place of each rat"], FIRST["tokens of each rat"]
AT_FRESH, AT_NEXT, AT_HAMSTER = FIRST["fresh comics"], FIRST["next slot's points"], FIRST["hamster"]
AT_FROG, AT_CROW, AT_LIBRARY = FIRST["frog"], FIRST["crow"], FIRST["library"]
AT_TILE_COLOUR, AT_TILE_YIELD = FIRST["tile's colour"], FIRST["tile's yield"]
AT_MOVED, AT_RAT, AT_TARGET, AT_COLOUR = (
    FIRST["rats moved"],
    FIRST["rat under way"],
    FIRST["its target"],
    FIRST["colour"],
)
AT_GAIN, AT_CORES, AT_STALL = FIRST["gain"], FIRST["cores"], FIRST["stall"]
AT_PLANS, AT_CARD, AT_PILE = FIRST["plans"], FIRST["card"], FIRST["pile"]


@rule
def list_features(box: Box, s: Position, seat: int, out: Ints) -> int:
    """The numbers of the features that a seat's view has; say how many there are."""
    count = list_table(box, s, seat, out)
    for other in range(s.seats):
        count = list_seat(s, wide(other), relative(s, seat, wide(other)), out, count)
    count = list_points(box, s, seat, out, count)
    count = list_mine(s, seat, out, count)
    count = list_stalls(box, s, seat, out, count)
    count = list_turn(s, out, count)
    return list_greg(s, out, count)


@rule
def relative(s: Position, seat: int, other: int) -> int:
    """How many seats further than mine another is."""
    return (other - seat + s.seats) % wide(s.seats)


@rule
def list_bits(bits: int, size: int, first: int, out: Ints, count: int) -> int:
    """A feature for each of the lowest bits that is set."""
    for bit in range(size):
        if bits >> bit & 1:
            out[count] = first + bit
            count += 1
    return count


@rule
def list_table(box: Box, s: Position, seat: int, out: Ints) -> int:
    """The table, and how far the game is."""
    out[0] = AT_SEATS + s.seats - 2
    out[1] = AT_TURN + relative(s, seat, wide(s.seat))
    out[2] = AT_BEGINS + relative(s, seat, ZERO)
    out[3] = AT_PHASE + s.phase
    out[4] = AT_ROUND + min(ROUNDS - 1, wide(s.round_number))
    count = wide(5)
    if s.level != w.NO_LEVEL:
        out[count] = AT_LEVEL + s.level
        count += 1
    if s.end_round != w.NO_END:
        out[count] = AT_END + max(ZERO, min(LAST_ROUNDS - 1, wide(s.end_round) - s.round_number))
        count += 1
    options = wide(box.super_comics != 0) | wide(box.without_discount != 0) << 1 | wide(box.variable_path != 0) << 2
    options |= wide(box.variable_tracks != 0) << 3 | wide(box.chosen_tracks != 0) << 4
    return list_bits(options | wide(box.lit_cumulative != 0) << 5, wide(OPTIONS), AT_OPTIONS, out, count)


@rule
def list_seat(s: Position, seat: int, place: int, out: Ints, count: int) -> int:
    """What a seat has, under the place that it has from the viewer's seat on."""
    player = s.players[seat]
    for rat in range(w.RATS):
        out[count] = AT_RATS + place * PLACES + player.rats[rat] + 1
        count += 1
        count = list_bits(
            wide(player.tokens[rat]), wide(len(w.SUPER_RATS)), AT_TOKENS + place * len(w.SUPER_RATS), out, count
        )
    for good in range(len(w.GOODS)):
        out[count] = AT_GOODS + (place * len(w.GOODS) + good) * HELD + min(HELD - 1, wide(player.goods[good]))
        count += 1
    out[count] = AT_MOULDY + place * FEW + min(FEW - 1, wide(player.mouldy))
    out[count + 1] = AT_AWARDS + place * FEW + min(FEW - 1, wide(player.awards))
    out[count + 2] = AT_LIGHTS + place * LIGHTS + min(LIGHTS - 1, wide(player.light))
    out[count + 3] = AT_BURROW + place * NODES + player.burrow
    out[count + 4] = AT_DRINKS + place * FEW + min(FEW - 1, wide(player.drinks))
    out[count + 5] = AT_MARKERS + place * MARKERS + max(ZERO, min(MARKERS - 1, wide(player.markers)))
    count += 6
    count = list_bits(wide(player.comics), wide(COMICS), AT_COMICS + place * COMICS, out, count)
    count = list_bits(wide(player.backpacks), wide(COLOURS), AT_BACKPACKS + place * COLOURS, out, count)
    count = list_bits(wide(player.caps), wide(CAPS), AT_CAPS + place * CAPS, out, count)
    for track in range(TRACKS):
        if player.scored[track] > 0:
            out[count] = AT_SCORED + (place * TRACKS + track) * SCORED + min(SCORED - 1, wide(player.scored[track]))
            count += 1
    return count


@rule
def list_points(box: Box, s: Position, seat: int, out: Ints, count: int) -> int:
    """The own points as they are now, and how far others are ahead or behind."""
    mine = points_of(box, s, seat)
    out[count] = AT_POINTS + max(ZERO, min(POINTS - 1, mine // POINTS_STEP))
    count += 1
    for place in range(1, s.seats):
        lead = points_of(box, s, (seat + place) % wide(s.seats)) - mine
        out[count] = AT_LEAD + place * LEADS + max(ZERO, min(LEADS - 1, lead // LEAD_STEP + MIDDLE))
        count += 1
    return count


@rule
def list_mine(s: Position, seat: int, out: Ints, count: int) -> int:
    """The own rats, each by its number, and comics that are of no use yet."""
    player = s.players[seat]
    for rat in range(w.RATS):
        out[count] = AT_MY_RATS + rat * PLACES + player.rats[rat] + 1
        count += 1
        count = list_bits(
            wide(player.tokens[rat]), wide(len(w.SUPER_RATS)), AT_MY_TOKENS + rat * len(w.SUPER_RATS), out, count
        )
    return list_bits(wide(player.fresh), wide(COMICS), AT_FRESH, out, count)


@rule
def list_stalls(box: Box, s: Position, seat: int, out: Ints, count: int) -> int:
    """What tracks and stalls still have, and the path, where it is not the printed one."""
    for track in range(TRACKS):
        points = next_points(box, s, seat, wide(track))
        out[count] = AT_NEXT + track * WORTH + max(ZERO, min(WORTH - 1, points))
        count += 1
    for colour in range(COLOURS):
        out[count] = AT_HAMSTER + colour * STALL + min(STALL - 1, wide(s.hamster[colour]))
        count += 1
    out[count] = AT_FROG + min(STALL - 1, wide(s.frog))
    count += 1
    count = list_bits(wide(s.crow), wide(CAPS), AT_CROW, out, count)
    count = list_bits(wide(s.library), wide(COMICS), AT_LIBRARY, out, count)
    if box.variable_path:
        for space in range(1, w.SPACES + 1):
            tile = wide(s.tiles[space])
            out[count] = AT_TILE_COLOUR + (space - 1) * COLOURS + box.tile_colour[tile]
            out[count + 1] = AT_TILE_YIELD + (space - 1) * len(w.YIELDS) + box.tile_kind[tile]
            count += 2
    return count


@rule
def list_turn(s: Position, out: Ints, count: int) -> int:
    """What the turn under way has brought so far."""
    turn = s.turn
    count = list_bits(wide(turn.moved), w.RATS, AT_MOVED, out, count)
    out[count] = AT_RAT + max(ZERO, min(w.RATS - 1, wide(turn.rat)))
    out[count + 1] = AT_COLOUR + max(ZERO, min(wide(COLOURS), wide(turn.colour)))
    out[count + 2] = AT_CORES + max(ZERO, min(GAIN - 1, wide(turn.cores)))
    count += 3
    if s.phase == w.ROUTE:
        out[count] = AT_TARGET + max(ZERO, min(PLACES - 1, wide(turn.target) + 1))
        count += 1
    if turn.stall != w.STALL_NONE:
        out[count] = AT_STALL + turn.stall
        count += 1
    for kind in range(len(w.YIELDS)):
        if turn.gain[kind] > 0:
            out[count] = AT_GAIN + kind * GAIN + min(GAIN - 1, wide(turn.gain[kind]))
            count += 1
    return count


@rule
def list_greg(s: Position, out: Ints, count: int) -> int:
    """What Greg has still to score, and which of his cards have come up."""
    if s.level == w.NO_LEVEL:
        return count
    count = list_bits(wide(s.plans), wide(len(w.GREG_TRACKS)), AT_PLANS, out, count)
    count = list_bits(wide(s.pile), w.CARDS, AT_PILE, out, count)
    out[count] = AT_CARD + max(ZERO, min(w.CARDS - 1, wide(s.turn.card)))
    return count + 1


FEATURES = Features(list_features, BLOCKS, MOST)
