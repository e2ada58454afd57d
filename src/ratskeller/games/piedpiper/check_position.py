"""What is impossible in a position that somebody wrote: rules trust a position, so nothing else may reach them."""

from collections.abc import Iterator
from typing import Any

import numpy as np

from ratskeller.core.check_position import outside
from ratskeller.core.position import CHANCE, NOBODY
from ratskeller.games.piedpiper import constants as w
from ratskeller.games.piedpiper.legal import MAX_MOVES, list_moves
from ratskeller.games.piedpiper.ring import house_of
from ratskeller.games.piedpiper.turn import cards_this_turn, cards_under

CHANCE_PHASES = (w.DEAL, w.FIRST_ROW, w.FILL_ROW, w.DRAW)
SETUP_PHASES = (w.DEAL, w.FIRST_ROW)
PHASES_OF_A_HAND = (w.PLAY, w.ORDER, w.DRAW)  # who is out has none


def flaws_of(box: Any, s: Any) -> list[str]:
    """Every flaw in words; none in a position that came about by the rules."""
    if not 2 <= s.seats <= w.MAX_SEATS:
        return [f"seats is {s.seats}, not 2 to {w.MAX_SEATS}"]
    houses = 4 if s.seats == 2 else int(s.seats)
    if s.houses != houses:
        return [f"houses is {s.houses}, not {houses}"]
    if not 0 <= s.seat < s.seats:
        return [f"seat is {s.seat}, not 0 to {s.seats - 1}"]
    parts = (flaws_of_ring(s), flaws_of_players(box, s), flaws_of_row(box, s), flaws_of_turn(box, s))
    flaws = [flaw for part in parts for flaw in part]
    flaws += [*flaws_of_actions(box, s), *flaws_of_characters(box, s)]
    if not flaws and s.phase != w.OVER and list_moves(box, s, np.zeros(MAX_MOVES, np.int64)) == 0:
        flaws.append(f"nobody can do anything in phase {w.PHASES[s.phase]}")
    return flaws


def flaws_of_ring(s: Any) -> Iterator[str]:
    """Houses that are still there, and figures in gaps that exist."""
    owners = {int(house_of(s, seat)): seat for seat in range(s.seats)}
    for house in range(s.houses):
        owner = owners.get(house, int(w.NEUTRAL))
        is_left = int(s.ring[house].is_left)
        is_out = owner != w.NEUTRAL and int(s.players[owner].is_out)
        if s.ring[house].owner != owner:
            yield f"house {house} belongs to {s.ring[house].owner}, not to {owner}"
        # The end comes before houses are taken away.
        if is_left != is_out and (is_left or s.phase != w.OVER):
            yield f"ring.{house}.is_left is {is_left}, but its owner's is_out is {int(is_out)}"
    gaps = [house for house in range(s.houses) if not s.ring[house].is_left]
    for figure, name in enumerate(w.FIGURES):
        in_play = figure <= s.houses or figure == w.PIPER
        if in_play and s.gaps[figure] not in gaps:
            yield f"{name} is in gap {s.gaps[figure]}, which does not exist"
        if not in_play and s.gaps[figure] != w.AWAY:
            yield f"{name} is not in the game, but in gap {s.gaps[figure]}"


def flaws_of_players(box: Any, s: Any) -> Iterator[str]:
    """Floors, markers, and hands as large as they are said to be, with which the game can go on."""
    for seat in range(s.seats):
        player, name = s.players[seat], f"players.{seat}"
        size = int(player.hand_size)
        yield from outside(f"{name}.floor", int(player.floor), 0, int(box.roof))
        yield from outside(f"{name}.collected", int(player.collected), 0, int(s.seats) - 1)
        if player.is_out != (player.floor == box.roof):
            yield f"{name}.is_out is {player.is_out}, but its floor is {player.floor} and the roof {box.roof}"
        if any(count < 0 for count in player.hand) or sum(map(int, player.hand)) != size:
            yield f"{name}.hand does not have {size} cards"
        yield from outside(f"{name}.hand_size", size, *hand_sizes(box, s, seat))
    out = sum(int(s.players[seat].is_out) for seat in range(s.seats))
    collected = sum(int(s.players[seat].collected) for seat in range(s.seats))
    if collected > out:
        yield f"{collected} markers are collected, but {out} seats are out"
    if s.phase != w.OVER and out > max(0, int(s.seats) - 3):
        yield f"{out} of {s.seats} seats are out, but the game is not over"


def hand_sizes(box: Any, s: Any, seat: int) -> tuple[int, int]:
    """The fewest and the most cards that a seat can hold now."""
    full = int(box.hand)
    if s.phase == w.OVER or s.phase == w.DEAL:
        return 0, full
    if s.players[seat].is_out:
        return 0, 0
    if s.phase == w.FIRST_ROW or seat != s.seat:
        return full, full
    least = full - int(s.turn.played)
    return least, full - 1 if s.phase == w.DRAW else least


def flaws_of_row(box: Any, s: Any) -> Iterator[str]:
    """Character cards, and what lies under them."""
    for slot in range(w.ROW):
        place, name = s.row[slot], f"row.{slot}"
        cards = [int(card) for card in place.cards]
        if w.HIDDEN in cards:
            yield f"{name} has a card that is hidden: this is a view, not a position"
        if cards[w.UPPER] == w.NOTHING and cards[w.LOWER] != w.NOTHING:
            yield f"{name} has a lower card without an upper one"
        if place.figure == w.NO_FIGURE and any(cards):
            yield f"{name} has action cards, but no character card"
        for i in range(2):
            yield from outside(f"{name}.owner", int(place.owner[i]), 0, int(s.seats) - 1)
            can_lie_so = box.variant == w.FACE_DOWN and cards[i] != w.NOTHING
            yield from outside(f"{name}.face_down", int(place.face_down[i]), 0, int(can_lie_so))


def flaws_of_turn(box: Any, s: Any) -> Iterator[str]:
    """Who acts, and whether the row and the turn fit the phase."""
    phase = w.PHASES[s.phase]
    expected = NOBODY if s.phase == w.OVER else CHANCE if s.phase in CHANCE_PHASES else s.seat
    if s.actor != expected:
        yield f"actor is {s.actor}, but in phase {phase} it is {expected}"
    if (s.phase == w.OVER) != (s.end_reason != w.NOT_ENDED):
        yield f"end_reason is {w.END_REASONS[s.end_reason]} in phase {phase}"
    if not 0 <= s.victors < 1 << int(s.seats) or (s.phase == w.OVER) != (s.victors != 0):
        yield f"victors are {int(s.victors):b} in bits in phase {phase}"
    if s.phase in PHASES_OF_A_HAND and s.players[s.seat].is_out:
        yield f"seat {s.seat} is out, but in phase {phase}"
    if s.phase in SETUP_PHASES:
        yield from outside("turn_number", int(s.turn_number), 0, 0)
        if s.phase == w.DEAL and all(s.players[seat].hand_size == box.hand for seat in range(s.seats)):
            yield "all hands are dealt in phase deal"
    else:
        yield from outside("turn_number", int(s.turn_number), 1, int(box.cap))
        yield from flaws_of_played(box, s)
    yield from flaws_of_places(s)


def flaws_of_played(box: Any, s: Any) -> Iterator[str]:
    """The cards that the turn has played."""
    played, due = int(s.turn.played), int(cards_this_turn(s))
    least, most = {
        int(w.PLAY): (0, due - 1),
        int(w.ORDER): (2, 2),
        int(w.FILL_ROW): (1, due) if box.variant == w.YOUNG else (2, 2),
        int(w.DRAW): (due, due),
    }.get(int(s.phase), (0, 2))
    yield from outside("turn.played", played, least, most)
    yield from outside("turn.hidden", int(s.turn.hidden), 0, min(1, played))
    if s.turn.slot == w.NO_SLOT and played == 1 and s.phase == w.PLAY and box.variant != w.YOUNG:
        yield "turn.slot is none, but one card is played"
    if s.phase == w.PLAY and s.turn.slot != w.NO_SLOT and (not played or cards_under(s.row[s.turn.slot]) == 0):
        yield f"turn.slot is {s.turn.slot}, but nothing is played there"


def flaws_of_places(s: Any) -> Iterator[str]:
    """Where the row has a place to fill, and character cards with two action cards."""
    phase = w.PHASES[s.phase]
    empty = sum(int(s.row[slot].figure == w.NO_FIGURE) for slot in range(w.ROW))
    if s.phase == w.DEAL:
        yield from outside("the number of empty places", empty, int(w.ROW), int(w.ROW))
    elif s.phase in (w.FIRST_ROW, w.FILL_ROW):
        yield from outside("the number of empty places", empty, 1, int(w.ROW) if s.phase == w.FIRST_ROW else 2)
    elif empty:
        yield f"{empty} places of the row are empty in phase {phase}"
    full = [slot for slot in range(w.ROW) if cards_under(s.row[slot]) == 2]
    if s.phase == w.ORDER:
        if len(full) != 2:
            yield f"{len(full)} character cards have two action cards in phase {phase}, not 2"
        if any(s.row[slot].face_down[i] for slot in full for i in range(2)):
            yield f"cards under activated figures lie face down in phase {phase}"
    elif s.phase != w.OVER and not set(full) <= ({int(s.turn.slot)} if s.phase == w.PLAY else set()):
        yield f"{len(full)} character cards have two action cards in phase {phase}"


def flaws_of_actions(box: Any, s: Any) -> Iterator[str]:
    """Every action card is somewhere."""
    for card, name in enumerate(w.CARDS):
        under = sum(int(s.row[slot].cards[i]) == card + 1 for slot in range(w.ROW) for i in range(2))
        hands = sum(int(s.players[seat].hand[card]) for seat in range(s.seats))
        found = int(s.deck[card]) + int(s.discard[card]) + hands + under
        in_play = int(box.cards[card])
        if found != in_play or s.deck[card] < 0 or s.discard[card] < 0:
            yield f"there are {found} {name} cards, not {in_play}"
    if sum(map(int, s.deck)) != s.deck_size:
        yield f"the deck does not have {s.deck_size} cards"


def flaws_of_characters(box: Any, s: Any) -> Iterator[str]:
    """Every character card is somewhere."""
    for figure, name in enumerate(w.FIGURES):
        lying = sum(int(s.row[slot].figure) == figure for slot in range(w.ROW))
        found = int(s.characters[figure]) + int(s.characters_discard[figure]) + lying
        in_play = int(box.characters[figure]) if figure <= s.houses or figure == w.PIPER else 0
        if found != in_play or s.characters[figure] < 0 or s.characters_discard[figure] < 0:
            yield f"there are {found} character cards of {name}, not {in_play}"
    if sum(map(int, s.characters)) != s.characters_size:
        yield f"the character deck does not have {s.characters_size} cards"
