"""fr.score.*: points, line by line, and who has won."""

from ratskeller.core.layout import ZERO, Ints, wide
from ratskeller.core.rule import rule
from ratskeller.games.firstrat import constants as w
from ratskeller.games.firstrat.position import Box, Player, Position

# The lines of the score pad: the tracks come first, by their numbers.
LINES = (*w.TRACKS, "caps", "awards", "leftovers")
CAPS_LINE, AWARDS_LINE, LEFTOVERS_LINE = wide(8), wide(9), wide(10)


@rule
def track_points(box: Box, s: Position, seat: int, track: int) -> int:
    """fr.score.tracks, fr.track.slots, fr.super.commander: the points of a seat's slots; the commander's counts
    double."""
    row = s.tracks[track].row
    points = s.tracks[track].last[seat] * wide(box.rows[row, w.LAST_SLOT])
    for slot in range(w.LAST_SLOT):
        if s.tracks[track].slots[slot] == seat:
            points += box.rows[row, slot]
    if track == w.RATTONAUT_TRACK and s.players[seat].commander_slot > 0:
        points += box.rows[row, s.players[seat].commander_slot - 1]
    return points


@rule
def count_bits(bits: int) -> int:
    """How many of the lowest sixteen bits are set."""
    count = wide(0)
    for i in range(16):
        count += bits >> i & 1
    return count


@rule
def items_owned(player: Player) -> int:
    """fr.score.caps, fr.solo.challenges: caps, backpacks, comics and drinks, used ones included."""
    items = count_bits(wide(player.caps)) + count_bits(wide(player.backpacks)) + count_bits(wide(player.comics))
    return items + player.drinks + player.drinks_used


@rule
def cap_points(box: Box, player: Player, cap: int) -> int:
    """fr.score.caps: what one cap is worth to a seat."""
    value = wide(box.cap_points[cap])
    if cap == w.CRUMBS:
        parts = wide(player.scored[w.COCKPIT]) + player.scored[w.CARGO] + player.scored[w.ENGINE]
        return max(ZERO, value - parts * box.crumbs_less)
    if cap == w.COLLECTOR:
        return value * items_owned(player)
    return value * player.scored[cap]


@rule
def line_points(box: Box, s: Position, seat: int, line: int) -> int:
    """fr.score.pad, fr.score.caps, fr.score.awards, fr.score.mouldy, fr.score.leftovers: one line of the score pad."""
    player = s.players[seat]
    if line < CAPS_LINE:
        return track_points(box, s, seat, line)
    if line == CAPS_LINE:
        points = wide(0)
        for cap in range(len(w.CAPS)):
            if player.caps >> cap & 1:
                points += cap_points(box, player, cap)
        return points
    if line == AWARDS_LINE:
        return wide(player.awards) * box.award_points - wide(player.mouldy) * box.mouldy_points
    goods = wide(0)
    for good in range(len(w.GOODS)):
        goods += player.goods[good]
    return goods // wide(box.leftovers)


@rule
def points_of(box: Box, s: Position, seat: int) -> int:
    """fr.score.pad: the sum of a seat's lines."""
    points = wide(0)
    for line in range(len(LINES)):
        points += line_points(box, s, seat, line)
    return points


@rule
def score(box: Box, s: Position, points: Ints) -> None:
    """fr.score.pad: write the points of every seat."""
    for seat in range(s.seats):
        points[seat] = points_of(box, s, seat)


@rule
def winners(box: Box, s: Position) -> int:
    """fr.score.ties, fr.solo.win: the seats that have won, as bits: most points, then most rattonauts, then all of
    them."""
    best = wide(-1000)
    most = wide(-1)
    seats = ZERO
    for seat in range(s.seats):
        points = points_of(box, s, seat)
        rattonauts = wide(s.players[seat].scored[w.RATTONAUT_TRACK])
        if s.level != w.NO_LEVEL:
            rattonauts = wide(seat == w.GREG)  # a tie is Greg's
        if points > best or (points == best and rattonauts > most):
            best = points
            most = rattonauts
            seats = wide(1) << seat
        elif points == best and rattonauts == most:
            seats |= wide(1) << seat
    return seats
