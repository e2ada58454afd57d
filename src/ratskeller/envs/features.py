"""The features of a game's observation: from its fields and the layout of its positions."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

from ratskeller.core.game import Game
from ratskeller.core.layout import Field, fields_of
from ratskeller.envs.spec import (
    BITS,
    BY_HOUSE,
    BY_SEAT,
    CENSUS,
    NUMBER,
    ONE_HOT,
    RELATIVE,
    SEATS,
    Feature,
    FieldSpec,
    ObservationSpec,
)

PLAYERS = "players."


@dataclass(frozen=True)
class Element:
    """One number in a position: its place, and the indices and names that lead to it."""

    offset: int
    indices: tuple[int, ...]
    names: tuple[str, ...]


def field_at(layout: type, path: str) -> Field:
    """The declaration of a field, given as names with dots between them."""
    first, _, rest = path.partition(".")
    field = fields_of(layout)[first]
    return field_at(field.layout, rest) if field.layout else field


def elements_at(layout: type, dtype: np.dtype[Any], path: str) -> Iterator[Element]:
    """Every element of a field, in the order of their indices."""
    first, _, rest = path.partition(".")
    field = fields_of(layout)[first]
    fields: Any = dtype.fields
    kind, start = fields[first][:2]
    base = kind.base
    for number, indices in enumerate(np.ndindex(*field.shape)):
        offset = start + number * base.itemsize
        last = field.keys[indices[-1]] if field.keys and indices else (str(indices[-1] + 1) if indices else "")
        names = (*(str(i + 1) for i in indices[:-1]), *([last] if indices else []))
        if field.layout is None:
            yield Element(offset, indices, names)
        else:
            for inner in elements_at(field.layout, base, rest):
                yield Element(offset + inner.offset, indices + inner.indices, names + inner.names)


def paths_of(layout: type, prefix: str = "") -> Iterator[str]:
    """The paths of all fields that hold numbers."""
    for name, field in fields_of(layout).items():
        if field.layout is None:
            yield prefix + name
        else:
            yield from paths_of(field.layout, f"{prefix}{name}.")


def kind_of(field_spec: FieldSpec, field: Field) -> str:
    """How a field is encoded."""
    if field_spec.kind:
        return field_spec.kind
    if field.bits:
        return BITS
    return ONE_HOT if field.values or field_spec.value else NUMBER


def labels_of(field_spec: FieldSpec, field: Field) -> tuple[str, ...]:
    """The names of the numbers of each element; a number has none."""
    if kind_of(field_spec, field) == NUMBER:
        return ()
    if field_spec.value == BY_HOUSE:
        return tuple(map(str, range(SEATS)))
    if field_spec.value:
        return (*RELATIVE, *field_spec.extra.values())
    return field_spec.labels or field.values or field.bits


def features_of(game: Game, spec: ObservationSpec) -> tuple[Feature, ...]:
    """All features, one after the other: what all share, what is mine, then a block for each seat, mine first."""
    shared = [field_spec for field_spec in spec.fields if not field_spec.path.startswith(PLAYERS)]
    mine = [field_spec for field_spec in spec.fields if field_spec.mine]
    each = [field_spec for field_spec in spec.fields if field_spec.path.startswith(PLAYERS) and not field_spec.mine]
    found: list[Feature] = []
    offset = 0
    for seat, specs in ((None, shared), (0, mine), *((seat, each) for seat in range(SEATS))):
        for field_spec in specs:
            found.append(feature_of(game, field_spec, seat, offset))
            offset += found[-1].size
    return tuple(found)


def feature_of(game: Game, field_spec: FieldSpec, seat: int | None, offset: int) -> Feature:
    """One feature, at an offset of the observation."""
    field = field_at(game.layout, field_spec.path)
    kind, labels = kind_of(field_spec, field), labels_of(field_spec, field)
    elements = [*elements_at(game.layout, game.position, field_spec.path)]
    own = 0 if seat is None else 1
    names = [" ".join(element.names[own:]) for element in elements if seat is None or element.indices[0] == 0]
    if field_spec.places:
        around = RELATIVE if field_spec.places == BY_SEAT else tuple(map(str, range(SEATS)))
        names = [" ".join((*element.names[:-1], around[element.indices[-1]])) for element in elements]
    places = ("",) if kind == CENSUS else field_spec.names or tuple(names)
    top = {NUMBER: field_spec.top, CENSUS: len(names)}.get(kind, 1)
    name = field_spec.name or field_spec.path
    if seat is not None:
        name = name.replace("players", "me" if field_spec.mine else RELATIVE[seat])
    size = len(places) * max(1, len(labels))
    return Feature(name, offset, size, 1 / top, field_spec.meaning, kind, places, labels, seat, field_spec)
