"""Rounds of a round robin at tables of more than two. There is hardly ever a plan by which everybody meets everybody
equally often, so some plans are made for all rounds that are left, and the most even one is begun."""

import random
from collections.abc import Sequence

from ratskeller.server.events.arrange import Cost, arrange
from ratskeller.server.events.byes import next_byes
from ratskeller.server.events.history import History, Round, pairs_of
from ratskeller.server.events.sizes import sizes_for

PLANS = 40  # at most, and
WORK = 2000  # people in all rounds of all plans


def balanced_round(
    present: Sequence[int], seats: int, history: History, rounds: int
) -> tuple[list[list[int]], list[int]]:
    """The next of the remaining rounds, and who has no table in it."""
    rng = random.Random(len(history.rounds))
    best: list[Round] = []
    least = float("inf")
    for number in range(max(1, min(PLANS, WORK // (len(present) * rounds)))):
        order = list(present)
        if number:
            rng.shuffle(order)
        plan = evened(greedy(order, seats, history, rounds), history)
        uneven = unevenness(plan, present, history)
        if uneven < least:
            best, least = plan, uneven
    return [list(table) for table in best[0].tables], list(best[0].byes)


def greedy(order: Sequence[int], seats: int, history: History, rounds: int) -> list[Round]:
    """A plan, one round after the other, each as even as can be after those before."""
    made: list[Round] = []
    sizes = sizes_for(len(order), seats)
    for _ in range(rounds):
        byes = next_byes(order, sizes.byes, history)
        playing = [person for person in order if person not in byes]
        tables = arrange(playing, sizes.tables, met_cost(history), restarts=1)
        made.append(Round(tuple(tuple(table) for table in tables), tuple(byes)))
        history = history.after(made[-1])
    return made


def evened(plan: list[Round], history: History) -> list[Round]:
    """The plan after each of its rounds has been looked at again, with all others known."""
    for number, made in enumerate(plan):
        others = History((*history.rounds, *plan[:number], *plan[number + 1 :]))
        playing = [person for table in made.tables for person in table]
        tables = arrange(playing, [len(table) for table in made.tables], met_cost(others), restarts=1)
        plan[number] = Round(tuple(tuple(table) for table in tables), made.byes)
    return plan


def met_cost(history: History) -> Cost:
    """By how much the sum of squares of how often two people have met grows if they meet again, without what is the
    same for all."""
    return lambda pair: 2.0 * history.met[pair]


def unevenness(plan: Sequence[Round], present: Sequence[int], history: History) -> int:
    """How far the meetings of all pairs are from being equally many."""
    met = History((*history.rounds, *plan)).met
    return sum(met[pair] ** 2 for pair in pairs_of(present))
