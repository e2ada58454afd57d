"""Which games of a block go on together.

A card keeps only a small part of a program near its threads. If the games of a block are in different phases, their
threads call for different parts at the same time, and wait for them. So a block takes the phase in which most of its
games are, and the others wait until theirs is the most frequent.
"""

from ratskeller.core.layout import Ints, wide
from ratskeller.core.rule import rule

MOST_PHASES = 64  # of a game
NO_PHASE = wide(-1)  # of a thread that has no game left
DONE, WAIT, GO = wide(-1), wide(0), wide(1)


@rule
def vote(games: Ints, phases: int, phase: int) -> int:
    """Whether a game of this phase continues now or waits, or all games of the block are done. `games` counts them by
    phase."""
    most, chosen = wide(0), NO_PHASE
    for k in range(phases):
        if games[k] > most:
            most, chosen = wide(games[k]), wide(k)
    if chosen == NO_PHASE:
        return DONE
    return GO if phase == chosen else WAIT
