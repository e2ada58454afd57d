"""The random generator of `core/rng.py` in 32-bit arithmetic: the same numbers, in the same bytes.

A position holds each of the four words in eight bytes. Here they are read as eight words of four bytes, every other one
of which is zero.
"""

from typing import Any

import numpy as np

from ratskeller.core.layout import wide
from ratskeller.core.rule import rule

WORDS = 8
U: Any = np.uint32  # what a sum of wide numbers has beyond 32 bits is cut off
ONE, THREE, NINE, ELEVEN, TWENTY_ONE = U(1), U(3), U(9), U(11), U(21)


@rule
def next_word(rng: Any) -> Any:
    """The next 32 random bits."""
    a, b, c, counter = rng[0], rng[2], rng[4], rng[6]
    word = U(wide(a) + wide(b) + wide(counter))
    rng[0] = U(b ^ (b >> NINE))
    rng[2] = U(wide(c) + wide(U(c << THREE)))
    rng[4] = U(wide(U(c << TWENTY_ONE) | (c >> ELEVEN)) + wide(word))
    rng[6] = U(wide(counter) + wide(ONE))
    return word


@rule
def seed_stream(rng: Any, low: Any, high: Any, stream: Any) -> None:
    """Start one of many independent streams of a seed, which comes in two halves."""
    for i in range(WORDS):
        rng[i] = U(0)
    rng[0] = low
    rng[2] = high
    rng[4] = stream
    rng[6] = ONE
    for _ in range(15):
        next_word(rng)


@rule
def below(rng: Any, count: int) -> int:
    """A random integer from 0 to count - 1, each exactly as likely."""
    size = U(count)
    last = U(wide(0) - wide(size))  # the first number of the last block of `size` that is whole, or one before it
    word = next_word(rng)
    rest = U(word % size)
    while U(wide(word) - wide(rest)) > last:
        word = next_word(rng)
        rest = U(word % size)
    return wide(rest)
