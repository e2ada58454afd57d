"""Names of push services are looked up in threads, which nobody can interrupt. Strangers choose the names: those of one
domain never take all threads, so that some which are answered late or never hold up no others."""

import asyncio
import socket
from collections import Counter
from concurrent.futures import Future, ThreadPoolExecutor
from functools import partial
from threading import RLock
from typing import Any

THREADS = 16
EACH = 2  # for the names of one domain
LABELS = 2  # of a name that make a domain
Found = list[tuple[Any, ...]]
Key = tuple[str, int]


class LookUps:
    """The look-ups of a process. Who asks for a name that is being looked up gets the same answer."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(THREADS, "push-names")
        self._lock = RLock()
        self._under_way: dict[Key, Future[Found]] = {}
        self._busy: Counter[str] = Counter()  # threads by domain

    async def find(self, host: str, port: int) -> Found:
        """What a name stands for, as `getaddrinfo` says it; OSError or UnicodeError if nobody knows."""
        while isinstance(look_up := self._begun((host.lower(), port)), list):
            await asyncio.wait([waited(other) for other in look_up], return_when=asyncio.FIRST_COMPLETED)
        return await waited(look_up)

    def has_begun(self, host: str, port: int) -> bool:
        """Whether a thread is at a name; else it waits for others."""
        look_up = self._under_way.get((host.lower(), port))
        return look_up is not None and look_up.running()

    def _begun(self, key: Key) -> Future[Found] | list[Future[Found]]:
        """The look-up of a name, or those for which it has to wait."""
        domain = domain_of(key[0])
        with self._lock:
            if key in self._under_way:
                return self._under_way[key]
            if self._busy[domain] >= EACH:
                return [look_up for (host, _), look_up in self._under_way.items() if domain_of(host) == domain]
            look_up = self._threads.submit(socket.getaddrinfo, *key, type=socket.SOCK_STREAM)
            self._under_way[key] = look_up
            self._busy[domain] += 1
            look_up.add_done_callback(partial(self._end, key))
            return look_up

    def _end(self, key: Key, _: Future[Found]) -> None:
        domain = domain_of(key[0])
        with self._lock:
            del self._under_way[key]
            self._busy[domain] -= 1
            if not self._busy[domain]:
                del self._busy[domain]


def domain_of(host: str) -> str:
    """What stands for all names that one stranger may have."""
    return ".".join(host.rstrip(".").split(".")[-LABELS:])


def waited(look_up: Future[Found]) -> asyncio.Future[Found]:
    """A look-up to wait for, which goes on for others if one waits no longer."""
    return asyncio.shield(asyncio.wrap_future(look_up))
