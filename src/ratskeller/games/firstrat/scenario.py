"""A position of First Rat as a scenario gives it: named differences from the set-up, and what follows from them."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from ratskeller.core.codec import from_plain
from ratskeller.core.errors import PositionError
from ratskeller.core.log import NO_LOG
from ratskeller.core.profile import Profile
from ratskeller.core.setup_edits import counted, refuse, refuse_negative, seat_tables, table_of
from ratskeller.games.firstrat import constants as w
from ratskeller.games.firstrat.facts import RATS, describe, figure_name
from ratskeller.games.firstrat.position import Position
from ratskeller.games.firstrat.tracks import take_slot
from ratskeller.games.firstrat.turn import begin_turn

__all__ = ["arrange", "describe", "figure_name"]

# What a position has, but a scenario can't say, because something else says it.
DERIVED = {
    "actor": "it follows from 'seat'",
    "rng": "it follows from the scenario's 'seed'",
    "seats": "it follows from the scenario's 'people' or 'level'",
    "level": "it is the scenario's own 'level'",
    "drawn": "it belongs to the set-up, which is over",
    "tiles": "tiles are laid by the scenario's 'setup'",
    "turn": "a turn begins without a past",
    "seen": "it follows from 'pile' and 'deck'",
    "unseen_a": "it follows from 'pile' and 'deck'",
    "unseen_b": "it follows from 'pile' and 'deck'",
}
DERIVED_OF_PLAYER = {
    "fresh": "comics taken before this turn all work",
    "markers": "it follows from 'tracks'",
    "scored": "it follows from 'tracks', and for rattonauts from 'rats'",
}
GREGS = ("plans", "deck", "pile")
PHASES = ("move", "build")


def arrange(profile: Profile[Any], box: Any, s: Any, plain: dict[str, Any]) -> None:
    """Write named differences from the set-up into a position, and let its seat begin its turn.

    What follows from the differences is set, too; a position that can't come about is an error that names the place."""
    if s.phase <= w.SETUP_TRACKS:
        raise PositionError("tracks: tiles are still to be laid on them, by moves in the scenario's 'setup'")
    refuse(plain, DERIVED, "")
    refuse_negative(plain, "")
    fields = dict(plain)
    phase = fields.pop("phase", "move")
    tracks = table_of(fields.pop("tracks", {}), "tracks")
    seats = seat_tables(fields.get("players", {}), int(s.seats), DERIVED_OF_PLAYER)
    fields["players"] = {seat: player_fields(profile, seat, player) for seat, player in seats.items()}
    if isinstance(fields.get("hamster"), list):
        fields["hamster"] = counted(fields["hamster"], w.COLOURS, "hamster", "colours")
    from_plain(Position, fields, s)
    if not 0 <= s.seat < s.seats:
        raise PositionError(f"seat: there is no seat {s.seat}, the seats are 0 to {s.seats - 1}")
    put_pieces(s, tracks)
    own_comics_of_tokens(s)
    take_from_supply(box, s, plain)
    deal_cards(box, s, plain)
    check_players(box, s, plain)
    begin_turn(s, NO_LOG)
    if phase not in PHASES or (phase == "build" and s.phase != w.MOVE):
        raise PositionError(f"phase: a scenario begins in phase {' or '.join(PHASES)}, Greg's turn with his card")
    if phase == "build":
        s.phase = w.BUILD


def player_fields(profile: Profile[Any], seat: str, fields: dict[str, Any]) -> dict[str, Any]:
    """One seat's differences, by the names of the layout: rats are r1 to r4, the burrow's nodes have names."""
    where = f"players.{seat}"
    for name in ("rats", "tokens"):
        if isinstance(fields.get(name), dict):
            for rat in fields[name]:
                if rat not in RATS:
                    raise PositionError(f"{where}.{name}.{rat}: unknown rat, the rats are {', '.join(RATS)}")
            fields[name] = {str(RATS.index(rat)): value for rat, value in fields[name].items()}
    if "burrow" in fields:
        nodes = list(profile.data.burrow)
        if fields["burrow"] not in nodes:
            raise PositionError(f"{where}.burrow: unknown {fields['burrow']!r}, the names are {', '.join(nodes)}")
        fields["burrow"] = nodes.index(fields["burrow"])
    return fields


def put_pieces(s: Any, tracks: dict[str, Any]) -> None:
    """Put pieces on the tracks, given as the seats that they belong to, in order."""
    riders = [seat for seat in range(s.seats) for place in s.players[seat].rats if place == w.ROCKET_SEAT]
    for name, pieces in {"rattonaut": riders, **tracks}.items():
        where = f"tracks.{name}"
        if name not in w.TRACKS:
            raise PositionError(f"{where}: unknown track, the tracks are {', '.join(w.TRACKS)}")
        if not isinstance(pieces, list) or any(seat not in range(s.seats) for seat in pieces):
            raise PositionError(f"{where}: a list of seats is expected, not {pieces!r}")
        if name == "rattonaut" and sorted(pieces) != riders:
            raise PositionError(f"{where}: is {pieces}, but the rats in the rocket are of the seats {riders}")
        for seat in pieces:
            take_slot(s, seat, w.TRACKS.index(name))
            if name != "rattonaut":
                s.players[seat].markers -= 1


def own_comics_of_tokens(s: Any) -> None:
    """Who has a super rat's token has its comic, and the other way round."""
    for seat in range(s.seats):
        player = s.players[seat]
        for power, name in enumerate(w.SUPER_RATS):
            carriers = [rat for rat, tokens in zip(RATS, player.tokens, strict=True) if tokens >> power & 1]
            bit = 1 << int(w.FIRST_SUPER) + power
            if len(carriers) > 1:
                raise PositionError(f"players.{seat}.tokens: {' and '.join(carriers)} have the one token of the {name}")
            if player.comics & bit and not carriers:
                raise PositionError(f"players.{seat}.tokens: the comic '{name}' needs its token on a rat")
            if carriers:
                player.comics |= bit


def take_from_supply(box: Any, s: Any, plain: dict[str, Any]) -> None:
    """What seats own lies no longer at the stalls and in the library; nothing is there more often than in the box."""
    owned = Counter(item for seat in range(s.seats) for item in items_of(s.players[seat]))
    for supply, kind, names in (("crow", "cap", w.CAPS), ("library", "comic", w.COMICS)):
        for bit, name in enumerate(names):
            count = owned[f"{kind} {name}"]
            lies_there = s[supply] >> bit & 1
            if count + (lies_there and supply in plain) > 1:
                raise PositionError(f"{supply}: there is only one {kind} '{name}'")
            if count and lies_there:
                s[supply] ^= 1 << bit
    for i, colour in enumerate(w.COLOURS):
        left = int(box.backpack_count[i]) - owned[f"backpack {colour}"]
        if left < 0 or ("hamster" in plain and s.hamster[i] > left):
            raise PositionError(f"hamster: there are only {box.backpack_count[i]} {colour} backpacks")
        s.hamster[i] = min(int(s.hamster[i]), left)
    if "frog" not in plain:
        s.frog = max(0, int(s.frog) - owned["drink"])


def items_of(player: Any) -> Iterator[str]:
    """The names of all items that a seat owns, used drinks included."""
    for kind, names in (("cap", w.CAPS), ("comic", w.COMICS), ("backpack", w.COLOURS)):
        yield from (f"{kind} {name}" for bit, name in enumerate(names) if player[f"{kind}s"] >> bit & 1)
    yield from ["drink"] * (int(player.drinks) + int(player.drinks_used))


def deal_cards(box: Any, s: Any, plain: dict[str, Any]) -> None:
    """Cards of the pile and those known to be in the deck are no longer unseen; C is in one of both."""
    for name in GREGS:
        if name in plain and s.level == w.NO_LEVEL:
            raise PositionError(f"{name}: is Greg's, who plays only where the scenario has a 'level'")
    if s.level == w.NO_LEVEL:
        return
    card_c = 1 << int(w.CARD_C)
    if not s.pile & card_c:
        s.deck |= card_c
    if s.pile & s.deck:
        raise PositionError("pile: a card is either in the pile or in the deck")
    s.seen = s.pile | s.deck & ~card_c
    cards = [name for bit, name in enumerate(w.CARD_NAMES) if s.seen >> bit & 1]
    for kind, count in (("a", box.deck_a[s.level]), ("b", box.deck_b[s.level])):
        seen = sum(card.startswith(kind.upper()) for card in cards)
        if seen > count:
            raise PositionError(f"pile: {seen} {kind.upper()} cards are known, but Greg plays with {count}")
        s[f"unseen_{kind}"] = count - seen


def check_players(box: Any, s: Any, plain: dict[str, Any]) -> None:
    """The seats' pieces can have come about."""
    is_end_known = "end_round" in plain
    if is_end_known != ("end_reason" in plain):
        raise PositionError("end_round: is given together with 'end_reason', or not at all")
    if s.round_number > s.end_round:
        raise PositionError(f"end_round: round {s.round_number} comes after the last one")
    for seat in range(s.seats):
        where, player = f"players.{seat}", s.players[seat]
        places = [int(place) for place in player.rats if w.START < place < w.ROCKET_SEAT]
        if w.PAD in places:
            raise PositionError(f"{where}.rats: a rat on the pad is in the rocket: write 'rocket'")
        if len(set(places)) < len(places) and not is_greg(s, seat):
            raise PositionError(f"{where}.rats: two rats of a seat never share a space")
        if player.light > box.lights:
            raise PositionError(f"{where}.light: there are {box.lights} lights")
        if player.markers < 0:
            raise PositionError(f"tracks: seat {seat} has more than {box.markers} markers on them")
        is_full = player.scored[w.RATTONAUT_TRACK] == w.RATS
        if (is_full or box.markers - player.markers >= box.markers_to_end) and not is_end_known:
            raise PositionError(f"end_round: seat {seat} has ended the game, so say after which round")
        commander = [rat for rat in range(w.RATS) if player.tokens[rat] >> w.COMMANDER & 1]
        rides = bool(commander) and player.rats[commander[0]] == w.ROCKET_SEAT
        if rides != (player.commander_slot > 0):
            raise PositionError(f"{where}.commander_slot: is the slot (1 to 5) of a commander in the rocket")


def is_greg(s: Any, seat: int) -> bool:
    """The seat is Greg's."""
    return bool(s.level != w.NO_LEVEL and seat == w.GREG)
