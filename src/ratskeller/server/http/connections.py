"""How many connections each address has open. A process can have only so many files open: whoever takes them all, even
without asking for anything, shuts everybody else out."""

from collections import Counter
from functools import lru_cache
from ipaddress import ip_address, ip_network

from ratskeller.server.base.settings import Settings
from ratskeller.server.tables.addresses import address_key

STATE = "connections"  # under which name protocols find it in the state of the application


class Connections:
    """The connections of one process. Those of proxies are many people's, and count as nobody's."""

    def __init__(self, settings: Settings) -> None:
        # Of what comes after a head: bodies are limited when they are read, not what frames their parts.
        self.body_bytes = 4 * settings.limits.body_bytes
        self._most = settings.limits.connections_per_address
        self._open: Counter[str] = Counter()  # by address
        proxies = [ip_network(proxy) for proxy in settings.proxies]

        @lru_cache(maxsize=4096)
        def is_proxy(host: str) -> bool:
            try:
                address = ip_address(host)
            except ValueError:
                return False
            return any(address in proxy for proxy in proxies)

        self._is_proxy = is_proxy

    def take(self, host: str) -> str | None:
        """Count a connection; its key, or None where there are too many. A key that is empty needs no giving back."""
        if not host or self._is_proxy(host):
            return ""
        key = address_key(host)
        if self._open[key] >= self._most:
            return None
        self._open[key] += 1
        return key

    def give_back(self, key: str) -> None:
        """A connection has ended."""
        self._open[key] -= 1
        if not self._open[key]:
            del self._open[key]
