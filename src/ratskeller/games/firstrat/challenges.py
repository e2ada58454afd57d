"""fr.solo.challenges: what a won solo game has shown."""

from ratskeller.core.layout import ZERO, wide
from ratskeller.core.rule import rule
from ratskeller.games.firstrat import constants as w
from ratskeller.games.firstrat.position import Box, Position
from ratskeller.games.firstrat.scoring import count_bits, items_owned, points_of, winners

CHALLENGES = (
    *("no-rattonaut", "no-item", "all-rattonauts", "two-rockets", "four-backpacks"),
    *("ninety-points", "sixteen-turns", "five-cheese", "five-storage", "every-pipe-twice"),
)


@rule
def challenges_met(box: Box, s: Position) -> int:
    """fr.solo.challenges, fr.solo.win: the challenges that a finished solo game meets, as bits; none unless you won."""
    if s.level == w.NO_LEVEL or s.phase != w.OVER or winners(box, s) & 1 == 0:
        return ZERO
    person = s.players[0]
    rattonauts = person.scored[w.RATTONAUT_TRACK]
    met = wide(rattonauts == 0)
    met |= wide(items_owned(person) == 0) << 1
    met |= wide(rattonauts == w.RATS) << 2
    met |= wide(person.scored[w.ROCKET_TRACK] >= box.challenge_rockets) << 3
    met |= wide(count_bits(wide(person.backpacks)) >= box.challenge_backpacks) << 4
    met |= wide(points_of(box, s, ZERO) >= box.challenge_points) << 5
    met |= wide(s.round_number - 1 <= box.challenge_turns) << 6
    met |= wide(person.scored[w.CHEESE_TRACK] >= box.challenge_cheese) << 7
    met |= wide(person.scored[w.STORAGE_TRACK] >= box.challenge_storage) << 8
    every_pipe = wide(1)
    for pipe in range(w.PIPES):
        if person.pipe_uses[pipe] < box.challenge_pipes:
            every_pipe = ZERO
    return met | every_pipe << 9
