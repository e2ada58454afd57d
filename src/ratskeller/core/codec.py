"""Records as plain values with names, and as one line of text that a person can read and paste.

Both round-trip. A line leaves out what is zero; plain values may be given in part, as differences from a record.
"""

import json
import math
import struct
from collections.abc import Callable, Iterator
from functools import cache, lru_cache
from typing import Any

import msgspec
import numpy as np

from ratskeller.core.errors import PositionError
from ratskeller.core.layout import Field, dtype_of, fields_of

Gaps = list[tuple[int, Field]]  # places of numbers among all numbers of a record, and the fields that they are of

CODES = {1: "b", 2: "h", 4: "i", 8: "q"}  # how `struct` calls integers of so many bytes
EMPTY = "-"
PLACES = {str(place): place for place in range(128)}


def to_plain(layout: type, record: Any) -> dict[str, Any]:
    """All fields of a record, with names where the layout has them."""
    plain: dict[str, Any] = msgspec.json.decode(to_json(layout, record))
    return plain


def to_json(layout: type, record: Any, without: tuple[str, ...] = ()) -> bytes:
    """The same as JSON, without some of the fields."""
    return writer_of(layout, without)(record.tobytes())


@cache
def writer_of(layout: type, without: tuple[str, ...]) -> Callable[[bytes], bytes]:
    """Writes a record's bytes as JSON, in a form that was put together once: far quicker than field by field."""
    record = dtype_of(layout)
    unpack = struct.Struct("=" + "".join(codes_of(record))).unpack
    gaps: Gaps = []
    form = record_form(layout, record, 0, gaps, without)
    places = [place for place, _ in gaps]
    named = [(i, words_for(field)) for i, (_, field) in enumerate(gaps) if field.values or field.bits]

    def write(data: bytes) -> bytes:
        numbers = unpack(data)
        filling = [numbers[place] for place in places]
        for i, word in named:
            filling[i] = word(filling[i])
        return (form % tuple(filling)).encode()

    return write


def codes_of(kind: np.dtype[Any]) -> Iterator[str]:
    """How `struct` calls all numbers of a record, in their order."""
    for name in kind.names or ():
        item = kind[name]
        codes = list(codes_of(item.base)) if item.base.names else [CODES[item.base.itemsize]]
        yield from codes * math.prod(item.shape)


def count_of(kind: np.dtype[Any]) -> int:
    """How many numbers a record has."""
    return sum(1 for _ in codes_of(kind))


def record_form(layout: type, kind: np.dtype[Any], start: int, gaps: Gaps, without: tuple[str, ...] = ()) -> str:
    """A record as a JSON template with gaps for its numbers. `start` is the place of its first number among all; the
    places and fields of the gaps are appended to a list."""
    starts, place = {}, start
    for name in kind.names or ():
        starts[name] = place
        place += count_of(np.dtype([(name, kind[name])]))
    forms = {
        name: field_form(field, kind[name], starts[name], gaps)
        for name, field in fields_of(layout).items()
        if name not in without
    }
    return object_form(forms)


def field_form(field: Field, kind: np.dtype[Any], start: int, gaps: Gaps) -> str:
    """One field: an object where its places have names, else a list, else a single value."""
    size = count_of(kind.base) if field.layout else 1
    forms = []
    for place in range(start, start + size * (field.shape[0] if field.shape else 1), size):
        if field.layout:
            forms.append(record_form(field.layout, kind.base, place, gaps))
        else:
            forms.append("%s")
            gaps.append((place, field))
    if field.keys:
        return object_form(dict(zip(field.keys, forms, strict=True)))
    return f"[{','.join(forms)}]" if field.shape else forms[0]


def object_form(forms: dict[str, str]) -> str:
    """Named forms as one."""
    return "{" + ",".join(f"{json.dumps(name)}:".replace("%", "%%") + form for name, form in forms.items()) + "}"


def words_for(field: Field) -> Callable[[int], str]:
    """Numbers of a field that has names for them, as JSON."""
    return lru_cache(1024)(lambda number: json.dumps(plain_value(field, number)))


def plain_value(field: Field, value: Any) -> Any:
    """One number: the name of a choice, the names of flags, or itself."""
    if field.values:
        return field.values[int(value) - field.base]
    if field.bits:
        return [name for bit, name in enumerate(field.bits) if int(value) >> bit & 1]
    return int(value)


def from_plain(layout: type, plain: Any, record: Any, where: str = "") -> None:
    """Write the given fields into a record; what is unknown or does not fit is an error that names the place."""
    if not isinstance(plain, dict):
        raise PositionError(f"{where or 'position'}: a table of fields is expected, not {plain!r}")
    fields = fields_of(layout)
    for name, value in plain.items():
        path = f"{where}.{name}" if where else name
        if name not in fields:
            raise PositionError(f"{path}: unknown field, the fields are {', '.join(fields)}")
        write_field(fields[name], value, record, name, path)


def write_field(field: Field, value: Any, record: Any, name: str, path: str) -> None:
    """Write one field of a record, places by key or by index where the field is a row."""
    if not field.shape:
        if field.layout is not None:
            from_plain(field.layout, value, record[name], path)
        else:
            write_number(field, value, record, name, path)
        return
    row = record[name]
    for i, item in places_of(field, value, path):
        place = f"{path}.{field.keys[i] if field.keys else i}"
        if field.layout is not None:
            from_plain(field.layout, item, row[i], place)
        else:
            write_number(field, item, row, i, place)


def places_of(field: Field, value: Any, path: str) -> Iterator[tuple[int, Any]]:
    """The places of a row that a plain value names, and what goes there."""
    if isinstance(value, list):
        if len(value) > field.shape[0]:
            raise PositionError(f"{path}: {len(value)} values for {field.shape[0]} places")
        yield from enumerate(value)
    elif isinstance(value, dict):
        for key, item in value.items():
            index = field.keys.index(key) if key in field.keys else PLACES.get(str(key), -1)
            if not 0 <= index < field.shape[0]:
                names = ", ".join(field.keys) or f"0 to {field.shape[0] - 1}"
                raise PositionError(f"{path}.{key}: unknown place, the places are {names}")
            yield index, item
    else:
        raise PositionError(f"{path}: a list or a table is expected, not {value!r}")


def write_number(field: Field, value: Any, record: Any, place: Any, path: str) -> None:
    """Write one number, checking that it fits."""
    number = number_of(field, value, path)
    bounds = np.iinfo(field.kind)
    if not bounds.min <= number <= bounds.max:
        raise PositionError(f"{path}: {number} is out of range, {bounds.min} to {bounds.max}")
    record[place] = number


def number_of(field: Field, value: Any, path: str) -> int:
    """The number for a plain value."""
    if field.values:
        if str(value) not in field.values:
            raise PositionError(f"{path}: unknown value {value!r}, the values are {', '.join(field.values)}")
        return field.values.index(str(value)) + field.base
    if field.bits:
        if not isinstance(value, list):
            raise PositionError(f"{path}: a list of names is expected, not {value!r}")
        for name in value:
            if name not in field.bits:
                raise PositionError(f"{path}: unknown name {name!r}, the names are {', '.join(field.bits)}")
        return sum(1 << field.bits.index(name) for name in dict.fromkeys(value))
    if not isinstance(value, int) or isinstance(value, bool):
        raise PositionError(f"{path}: a whole number is expected, not {value!r}")
    return value


def to_line(layout: type, record: Any) -> str:
    """A record as `field=value` words; what is zero is left out."""
    return " ".join(f"{path}={text}" for path, text in words_of(layout, record, ""))


def words_of(layout: type, record: Any, prefix: str) -> Iterator[tuple[str, str]]:
    """The words of a record's fields, nested ones by dotted paths."""
    for name, field in fields_of(layout).items():
        path, value = prefix + name, record[name]
        if field.layout is not None:
            if field.shape:
                for i in range(field.shape[0]):
                    place = field.keys[i] if field.keys else str(i)
                    yield from words_of(field.layout, value[i], f"{path}.{place}.")
            else:
                yield from words_of(field.layout, value, f"{path}.")
        elif np.any(value):
            items = [text_of(field, item) for item in value] if field.shape else [text_of(field, value)]
            if field.keys:
                items = [f"{key}:{item}" for key, item in zip(field.keys, items, strict=True) if item != "0"]
            yield path, ",".join(items)


def text_of(field: Field, value: Any) -> str:
    """One number as text."""
    plain = plain_value(field, value)
    return ("+".join(plain) or EMPTY) if field.bits else str(plain)


def from_line(layout: type, line: str, record: Any) -> None:
    """Write the words of a line into a blank record."""
    for word in line.split():
        path, equals, text = word.partition("=")
        if not equals:
            raise PositionError(f"'{word}' is no field=value")
        write_word(layout, path, text, record)


def write_word(layout: type, path: str, text: str, record: Any) -> None:
    """Find the field of a dotted path and write its text."""
    names = path.split(".")
    while names:
        name = names.pop(0)
        fields = fields_of(layout)
        if name not in fields:
            raise PositionError(f"{path}: unknown field '{name}', the fields are {', '.join(fields)}")
        field = fields[name]
        if field.layout is None:
            if names:
                raise PositionError(f"{path}: '{name}' has no fields of its own")
            write_field(field, plain_of_text(field, text, path), record, name, path)
            return
        record = record[name]
        if field.shape:
            place = names.pop(0) if names else ""
            ((index, _),) = places_of(field, {place: None}, f"{path}")
            record = record[index]
        layout = field.layout
    raise PositionError(f"{path}: names no single field")


def plain_of_text(field: Field, text: str, path: str) -> Any:
    """The plain value of a word's text."""
    if field.keys:
        pairs = [item.partition(":") for item in text.split(",")]
        return {key: plain_item(field, item, path) for key, _, item in pairs}
    items = [plain_item(field, item, path) for item in text.split(",")]
    return items if field.shape else items[0]


def plain_item(field: Field, text: str, path: str) -> Any:
    """The plain value of one item of a word."""
    if field.values:
        return text
    if field.bits:
        return [] if text == EMPTY else text.split("+")
    try:
        return int(text)
    except ValueError:
        raise PositionError(f"{path}: a whole number is expected, not '{text}'") from None
