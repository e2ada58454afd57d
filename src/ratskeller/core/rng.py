"""The random generator that a position carries: sfc32, four 32-bit words held wide so that nothing overflows."""

from ratskeller.core.layout import Ints, wide
from ratskeller.core.rule import rule

MASK = wide(0xFFFFFFFF)
WORDS = 4


@rule
def next_word(rng: Ints) -> int:
    """The next 32 random bits."""
    a, b, c, counter = rng[0], rng[1], rng[2], rng[3]
    word = (a + b + counter) & MASK
    rng[0] = b ^ (b >> 9)
    rng[1] = (c + ((c << 3) & MASK)) & MASK
    rng[2] = (((c << 21) & MASK) | (c >> 11)) + word & MASK
    rng[3] = (counter + 1) & MASK
    return word


@rule
def seed_rng(rng: Ints, seed: int, stream: int) -> None:
    """Start one of many independent streams of a seed."""
    rng[0] = seed & MASK
    rng[1] = (seed >> 32) & MASK
    rng[2] = stream & MASK
    rng[3] = 1
    for _ in range(15):
        next_word(rng)


@rule
def below(rng: Ints, count: int) -> int:
    """A random integer from 0 to count - 1, each exactly as likely."""
    limit = MASK + 1 - (MASK + 1) % count
    word = next_word(rng)
    while word >= limit:
        word = next_word(rng)
    return word % count
