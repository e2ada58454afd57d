"""How fast requests may come: a bucket of tokens for each, filled at a steady rate."""

import time
from collections.abc import Callable

from ratskeller.client.errors import Refused

KEPT = 10_000  # buckets, before those that are full again are looked for


class Buckets:
    """A token bucket for every key: up to `burst` at once, `per_second` in the long run."""

    def __init__(self, per_second: float, burst: float, now: Callable[[], float] = time.monotonic) -> None:
        self.per_second = per_second
        self.burst = burst
        self.now = now
        self._left: dict[str, tuple[float, float]] = {}  # tokens, and when there were so many
        self._most = KEPT

    def take(self, key: str) -> None:
        """Use up a token, or refuse what it was wanted for."""
        at = self.now()
        left = self.left(key, at)
        if left < 1:
            wait = max(0.1, (1 - left) / self.per_second)
            raise Refused("too-fast", f"too much in so short a time: try again in {wait:.1f} s", retry_after=wait)
        if len(self._left) >= self._most:
            self._left = {known: kept for known, kept in self._left.items() if self.left(known, at) < self.burst}
            self._most = max(KEPT, 2 * len(self._left))  # to look again at each of many would hold everybody up
        self._left[key] = (left - 1, at)

    def left(self, key: str, at: float) -> float:
        """How many tokens a key has."""
        tokens, since = self._left.get(key, (self.burst, at))
        return min(self.burst, tokens + (at - since) * self.per_second)


def per_hour(most: int) -> Buckets:
    """Buckets that are full again after an hour."""
    return Buckets(most / 3600, most)
