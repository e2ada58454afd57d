"""The curve of a run of training, drawn."""

from pathlib import Path

from ratskeller.arena.extras import MissingExtra
from ratskeller.learn.curve import read_rows
from ratskeller.reports.plots import Points, as_file, line_plot

LINES = {"held_chances": "who wins", "held_moves": "which move"}
FILE = "curve.svg"


def draw_curve(folder: Path) -> Path | None:
    """Draw how well unseen games are foretold; where nothing can be drawn, or no plots are installed, None."""
    rows = [row for row in read_rows(folder) if row["held_chances"]]
    if len(rows) < 2:
        return None
    minutes = [float(row["minutes"]) for row in rows]
    lines: dict[str, Points] = {name: (minutes, [float(row[key]) for row in rows]) for key, name in LINES.items()}
    try:
        plot = line_plot(lines, "minutes", "loss on unseen games, nats")
    except MissingExtra:
        return None
    path = folder / FILE
    path.write_text(as_file(plot), encoding="utf-8")
    return path
