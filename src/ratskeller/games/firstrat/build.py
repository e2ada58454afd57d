"""fr.build.*: rocket parts and donations."""

from ratskeller.core.layout import ZERO, Grid, Ints, wide
from ratskeller.core.log import emit
from ratskeller.core.rule import rule
from ratskeller.games.firstrat import actions as act
from ratskeller.games.firstrat import constants as w
from ratskeller.games.firstrat import events as ev
from ratskeller.games.firstrat.comics import has_comic
from ratskeller.games.firstrat.position import Box, Player, Position
from ratskeller.games.firstrat.tracks import markers_at_hand, place_marker
from ratskeller.games.firstrat.turn import end_turn

VARIANTS = wide(3)  # of a part: nothing saved, its first material saved, its second


@rule
def price_of(box: Box, part: int, good: int, saved: int) -> int:
    """fr.build.cockpit, fr.build.cargo, fr.build.engine, fr.comic.discount: how much of a material a part costs."""
    price = wide(box.part_cost[part, good])
    if good == saved:
        price -= 1
    return price


@rule
def first_variant(player: Player) -> int:
    """fr.comic.discount: who has the comic always saves a material, others never do."""
    return wide(has_comic(player, w.DISCOUNT))


@rule
def last_variant(player: Player) -> int:
    """fr.comic.discount: the seat chooses which of the part's two materials it saves."""
    return first_variant(player) * 2


@rule
def can_build(box: Box, player: Player, part: int, variant: int) -> bool:
    """fr.build.cockpit, fr.build.cargo, fr.build.engine: the seat holds what a part costs."""
    saved = wide(box.part_saves[part, variant])
    for good in range(w.BOTTLE, w.CALC + 1):
        if player.goods[good] < price_of(box, part, good, saved):
            return False
    return True


@rule
def list_builds(box: Box, s: Position, out: Ints) -> int:
    """fr.build.any, fr.build.donate, fr.build.needs-marker: all that the seat can build or donate, or to end the
    turn."""
    seat = wide(s.seat)
    player = s.players[seat]
    count = wide(0)
    if markers_at_hand(box, s, seat) > 0:
        for part in range(len(w.PARTS)):
            for variant in range(first_variant(player), last_variant(player) + 1):
                if can_build(box, player, part, variant):
                    out[count] = act.BUILD + part * VARIANTS + variant
                    count += 1
        if player.goods[w.CHEESE] >= box.donation:
            out[count] = act.DONATE
            count += 1
    out[count] = act.END
    return count + 1


@rule
def can_build_anything(box: Box, s: Position) -> bool:
    """fr.build.any: there is something to build or donate."""
    seat = wide(s.seat)
    player = s.players[seat]
    if markers_at_hand(box, s, seat) == 0:
        return False
    if player.goods[w.CHEESE] >= box.donation:
        return True
    for part in range(len(w.PARTS)):
        for variant in range(first_variant(player), last_variant(player) + 1):
            if can_build(box, player, part, variant):
                return True
    return False


@rule
def begin_building(box: Box, s: Position, log: Grid) -> None:
    """fr.turn.steps: the last step; where nothing can be built or donated, the turn ends."""
    if can_build_anything(box, s):
        s.phase = w.BUILD
    else:
        end_turn(s, log)


@rule
def complete_sets(player: Player) -> int:
    """fr.build.rocket: how many sets of cockpit, cargo hold and engine the seat has built."""
    return min(wide(player.scored[w.COCKPIT]), wide(player.scored[w.CARGO]), wide(player.scored[w.ENGINE]))


@rule
def build_part(box: Box, s: Position, part: int, variant: int, log: Grid) -> None:
    """fr.build.cockpit, fr.build.cargo, fr.build.engine, fr.build.rocket: build; one more complete set scores the
    rocket."""
    seat = wide(s.seat)
    player = s.players[seat]
    saved = wide(box.part_saves[part, variant])
    sets = complete_sets(player)
    for good in range(w.BOTTLE, w.CALC + 1):
        player.goods[good] -= price_of(box, part, good, saved)
    emit(log, ev.PART_BUILT, seat, part, saved, ZERO, ZERO)
    place_marker(box, s, seat, part, log)
    if complete_sets(player) > sets:
        place_marker(box, s, seat, w.ROCKET_TRACK, log)
    begin_building(box, s, log)


@rule
def donate(box: Box, s: Position, log: Grid) -> None:
    """fr.build.donate: cheese for a marker on the cheese track."""
    seat = wide(s.seat)
    donation = wide(box.donation)
    s.players[seat].goods[w.CHEESE] -= donation
    emit(log, ev.DONATED, seat, donation, ZERO, ZERO, ZERO)
    place_marker(box, s, seat, w.CHEESE_TRACK, log)
    begin_building(box, s, log)
