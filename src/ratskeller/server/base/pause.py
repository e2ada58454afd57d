"""Work that takes a while, in an event loop that others need too."""

import asyncio
import time

LONGEST = 0.003  # seconds


class Pauses:
    """Lets others have the event loop as often as is needed."""

    def __init__(self) -> None:
        self._since = time.perf_counter()

    async def take_if_due(self) -> None:
        """Let others go first, if they have waited for long."""
        if time.perf_counter() > self._since + LONGEST:
            await asyncio.sleep(0)
            self._since = time.perf_counter()
