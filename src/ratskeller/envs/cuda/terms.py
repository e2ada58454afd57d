"""What each number of an observation is made of, as a card reads it: all numbers are made at the same time.

The processor goes over the bytes of a view and writes numbers (`envs/encoding.py`); a card goes over the numbers, and
looks for the bytes. Both follow the same rows.
"""

from collections import defaultdict
from typing import Any

import numpy as np
import numpy.typing as npt

from ratskeller.envs.buffers import WORD
from ratskeller.envs.encoding_table import PLACED, SECTIONS

# How a byte of a view becomes a number: as it is, one of its bits, whether it has a value.
NUMBER, BIT, VALUE = range(3)
# Rarely: with the byte after it, how many bytes from there on have a value, whether it has a value and another byte is
# not 0, always 1; or a number is the sum of several other terms.
BROAD, COUNT, GIVEN, ALWAYS, SUM = range(3, 8)
KIND, ARGUMENT = 16, 20  # the bits of a word from which these begin; before them is the byte

Term = tuple[int, int, int, int]  # byte, kind, argument, and the other byte, or how many there are
Terms = dict[int, list[Term]]  # by the number of the observation
Words = npt.NDArray[np.uint32]


def terms_of(table: Any, seats: int, seats_byte: int) -> tuple[Words, Words]:
    """A term for each number of each seat's observation, in two words, then the terms of the sums. `seats` is the
    number of players, which a byte of every view contains.

    The term of a sum says how many terms it has, and where they begin.
    """
    nothing = packed((0, SUM, 0, 0))
    numbers = np.zeros((2, seats, len(table.scale)), np.uint32)
    numbers[:] = np.array(nothing)[:, None, None]
    summed = [nothing]
    for seat in range(seats):
        for number, terms in terms_for_seat(table, seats, seat).items():
            found = joined([without_need(term, seats_byte) for term in terms])
            if len(found) == 1:
                numbers[:, seat, number] = packed(found[0])
            else:
                numbers[:, seat, number] = packed((0, SUM, len(found), len(summed)))
                summed += map(packed, found)
    return numbers, np.array(summed, np.uint32)


def without_need(term: Term, seats_byte: int) -> Term:
    """A term that asks no longer whether a byte is 0 that never is."""
    byte, kind, argument, other = term
    return (byte, VALUE, argument, 0) if (kind, other) == (GIVEN, seats_byte) else term


def joined(terms: list[Term]) -> list[Term]:
    """Terms that ask for the same value of bytes that follow each other, as one."""
    byte, kind, argument, _ = terms[0] if terms else (0, SUM, 0, 0)
    if kind == VALUE and terms == [(byte + i, VALUE, argument, 0) for i in range(len(terms))] and len(terms) > 1:
        return [(byte, COUNT, argument, len(terms))]
    return terms


def packed(term: Term) -> tuple[int, int]:
    """A term in two words."""
    byte, kind, argument, other = term
    return byte | kind << KIND | argument << ARGUMENT, other


def terms_for_seat(table: Any, seats: int, seat: int) -> Terms:
    """The terms of each number in a seat's observation. As on the processor, what comes later counts."""
    found: Terms = defaultdict(list)
    words, broad, values, counts = (
        table[name][seats, seat, : table.ends[seats, seat, section]].tolist() for section, name in enumerate(SECTIONS)
    )
    for byte, target, kept, flags in words:
        for k in range(WORD):
            numbers = [(byte + k, NUMBER, 0, 0)] if k < kept else []
            found[target + k] = numbers + ([(byte, BIT, k, 0)] if flags >> k & 1 else [])
    for byte, target in broad:
        found[target] = [(byte, BROAD, 0, 0)]
    for byte, target, number in values:
        for place, known in places_in(table, number).items():
            found[target + place] = values_of(byte, known)
    for byte, target, number, given in counts:
        for place, known in places_in(table, number).items():
            found[target + place] = found[target + place] + [(byte, GIVEN, value, given) for value in known]
    return {number: terms for number, terms in found.items() if number < table.used[seats]}


def places_in(table: Any, number: int) -> dict[int, list[int]]:
    """The places that bytes are mapped to, with the values that each has."""
    found: dict[int, list[int]] = defaultdict(list)
    for value, place in enumerate(table.maps[number].tolist()):
        if place >= PLACED:
            found[place - PLACED].append(value)
    return found


def values_of(byte: int, values: list[int]) -> list[Term]:
    """Whether a byte has one of some values."""
    return [(byte, ALWAYS, 0, 0)] if len(values) == 256 else [(byte, VALUE, value, 0) for value in values]
