"""How many puzzles there are of what, as tables in Markdown."""

from collections import Counter
from collections.abc import Sequence

from ratskeller.study.puzzles.puzzle import DIFFICULTIES, Puzzle

QUARTERS = ("first", "second", "third", "last")


def tally(puzzles: Sequence[Puzzle]) -> str:
    """Sizes of tables by difficulty, how often levels find the answer, themes, and when in a game it is."""
    groups = sorted({(puzzle.people, puzzle.level or "") for puzzle in puzzles})
    rows = [["table", *DIFFICULTIES, "all"]]
    for people, level in groups:
        of_group = [puzzle for puzzle in puzzles if (puzzle.people, puzzle.level or "") == (people, level)]
        rows.append([f"alone, {level}" if level else f"{people} seats", *counted(of_group)])
    rows.append(["all", *counted(puzzles)])
    themes = Counter(puzzle.theme for puzzle in puzzles)
    times = Counter(quarter_of(puzzle.progress) for puzzle in puzzles)
    facts = [
        f"Levels find the answer: {', '.join(f'{name} {share:.0%}' for name, share in found(puzzles).items())}.",
        f"Themes: {', '.join(f'{theme} {count}' for theme, count in themes.most_common())}.",
        f"Quarter of the usual length: {', '.join(f'{quarter} {times[quarter]}' for quarter in QUARTERS)}.",
        f"With options: {sum(bool(puzzle.options) for puzzle in puzzles)}."
        f" From games of the Rat King: {sum(puzzle.origin.bot == 'rat-king' for puzzle in puzzles)}.",
    ]
    return "\n".join([*table(rows), "", *(f"- {fact}" for fact in facts)])


def counted(puzzles: Sequence[Puzzle]) -> list[str]:
    """How many there are of each difficulty, and in all."""
    of_difficulty = Counter(puzzle.difficulty for puzzle in puzzles)
    return [*(str(of_difficulty[name]) for name in DIFFICULTIES), str(len(puzzles))]


def found(puzzles: Sequence[Puzzle]) -> dict[str, float]:
    """How often each level finds the answer, over all puzzles."""
    return {level: sum(puzzle.found[level] for puzzle in puzzles) / len(puzzles) for level in puzzles[0].found}


def quarter_of(progress: float) -> str:
    """The part of a game that a puzzle is from; games that take longer than usual are in their last."""
    return QUARTERS[min(len(QUARTERS) - 1, int(progress * len(QUARTERS)))]


def table(rows: Sequence[Sequence[str]]) -> list[str]:
    """The first row is the head."""
    head, *body = [f"| {' | '.join(row)} |" for row in rows]
    return [head, "|---" * len(rows[0]) + "|", *body]
