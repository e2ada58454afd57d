"""What must hold from one position of First Rat to the next, with the events that the move has caused."""

from ratskeller.core.layout import ZERO, Grid, wide
from ratskeller.core.rule import rule
from ratskeller.games.firstrat import constants as w
from ratskeller.games.firstrat import events as ev
from ratskeller.games.firstrat.position import Box, Player, Position

PURSES = (w.MAX_SEATS, len(w.GOODS))


@rule
def count_events(log: Grid, kind: int) -> int:
    """How often something happened in the last move."""
    count = ZERO
    for row in range(1, log[0, 0] + 1):
        count += log[row, 0] == kind
    return count


@rule
def rats_brought(before: Player, player: Player) -> int:
    """How many rats came from the nursery to Start for a seat that had none on the path."""
    brought = ZERO
    for rat in range(w.RATS):
        if w.START <= before.rats[rat] <= w.SPACES:
            return ZERO
        brought += before.rats[rat] == w.NURSERY and player.rats[rat] == w.START
    return brought


@rule
def rats_go_forward(before: Position, s: Position, log: Grid) -> bool:
    """Only a rat that stole goes back, to Start; who leaves the nursery comes to Start. Whose turn begins may bring
    one."""
    gone_back = ZERO
    left_nursery = ZERO
    if s.seat != before.seat:
        left_nursery += rats_brought(before.players[s.seat], s.players[s.seat])
    for rat in range(w.RATS):
        origin, place = before.players[before.seat].rats[rat], s.players[before.seat].rats[rat]
        if place < origin:
            gone_back += 1
            if place != w.START:
                return False
        if origin == w.NURSERY and place != w.NURSERY:
            left_nursery += 1
            if place != w.START:
                return False
    return gone_back == count_events(log, ev.ITEM_STOLEN) and left_nursery == count_events(log, ev.NURSERY_LEFT)


@rule
def is_untouched(before: Player, player: Player) -> bool:
    """A seat has what it had, tolls aside, and a rat that it had to bring to begin its turn."""
    changed = ZERO
    for rat in range(w.RATS):
        changed += player.rats[rat] != before.rats[rat]
        if player.tokens[rat] != before.tokens[rat]:
            return False
    if changed > 1 or changed != rats_brought(before, player):
        return False
    for track in range(len(w.TRACKS)):
        if player.scored[track] != before.scored[track]:
            return False
    for good in range(w.BOTTLE, w.CALC + 1):
        if player.goods[good] != before.goods[good]:
            return False
    same_marks = player.light == before.light and player.burrow == before.burrow and player.markers == before.markers
    same_items = player.caps == before.caps and player.backpacks == before.backpacks and player.drinks == before.drinks
    same_rest = player.comics == before.comics and player.mouldy == before.mouldy and player.awards == before.awards
    return same_marks and same_items and same_rest


@rule
def others_untouched(before: Position, s: Position) -> bool:
    """A turn changes nothing that belongs to another seat, except cheese by tolls."""
    for seat in range(w.MAX_SEATS):
        if seat != before.seat and not is_untouched(before.players[seat], s.players[seat]):
            return False
    return True


@rule
def turns_in_order(before: Position, s: Position) -> bool:
    """A seat goes on, or the next one follows; after the last seat a new round begins with the first."""
    if s.seat == before.seat and s.round_number == before.round_number:
        return True
    if before.seat + 1 < s.seats:
        return s.seat == before.seat + 1 and s.round_number == before.round_number
    return s.seat == 0 and s.round_number == before.round_number + 1


@rule
def nothing_taken_back(before: Position, s: Position) -> bool:
    """No later end, no light put out, no piece taken off a slot, no mouldy cheese or award given back."""
    if s.end_round > before.end_round:
        return False
    for seat in range(s.seats):
        player, earlier = s.players[seat], before.players[seat]
        if player.light < earlier.light or player.mouldy < earlier.mouldy or player.awards < earlier.awards:
            return False
    for track in range(len(w.TRACKS)):
        for slot in range(w.LAST_SLOT):
            earlier_piece = before.tracks[track].slots[slot]
            if earlier_piece != w.FREE and s.tracks[track].slots[slot] != earlier_piece:
                return False
        for seat in range(s.seats):
            if s.tracks[track].last[seat] < before.tracks[track].last[seat]:
                return False
    return True


@rule
def goods_accounted(box: Box, before: Position, s: Position, log: Grid, purses: Grid) -> bool:
    """What seats have is what they had, and what events gave and took: a toll from one is a toll to another."""
    for seat in range(s.seats):
        for good in range(len(w.GOODS)):
            purses[seat, good] = before.players[seat].goods[good]
    for row in range(1, log[0, 0] + 1):
        kind, seat, a, b = log[row, 0], log[row, 1], log[row, 2], log[row, 3]
        if kind == ev.GAINED:
            purses[seat, a] += b
        elif kind == ev.PIPE_PAID:
            purses[seat, b] -= 1
        elif kind == ev.TOLL_PAID:
            purses[seat, w.CHEESE] -= b
            if s.level == w.NO_LEVEL:
                purses[a, w.CHEESE] += b
        elif kind == ev.MOULDY_TAKEN:
            purses[seat, w.CHEESE] += b
        elif kind == ev.GREG_PAID:
            purses[0, w.CHEESE] += a
        elif kind == ev.ITEM_BOUGHT:
            purses[seat, w.CHEESE] -= b
        elif kind == ev.DONATED:
            purses[seat, w.CHEESE] -= a
        elif kind == ev.PART_BUILT:
            for good in range(w.BOTTLE, w.CALC + 1):
                purses[seat, good] -= wide(box.part_cost[a, good]) - (good == b)
    for seat in range(s.seats):
        for good in range(len(w.GOODS)):
            if purses[seat, good] != s.players[seat].goods[good]:
                return False
    return True


@rule
def seats_at(s: Position, space: int, seat: int) -> int:
    """How many other seats have a rat on a space."""
    seats = ZERO
    for other in range(s.seats):
        is_there = False
        for rat in range(w.RATS):
            is_there |= s.players[other].rats[rat] == space
        seats += is_there and other != seat
    return seats


@rule
def tolls_at(box: Box, s: Position, space: int, seat: int) -> int:
    """How many tolls a rat that comes to a space owes: one a seat, or one for each rat of Greg's."""
    if s.level == w.NO_LEVEL or box.toll_by_rat == 0:
        return seats_at(s, space, seat)
    rats = ZERO
    for rat in range(w.RATS):
        rats += s.players[w.GREG].rats[rat] == space
    return rats


@rule
def cheese_in(log: Grid, kind: int) -> int:
    """How much cheese the events of a kind are about."""
    cheese = ZERO
    for row in range(1, log[0, 0] + 1):
        if log[row, 0] == kind:
            cheese += log[row, 3]
    return cheese


@rule
def tolls_due(box: Box, before: Position, s: Position, log: Grid) -> bool:
    """A toll for each rival's seat on the spaces that rats came to, no other; as many mouldy cheeses as that takes."""
    payer = before.players[before.seat]
    is_free = (payer.comics & ~payer.fresh) >> w.NO_TOLL & 1 == 1
    due = ZERO
    due_from_greg = ZERO
    for row in range(1, log[0, 0] + 1):
        space = log[row, 4]
        if log[row, 0] == ev.RAT_MOVED and space != w.PAD and not is_free:
            due += tolls_at(box, before, space, wide(before.seat))
        elif log[row, 0] == ev.GREG_MOVED and space != w.PAD:
            due_from_greg += seats_at(before, space, w.GREG)
    left = wide(box.mouldy_supply)
    for seat in range(before.seats):
        left -= before.players[seat].mouldy
    paid = min(due * box.toll, payer.goods[w.CHEESE] + left * box.mouldy_cheese)
    mouldy = max(ZERO, paid - payer.goods[w.CHEESE] + box.mouldy_cheese - 1) // box.mouldy_cheese
    if s.players[before.seat].mouldy != payer.mouldy + mouldy or paid != cheese_in(log, ev.TOLL_PAID):
        return False
    is_rest_unpaid = due * box.toll - paid == cheese_in(log, ev.TOLL_UNPAID)
    return is_rest_unpaid and due_from_greg == count_events(log, ev.GREG_PAID)


@rule
def markers_lost_rightly(box: Box, before: Position, s: Position, log: Grid) -> bool:
    """A marker is lost only where none was at hand, the two in reserve held back where an option says so."""
    left = wide(before.players[before.seat].markers)
    reserve = ZERO
    if box.spare_in_last_round != 0 and before.round_number < s.end_round:
        reserve = wide(box.markers) - box.markers_to_end
    for row in range(1, log[0, 0] + 1):
        if log[row, 0] == ev.MARKER_PLACED:
            if left <= reserve:
                return False
            left -= 1
        elif log[row, 0] == ev.MARKER_LOST and left > reserve:
            return False
    return left == s.players[before.seat].markers


@rule
def broken_by_move(box: Box, before: Position, s: Position, log: Grid, purses: Grid) -> int:
    """The invariants that a move breaks, as bits."""
    broken = wide(not rats_go_forward(before, s, log)) << 12
    broken |= wide(not others_untouched(before, s)) << 13
    broken |= wide(not turns_in_order(before, s)) << 14
    broken |= wide(not nothing_taken_back(before, s)) << 15
    broken |= wide(not goods_accounted(box, before, s, log, purses)) << 16
    broken |= wide(not tolls_due(box, before, s, log)) << 17
    broken |= wide(not markers_lost_rightly(box, before, s, log)) << 18
    return broken | wide(log[0, 0] >= log.shape[0] - 1) << 19
