"""Rounds of tables for two."""

from collections.abc import Mapping, Sequence

from ratskeller.server.events.arrange import arrange
from ratskeller.server.events.history import History, Pair

STEPS = 20_000  # of a search for a round in which nobody meets again; hardly ever more than some hundred are needed
Tables = list[list[int]]


def meeting_of_all(everybody: Sequence[int], present: Sequence[int], number: int) -> tuple[Tables, list[int]]:
    """A round of a round robin, counted from 0: one person stays in place and all others move on, so that everybody
    meets everybody once. The opponent of somebody who has withdrawn has a bye."""
    circle: list[int | None] = [*everybody, *([None] * (len(everybody) % 2))]
    turn = number % (len(circle) - 1)
    first, others = circle[0], circle[1:]
    circle = [first, *others[len(others) - turn :], *others[: len(others) - turn]]
    here, tables, byes = set(present), [], []
    for place in range(len(circle) // 2):
        pair = [person for person in (circle[place], circle[-1 - place]) if person in here and person is not None]
        if len(pair) == 2:
            tables.append(pair)
        else:
            byes += pair
    return tables, byes


def duels(best_first: Sequence[int], history: History, points: Mapping[int, float]) -> Tables:
    """A Swiss round: the best meets somebody with like points, half the group of these points further down, and so on.
    Nobody meets the same person again if that can be avoided; otherwise as few as can be found."""
    found = matched(list(best_first), history, points, [STEPS])
    if found is not None:
        return found

    def cost(pair: Pair) -> float:
        return 1000.0 * history.met[pair] + abs(points.get(pair[0], 0) - points.get(pair[1], 0))

    return arrange(best_first, [2] * (len(best_first) // 2), cost)


def matched(left: list[int], history: History, points: Mapping[int, float], steps: list[int]) -> Tables | None:
    """Pairs of all remaining people, none of which has met; None if there are none, or too many to try."""
    if not left:
        return []
    best, others = left[0], left[1:]
    for other in candidates(best, others, points):
        steps[0] -= 1
        if steps[0] < 0:
            return None
        if history.met[min(best, other), max(best, other)]:
            continue
        rest = matched([person for person in others if person != other], history, points, steps)
        if rest is not None:
            return [[best, other], *rest]
    return None


def candidates(best: int, others: Sequence[int], points: Mapping[int, float]) -> list[int]:
    """Who the best of the remaining people may meet: of the same points, the upper half against the lower; then those
    with fewer points, the nearest first."""
    group = [person for person in others if points.get(person, 0) == points.get(best, 0)]
    below = [person for person in others if points.get(person, 0) != points.get(best, 0)]
    half = len(group) // 2
    return [*group[half:], *reversed(group[:half]), *below]
