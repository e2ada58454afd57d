"""Which pages may send requests and open sockets."""

from collections.abc import Mapping
from ipaddress import ip_address
from urllib.parse import urlsplit

from ratskeller.server.base.settings import Settings


def origin_is_ours(headers: Mapping[str, str], settings: Settings) -> bool:
    """Whether a request comes from a page of ours: one under the server's own address, or under one of those in
    the settings.

    The server's own address is a number, localhost or the host that it listens on. Any other name has to be
    in the settings, so that nobody can give the server a name of their own and send requests from a page there."""
    origin = headers.get("origin", "")
    if origin in settings.origins:
        return True
    try:
        parts = urlsplit(origin)
        host = parts.hostname or ""
    except ValueError:
        return False
    own_name = host in ("localhost", settings.host) or is_number(host)
    return parts.scheme in ("http", "https") and own_name and parts.netloc == headers.get("host", "")


def is_number(host: str) -> bool:
    """Whether a host is an IP address."""
    try:
        ip_address(host)
    except ValueError:
        return False
    return True
