"""Luck that nobody alone can choose: made of the server's seed, to which it committed before, and of the people's
salts (docs/fair.md)."""

import hashlib
import hmac
import secrets
from collections.abc import Sequence

from ratskeller.core.fair import check_parts

BITS = 62


def new_seed() -> str:
    """A seed for a table that opens: 32 random bytes as hexadecimal digits."""
    return secrets.token_hex(32)


def commitment(seed: str) -> str:
    """What may be shown of a secret seed: nobody can find the seed from it, or another seed with the same
    commitment."""
    return hashlib.sha256(seed.encode()).hexdigest()


def luck_key(seed: str, salts: Sequence[str], table_id: str) -> bytes:
    """The key to all luck of a game, from the seed and the salts in the order of the seats; bad parts are a
    ValueError."""
    check_parts(seed, salts, table_id)
    return hashlib.sha256(":".join([seed, *salts, table_id]).encode()).digest()


def luck(key: bytes, n: int) -> int:
    """The seed of the random stream for entry n of the game: 0 for the set-up, then one for every move and undo."""
    return int.from_bytes(hmac.digest(key, str(n).encode(), "sha256")[:8]) >> (64 - BITS)
