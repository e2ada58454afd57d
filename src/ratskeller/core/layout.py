"""Records declared once: attributes for people and the type checker, a NumPy dtype for the machine.

A layout is a class whose attributes are made by `number`, `numbers`, `choice`, `flags`, `record` and `records`.
`dtype_of`
turns it into an aligned NumPy record type whose fields are read and written the same way compiled and interpreted.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

import numpy as np

T = TypeVar("T", covariant=True)


class Ints(Protocol):
    """A row of small integers inside a record."""

    @property
    def shape(self) -> tuple[int, ...]: ...
    def __getitem__(self, i: int, /) -> int: ...
    def __setitem__(self, i: int, value: int, /) -> None: ...


class Grid(Protocol):
    """A table of small integers inside a record."""

    @property
    def shape(self) -> tuple[int, ...]: ...
    def __getitem__(self, i: tuple[int, int], /) -> int: ...
    def __setitem__(self, i: tuple[int, int], value: int, /) -> None: ...


class Records(Protocol[T]):
    """A row of records: inside another record, or a whole batch."""

    @property
    def shape(self) -> tuple[int, ...]: ...
    def __getitem__(self, i: int, /) -> T: ...


if TYPE_CHECKING:

    def wide(value: int) -> int:
        """The value as a 64-bit integer."""

else:
    # Narrow fields are widened before arithmetic (they would overflow when interpreted) and before they are passed
    # on (a rule compiles once more for each width, and for each literal: constants are wide, too).
    wide = np.int64

ZERO = wide(0)


def indices(count: int) -> tuple[int, ...]:
    """The constants 0, 1, 2, … for unpacking into names."""
    return tuple(wide(i) for i in range(count))


def firsts(blocks: dict[str, int]) -> dict[str, int]:
    """The first number of each of several consecutive blocks, given their sizes."""
    return {name: wide(sum(list(blocks.values())[:i])) for i, name in enumerate(blocks)}


@dataclass(frozen=True)
class Field:
    """How one attribute is stored, and by which names a person reads and writes it."""

    kind: str
    shape: tuple[int, ...] = ()
    layout: type | None = None
    values: tuple[str, ...] = ()  # names of the values of a choice, counted from `base`
    base: int = 0
    bits: tuple[str, ...] = ()  # names of the bits of flags
    keys: tuple[str, ...] = ()  # names of the places of a row


def number(kind: str = "i1") -> Any:
    """One integer."""
    return Field(kind)


def numbers(*shape: int, kind: str = "i1", keys: Sequence[str] = ()) -> Any:
    """A row or table of integers; `keys` names the places of a row."""
    return Field(kind, shape, keys=tuple(keys))


def choice(values: Sequence[str], *shape: int, base: int = 0, kind: str = "i1") -> Any:
    """One of several named values, `values[0]` being stored as `base`."""
    return Field(kind, shape, values=tuple(values), base=base)


def flags(bits: Sequence[str], *shape: int, kind: str = "i2") -> Any:
    """A set of named bits."""
    return Field(kind, shape, bits=tuple(bits))


def records(layout: type, count: int, keys: Sequence[str] = ()) -> Any:
    """A row of nested records."""
    return Field("", (count,), layout=layout, keys=tuple(keys))


def record(layout: type) -> Any:
    """One nested record."""
    return Field("", layout=layout)


def fields_of(layout: type) -> dict[str, Field]:
    """The fields in the order of their declaration, those of base layouts first."""
    found: dict[str, Field] = {}
    for cls in reversed(layout.__mro__):
        found.update({name: value for name, value in vars(cls).items() if isinstance(value, Field)})
    return found


def dtype_of(layout: type) -> np.dtype[Any]:
    """The aligned record type of a layout; read its records by attribute.

    Gaps between fields are fields themselves, because NumPy does not copy gaps: equal records have equal bytes."""
    columns: list[Any] = []
    for name, field in fields_of(layout).items():
        kind: Any = dtype_of(field.layout) if field.layout else field.kind
        columns.append((name, kind, field.shape) if field.shape else (name, kind))
    aligned = np.dtype(columns, align=True)
    filled: list[Any] = []
    end = 0
    for column in columns:
        kind, offset = (aligned.fields or {})[column[0]][:2]
        if offset > end:
            filled.append((f"gap{end}", "i1", (offset - end,)))
        filled.append(column)
        end = offset + kind.itemsize
    if aligned.itemsize > end:
        filled.append((f"gap{end}", "i1", (aligned.itemsize - end,)))
    return np.dtype((np.record, np.dtype(filled, align=True)))
