"""The curve of a run of training, drawn."""

from pathlib import Path

from ratskeller.arena.extras import MissingExtra
from ratskeller.core.record import write_atomically
from ratskeller.learn.curve import read_rows
from ratskeller.reports.plots import Points, as_file, line_plot

UNSEEN = {"held_chances": "who wins", "held_moves": "which move"}
LEARNED = {"loss_chances": "who wins", "loss_moves": "how undecided moves are"}  # by policy nothing is held out
FILE = "curve.svg"


def draw_curve(folder: Path) -> Path | None:
    """Draw how well unseen games are foretold, or those of learning where none are held out; where nothing can be
    drawn or written, or no plots are installed, None."""
    all_rows = read_rows(folder)
    drawn, what = (UNSEEN, "unseen") if any(row["held_chances"] for row in all_rows) else (LEARNED, "learned")
    rows = [row for row in all_rows if all(row[key] for key in drawn)]
    if len(rows) < 2:
        return None
    minutes = [float(row["minutes"]) for row in rows]
    lines: dict[str, Points] = {name: (minutes, [float(row[key]) for row in rows]) for key, name in drawn.items()}
    path = folder / FILE
    try:
        write_atomically(path, as_file(line_plot(lines, "minutes", f"loss on {what} games, nats")))
    except (MissingExtra, OSError):
        return None
    return path
