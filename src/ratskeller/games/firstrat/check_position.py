"""What is impossible in a position that somebody wrote: rules trust a position, so nothing else may reach them."""

from collections.abc import Iterator
from typing import Any

import numpy as np

from ratskeller.core.check_position import outside
from ratskeller.core.position import CHANCE, NOBODY
from ratskeller.games.firstrat import constants as w
from ratskeller.games.firstrat.legal import MAX_MOVES, list_moves
from ratskeller.games.firstrat.setup import draws_in_step
from ratskeller.games.firstrat.supply import awards_left, mouldy_left

CHANCE_PHASES = (w.SETUP_CAPS, w.SETUP_BACKPACKS, w.SETUP_COMICS, w.SETUP_PATH, w.GREG_CARD, w.GREG_ITEM, w.GREG_COMIC)


def flaws_of(box: Any, s: Any) -> list[str]:
    """Every flaw in words; none in a position that came about by the rules."""
    if not 2 <= s.seats <= w.MAX_SEATS:
        return [f"seats is {s.seats}, not 2 to {w.MAX_SEATS}"]
    flaws = [*flaws_of_table(box, s), *flaws_of_turn(box, s), *flaws_of_deck(box, s), *flaws_of_setup(box, s)]
    for track in range(len(w.TRACKS)):
        flaws += flaws_of_track(s, track)
    for seat in range(s.seats):
        flaws += flaws_of_player(box, s, seat)
    if not flaws and s.phase != w.OVER and list_moves(box, s, np.zeros(MAX_MOVES, np.int64)) == 0:
        flaws.append(f"nobody can do anything in phase {w.PHASES[s.phase]}")
    return flaws


def flaws_of_table(box: Any, s: Any) -> Iterator[str]:
    """The board and what lies on it."""
    if s.level != w.NO_LEVEL and s.seats != 2:
        yield "Greg plays against one person, so that seats is 2"
    for space in range(1, w.SPACES + 1):
        yield from outside(f"tiles of space {space}", int(s.tiles[space]), 1, 2 * w.SPACES)
    for i, colour in enumerate(w.COLOURS):
        yield from outside(f"hamster {colour}", int(s.hamster[i]), 0, int(box.backpack_count[i]))
    yield from outside("frog", int(s.frog), 0, int(box.drinks_laid[s.seats]))
    for things, left in (("mouldy cheese", mouldy_left(box, s)), ("awards", awards_left(box, s))):
        if left < 0:
            yield f"{-left} more {things} are taken than there are"


def flaws_of_turn(box: Any, s: Any) -> Iterator[str]:
    """Who acts, and what the turn remembers."""
    yield from outside("seat", int(s.seat), 0, int(s.seats) - 1)
    expected = s.seat
    if s.phase == w.OVER:
        expected = NOBODY
    elif s.phase in CHANCE_PHASES or (s.phase == w.SETUP_TRACKS and not box.chosen_tracks):
        expected = CHANCE
    elif s.phase in (w.SETUP_TRACKS, w.GREG_TRACK):
        expected = 0
    if s.actor != expected:
        yield f"actor is {s.actor}, but in phase {w.PHASES[s.phase]} it is {expected}"
    if s.level == w.NO_LEVEL and s.phase in (w.GREG_CARD, w.GREG_ITEM, w.GREG_TRACK, w.GREG_COMIC):
        yield f"phase {w.PHASES[s.phase]} is Greg's, who does not play"
    turn = s.turn
    yield from outside("round_number", int(s.round_number), 0, int(w.NO_END))
    yield from outside("drawn", int(s.drawn), 0, int(w.SPACES))
    yield from outside("turn.rat", int(turn.rat), 0, int(w.RATS) - 1)
    yield from outside("turn.origin", int(turn.origin), 0, int(w.SPACES))
    yield from outside("turn.target", int(turn.target), 0, int(w.PAD))
    yield from outside("turn.card", int(turn.card), 0, int(w.CARDS) - 1)
    yield from outside("turn.rank", int(turn.rank), 0, int(w.RATS))
    for rank in range(w.RATS):
        yield from outside("turn.order", int(turn.order[rank]), 0, int(w.RATS) - 1)
    yield from outside("turn.colour", int(turn.colour), 0, len(w.COLOURS))
    yield from outside("turn.cores", int(turn.cores), 0, 1000)
    if s.phase in (w.SHOP, w.GREG_ITEM) and turn.stall == w.STALL_NONE:
        yield f"phase {w.PHASES[s.phase]} needs a stall"
    if s.phase == w.COMIC and not s.library:
        yield "phase comic needs a comic in the library"
    if s.phase == w.COMIC and not any(w.START <= rat <= w.SPACES for rat in s.players[s.seat].rats):
        yield "phase comic needs a rat on the path"


def flaws_of_deck(box: Any, s: Any) -> Iterator[str]:
    """Greg's cards are in the deck or revealed, as many as his level has."""
    deck, pile, seen, card_c = int(s.deck), int(s.pile), int(s.seen), 1 << int(w.CARD_C)
    unseen = int(s.unseen_a) + int(s.unseen_b)
    if s.level == w.NO_LEVEL:
        if deck or pile or seen or unseen:
            yield "there are cards of Greg's, who does not play"
        return
    level = w.LEVELS[s.level]
    yield from outside("unseen_a", int(s.unseen_a), 0, int(box.deck_a[s.level]))
    yield from outside("unseen_b", int(s.unseen_b), 0, int(box.deck_b[s.level]))
    strange = [name for i, name in enumerate(w.CARD_NAMES) if seen >> i & 1 and box.card_kind[i] == w.NO_CARD]
    if strange:
        yield f"Greg has no card {', '.join(strange)}"
    if deck & pile or not (deck | pile) & card_c or (deck | pile) & ~(seen | card_c):
        yield "Greg's cards are not each in one place"
    if (deck | pile).bit_count() + unseen != int(box.deck_a[s.level]) + int(box.deck_b[s.level]) + 1:
        yield f"Greg's deck and pile do not have the cards of level {level}"


def flaws_of_setup(box: Any, s: Any) -> Iterator[str]:
    """A set-up under way has laid as much as it has drawn."""
    if s.phase > w.SETUP_TRACKS:
        return
    most = int(draws_in_step(box, s))
    yield from outside("drawn", int(s.drawn), 0, most - 1)
    laid = {
        int(w.SETUP_CAPS): int(s.crow).bit_count(),
        int(w.SETUP_BACKPACKS): sum(map(int, s.hamster)),
        int(w.SETUP_COMICS): int(s.library).bit_count(),
    }.get(int(s.phase), int(s.drawn))
    if laid != s.drawn:
        yield f"{laid} are laid, but drawn is {s.drawn}"


def flaws_of_track(s: Any, track: int) -> Iterator[str]:
    """The row of points and the pieces of a track."""
    name = w.TRACKS[track]
    yield from outside(f"row of {name}", int(s.tracks[track].row), 0, 2 * len(w.TRACKS) - 1)
    for slot in range(w.LAST_SLOT):
        yield from outside(f"slot {slot + 1} of {name}", int(s.tracks[track].slots[slot]), int(w.BLOCKED), s.seats - 1)
    for seat in range(s.seats):
        slots = sum(int(s.tracks[track].slots[slot]) == seat for slot in range(w.LAST_SLOT))
        pieces = slots + int(s.tracks[track].last[seat])
        if pieces != s.players[seat].scored[track]:
            yield f"seat {seat} has {pieces} pieces on {name}, but scored {s.players[seat].scored[track]}"


def flaws_of_player(box: Any, s: Any, seat: int) -> Iterator[str]:
    """What a seat owns, and where its rats are."""
    player = s.players[seat]
    name = f"players.{seat}"
    for good, amount in zip(w.GOODS, player.goods, strict=True):
        if amount < 0:
            yield f"{name} has {amount} {good}"
    yield from outside(f"{name}.light", int(player.light), 0, int(box.lights))
    nodes = [node for node in range(w.BURROW_NODES) if box.burrow_next[node, 0] >= 0]
    yield from outside(f"{name}.burrow", int(player.burrow), 0, len(nodes) - 1)
    placed = sum(int(player.scored[track]) for track in range(len(w.TRACKS) - 1))
    if int(player.markers) + placed != box.markers:
        yield f"{name} has {player.markers} markers and {placed} on tracks, not {box.markers} in all"
    yield from outside(f"{name}.commander_slot", int(player.commander_slot), 0, int(w.SLOTS))
    riders = sum(int(rat) == w.ROCKET_SEAT for rat in player.rats)
    if riders != player.scored[w.RATTONAUT_TRACK]:
        yield f"{name} has {riders} rats in the rocket, but {player.scored[w.RATTONAUT_TRACK]} rattonauts"
    is_greg = s.level != w.NO_LEVEL and seat == w.GREG
    spaces = [int(rat) for rat in player.rats if w.START < rat <= w.PAD]
    if not is_greg and len(spaces) != len(set(spaces)):
        yield f"{name} has two rats on one space"
