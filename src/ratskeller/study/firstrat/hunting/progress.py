"""How far a solo game has come towards each challenge, in units of the challenge's own."""

from ratskeller.core.layout import ZERO, indices, wide
from ratskeller.core.rule import rule
from ratskeller.games.firstrat import constants as w
from ratskeller.games.firstrat.challenges import CHALLENGES
from ratskeller.games.firstrat.comics import free_pipes
from ratskeller.games.firstrat.position import Box, Player, Position
from ratskeller.games.firstrat.scoring import count_bits, items_owned
from ratskeller.study.firstrat.hunting.aim import Aim

(
    NO_RATTONAUT,
    NO_ITEM,
    ALL_RATTONAUTS,
    TWO_ROCKETS,
    FOUR_BACKPACKS,
    NINETY_POINTS,
    SIXTEEN_TURNS,
    FIVE_CHEESE,
    FIVE_STORAGE,
    EVERY_PIPE_TWICE,
) = indices(len(CHALLENGES))
LAP = wide(9)  # steps of the burrow marker from storage to storage
OUT_OF_NURSERY = 13.0  # steps that a rat on Start is worth
HELD = 0.4  # of a pipe: the material for it
NEAR_STALL = 0.03  # of a backpack: a step on the way to it


@rule
def is_lost(box: Box, s: Position, aim: Aim) -> bool:
    """The challenge can't be met any more."""
    person = s.players[0]
    if aim.challenge == NO_RATTONAUT:
        return person.scored[w.RATTONAUT_TRACK] > 0
    if aim.challenge == NO_ITEM:
        return items_owned(person) > 0
    if aim.challenge == TWO_ROCKETS:
        return person.markers < markers_for_rockets(box, person)
    if aim.challenge == FOUR_BACKPACKS:
        within_reach = ZERO
        for colour in range(len(w.COLOURS)):
            within_reach += wide(person.backpacks >> colour & 1 == 1 or s.hamster[colour] > 0)
        return within_reach < box.challenge_backpacks
    if aim.challenge == SIXTEEN_TURNS:
        return s.round_number - 1 > box.challenge_turns
    if aim.challenge == FIVE_CHEESE:
        return person.markers < box.challenge_cheese - person.scored[w.CHEESE_TRACK]
    if aim.challenge == FIVE_STORAGE:
        return person.markers < box.challenge_storage - person.scored[w.STORAGE_TRACK]
    return False


@rule
def markers_for_rockets(box: Box, person: Player) -> int:
    """The markers that it still takes to score the rocket track as often as the challenge asks."""
    needed = max(ZERO, wide(box.challenge_rockets) - person.scored[w.ROCKET_TRACK])
    for part in range(len(w.PARTS)):
        needed += max(ZERO, wide(box.challenge_rockets) - person.scored[part])
    return needed


@rule
def progress(box: Box, s: Position, aim: Aim) -> float:
    """How many units of its way a challenge has come; 0 where a good game is all that it takes."""
    person = s.players[0]
    if aim.challenge == ALL_RATTONAUTS:
        return rats_progress(person)
    if aim.challenge == TWO_ROCKETS:
        return rockets_progress(box, person)
    if aim.challenge == FOUR_BACKPACKS:
        return backpacks_progress(box, person)
    if aim.challenge == FIVE_CHEESE:
        given = wide(box.donation) * person.scored[w.CHEESE_TRACK]
        return min(given + person.goods[w.CHEESE], wide(box.donation) * box.challenge_cheese) * 1.0
    if aim.challenge == FIVE_STORAGE:
        return storage_progress(box, person)
    if aim.challenge == EVERY_PIPE_TWICE:
        return pipes_progress(box, person)
    return 0.0


@rule
def rats_progress(person: Player) -> float:
    """Steps of all rats, and something for each that has left the nursery."""
    steps = 0.0
    for rat in range(w.RATS):
        if person.rats[rat] >= w.START:
            steps += OUT_OF_NURSERY + min(wide(person.rats[rat]), w.PAD)
    return steps


@rule
def rockets_progress(box: Box, person: Player) -> float:
    """Materials in parts, and those held for parts still to be built."""
    units = ZERO
    for good in range(w.BOTTLE, w.CALC + 1):
        needed = ZERO
        for part in range(len(w.PARTS)):
            built = min(wide(person.scored[part]), wide(box.challenge_rockets))
            units += built * box.part_cost[part, good]
            needed += (box.challenge_rockets - built) * box.part_cost[part, good]
        units += min(needed, wide(person.goods[good]))
    return units * 1.0


@rule
def backpacks_progress(box: Box, person: Player) -> float:
    """Backpacks, and rats on their way to the hamster."""
    units = count_bits(wide(person.backpacks)) * 1.0
    for rat in range(w.RATS):
        if 0 < person.rats[rat] < box.stall_space[w.HAMSTER]:
            units += NEAR_STALL * person.rats[rat]
    return min(units, box.challenge_backpacks * 1.0)


@rule
def storage_progress(box: Box, person: Player) -> float:
    """Steps of the burrow marker past the storage, by the way that leads there."""
    to_go = ZERO
    node = wide(person.burrow)
    while to_go < LAP and (to_go == 0 or box.burrow_reward[node] != w.STORAGE_CAVE):
        node = wide(box.burrow_next[node, wide(box.burrow_next[node, 1] >= 0)])
        to_go += 1
    if person.scored[w.STORAGE_TRACK] >= box.challenge_storage:
        return LAP * box.challenge_storage * 1.0
    return (LAP * person.scored[w.STORAGE_TRACK] + LAP - to_go) * 1.0


@rule
def pipes_progress(box: Box, person: Player) -> float:
    """Pipes gone through as often as asked for, and the materials at hand for others."""
    units = 0.0
    free = free_pipes(box, person)
    for good in range(w.BOTTLE, w.CALC + 1):
        needed = ZERO
        for pipe in range(w.PIPES):
            if box.pipe_cost[pipe] == good:
                left = max(ZERO, wide(box.challenge_pipes) - person.pipe_uses[pipe])
                units += box.challenge_pipes - left
                if free >> pipe & 1:
                    units += HELD * left
                else:
                    needed += left
        units += HELD * min(needed, wide(person.goods[good]))
    return units
