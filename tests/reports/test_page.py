"""Pages that need nothing else, and the plots in them."""

import re
from collections.abc import Callable
from xml.etree import ElementTree

import pytest

from ratskeller.reports.page import Section, figure, html_page, table
from ratskeller.reports.plots import Interval, bar_plot, histogram, intervals_plot, line_plot

LINES = {"a & b": ([0.0, 1.0], [0.2, 0.4]), "c": ([0.0, 1.0], [0.5, 0.1])}
PLOTS: dict[str, Callable[[], str]] = {
    "lines": lambda: line_plot(
        LINES, "said", "won <%>", percent=True, percent_x=True, dots=True, diagonal=True, marks=[0.5]
    ),
    "steps": lambda: line_plot(LINES, "x", "y", steps=True),
    "bars": lambda: bar_plot(["2", "3"], {"a": [0.5, 0.3], "b": [0.5, 0.7]}, "wins", reaches={"a": [(0.2, 0.5)] * 2}),
    "stack": lambda: bar_plot(["2"], {"a": [0.5], "b": [0.5]}, "ends", stacked=True, percent=True, level=0.5),
    "histogram": lambda: histogram({"a": [1.0, 2.0, 2.0], "b": [90.0]}, "points"),
    "one value": lambda: histogram({"a": [3.0]}, "points"),
    "intervals": lambda: intervals_plot([Interval("a", 1, 2, 4), Interval("b", 0, 3, 3)], "rating", level=2),
}


@pytest.mark.parametrize("name", PLOTS)
def test_a_plot_is_whole_svg_in_the_colours_of_the_page(name: str) -> None:
    svg = PLOTS[name]()
    root = ElementTree.fromstring(svg)
    assert root.tag.endswith("svg")
    assert root.get("role") == "img"
    assert root.get("aria-label")
    assert "currentColor" in svg
    assert "#010203" not in svg
    assert svg == PLOTS[name]()


def test_a_page_loads_nothing_and_has_no_script() -> None:
    page = html_page("Title", [Section("One", figure(plot(), "Caption")) for plot in PLOTS.values()])
    addresses = set(re.findall(r"https?://[\w.]+", page))
    assert addresses <= {"http://www.w3.org"}  # names of XML, not addresses
    assert not re.search(r"<script|<link|<img|@import|\bsrc=|href=\"(?!#)", page)


def test_no_two_things_on_a_page_have_the_same_id() -> None:
    page = html_page("Title", [Section("One", figure(plot(), "Caption")) for plot in PLOTS.values()])
    ids = re.findall(r'\bid="([^"]+)"', page)
    assert len(ids) == len(set(ids)) > 50
    used = set(re.findall(r'(?:url\(#|href="#)([^")]+)', page))
    assert used <= set(ids)


def test_texts_are_never_taken_for_html() -> None:
    page = html_page("<b>", [Section("<i>", table(["<u>"], [["<s>"]]) + figure("", "<q>"))])
    assert not re.search("<[biusq]>", page)
    assert all(f"&lt;{tag}&gt;" in page for tag in "biusq")


def test_columns_of_figures_stand_to_the_right() -> None:
    html = table(["bot", "wins", "note"], [["a", "50.0%", "-"], ["b1", "-", "2 x"], ["7", "+3", "none"]])
    assert re.findall(r'<th scope="col"( class="figure")?>', html) == ["", ' class="figure"', ""]
