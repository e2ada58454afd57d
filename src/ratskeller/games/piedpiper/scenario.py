"""A position of The Pied Piper in a scenario: named differences from the set-up, and what follows from them."""

from collections.abc import Sequence
from typing import Any

from ratskeller.core.codec import from_plain
from ratskeller.core.errors import PositionError
from ratskeller.core.log import NO_LOG
from ratskeller.core.profile import Profile
from ratskeller.core.setup_edits import counted, refuse, refuse_negative, seat_tables, table_of
from ratskeller.games.piedpiper import constants as w
from ratskeller.games.piedpiper.check_position import flaws_of
from ratskeller.games.piedpiper.facts import FACE_DOWN, PILES, PLACES
from ratskeller.games.piedpiper.out import leave_house
from ratskeller.games.piedpiper.position import Position
from ratskeller.games.piedpiper.turn import begin_turn

# What a position has, but a scenario can't say, because something else says it.
DERIVED = {
    "actor": "it follows from 'seat'",
    "rng": "it follows from the scenario's 'seed'",
    "seats": "it follows from the scenario's 'people'",
    "houses": "they follow from the scenario's 'people' and from 'out'",
    "ring": "it follows from the scenario's 'people' and from 'out'",
    "phase": "a turn begins with its first card",
    "turn": "a turn begins without a past",
    "end_reason": "a turn begins, so the game goes on",
    "victors": "a turn begins, so the game goes on",
    "deck_size": "it follows from 'deck' or 'discard'",
    "characters_size": "it follows from 'characters' or 'characters_discard'",
}
DERIVED_OF_PLAYER = {"is_out": "it follows from 'out'", "hand_size": "it follows from 'hand'"}
LATER = 2  # a turn of the game that is not its first


def arrange(profile: Profile[Any], box: Any, s: Any, plain: dict[str, Any]) -> None:
    """Write named differences from the set-up into a position, and let its seat begin its turn.

    What follows from the differences is set, too; a position that can't come about is an error that names the place."""
    refuse(plain, DERIVED, "")
    refuse_negative(plain, "")
    fields = dict(plain)
    take_out(box, s, fields.pop("out", []))
    piles = {name: fields.pop(name) for name in PILES if name in fields}
    lay_row(s, fields.pop("row", {}))
    put_under(box, s, fields.pop("under", {}), fields.pop("played_by", {}))
    players = seat_tables(fields.get("players", {}), int(s.seats), DERIVED_OF_PLAYER)
    fields["players"] = {seat: player_fields(box, s, seat, player) for seat, player in players.items()}
    from_plain(Position, {"turn_number": LATER} | fields, s)
    check_turn(box, s)
    check_players(box, s)
    part_cards(box, s, piles)
    part_characters(box, s, piles)
    s.turn_number -= 1
    begin_turn(s, NO_LOG)
    flaws = flaws_of(box, s)
    if flaws:
        raise PositionError("; ".join(flaws))


def take_out(box: Any, s: Any, seats: Any) -> None:
    """Seats that have left: their markers are at the roof, their houses gone, their hands empty."""
    if not isinstance(seats, list) or any(seat not in range(s.seats) for seat in seats):
        raise PositionError(f"out: a list of seats is expected, not {seats!r}")
    if seats and s.seats - len(set(seats)) <= 2:
        raise PositionError("out: the game is over when so many seats are out")
    for seat in set(seats):
        player = s.players[seat]
        player.is_out = 1
        player.floor = box.roof
        player.hand[:] = 0
        player.hand_size = 0
        leave_house(s, seat, NO_LOG)


def places_of(value: Any, where: str) -> dict[int, Any]:
    """What is given for places of the row, by their index; a list names the first ones."""
    if isinstance(value, list) and len(value) > len(PLACES):
        raise PositionError(f"{where}: {len(value)} values for {len(PLACES)} places")
    given = dict(zip(PLACES, value, strict=False)) if isinstance(value, list) else table_of(value, where)
    for place in given:
        if place not in PLACES:
            raise PositionError(f"{where}.{place}: unknown place, the places are {', '.join(PLACES)}")
    return {PLACES.index(place): item for place, item in given.items()}


def lay_row(s: Any, row: Any) -> None:
    """Character cards by their figures."""
    in_play = [name for figure, name in enumerate(w.FIGURES) if s.gaps[figure] != w.AWAY]
    for slot, name in places_of(row, "row").items():
        if name not in in_play:
            raise PositionError(f"row.{PLACES[slot]}: unknown {name!r}, the figures are {', '.join(in_play)}")
        s.row[slot].figure = w.FIGURES.index(name)


def put_under(box: Any, s: Any, under: Any, played_by: Any) -> None:
    """The card that lies under a character card, and who has played it."""
    owners = places_of(played_by, "played_by")
    for slot, cards in places_of(under, "under").items():
        where, place = f"under.{PLACES[slot]}", s.row[slot]
        if not isinstance(cards, list) or len(cards) > 1:
            raise PositionError(f"{where}: a list of at most one card is expected when a turn begins, not {cards!r}")
        for text in cards:
            name = str(text).removeprefix(FACE_DOWN)
            counted([name], cards_of(box), where, "cards")
            if name != text and box.variant != w.FACE_DOWN:
                raise PositionError(f"{where}: a card lies face down only in the variant 'hidden'")
            if name != text and slot not in owners:
                raise PositionError(f"played_by.{PLACES[slot]}: is missing: only who has played {text} may look at it")
            place.cards[w.UPPER] = w.LYING.index(name)
            place.face_down[w.UPPER] = name != text
    for slot, seats in owners.items():
        if not isinstance(seats, list) or any(seat not in range(s.seats) for seat in seats):
            raise PositionError(f"played_by.{PLACES[slot]}: a list of seats is expected, not {seats!r}")
        if len(seats) != (s.row[slot].cards[w.UPPER] != w.NOTHING):
            raise PositionError(f"played_by.{PLACES[slot]}: one seat is expected for each card that lies there")
        s.row[slot].owner[: len(seats)] = seats


def cards_of(box: Any) -> Sequence[str]:
    """The names of the cards that are in the game."""
    return w.CARDS[: w.FIRST_SPECIAL] if box.variant == w.YOUNG else w.CARDS


def player_fields(box: Any, s: Any, seat: str, fields: dict[str, Any]) -> dict[str, Any]:
    """One seat's differences, by the names of the layout: a hand is counted, and new as a whole."""
    if s.players[int(seat)].is_out:
        raise PositionError(f"players.{seat}: can't be given, the seat is out")
    if "hand" in fields:
        fields["hand"] = pile_of(fields["hand"], cards_of(box), f"players.{seat}.hand", "cards")
    return fields


def pile_of(value: Any, names: Sequence[str], where: str, what: str) -> dict[str, int]:
    """A pile by its names: a list of them, or how many there are of each."""
    if isinstance(value, list):
        return counted(value, names, where, what)
    table = table_of(value, where)
    counted(list(table), names, where, what)
    for name, count in table.items():
        if not isinstance(count, int) or isinstance(count, bool):
            raise PositionError(f"{where}.{name}: a whole number is expected, not {count!r}")
    return dict.fromkeys(names, 0) | table


def check_turn(box: Any, s: Any) -> None:
    """The turn is one of the game's, of a seat that is in it."""
    if not 0 <= s.seat < s.seats:
        raise PositionError(f"seat: there is no seat {s.seat}, the seats are 0 to {s.seats - 1}")
    if s.players[s.seat].is_out:
        raise PositionError(f"seat: seat {s.seat} is out")
    if not 1 <= s.turn_number <= box.cap:
        raise PositionError(f"turn_number: is {s.turn_number}, not 1 to {box.cap}")
    if s.turn_number == 1 and s.seat != 0:
        raise PositionError("turn_number: the first turn is that of seat 0")


def check_players(box: Any, s: Any) -> None:
    """Hands are full, markers are below the roof, and nobody has collected more than there are."""
    inside = [(f"players.{seat}", s.players[seat]) for seat in range(s.seats) if not s.players[seat].is_out]
    for where, player in inside:
        size = sum(map(int, player.hand))
        if size != box.hand:
            raise PositionError(f"{where}.hand: has {size} cards, but a turn begins with {box.hand}")
        if player.floor >= box.roof:
            raise PositionError(f"{where}.floor: is at the roof, {box.roof}: name the seat under 'out'")
    collected, out = sum(int(player.collected) for _, player in inside), int(s.seats) - len(inside)
    if collected > out:
        raise PositionError(f"players: {collected} markers are collected, but {out} seats are out")


def part_cards(box: Any, s: Any, piles: dict[str, Any]) -> None:
    """Action cards that are in no hand and under no character lie in the deck or are discarded."""
    left = {}
    for name in cards_of(box):
        card = w.CARDS.index(name)
        hands = sum(int(s.players[seat].hand[card]) for seat in range(s.seats))
        under = sum(int(s.row[slot].cards[w.UPPER]) == card + 1 for slot in range(w.ROW))
        left[name] = int(box.cards[card]) - hands - under
    part(s, left, piles, "deck", "discard", w.CARDS)
    s.deck_size = sum(map(int, s.deck))


def part_characters(box: Any, s: Any, piles: dict[str, Any]) -> None:
    """Character cards that are not in the row lie in their deck or are discarded."""
    row = [int(s.row[slot].figure) for slot in range(w.ROW)]
    in_play = [figure for figure in range(len(w.FIGURES)) if s.gaps[figure] != w.AWAY]
    left = {w.FIGURES[figure]: int(box.characters[figure]) - row.count(figure) for figure in in_play}
    part(s, left, piles, "characters", "characters_discard", w.FIGURES)
    s.characters_size = sum(map(int, s.characters))


def part(s: Any, left: dict[str, int], piles: dict[str, Any], deck: str, discard: str, names: tuple[str, ...]) -> None:
    """Write what is left into a deck and its discards: one of them is given, the rest lies in the other."""
    if deck in piles and discard in piles:
        raise PositionError(f"{deck}: can't be given together with '{discard}': one has what the other has not")
    given, other = (deck, discard) if deck in piles else (discard, deck)
    pile = pile_of(piles.get(given, []), names, given, "cards")
    for i, name in enumerate(names):
        rest = left.get(name, 0)
        if rest < 0:
            raise PositionError(f"{deck}: there are {-rest} {name} cards too many elsewhere")
        if pile[name] > rest:
            raise PositionError(f"{given}: there are only {rest} {name} cards for it")
        s[given][i] = pile[name]
        s[other][i] = rest - pile[name]
