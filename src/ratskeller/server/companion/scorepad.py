"""A score pad for up to five people: what a person can read off the table at the end, added up and explained."""

from collections.abc import Iterator
from contextlib import contextmanager

from pydantic import BaseModel

from ratskeller.client.errors import Refused
from ratskeller.core.final_table import ImpossibleTable
from ratskeller.core.game import ScorePad
from ratskeller.core.plain_text import plain_text


class Part(BaseModel):
    """What a line is made of, such as 3 pieces at 4 points."""

    kind: str
    figures: dict[str, int | str]
    points: int


class Line(BaseModel):
    """One line of the pad: the sum of its parts."""

    line: str
    rule: str
    points: int
    parts: list[Part]


class Column(BaseModel):
    """One person's lines."""

    name: str
    lines: list[Line]
    total: int


class Verdict(BaseModel):
    """Who has won (seats from 0), and by what."""

    winners: list[int]
    by: str
    rule: str
    figures: dict[str, int | str]


class Sheet(BaseModel):
    """A finished pad."""

    game: str
    columns: list[Column]
    verdict: Verdict


def part(kind: str, points: int, **figures: int | str) -> Part:
    """A part with its figures by name."""
    return Part(kind=kind, points=points, figures=figures)


@contextmanager
def refused() -> Iterator[None]:
    """Turn the game's complaint about a table into an answer."""
    try:
        yield
    except ImpossibleTable as problem:
        raise Refused(
            "malformed", str(problem), rule=problem.rule, reason=problem.reason, figures=problem.figures
        ) from None


def sheet_of(game: str, names: list[str], pad: ScorePad, lines: list[list[Line]], verdict: Verdict) -> Sheet:
    """A column for every seat."""
    columns = [
        Column(name=plain_text(name), lines=column, total=total)
        for name, column, total in zip(names, lines, pad.totals, strict=True)
    ]
    return Sheet(game=game, columns=columns, verdict=verdict)
