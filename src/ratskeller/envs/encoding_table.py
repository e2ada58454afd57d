"""Features as rows of numbers that compiled code reads: which byte of a view goes where in an observation.

There are rows for every number of seats and every seat, already turned relative to the seat, so that compiled code
turns nothing.
"""

from typing import Any

import numpy as np
import numpy.typing as npt

from ratskeller.core.game import Game
from ratskeller.core.layout import Field
from ratskeller.envs.buffers import WORD
from ratskeller.envs.features import Element, elements_at, field_at
from ratskeller.envs.spec import BITS, BY_HOUSE, CENSUS, FIRST_SEAT, NUMBER, ONE_HOT, SEATS, Feature, ObservationSpec

# The sections of a table's rows, and what each row holds:
# words: byte, target, how many of its eight bytes are numbers to keep, which bits of the byte are flags to spread;
# broad numbers: byte, target; values: byte, target, map; counts: the same, and the byte without which nothing counts
SECTIONS = ("words", "broad", "values", "counts")
WORDS, BROAD, VALUES, COUNTS = range(4)
WIDTHS = (4, 2, 3, 4)  # of a row
PLACED = 128  # in a map, added to the place
ALL = 255

Row = tuple[int, ...]
Map = tuple[int, ...]  # of each byte: PLACED and its place among an element's numbers, or 0


class EncodingTables:
    """The rows of a game's observation, for compiled code."""

    def __init__(self, game: Game, spec: ObservationSpec, features: tuple[Feature, ...]) -> None:
        self.game = game
        self.spec = spec
        self.features = features
        self._maps: dict[Map, int] = {}
        self._anything = next(elements_at(game.layout, game.position, "seats")).offset  # never 0
        rows = {(n, seat): self.rows_of(n, seat) for n in range(2, SEATS + 1) for seat in range(n)}
        size = features[-1].offset + features[-1].size
        tables = [
            (name, "u2", (SEATS + 1, SEATS, max(1, *(len(sections[i]) for sections in rows.values())), width))
            for i, (name, width) in enumerate(zip(SECTIONS, WIDTHS, strict=True))
        ]
        kind = [
            *tables,
            ("ends", "u2", (SEATS + 1, SEATS, len(SECTIONS))),
            ("keep", "u8", (WORD + 1,)),  # the first bytes of a word
            ("spread", "u8", (256,)),  # a byte's bits, as a byte each
            ("maps", "u1", (len(self._maps), 256)),
            ("scale", "f4", (size,)),
            ("used", "u2", (SEATS + 1,)),  # numbers before the blocks of seats that do not play
        ]
        self.size = size
        self.array: npt.NDArray[Any] = np.zeros(1, np.dtype((np.record, np.dtype(kind, align=True))))
        table: Any = self.array[0]
        for (seats, seat), sections in rows.items():
            for i, name in enumerate(SECTIONS):
                if sections[i]:
                    table[name][seats, seat, : len(sections[i])] = sections[i]
            table.ends[seats, seat] = [*map(len, sections)]
        table.keep[:] = [(1 << 8 * count) - 1 for count in range(WORD + 1)]
        table.spread[:] = [sum((byte >> bit & 1) << 8 * bit for bit in range(8)) for byte in range(256)]
        for where, number in self._maps.items():
            table.maps[number] = where
        for feature in features:
            table.scale[feature.offset : feature.offset + feature.size] = feature.scale
            table.used[(feature.seat or 0) + 1 :] = feature.offset + feature.size

    def rows_of(self, seats: int, seat: int) -> list[list[Row]]:
        """The rows of one seat's observation, section by section."""
        sections: list[list[Row]] = [[] for _ in SECTIONS]
        for feature in self.features:
            self.add_rows(sections, feature, seats, seat)
        sections[WORDS] = joined(sections[WORDS])
        return sections

    def add_rows(self, sections: list[list[Row]], feature: Feature, seats: int, seat: int) -> None:
        """The rows of one feature."""
        spec = feature.spec
        field = field_at(self.game.layout, spec.path)
        elements = [*elements_at(self.game.layout, self.game.position, spec.path)]
        given = [*elements_at(self.game.layout, self.game.position, spec.given)] if spec.given else []
        if feature.seat is not None:
            if feature.seat >= seats:
                return
            owner = (seat + feature.seat) % seats
            elements = [element for element in elements if element.indices[0] == owner]
        width = max(1, len(feature.labels))
        for number, element in enumerate(elements):
            target = feature.offset + (0 if feature.kind == CENSUS else number * width)
            found: Element | None = element
            if spec.places:
                found = self.turned(elements, number, spec.places, seats, seat)
            if found is None:
                continue
            if feature.kind == NUMBER:
                is_broad = np.dtype(field.kind).itemsize > 1
                row: Row = (found.offset, target) if is_broad else (found.offset, target, 1, 0)
                sections[BROAD if is_broad else WORDS].append(row)
            elif feature.kind in (ONE_HOT, CENSUS):
                row = (found.offset, target, self.map_of(feature, field, seats, seat))
                if given or feature.kind == CENSUS:
                    sections[COUNTS].append((*row, given[number].offset if given else self._anything))
                else:
                    sections[VALUES].append(row)
            elif feature.kind == BITS:
                for byte in range((len(feature.labels) + 7) // 8):
                    sections[WORDS].append((found.offset + byte, target + 8 * byte, 0, ALL))

    def turned(self, elements: list[Element], number: int, places: str, seats: int, seat: int) -> Element | None:
        """The element at a relative place; None beyond the last."""
        relative = elements[number].indices[-1]
        around, mine = self.circle(places, seats, seat)
        if relative >= around:
            return None
        return elements[number - relative + (mine + relative) % around]

    def circle(self, what: str, seats: int, seat: int) -> tuple[int, int]:
        """How many seats or houses there are, and which is mine."""
        apart = self.spec.houses_apart if what == BY_HOUSE and seats == 2 else 1
        return seats * apart, seat * apart

    def map_of(self, feature: Feature, field: Field, seats: int, seat: int) -> int:
        """The number of the map from a byte to its place among an element's numbers."""
        spec = feature.spec
        where = [0] * 256
        if spec.value == FIRST_SEAT:
            where = [PLACED + -seat % seats] * 256
        elif spec.value:
            around, mine = self.circle(spec.value, seats, seat)
            for value in range(around):
                where[value] = PLACED + (value - mine) % around
            for i, value in enumerate(spec.extra):
                where[value % 256] = PLACED + SEATS + i
        else:
            for i in range(len(feature.labels)):
                where[(i + field.base) % 256] = PLACED + i
        return self._maps.setdefault(tuple(where), len(self._maps))


def joined(rows: list[Row]) -> list[Row]:
    """Rows for words in the order of their targets; neighbours share a row as far as a word reaches."""
    found: list[Row] = []
    for byte, target, kept, flags in sorted(rows, key=lambda row: row[1]):
        first, first_target, so_far, _ = found[-1] if found else (0, 0, 0, 0)
        follows = (byte, target) == (first + so_far, first_target + so_far)
        if kept and follows and 0 < so_far < WORD:
            found[-1] = first, first_target, so_far + 1, 0
        else:
            found.append((byte, target, kept, flags))
    return found
