"""The learning curve of a run: a row of figures for every evaluation, in a CSV file that only grows."""

import csv
from pathlib import Path
from typing import Any

FILE = "curve.csv"
COLUMNS = (
    *("minutes", "steps", "games", "decisions"),
    *("loss_chances", "loss_moves"),  # in learning
    *("held_chances", "held_moves", "held_guessed", "held_calibration"),  # on games that learning has not seen
    *("gate", "promoted"),  # wins beside the fair share, over all tables; whether it became the best
    "among_rivals",  # share of victory of those who learn at tables with rivals, by policy
)


def add_row(folder: Path, row: dict[str, Any]) -> None:
    """Add a row; what it lacks stays empty."""
    path = folder / FILE
    is_new = not path.exists()
    with path.open("a+", newline="", encoding="utf-8") as file:
        if was_cut(path):
            file.write("\n")
        writer = csv.DictWriter(file, COLUMNS)
        if is_new:
            writer.writeheader()
        writer.writerow({name: told(row.get(name)) for name in COLUMNS})


def was_cut(path: Path) -> bool:
    """The last row was not finished: the disk was full, or the process killed."""
    with path.open("rb") as file:
        file.seek(max(0, path.stat().st_size - 1))
        return file.read() not in (b"", b"\n")


def told(value: Any) -> Any:
    """A figure, without digits that mean nothing."""
    return f"{value:.5g}" if isinstance(value, float) else value


def read_rows(folder: Path) -> list[dict[str, str]]:
    """All rows."""
    path = folder / FILE
    if not path.exists():
        return []
    with path.open(newline="", encoding="utf-8") as file:
        return [*csv.DictReader(file)]
