"""The file of a scenario: which tables and keys it has, and what they are made of."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec

from ratskeller.core.errors import FileError, Problem
from ratskeller.core.profile import read_toml

RULE_ID = re.compile(r"[a-z]+(\.[a-z0-9-]+){2,}")

BySeat = list[int] | dict[str, int]
EventTable = dict[str, int | str]


class ScenarioError(FileError):
    """A scenario that can't be played because its file is wrong."""


class Table(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table of the file; what it does not know, it refuses."""


class Illegal(Table, frozen=True):
    """A move that must be refused, and the rule that forbids it."""

    move: str
    rule: str


class Step(Table, frozen=True):
    """Some moves, then facts that hold after them."""

    moves: list[str] = []
    note: str = ""
    actor: int | Literal["chance", "nobody"] | None = None
    legal: list[str] = []
    only_legal: list[str] | None = None
    illegal: list[Illegal] = []
    happened: list[EventTable] = []
    not_happened: list[EventTable] = []
    points: BySeat | None = None
    score: dict[str, BySeat] = {}
    winners: list[int] | None = None
    challenges: list[str] | None = None
    expect: dict[str, Any] = {}
    seen_by: int | Literal["spectator"] | None = None


class Scenario(Table, frozen=True):
    """One example, in the form of its file."""

    title: Annotated[str, msgspec.Meta(min_length=1)]
    rules: Annotated[list[str], msgspec.Meta(min_length=1)]
    game: str
    step: Annotated[list[Step], msgspec.Meta(min_length=1)]
    note: str = ""
    people: int | None = None
    level: str | None = None
    profile: str = "standard"
    options: dict[str, str | bool] = {}
    seed: Annotated[int, msgspec.Meta(ge=0)] = 0
    begin: Literal["set-up", "turn"] = "turn"
    setup: list[str] = []
    position: dict[str, Any] | None = None


def load_scenario(path: Path) -> Scenario:
    """Read a scenario's file; an error names the file and the key."""
    try:
        scenario = msgspec.convert(read_toml(path), Scenario)
    except msgspec.ValidationError as error:
        problem = problem_of(str(error))
        raise ScenarioError(str(path), [Problem(counted_from_one(problem.where), problem.what)]) from None
    problems = list(rule_problems(scenario))
    if problems:
        raise ScenarioError(str(path), problems)
    return scenario


def rule_problems(scenario: Scenario) -> Iterator[Problem]:
    """Every entry in the list of rules that is not the id of a rule."""
    named = [("rules", rule) for rule in scenario.rules]
    for number, step in enumerate(scenario.step, start=1):
        named += [(f"step {number}: illegal.rule", item.rule) for item in step.illegal]
    for where, rule in named:
        if not RULE_ID.fullmatch(rule):
            yield Problem(where, f"'{rule}' is no id of a rule, such as fr.move.toll")


def problem_of(message: str) -> Problem:
    """The key and the complaint of a validation error."""
    complaint, _, place = message.partition(" - at `")
    return Problem(place.rstrip("`").removeprefix("$").lstrip(".") or "file", complaint)


def counted_from_one(where: str) -> str:
    """The key of a step as people count steps."""
    return re.sub(r"^step\[(\d+)\]\.?", lambda found: f"step {int(found[1]) + 1}: ", where).rstrip(": ")
