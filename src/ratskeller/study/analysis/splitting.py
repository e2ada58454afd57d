"""Why each seat got what it got: by what it decided, by what others decided, and by luck."""

from collections import Counter

from ratskeller.study.analysis.model import SIZES, Decision, SeatResult, Turn


def seat_results(decisions: list[Decision], turns: list[Turn], final: list[float] | None) -> list[SeatResult]:
    """The parts of every seat's result. What no decision has changed was luck."""
    start, final = decisions[0].before, final or decisions[-1].after
    results = []
    for seat in range(len(start)):
        own = sum(change_of(made, seat) for made in decisions if made.seat == seat)
        others = sum(change_of(made, seat) for made in decisions if made.seat != seat)
        sizes = Counter(turn.size for turn in turns if turn.seat == seat)
        mistakes = {size: sizes[size] for size in SIZES}
        luck = final[seat] - start[seat] - own - others
        results.append(SeatResult(start[seat], own, others, luck, final[seat], mistakes))
    return results


def change_of(made: Decision, seat: int) -> float:
    """By how much a decision has changed a seat's chance."""
    return made.after[seat] - made.before[seat]
