"""What must hold in every position of First Rat."""

from ratskeller.core.layout import ZERO, Grid, indices, wide
from ratskeller.core.position import CHANCE, NOBODY
from ratskeller.core.rule import rule
from ratskeller.games.firstrat import constants as w
from ratskeller.games.firstrat.position import Box, Position

# A ledger of items: what was laid out and what has gone, each with five colours of backpacks, drinks, and bits of caps
# and comics.
LEDGER = (2, 8)
LAID, GONE = indices(2)
DRINKS, CAPS, COMICS = wide(5), wide(6), wide(7)


@rule
def is_greg(s: Position, seat: int) -> bool:
    """Greg sits there: many rules are not for him."""
    return s.level != w.NO_LEVEL and seat == w.GREG


@rule
def rats_in_place(s: Position) -> bool:
    """Each rat is in the nursery, on the path or in the rocket, and shares a space with no other rat of its seat."""
    for seat in range(s.seats):
        player = s.players[seat]
        taken = ZERO
        for rat in range(w.RATS):
            place = wide(player.rats[rat])
            if place < w.NURSERY or place > w.ROCKET_SEAT:
                return False
            if is_greg(s, seat):
                if place == w.NURSERY or place == w.PAD:
                    return False
            elif w.START < place <= w.PAD:
                if taken >> place & 1:
                    return False
                taken |= wide(1) << place
                is_moving = seat == s.seat and (s.phase == w.MOVE or s.phase == w.ROUTE)
                if place == w.PAD and not (is_moving and s.turn.moved >> rat & 1):
                    return False
    return True


@rule
def markers_conserved(box: Box, s: Position) -> bool:
    """Markers left and markers on tracks are as many as each seat began with; rattonauts use none."""
    for seat in range(s.seats):
        player = s.players[seat]
        markers = wide(player.markers)
        for track in range(w.RATTONAUT_TRACK):
            markers += player.scored[track]
        if markers != box.markers or player.markers < 0:
            return False
    return True


@rule
def rattonauts_counted(s: Position) -> bool:
    """As many pieces on the rattonaut track as rats in the rocket, and an award for each at most."""
    for seat in range(s.seats):
        player = s.players[seat]
        riders = ZERO
        for rat in range(w.RATS):
            riders += player.rats[rat] == w.ROCKET_SEAT
        if riders != player.scored[w.RATTONAUT_TRACK] or player.awards > riders:
            return False
    return True


@rule
def slots_filled_in_order(box: Box, s: Position) -> bool:
    """Slots are filled from the left, blocked ones stay so, and each seat has the pieces there that it has scored."""
    for track in range(len(w.TRACKS)):
        slots = s.tracks[track].slots
        has_gap = False
        for slot in range(w.LAST_SLOT):
            if (slots[slot] == w.BLOCKED) != (box.blocked[s.seats, slot] != 0):
                return False
            if slots[slot] >= s.seats or slots[slot] < w.BLOCKED or (has_gap and slots[slot] >= 0):
                return False
            has_gap |= slots[slot] == w.FREE
        for seat in range(w.MAX_SEATS):
            pieces = wide(s.tracks[track].last[seat])
            if pieces < 0 or (pieces > 0 and has_gap):
                return False
            for slot in range(w.LAST_SLOT):
                pieces += slots[slot] == seat
            if pieces != s.players[seat].scored[track]:
                return False
    return True


@rule
def nothing_negative(s: Position) -> bool:
    """No seat owes anything, and no turn collects less than nothing."""
    least = min(wide(s.frog), wide(s.turn.cores), wide(s.unseen_a), wide(s.unseen_b), wide(s.plans))
    for kind in range(len(w.YIELDS)):
        least = min(least, wide(s.turn.gain[kind]))
    for colour in range(len(w.COLOURS)):
        least = min(least, wide(s.hamster[colour]))
    for seat in range(w.MAX_SEATS):
        player = s.players[seat]
        least = min(least, wide(player.mouldy), wide(player.awards), wide(player.drinks), wide(player.drinks_used))
        for good in range(len(w.GOODS)):
            least = min(least, wide(player.goods[good]))
    return least >= 0


@rule
def write_items(s: Position, row: int, ledger: Grid) -> None:
    """Write down what lies at the stalls and in the library."""
    for colour in range(len(w.COLOURS)):
        ledger[row, colour] = s.hamster[colour]
    ledger[row, DRINKS] = s.frog
    ledger[row, CAPS] = s.crow
    ledger[row, COMICS] = s.library


@rule
def items_conserved(s: Position, ledger: Grid) -> bool:
    """What was laid out lies there still, or one seat owns it, or Greg has removed it.

    Where the sum of several sets of bits equals their union, no bit is in two of them."""
    if s.phase <= w.SETUP_TRACKS:
        return True
    for colour in range(len(w.COLOURS)):
        backpacks = ledger[GONE, colour] + s.hamster[colour]
        for seat in range(s.seats):
            backpacks += s.players[seat].backpacks >> colour & 1
        if backpacks != ledger[LAID, colour]:
            return False
    drinks = ledger[GONE, DRINKS] + s.frog
    caps, all_caps = ledger[GONE, CAPS] + s.crow, ledger[GONE, CAPS] | s.crow
    comics, all_comics = ledger[GONE, COMICS] + s.library, ledger[GONE, COMICS] | s.library
    for seat in range(s.seats):
        player = s.players[seat]
        drinks += wide(player.drinks) + player.drinks_used
        caps += player.caps
        all_caps |= player.caps
        comics += player.comics
        all_comics |= player.comics
    has_caps = caps == ledger[LAID, CAPS] and all_caps == ledger[LAID, CAPS]
    has_comics = comics == ledger[LAID, COMICS] and all_comics == ledger[LAID, COMICS]
    return drinks == ledger[LAID, DRINKS] and has_caps and has_comics


@rule
def tokens_carried(s: Position) -> bool:
    """The token of each super rat's comic is on one rat that has left the nursery, or about to be put there."""
    for seat in range(s.seats):
        player = s.players[seat]
        tokens, all_tokens = ZERO, ZERO
        commander_slot = ZERO
        for rat in range(w.RATS):
            tokens += player.tokens[rat]
            all_tokens |= player.tokens[rat]
            if player.tokens[rat] != 0 and player.rats[rat] == w.NURSERY:
                return False
            if player.tokens[rat] >> w.COMMANDER & 1 and player.rats[rat] == w.ROCKET_SEAT:
                commander_slot = wide(player.commander_slot)
        waiting = (player.comics >> w.FIRST_SUPER) - all_tokens
        is_putting = s.phase == w.TOKEN and seat == s.seat
        is_single = waiting > 0 and waiting & (waiting - 1) == 0 and waiting & all_tokens == 0
        if tokens != all_tokens or (waiting != 0) != is_putting or (is_putting and not is_single):
            return False
        if player.commander_slot != commander_slot or player.fresh & ~player.comics:
            return False
        if player.fresh != 0 and seat != s.seat:
            return False
    return True


@rule
def lights_in_string(box: Box, s: Position) -> bool:
    """Light markers are within the string, and a seat has at most a marker on the light track for each lamp reached."""
    for seat in range(s.seats):
        player = s.players[seat]
        if player.light < 0 or player.light > box.lights:
            return False
        lamps = ZERO
        for lamp in range(3):
            lamps += player.light >= box.lamps[lamp]
        if player.scored[w.LIGHT_TRACK] > lamps and not is_greg(s, seat):
            return False
    return True


@rule
def actor_at_turn(box: Box, s: Position) -> bool:
    """The seat at turn acts; for Greg chance does, or the person among equal tracks; nobody when the game is over."""
    if s.phase == w.OVER:
        return s.actor == NOBODY and s.round_number == s.end_round + 1
    if s.phase <= w.SETUP_TRACKS:
        is_chosen = s.phase == w.SETUP_TRACKS and box.chosen_tracks != 0
        return s.actor == (ZERO if is_chosen else CHANCE)
    if s.phase >= w.GREG_CARD:
        return is_greg(s, wide(s.seat)) and s.actor == (ZERO if s.phase == w.GREG_TRACK else CHANCE)
    return s.actor == s.seat and not is_greg(s, wide(s.seat))


@rule
def end_announced(box: Box, s: Position) -> bool:
    """The last round is known as soon as, and only when, a seat has all its rats in the rocket or has placed its eighth
    marker."""
    is_ending = False
    for seat in range(s.seats):
        player = s.players[seat]
        if player.scored[w.RATTONAUT_TRACK] == w.RATS:
            is_ending = True
            if s.end_round > s.round_number:
                return False
        if wide(box.markers) - player.markers >= box.markers_to_end:
            is_ending = True
            if s.end_round > s.round_number + 1:
                return False
    return is_ending == (s.end_round != w.NO_END) and is_ending == (s.end_reason != w.NOT_ENDING)


@rule
def count_cards(cards: int) -> int:
    """How many cards there are in a set."""
    count = ZERO
    for card in range(w.CARDS):
        count += cards >> card & 1
    return count


@rule
def greg_deck_whole(box: Box, s: Position) -> bool:
    """Greg's cards are in the deck or revealed, as many as his level has, and the C card is among them."""
    if s.level == w.NO_LEVEL:
        return s.deck == 0 and s.pile == 0 and s.seen == 0
    known = wide(s.deck) | s.pile
    unseen = wide(s.unseen_a) + s.unseen_b
    if s.deck & s.pile or known >> w.CARD_C & 1 == 0 or known & ~(s.seen | wide(1) << w.CARD_C):
        return False
    return count_cards(known) + unseen == wide(box.deck_a[s.level]) + box.deck_b[s.level] + 1


@rule
def broken_in_position(box: Box, s: Position, ledger: Grid, longest: int) -> int:
    """The invariants that a position breaks, as bits."""
    broken = wide(not rats_in_place(s))
    broken |= wide(not markers_conserved(box, s)) << 1
    broken |= wide(not rattonauts_counted(s)) << 2
    broken |= wide(not slots_filled_in_order(box, s)) << 3
    broken |= wide(not nothing_negative(s)) << 4
    broken |= wide(not items_conserved(s, ledger)) << 5
    broken |= wide(not tokens_carried(s)) << 6
    broken |= wide(not lights_in_string(box, s)) << 7
    broken |= wide(not actor_at_turn(box, s)) << 8
    broken |= wide(not end_announced(box, s)) << 9
    broken |= wide(s.round_number > longest + (s.phase == w.OVER)) << 10
    return broken | wide(not greg_deck_whole(box, s)) << 11
