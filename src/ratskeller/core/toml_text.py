"""Plain values as text in TOML: what somebody entered in a form becomes the file that they could have written."""

import json
import re
from collections.abc import Iterator
from typing import Any

from ratskeller.core.errors import Problem, ProfileError

BARE = re.compile(r"[A-Za-z0-9_-]+")
LONGEST_LINE = 110


def to_toml(tables: dict[str, Any]) -> str:
    """A file whose tables `tomllib` reads again as they were; what TOML has no form for is an error that names it."""
    return "\n".join(lines_of(tables, "")).strip() + "\n"


def lines_of(table: dict[str, Any], where: str) -> Iterator[str]:
    """The lines of a table: its own values first, then the tables in it under headings of their own."""
    headed: dict[str, Any] = {}
    for name, value in table.items():
        if is_headed(value, where):
            headed[name] = value
        else:
            yield f"{key_text(name)} = {value_text(value, below(where, name))}"
    for name, value in headed.items():
        place = below(where, name)
        heading = ".".join(map(key_text, place.split("\n")))
        for item in value if isinstance(value, list) else [value]:
            yield ""
            yield f"[[{heading}]]" if isinstance(value, list) else f"[{heading}]"
            yield from lines_of(item, place)


def is_headed(value: Any, where: str) -> bool:
    """Whether a value is a table with a heading: all at the top are, and those within that are long."""
    if isinstance(value, list):
        return not where and bool(value) and all(isinstance(item, dict) for item in value)
    return isinstance(value, dict) and (not where or len(json.dumps(value)) > LONGEST_LINE)


def below(where: str, name: str) -> str:
    """The place of a name in a table; names may have dots in them, so that lines keep them apart."""
    return f"{where}\n{name}" if where else name


def key_text(name: str) -> str:
    """A key, in quotes where it needs them."""
    return name if BARE.fullmatch(name) else json.dumps(name, ensure_ascii=False)


def value_text(value: Any, where: str) -> str:
    """A value on one line, or a long list on several."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, (int, str)):
        return json.dumps(value, ensure_ascii=False)
    if isinstance(value, list):
        items = [value_text(item, where) for item in value]
        line = f"[{', '.join(items)}]"
        nested = any(isinstance(item, list) for item in value)
        return line if len(line) <= LONGEST_LINE or not nested else "[\n  " + ",\n  ".join(items) + ",\n]"
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key_text(k)} = {value_text(v, where)}" for k, v in value.items()) + " }"
    place = where.replace("\n", ".")
    if value is None:
        raise ProfileError("profile", [Problem(place, "is empty", "empty")])
    raise ProfileError("profile", [Problem(place, f"a whole number is expected, not {value}", "whole-number")])
