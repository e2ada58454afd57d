"""Whether plain values have the shape that a type demands: every place where they don't, by its key."""

from collections.abc import Iterable, Iterator
from types import UnionType
from typing import Annotated, Any, Literal, get_args, get_origin

import msgspec

from ratskeller.core.errors import Problem

REASONS = {bool: "switch", int: "whole-number", str: "text", dict: "table", list: "list"}
NAMES = {bool: "true or false", int: "a whole number", str: "a text", dict: "a table", list: "a list"}
LARGEST = 2**63  # of numbers that are repeated; Python refuses to write those of many digits


def misfits(value: Any, kind: Any, where: str = "") -> Iterator[Problem]:
    """Every place where a value does not fit a type, as deep inside as can be found."""
    try:
        msgspec.convert(value, kind)
    except msgspec.ValidationError:
        inner = list(misfits_inside(value, kind, where))
        yield from inner or [misfit(value, kind, where or "file")]


def misfits_inside(value: Any, kind: Any, where: str) -> Iterator[Problem]:
    """The misfits of a table's fields or of a list's items."""
    kind, _ = bare(kind)
    parts = get_args(kind)
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct) and isinstance(value, dict):
        yield from misfits_of_fields(value, kind, where)
    elif get_origin(kind) is dict and isinstance(value, dict):
        for key, item in value.items():
            yield from misfits(item, parts[1], below(where, key))
    elif get_origin(kind) is list and isinstance(value, list):
        for i, item in enumerate(value):
            yield from misfits(item, parts[0], f"{where}[{i}]")
    elif get_origin(kind) is tuple and isinstance(value, list) and len(value) == len(parts):
        for i, (item, part) in enumerate(zip(value, parts, strict=True)):
            yield from misfits(item, part, f"{where}[{i}]")
    elif isinstance(kind, UnionType):
        for part in parts:
            yield from misfits_inside(value, part, where)


def misfits_of_fields(table: dict[str, Any], kind: type[msgspec.Struct], where: str) -> Iterator[Problem]:
    """What is missing, what is unknown, and what does not fit."""
    fields = {field.encode_name: field for field in msgspec.structs.fields(kind)}
    for name, field in fields.items():
        if name in table:
            yield from misfits(table[name], field.type, below(where, name))
        elif field.required:
            yield Problem(below(where, name), "is missing", "missing")
    for name in table:
        if name not in fields:
            yield unknown_name(below(where, name), fields)


def unknown_name(where: str, names: Iterable[str]) -> Problem:
    """A key that is none of those that there are."""
    known = ", ".join(names)
    return Problem(where, f"is unknown: the names are {known}", "unknown-name", {"names": known})


def misfit(value: Any, kind: Any, where: str) -> Problem:
    """A value that does not fit, with what would."""
    what = f"{expected(kind)} is expected, not {found(value)}"
    bare_kind, limits = bare(kind)
    if bare_kind is int and limits.ge is not None and limits.le is not None:
        return Problem(where, what, "range", {"least": int(limits.ge), "most": int(limits.le)})
    if get_origin(bare_kind) is Literal:
        return Problem(where, what, "choice", {"names": ", ".join(map(str, get_args(bare_kind)))})
    length = len(get_args(bare_kind)) if get_origin(bare_kind) is tuple else limits.min_length
    if length:
        return Problem(where, what, "list-of", {"count": length})
    return Problem(where, what, REASONS.get(get_origin(bare_kind) or bare_kind, "other-kind"))


def below(where: str, key: str) -> str:
    """The place of a key inside a table."""
    return f"{where}.{key}" if where else key


def bare(kind: Any) -> tuple[Any, msgspec.Meta]:
    """A type without its limits, and the limits."""
    if get_origin(kind) is Annotated:
        return get_args(kind)
    return kind, msgspec.Meta()


def expected(kind: Any) -> str:
    """A type in words."""
    kind, limits = bare(kind)
    if get_origin(kind) is Literal:
        return " or ".join(f"'{value}'" for value in get_args(kind))
    if isinstance(kind, UnionType):
        return " or ".join(map(expected, get_args(kind)))
    if get_origin(kind) is tuple:
        return f"a list of {len(get_args(kind))}"
    if limits.min_length is not None:
        return f"a list of {limits.min_length}"
    name = NAMES.get(get_origin(kind) or kind, "a table")
    if limits.ge is not None and limits.le is not None:
        return f"{name} from {limits.ge} to {limits.le}"
    return name


def found(value: Any) -> str:
    """A value in words, in short where it is large."""
    if isinstance(value, list):
        return f"a list of {len(value)}"
    if isinstance(value, dict):
        return "a table"
    if isinstance(value, int) and not isinstance(value, bool) and abs(value) > LARGEST:
        return "a number that large"
    return str(value).lower() if isinstance(value, bool) else repr(value)
