"""How good a seat's position in First Rat is: the points that it has, and those that it may still expect."""

from ratskeller.bots.firstrat.outlook import chance_in_time, next_lamp, next_points, part_points, turns_left
from ratskeller.bots.firstrat.weights import Weights
from ratskeller.core.layout import ZERO, wide
from ratskeller.core.rule import rule
from ratskeller.games.firstrat import constants as w
from ratskeller.games.firstrat.burrow import has_rat_in_nursery
from ratskeller.games.firstrat.position import Box, Player, Position
from ratskeller.games.firstrat.scoring import LEFTOVERS_LINE, line_points

LONGEST_WALK = 16  # steps of the burrow marker that a plan may take


@rule
def evaluate(box: Box, weights: Weights, s: Position, seat: int) -> float:
    """The points that a seat may expect at the end, roughly; exactly its points when the game is over."""
    worth = 0.0
    for line in range(LEFTOVERS_LINE + 1):
        worth += line_points(box, s, seat, line)
    turns = turns_left(box, weights, s, seat)
    if turns <= 0.0:
        return worth
    worth += rats_worth(box, weights, s, seat, turns)
    worth += items_worth(box, weights, s.players[seat], turns)
    if s.players[seat].markers > 0:
        worth += goods_worth(box, weights, s, seat) * chance_in_time(turns, weights.goods_wait)
        worth += light_worth(box, weights, s, seat, turns)
    return worth + burrow_worth(box, weights, s, seat, turns)


@rule
def goods_worth(box: Box, weights: Weights, s: Position, seat: int) -> float:
    """Materials are worth a share of the parts that take them, cheese a share of a donation."""
    player = s.players[seat]
    worth = player.goods[w.CHEESE] * next_points(box, s, seat, w.CHEESE_TRACK) / box.donation
    for good in range(w.BOTTLE, w.CALC + 1):
        each = 0.0
        needed = ZERO
        for part in range(len(w.PARTS)):
            if box.part_cost[part, good] > 0:
                needed += box.part_cost[part, good]
                effort = 0.0
                for other in range(w.BOTTLE, w.CALC + 1):
                    effort += box.part_cost[part, other] * weights.material[other - w.BOTTLE]
                share = weights.material[good - w.BOTTLE] / effort
                each = max(each, share * part_points(box, weights, s, seat, part))
        held = wide(player.goods[good])
        worth += each * (min(held, needed) + weights.surplus * max(ZERO, held - needed))
    return weights.part_share * worth


@rule
def rats_worth(box: Box, weights: Weights, s: Position, seat: int, turns: float) -> float:
    """Rats gather as long as they have some way before them, and are on their way to the rocket."""
    player = s.players[seat]
    home = weights.home_share * (next_points(box, s, seat, w.RATTONAUT_TRACK) + box.award_points)
    worth = 0.0
    for rat in range(w.RATS):
        space = wide(player.rats[rat])
        if w.START <= space <= w.SPACES:
            way = w.PAD - space
            worth += home * chance_in_time(turns, weights.rat_wait * way)
            worth += weights.worker * chance_in_time(turns, weights.worker_wait) * way / w.PAD
    return worth


@rule
def light_worth(box: Box, weights: Weights, s: Position, seat: int, turns: float) -> float:
    """Lit spaces yield more, and the next lamp comes nearer."""
    light = wide(s.players[seat].light)
    worth = weights.lit * light * chance_in_time(turns, weights.item_wait)
    lamp = next_lamp(box, light)
    if lamp > 0:
        points = next_points(box, s, seat, w.LIGHT_TRACK)
        worth += points * chance_in_time(turns, weights.bulb_wait * (lamp - light))
    return worth


@rule
def burrow_worth(box: Box, weights: Weights, s: Position, seat: int, turns: float) -> float:
    """The rewards ahead of the burrow marker, each weighted by the steps to it."""
    worth = 0.0
    node = wide(s.players[seat].burrow)
    steps = 0.0
    for _ in range(LONGEST_WALK):
        steps += weights.core_wait
        chance = chance_in_time(turns, steps)
        if box.burrow_next[node, 1] >= 0:
            worth += chance * reward_worth(box, weights, s, seat, wide(box.burrow_next[node, 0]), turns)
            node = wide(box.burrow_next[node, 1])
        else:
            node = wide(box.burrow_next[node, 0])
        if box.burrow_reward[node] != w.NO_REWARD:
            return worth + chance * reward_worth(box, weights, s, seat, node, turns)
    return worth


@rule
def reward_worth(box: Box, weights: Weights, s: Position, seat: int, node: int, turns: float) -> float:
    """What a reward of the burrow will bring."""
    player = s.players[seat]
    reward = box.burrow_reward[node]
    if reward == w.LIBRARY and s.library != 0:
        return weights.comic * chance_in_time(turns, weights.item_wait)
    if reward == w.NURSERY_CAVE and has_rat_in_nursery(player):
        return weights.worker * chance_in_time(turns, weights.worker_wait)
    if reward == w.STORAGE_CAVE and player.markers > 0:
        return weights.burrow_share * next_points(box, s, seat, w.STORAGE_TRACK)
    return 0.0


@rule
def items_worth(box: Box, weights: Weights, player: Player, turns: float) -> float:
    """Backpacks, comics, drinks, and what caps promise beyond their present points."""
    worth = 0.0
    for colour in range(len(w.COLOURS)):
        if player.backpacks >> colour & 1:
            worth += weights.item_share * weights.backpack[colour]
    for comic in range(len(w.COMICS)):
        if player.comics >> comic & 1:
            worth += weights.item_share * weights.comics[comic]
    for cap in range(w.CRUMBS):
        if player.caps >> cap & 1:
            worth += weights.cap_promise * box.cap_points[cap]
    if player.caps >> w.COLLECTOR & 1:
        worth += weights.collector * box.cap_points[w.COLLECTOR]
    worth *= chance_in_time(turns, weights.item_wait)
    return worth + player.drinks * weights.drink * chance_in_time(turns, weights.drink_wait)
