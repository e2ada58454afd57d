"""fr.track.*: pieces on the score tracks."""

from ratskeller.core.layout import ZERO, Grid, wide
from ratskeller.core.log import emit
from ratskeller.core.rule import rule
from ratskeller.games.firstrat import constants as w
from ratskeller.games.firstrat import events as ev
from ratskeller.games.firstrat.end import announce_end, is_last_round
from ratskeller.games.firstrat.position import Box, Position


@rule
def first_free_slot(s: Position, track: int) -> int:
    """fr.track.slots: the slot that the next piece on a track takes; the fifth always has room."""
    slots = s.tracks[track].slots
    for slot in range(w.LAST_SLOT):
        if slots[slot] == w.FREE:
            return slot
    return w.LAST_SLOT


@rule
def take_slot(s: Position, seat: int, track: int) -> int:
    """fr.track.slots: put a seat's piece on the first free slot, and say which it was."""
    slot = first_free_slot(s, track)
    if slot == w.LAST_SLOT:
        s.tracks[track].last[seat] += 1
    else:
        s.tracks[track].slots[slot] = seat
    s.players[seat].scored[track] += 1
    return slot


@rule
def markers_at_hand(box: Box, s: Position, seat: int) -> int:
    """fr.track.ten, fr.track.spare, fr.setup.markers: how many markers a seat may place now."""
    left = wide(s.players[seat].markers)
    if box.spare_in_last_round != 0 and not is_last_round(s):
        left -= wide(box.markers) - wide(box.markers_to_end)
    return max(ZERO, left)


@rule
def place_marker(box: Box, s: Position, seat: int, track: int, log: Grid) -> None:
    """fr.build.needs-marker, fr.track.light-limit: place a marker, or lose it where none is at hand."""
    if markers_at_hand(box, s, seat) == 0:
        emit(log, ev.MARKER_LOST, seat, track, ZERO, ZERO, ZERO)
        return
    slot = take_slot(s, seat, track)
    player = s.players[seat]
    player.markers -= 1
    emit(log, ev.MARKER_PLACED, seat, track, slot, ZERO, ZERO)
    if wide(box.markers) - player.markers == box.markers_to_end:
        announce_end(s, seat, w.EIGHTH_MARKER, wide(s.round_number) + 1, log)
