"""Why a seat can't build a part or donate."""

from ratskeller.core.errors import Refusal
from ratskeller.games.firstrat import constants as w
from ratskeller.games.firstrat import moves as m
from ratskeller.games.firstrat.build import first_variant, last_variant, price_of
from ratskeller.games.firstrat.position import Box, Player, Position
from ratskeller.games.firstrat.refusal import refuse
from ratskeller.games.firstrat.tracks import markers_at_hand


def refuse_building(box: Box, s: Position, asked: m.Build) -> Refusal | None:
    """No marker, another price than the seat has to pay, or a material that is missing."""
    player, part = s.players[s.seat], w.PARTS.index(asked.part)
    refusal = refuse_marker(box, s)
    if refusal or s.phase != w.BUILD:
        return refusal
    if not first_variant(player) <= asked.saves <= last_variant(player):
        return refuse_discount(player, asked)
    saved = int(box.part_saves[part, asked.saves])
    for good in range(w.BOTTLE, w.CALC + 1):
        needed, held = price_of(box, part, good, saved), player.goods[good]
        if held < needed:
            rule = f"fr.build.{asked.part}"
            return refuse(rule, "missing-good", part=asked.part, good=w.GOODS[good], needed=needed, held=held)
    return None


def refuse_marker(box: Box, s: Position) -> Refusal | None:
    """No marker is left; or, by the option, the last ones are for the last round."""
    left = s.players[s.seat].markers
    if left == 0:
        return refuse("fr.build.needs-marker", "no-marker")
    # Until all rats have moved, the round may still turn out to be the last.
    if s.phase > w.ROUTE and markers_at_hand(box, s, s.seat) == 0:
        return refuse("fr.track.spare", "spare-marker", held=left)
    return None


def refuse_discount(player: Player, asked: m.Build) -> Refusal:
    """Who has the discount comic saves a material with every part, others never do."""
    if asked.saves == 0:
        return refuse("fr.comic.discount", "must-save", part=asked.part)
    if player.comics >> w.DISCOUNT & 1:
        return refuse("fr.shop.next-turn", "comic-next-turn", comic=w.COMICS[w.DISCOUNT])
    return refuse("fr.comic.discount", "no-discount", part=asked.part)


def refuse_donation(box: Box, s: Position) -> Refusal | None:
    """No marker, or too little cheese."""
    refusal = refuse_marker(box, s)
    if refusal or s.phase != w.BUILD:
        return refusal
    return refuse("fr.build.donate", "donation", needed=box.donation, held=s.players[s.seat].goods[w.CHEESE])
