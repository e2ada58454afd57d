"""Requests to push services. Their addresses come from strangers, so none may lead into the operator's own network."""

import asyncio
from collections.abc import Mapping, Sequence
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from urllib.parse import urlsplit

import httpx

from ratskeller.client.errors import Refused
from ratskeller.server.calls.lookups import LookUps

SECONDS = 10.0  # for a whole request
SECONDS_TO_FIND = 5.0  # for a name
LONGEST = 1000  # characters of an endpoint
UNICAST = IPv6Network("2000::/3")  # all of IPv6 that is given out for the open internet
TRANSLATED = IPv6Network("64:ff9b::/96")  # to IPv4
Network = IPv4Network | IPv6Network
LOOK_UPS = LookUps()


class NotThere(Exception):
    """An endpoint to which nothing may be sent."""


class NoTurn(NotThere):
    """Nothing was sent because too much else was to be done: that is no fault of the endpoint's."""


def networks_of(texts: Sequence[str]) -> list[Network]:
    """Networks that the operator has allowed."""
    return [ip_network(text) for text in texts]


def check_endpoint(endpoint: str, allowed: Sequence[Network]) -> None:
    """Refuse an endpoint that can't belong to a push service. What its name resolves to is checked with every
    message."""
    try:
        parts = urlsplit(endpoint)
        port = parts.port
    except ValueError:
        raise Refused("malformed", "endpoint: is no address") from None
    is_plain = endpoint.isascii() and endpoint.isprintable() and " " not in endpoint and len(endpoint) <= LONGEST
    is_usual = parts.scheme == "https" and port in (None, 443)
    if not is_plain or not parts.hostname or parts.username or parts.fragment or not (is_usual or allowed):
        raise Refused("malformed", "endpoint: is no address of a push service")
    try:
        address = ip_address(parts.hostname)
    except ValueError:
        return
    if not may_reach(str(address), allowed):
        raise Refused("malformed", "endpoint: is no address of a push service")


def may_reach(text: str, allowed: Sequence[Network]) -> bool:
    """Whether an address is one of the open internet, or one that the operator has allowed."""
    address = inner_address(text)
    if any(address in network for network in allowed if network.version == address.version):
        return True
    is_hidden = isinstance(address, IPv6Address) and (
        address not in UNICAST or address.sixtofour is not None or address.teredo is not None
    )
    return address.is_global and not address.is_multicast and not is_hidden


def inner_address(text: str) -> IPv4Address | IPv6Address:
    """An address, or the IPv4 address within an IPv6 one."""
    address = ip_address(text.partition("%")[0])
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped is not None:
            return address.ipv4_mapped
        if address in TRANSLATED:
            return IPv4Address(int(address) & 0xFFFFFFFF)
    return address


async def place_of(endpoint: str, allowed: Sequence[Network]) -> str:
    """The endpoint with a number for its name: the one that was checked is the one that is called."""
    parts = urlsplit(endpoint)
    host, port = parts.hostname or "", parts.port or (443 if parts.scheme == "https" else 80)
    try:
        async with asyncio.timeout(SECONDS_TO_FIND):
            found = await LOOK_UPS.find(host, port)
    except TimeoutError:
        if LOOK_UPS.has_begun(host, port):
            raise NotThere("its name was not found in time") from None
        raise NoTurn("too many names are being looked up") from None
    except (OSError, UnicodeError):
        raise NotThere("its name is not known") from None
    numbers = {str(place[4][0]) for place in found}
    if not numbers or not all(may_reach(number, allowed) for number in numbers):
        raise NotThere("it is in a network of the operator's own")
    if parts.scheme != "https" and not all(in_networks(number, allowed) for number in numbers):
        raise NotThere("it is not encrypted")
    number = sorted(numbers)[0]
    return parts._replace(netloc=f"[{number}]:{port}" if ":" in number else f"{number}:{port}").geturl()


def in_networks(text: str, allowed: Sequence[Network]) -> bool:
    """Whether the operator has allowed an address by name."""
    address = inner_address(text)
    return any(address in network for network in allowed if network.version == address.version)


async def deliver(endpoint: str, body: bytes, headers: Mapping[str, str], allowed: Sequence[Network]) -> int:
    """Send a message, and return the status of the answer; nothing else is read, and no redirect is followed."""
    try:
        async with asyncio.timeout(SECONDS):
            place = await place_of(endpoint, allowed)
            parts = urlsplit(endpoint)
            sent = dict(headers) | {"host": parts.netloc, "content-length": str(len(body))}
            extensions = {"sni_hostname": parts.hostname or ""}
            async with (
                httpx.AsyncClient(follow_redirects=False, trust_env=False, timeout=SECONDS) as client,
                client.stream("POST", place, content=body, headers=sent, extensions=extensions) as answer,
            ):
                return answer.status_code
    except (httpx.HTTPError, TimeoutError, OSError, httpx.InvalidURL) as problem:
        raise NotThere(type(problem).__name__) from None
