"""A real table at the end of a game of First Rat: whether a game can end like that, and its position."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from ratskeller.core.final_table import at_most, refuse
from ratskeller.games.firstrat import constants as w
from ratskeller.games.firstrat.position import POSITION
from ratskeller.games.firstrat.setup import lay_tracks


@dataclass(frozen=True)
class FinalPlayer:
    """One person's pieces and things; of Greg only the tracks."""

    tracks: Mapping[str, Sequence[int]]  # slots from 1
    commander_slot: int | None
    caps: Sequence[str]
    backpacks: int
    comics: int
    drinks: int
    goods: Mapping[str, int]
    awards: int
    mouldy: int


@dataclass(frozen=True)
class FinalTable:
    """What lies on the table; with Greg the second player is he."""

    greg: bool
    tiles: Mapping[str, int]  # with variable tracks: the number of the tile on each track
    players: Sequence[FinalPlayer]


def check_table(box: Any, table: FinalTable) -> None:
    """Refuse the first thing that can't be."""
    seats = len(table.players)
    if seats < 2 or (table.greg and seats != 2):
        rule, wanted = ("fr.solo.setup", "you and Greg") if table.greg else ("fr.setup.seats", "2 to 5 people")
        refuse("players", rule, "people", f"there must be {wanted}, not {seats}", count=seats)
    check_tiles(box, table)
    for seat, player in enumerate(table.players):
        check_names(f"players.{seat}", player)
    for track in w.TRACKS:
        check_track(box, table, track)
    for seat, player in enumerate(table.players):
        is_greg = table.greg and seat == w.GREG
        check_pieces(box, f"players.{seat}", player, is_greg)
        if is_greg:
            check_greg(f"players.{seat}", player)
        else:
            check_things(box, f"players.{seat}", player)
    check_shares(box, table)


def check_tiles(box: Any, table: FinalTable) -> None:
    """fr.setup.variable-tracks: seven different tiles, or none."""
    rule = "fr.setup.variable-tracks"
    wanted = [track for track in w.TRACKS if track != w.TRACKS[w.ROCKET_TRACK]] if box.variable_tracks else []
    for track in table.tiles:
        if track not in wanted:
            refuse(f"tiles.{track}", rule, "no-tile-there", "no tile lies there")
    for track in wanted:
        if track not in table.tiles:
            refuse(f"tiles.{track}", rule, "tile-missing", "which tile lies there?")
    for tile, count in Counter(table.tiles.values()).items():
        if count > 1:
            refuse("tiles", rule, "tile-twice", f"tile {tile} lies on {count} tracks", tile=tile)


def check_names(field: str, player: FinalPlayer) -> None:
    """Every name is one of the game's."""
    for part, names, known in (
        ("tracks", player.tracks, w.TRACKS),
        ("caps", player.caps, w.CAPS),
        ("goods", player.goods, w.GOODS),
    ):
        for name in names:
            if name not in known:
                refuse(f"{field}.{part}", "fr.score.pad", "unknown", f"'{name}' is none of {', '.join(known)}")


def check_track(box: Any, table: FinalTable, track: str) -> None:
    """fr.track.slots, fr.setup.blocked: one piece on each slot but the fifth, from the left, none on blocked slots."""
    blocked = [slot for slot in range(1, w.SLOTS) if box.blocked[len(table.players), slot - 1]]
    taken: dict[int, int] = {}
    for seat, player in enumerate(table.players):
        field = f"players.{seat}.tracks.{track}"
        for slot in player.tracks.get(track, []):
            if slot in blocked:
                refuse(field, "fr.setup.blocked", "blocked", f"slot {slot} is blocked", slot=slot)
            if slot in taken and slot != w.SLOTS:
                message = f"slot {slot} holds one piece only, and players.{taken[slot]} has one there"
                refuse(field, "fr.track.slots", "slot-taken", message, slot=slot, player=taken[slot])
            taken[slot] = seat
    free = [slot for slot in range(1, w.SLOTS) if slot not in blocked and slot not in taken]
    for slot, seat in taken.items():
        if free and slot > free[0]:
            message = f"slot {slot} can't be taken while slot {free[0]} is free"
            field = f"players.{seat}.tracks.{track}"
            refuse(field, "fr.track.slots", "slot-skipped", message, slot=slot, free=free[0])


def check_pieces(box: Any, field: str, player: FinalPlayer, is_greg: bool) -> None:
    """fr.track.ten, fr.track.light-limit, fr.build.rocket: as many markers and rats as a seat has."""
    pieces = Counter({track: len(slots) for track, slots in player.tracks.items()})
    at_most(f"{field}.tracks.rattonaut", pieces["rattonaut"], int(w.RATS), "fr.pad.rattonaut")
    at_most(f"{field}.tracks", pieces.total() - pieces["rattonaut"], int(box.markers), "fr.track.ten")
    if is_greg:
        at_most(f"{field}.tracks.rocket", pieces["rocket"], 0, "fr.solo.plan")
        return
    at_most(f"{field}.tracks.light", pieces["light"], len(box.lamps), "fr.track.light-limit")
    at_most(f"{field}.tracks.rocket", pieces["rocket"], min(pieces[part] for part in w.PARTS), "fr.build.rocket")


def check_greg(field: str, player: FinalPlayer) -> None:
    """fr.solo.rules-ignored: Greg owns nothing but pieces."""
    for name in ("caps", "backpacks", "comics", "drinks", "awards", "mouldy", "commander_slot", "goods"):
        value = sum(player.goods.values()) if name == "goods" else getattr(player, name)
        if value:
            refuse(f"{field}.{name}", "fr.solo.rules-ignored", "greg-owns-nothing", "Greg owns nothing but pieces")


def check_things(box: Any, field: str, player: FinalPlayer) -> None:
    """fr.super.commander, fr.shop.one-per-colour, fr.pad.reward: what one person can own."""
    rattonauts = player.tracks.get("rattonaut", [])
    if player.commander_slot is not None:
        rule, name = "fr.super.commander", f"{field}.commander_slot"
        if not box.super_comics:
            refuse(name, "fr.setup.comics.basic", "no-super-rats", "there are no super rats in this game")
        if player.commander_slot not in rattonauts:
            slot = player.commander_slot
            refuse(name, rule, "commander-elsewhere", f"no rat of theirs is on slot {slot}", slot=slot)
    at_most(f"{field}.backpacks", player.backpacks, len(w.COLOURS), "fr.shop.one-per-colour")
    at_most(f"{field}.awards", player.awards, len(rattonauts), "fr.pad.reward")


def check_shares(box: Any, table: FinalTable) -> None:
    """fr.setup.crow, fr.setup.hamster, fr.setup.frog: together they own no more than was laid out."""
    seats, players = len(table.players), table.players
    for cap, count in Counter(cap for player in players for cap in player.caps).items():
        if count > 1:
            refuse("players.caps", "fr.setup.crow", "cap-twice", f"there is one cap '{cap}', not {count}", cap=cap)
    commanders = sum(player.commander_slot is not None for player in players)
    at_most("players.commander_slot", commanders, 1, "fr.super.token")
    at_most("players.caps", sum(len(player.caps) for player in players), int(box.caps_laid), "fr.setup.crow")
    backpacks = sum(player.backpacks for player in players)
    at_most("players.backpacks", backpacks, int(box.backpacks_laid[seats]), "fr.setup.hamster")
    at_most("players.drinks", sum(player.drinks for player in players), int(box.drinks_laid[seats]), "fr.setup.frog")
    laid, rule = int(w.FIRST_SUPER), "fr.setup.comics.basic"
    if box.super_comics:
        laid, rule = int(box.comics_laid), "fr.setup.comics.super"
    elif box.without_discount and seats == 2:
        laid, rule = laid - 1, "fr.setup.comics.two-people"
    at_most("players.comics", sum(player.comics for player in players), laid, rule)


def position_of(box: Any, table: FinalTable) -> Any:
    """The table as a position, with as much as scoring needs."""
    s: Any = np.zeros(1, POSITION)[0]
    s.seats = len(table.players)
    s.level = 0 if table.greg else w.NO_LEVEL
    lay_tracks(box, s)
    for name, tile in table.tiles.items():
        s.tracks[w.TRACKS.index(name)].row = len(w.TRACKS) + tile - 1
    for seat, player in enumerate(table.players):
        for name, slots in player.tracks.items():
            put_pieces(s, seat, w.TRACKS.index(name), slots)
        fill_player(s.players[seat], player)
    return s


def put_pieces(s: Any, seat: int, track: int, slots: Sequence[int]) -> None:
    """A seat's pieces on a track."""
    for slot in slots:
        if slot == w.SLOTS:
            s.tracks[track].last[seat] += 1
        else:
            s.tracks[track].slots[slot - 1] = seat
    s.players[seat].scored[track] = len(slots)


def fill_player(seat: Any, player: FinalPlayer) -> None:
    """What a seat owns; of backpacks and comics only how many there are matters."""
    seat.commander_slot = player.commander_slot or 0
    seat.caps = sum(1 << w.CAPS.index(cap) for cap in player.caps)
    seat.backpacks = (1 << player.backpacks) - 1
    seat.comics = (1 << player.comics) - 1
    seat.drinks = player.drinks
    seat.awards = player.awards
    seat.mouldy = player.mouldy
    for good, amount in player.goods.items():
        seat.goods[w.GOODS.index(good)] = amount
