"""The chart of a hunt as a page of documentation."""

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

from ratskeller.core.profile import Profile
from ratskeller.study.firstrat.hunting.chart import Cell, Chart, Score
from ratskeller.study.firstrat.hunting.grounds import TIERS
from ratskeller.study.firstrat.hunting.hunt import WIDTH
from ratskeller.study.firstrat.hunting.reached import asked_for

TEMPLATE = Path(__file__).with_name("challenges.md")
ORDINARY = TIERS[0].taken


def page(chart: Chart, profile: Profile[Any], file: Path) -> str:
    """The page that goes into a file, with links to the records."""
    box, changes = chart.game.pack(profile)[0], profile.changes
    solved = {cell: chart.score(cell) for cell in chart.cells if chart.is_solved(cell)}
    folder = Path(os.path.relpath(chart.folder, file.parent))

    def found(cell: Cell) -> str:
        return link(chart, cell, solved[cell], folder) if cell in solved else "open"

    def share(cell: Cell) -> str:
        tries = chart.tries[cell.name]
        return str(tries.met) if tries.tried >= ORDINARY else f"{tries.met} of {tries.tried}"

    missing = [nearest(chart, cell, box) for cell in chart.cells if cell not in solved]
    return TEMPLATE.read_text("utf-8").format(
        solved=len(solved),
        cells=len(chart.cells),
        ordinary=ORDINARY,
        width=WIDTH,
        folder=chart.folder.as_posix(),
        page=file.as_posix(),
        deck=profile.data.options.greg_deck,
        options="".join(f" --option {key}={value}" for key, value in changes.items()),
        found=table(chart, found),
        shares=table(chart, share),
        open="".join(f"- {line}\n" for line in missing) or "Nothing: every cell is solved.\n",
    )


def table(chart: Chart, text: Callable[[Cell], str]) -> str:
    """A table of all cells: a line for each challenge, a column for each level."""
    levels = chart.game.levels
    lines = [f"| | {' | '.join(levels)} |", "|---" * (len(levels) + 1) + "|"]
    for challenge in dict.fromkeys(cell.challenge for cell in chart.cells):
        lines.append(f"| {challenge} | {' | '.join(text(Cell(level, challenge)) for level in levels)} |")
    return "\n".join(lines) + "\n"


def link(chart: Chart, cell: Cell, score: Score, folder: Path) -> str:
    """A solved cell: its figures, which lead to its record."""
    one_in = chart.tries[cell.name].one_in
    luck = f", 1 in {one_in:,}" if one_in else ""
    record = (folder / chart.path(cell).name).as_posix()
    return f"[{score.points} : {score.gregs}]({record}) in {score.rounds}{luck}"


def nearest(chart: Chart, cell: Cell, box: Any) -> str:
    """How near the hunt came to a cell that is open."""
    tries = chart.tries[cell.name]
    text = f"{cell.name}, {tries.tried} games tried"
    if tries.nearest is None:
        return f"{text}: none came near"
    score = tries.nearest
    asked = asked_for(box, cell.challenge)
    points = f"{score.points} points to Greg's {score.gregs} in {score.rounds} rounds"
    return f"{text}: the nearest came to {score.reached} where {asked} is asked for, with {points}"
