"""Hashes of positions, so that a hunt looks at each only once."""

from ratskeller.core.layout import ZERO, wide
from ratskeller.core.rule import rule
from ratskeller.games.firstrat import constants as w
from ratskeller.games.firstrat.position import Position

HALF = wide(31)  # bits
PRIME = wide(2147483629)  # the greatest that fits, so that no product overflows
FACTORS = (wide(1000003), wide(786433))
LEAST = wide(512)  # makes any small number positive


@rule
def stirred(key: int, value: int, which: int) -> int:
    """A key with one more value in it."""
    return (key * FACTORS[which] + value + LEAST) % PRIME


@rule
def key_of(s: Position) -> int:
    """A number for everything that matters about a position between two rounds; positions that differ only by
    exchanging rats have the same number."""
    return half_key(s, ZERO) << HALF | half_key(s, wide(1))


@rule
def half_key(s: Position, which: int) -> int:
    """Half of the bits of a position's key."""
    person = s.players[0]
    rats = ZERO
    for rat in range(w.RATS):
        place = wide(person.rats[rat]) + 1 + 32 * wide(person.tokens[rat])
        rats += (place * place + 7) * place
    key = stirred(rats, wide(s.rng[0]), which)
    for good in range(len(w.GOODS)):
        key = stirred(key, wide(person.goods[good]), which)
    key = stirred(key, wide(person.mouldy) * 8 + person.awards, which)
    key = stirred(key, wide(person.light) * 16 + person.burrow, which)
    key = stirred(key, wide(person.comics) * 32 + person.backpacks, which)
    key = stirred(key, wide(person.drinks) * 8 + person.drinks_used, which)
    key = stirred(key, wide(person.caps), which)
    for pipe in range(w.PIPES):
        key = stirred(key, wide(person.pipe_uses[pipe]), which)
    for track in range(len(w.TRACKS)):
        key = stirred(key, wide(person.scored[track]) * 16 + s.players[w.GREG].scored[track], which)
        for slot in range(w.LAST_SLOT):
            key = stirred(key, wide(s.tracks[track].slots[slot]), which)
    return stirred(key, wide(s.plans), which)
