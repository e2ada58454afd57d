"""Paragraphs, tables and pictures of pages in Markdown."""

import textwrap
from collections.abc import Sequence
from typing import NamedTuple

from ratskeller.reports.page import is_figure

WIDTH = 120  # of lines of text


class MarkdownPage(NamedTuple):
    """A page, and its pictures by the names of their files, which are in a folder beside it."""

    text: str
    pictures: dict[str, str]


def text_block(text: str) -> str:
    """A paragraph, in lines of the usual width."""
    return textwrap.fill(" ".join(text.split()), WIDTH, break_long_words=False, break_on_hyphens=False) + "\n\n"


def markdown_table(head: Sequence[str], rows: Sequence[Sequence[object]]) -> str:
    """A table of texts and numbers; columns of figures, except the first column, are right-aligned."""
    columns = [[str(row[column]) for row in rows] for column in range(len(head))]
    marks = ["--:" if number and all(map(is_figure, column)) else "---" for number, column in enumerate(columns)]
    lines = [head, marks, *([str(cell).replace("|", "\\|") for cell in row] for row in rows)]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines) + "\n"


def picture(caption: str, name: str) -> str:
    """A picture on the page."""
    return f"![{caption}](pictures/{name})\n\n"
