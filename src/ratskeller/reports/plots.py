"""Plots as SVG for a page, in our colours, which follow its light and dark theme."""

import hashlib
import io
import re
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

from ratskeller.arena.extras import load_extra

if TYPE_CHECKING:
    from matplotlib.axes import Axes

SERIES = ("#d08c14", "#1f9184", "#e2703f", "#4f94d4", "#9a63c4", "#67a05b", "#c0527a", "#8b84a0")  # by day and by night
# The colours given to matplotlib, and what stands in the text instead: the colours of the page.
INK, RULES = "#010203", "#040506"
OF_FILE = "#8b84a0"  # an ink that can be read by day and by night
OF_PAGE = {INK: "currentColor", RULES: "var(--line, #b0a890)"}
WIDTH = 8.0  # inches, of 72 points
HEIGHT = 3.6
ROW = 0.34  # the height of a row of intervals

Points = tuple[Sequence[float], Sequence[float]]  # x and y of each


class Interval(NamedTuple):
    """A named value, with its interval."""

    name: str
    low: float
    middle: float
    high: float


def line_plot(
    lines: Mapping[str, Points],
    x: str,
    y: str,
    *,
    percent: bool = False,
    percent_x: bool = False,
    dots: bool = False,
    steps: bool = False,
    diagonal: bool = False,
    marks: Sequence[float] = (),
    colours: Sequence[str] = SERIES,
) -> str:
    """Lines by name; with `diagonal` also the line where y is x, with `marks` upright lines at these x."""

    def draw(axes: "Axes") -> None:
        for number, (name, (xs, ys)) in enumerate(lines.items()):
            axes.plot(
                *(xs, ys),
                label=name,
                color=colours[number % len(colours)],
                marker="o" if dots else None,
                markersize=4,
                drawstyle="steps-post" if steps else "default",
            )
        for mark in marks:
            axes.axvline(mark, color=INK, linewidth=0.7, linestyle=":")
        if diagonal:
            axes.axline((0, 0), slope=1, color=INK, linewidth=0.7, linestyle=":")

    return plot(draw, x, y, percent="x" * percent_x + "y" * percent, names=len(lines) > 1)


def bar_plot(
    groups: Sequence[str],
    bars: Mapping[str, Sequence[float]],
    y: str,
    *,
    x: str = "",
    stacked: bool = False,
    percent: bool = False,
    reaches: Mapping[str, Sequence[tuple[float, float]]] | None = None,
    level: float | None = None,
    colours: Sequence[str] = SERIES,
) -> str:
    """Bars by name in each group, side by side or stacked; `reaches` are their intervals, `level` a line across."""
    width = 0.8 if stacked else 0.8 / max(len(bars), 1)

    def draw(axes: "Axes") -> None:
        base = [0.0] * len(groups)
        for number, (name, heights) in enumerate(bars.items()):
            places = [i if stacked else i - 0.4 + width * (number + 0.5) for i in range(len(groups))]
            colour = colours[number % len(colours)]
            axes.bar(places, heights, width * 0.92, bottom=base if stacked else 0, label=name, color=colour)
            for place, height, (low, high) in zip(places, heights, (reaches or {}).get(name, ()), strict=False):
                axes.errorbar(place, height, sides(low, height, high), color=INK, linewidth=1, capsize=2)
            if stacked:
                base = [below + height for below, height in zip(base, heights, strict=True)]
        if level is not None:
            axes.axhline(level, color=INK, linewidth=0.7, linestyle=":")
        axes.set_xticks(range(len(groups)), groups)

    return plot(draw, x, y, percent="y" if percent else "", names=len(bars) > 1)


def histogram(
    values: Mapping[str, Sequence[float]], x: str, y: str = "share", *, colours: Sequence[str] = SERIES
) -> str:
    """How often values come up, as a share of all of that name, in the same bins for every name."""
    known = [value for some in values.values() for value in some]
    least, most = min(known, default=0), max(known, default=1)
    wide = max(1, round((most - least) / 30))
    edges = [least - 0.5 + wide * n for n in range(int((most - least) // wide) + 2)]

    def draw(axes: "Axes") -> None:
        for number, (name, some) in enumerate(values.items()):
            colour = colours[number % len(colours)]
            weights = [1 / len(some)] * len(some)
            axes.hist(some, edges, weights=weights, histtype="step", label=name, color=colour, linewidth=1.6)
            axes.hist(some, edges, weights=weights, histtype="stepfilled", color=colour, alpha=0.15)

    return plot(draw, x, y, percent="y", names=len(values) > 1)


def intervals_plot(
    rows: Sequence[Interval], x: str, *, percent: bool = False, level: float | None = None, colour: str = SERIES[0]
) -> str:
    """Values with their intervals, one below the other; `level` is an upright line to compare them with."""

    def draw(axes: "Axes") -> None:
        for place, row in enumerate(rows):
            reach = sides(row.low, row.middle, row.high)
            axes.errorbar(row.middle, place, xerr=reach, fmt="o", color=colour, capsize=4, linewidth=2)
        if level is not None:
            axes.axvline(level, color=INK, linewidth=0.7, linestyle=":")
        axes.set_yticks(range(len(rows)), [row.name for row in rows])
        axes.set_ylim(len(rows) - 0.5, -0.5)

    return plot(draw, x, "", percent="x" if percent else "", names=False, height=0.9 + ROW * len(rows))


def sides(low: float, middle: float, high: float) -> list[list[float]]:
    """How far an interval reaches below and above; what is less than nothing comes from rounding."""
    return [[max(0.0, middle - low)], [max(0.0, high - middle)]]


def plot(draw: Callable[["Axes"], None], x: str, y: str, *, percent: str, names: bool, height: float = HEIGHT) -> str:
    """What is drawn on one pair of axes, as SVG; the axes that `percent` names count in hundredths."""
    matplotlib = load_extra("matplotlib", "plots", "a plot")
    from matplotlib.figure import Figure
    from matplotlib.ticker import PercentFormatter

    with matplotlib.rc_context(
        {
            **dict.fromkeys(("text.color", "axes.labelcolor", "xtick.labelcolor", "ytick.labelcolor"), INK),
            **dict.fromkeys(("axes.edgecolor", "grid.color", "xtick.color", "ytick.color"), RULES),
            **{"svg.fonttype": "none", "svg.hashsalt": "ratskeller", "axes.grid": True, "axes.axisbelow": True},
            **{"axes.spines.top": False, "axes.spines.right": False, "legend.frameon": False, "font.size": 10},
        }
    ):
        sheet = Figure((WIDTH, height), layout="constrained")
        axes = sheet.add_subplot()
        axes.set_xlabel(x)
        axes.set_ylabel(y)
        draw(axes)
        for axis in percent:
            getattr(axes, f"{axis}axis").set_major_formatter(PercentFormatter(1.0))
        if names:
            sheet.legend(loc="outside upper left", ncols=4)
        written = io.StringIO()
        sheet.savefig(written, format="svg", transparent=True, metadata={"Date": None})
    return for_page(written.getvalue(), " / ".join(filter(None, (y, x))))


def for_page(svg: str, label: str) -> str:
    """An SVG file as a part of a page: without its head, in the page's colours, with ids that no other plot has."""
    svg = re.sub(r"<metadata>.*?</metadata>", "", svg[svg.index("<svg") :], flags=re.DOTALL)
    for given, colour in OF_PAGE.items():
        svg = svg.replace(given, colour)
    mark = hashlib.sha256(svg.encode()).hexdigest()[:8]
    svg = re.sub(r'(\bid="|url\(#|href="#)', rf"\g<1>{mark}-", svg)
    label = label.replace("&", "&amp;").replace('"', "&quot;").replace("<", "&lt;")
    return svg.replace("<svg ", f'<svg role="img" aria-label="{label}" ', 1).strip()


def as_file(svg: str) -> str:
    """A plot as a file of its own, which has no page to take its ink from."""
    return svg.replace("<svg ", f'<svg style="color: {OF_FILE}" ', 1) + "\n"
