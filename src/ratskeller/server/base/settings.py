"""How a server is run: all that can be chosen, with defaults for a single machine."""

import logging
import os
from collections.abc import Iterable
from dataclasses import dataclass, field, fields, replace
from ipaddress import IPv4Network, ip_network
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from ratskeller.core.errors import SetupError

DATABASE = Path("ratskeller") / "ratskeller.sqlite"  # within the user's data folder
log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Limits:
    """What one person, and all together, may use."""

    message_bytes: int = 16_384  # of a socket
    body_bytes: int = 262_144  # of a request
    messages_per_second: float = 20.0  # of one person, in the long run
    burst: int = 60
    sockets_per_person: int = 12
    sockets: int = 5_000
    tables_per_person: int = 30  # not over yet,
    counted_days: float = 7.0  # those of them at which something happened within so many days
    waiting_days: float = 5.0  # in which nothing happened: a table that has not begun is closed, with a word before
    idle_days: float = 30.0  # the same for a game under way without a clock
    missing_minutes: float = 5.0  # without a socket, after which the others may vote to replace somebody
    missing_hours: float = 24.0  # in which somebody has not moved though it was their turn: likewise
    joins_per_hour: int = 60  # of one person: seats taken at tables of others, tournaments joined
    address_joins_per_hour: int = 600  # of one address
    departures_per_hour: int = 60  # of one person: games left, and questions to end one or to replace somebody
    holiday_days: int = 30  # in a year, on which somebody's clocks may stand still
    holiday_changes_per_day: int = 10  # of one person
    events_per_person: int = 5  # tournaments that somebody opened and that are not over yet
    people_per_event: int = 64
    new_events_per_hour: int = 20  # opened from one address
    records_per_person: int = 100
    boards_per_person: int = 20
    analyses_per_person: int = 3  # not done yet
    analyses: int = 100  # of all, not done yet
    new_people_per_minute: int = 120  # from one address
    sign_ins_per_minute: int = 20  # tries from one address to come back by a link, a code or a passkey
    calls_per_hour: int = 60  # of one person to tables where it is their turn or that they are invited to
    friend_links_per_hour: int = 20  # of one person
    invitations_per_hour: int = 60  # of one person
    address_invitations_per_hour: int = 300  # of one address
    blocks_per_hour: int = 100  # of one person
    reports_per_hour: int = 10  # of one person
    address_reports_per_hour: int = 40  # of one address
    exports_per_hour: int = 5  # of what is kept of a person
    mails_per_hour: int = 200  # that the server sends, in each process
    mails_to_one_per_hour: int = 5  # to one mail address
    mails_asked_per_hour: int = 20  # from one address
    # One address may stand for a household or a school of some 40 people (tables/addresses.py).
    connections_per_address: int = 400  # open at once, without sockets
    sockets_per_address: int = 200  # open at once
    new_sockets_per_minute: int = 300  # from one address
    address_messages_per_second: float = 200.0  # over all sockets of one address
    address_requests_per_second: float = 200.0  # of one address, files of the page included
    address_writes_per_second: float = 20.0  # those of them that change something
    new_tables_per_hour: int = 600  # opened from one address
    tables_per_address: int = 200  # opened from one address and not over yet
    waiting_tables_per_address: int = 20  # those of them in the lobby with an open seat
    seconds_to_drain: float = 30.0  # a socket that takes nothing for so long is closed
    chat_per_minute: int = 60  # messages at one table, of all people there
    chat_per_second: float = 0.5  # messages of one person at all tables, in the long run
    chat_burst: int = 10
    chat_per_table: int = 1000  # messages
    chat_bytes_per_table: int = 200_000
    entries_per_table: int = 3000  # of a log, after which only the game goes on
    pages_per_second: float = 10.0  # of old news, to one person, in the long run
    page_burst: int = 200


@dataclass(frozen=True)
class Retention:
    """How many days things are kept; None: until people delete themselves."""

    people: int | None = None  # after they were last here
    chat: int | None = None  # after the end of the table where it was said
    reports: int | None = 180  # after they were closed


@dataclass(frozen=True)
class Settings:
    """How a server is run."""

    database: str
    host: str = "127.0.0.1"
    port: int = 8642
    origins: tuple[str, ...] = ()  # other addresses under which people see the page
    proxies: tuple[str, ...] = ()  # addresses and networks whose X-Forwarded headers are believed
    thinkers: int = 1  # bots that think at once, in each process
    analysis_playouts: int | None = None  # for each decision; without it, as many as analyses have
    secure_cookies: bool = False  # only over https
    smtp: str = ""  # where mails are handed in: smtp://USER:PASSWORD@HOST:PORT; without it, none are sent
    mail_from: str = ""  # who mails are from
    push_networks: tuple[str, ...] = ()  # of one's own, where there is a push service
    keep: Retention = field(default_factory=Retention)
    log_json: bool = False
    limits: Limits = field(default_factory=Limits)


def default_database() -> str:
    """The embedded database: a file in the user's data folder. Earlier versions did not heed `XDG_DATA_HOME`: a file
    that they made is used, with a warning, as long as there is none in the folder that the variable names."""
    old = Path.home() / ".local" / "share" / DATABASE
    named = Path(os.environ.get("XDG_DATA_HOME") or "")
    if not named.is_absolute():  # such a folder is to be ignored
        return f"sqlite:///{old}"
    new = named / DATABASE
    if old.exists() and not new.exists():
        log.warning("the database stays at its old place %s: there is none at %s (XDG_DATA_HOME)", old, new)
        return f"sqlite:///{old}"
    return f"sqlite:///{new}"


def checked_origin(text: str) -> str:
    """An address as browsers send it: https://example.org, without a path."""
    try:
        parts = urlsplit(text)
        is_origin = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.path in ("", "/")
        is_origin = is_origin and not (parts.query or parts.fragment or parts.username or parts.port == 0)
        is_origin = is_origin and text.isprintable() and " " not in text
    except ValueError:
        is_origin = False
    if not is_origin:
        raise SetupError(f"--origin {text}: an address without a path is expected, such as https://example.org")
    return f"{parts.scheme}://{parts.netloc}".lower()


def retention_with(changes: Iterable[str]) -> Retention:
    """How long things are kept, by words like chat=90."""
    kept = Retention()
    names = [known.name for known in fields(Retention)]
    for word in changes:
        name, _, days = word.partition("=")
        if name not in names or not days.isdecimal() or not 0 < int(days) < 100_000:
            raise SetupError(f"--keep {word}: NAME=DAYS is expected, and the names are {', '.join(names)}")
        change: dict[str, Any] = {name: int(days)}
        kept = replace(kept, **change)
    return kept


def check_mail(smtp: str, sender: str, origins: Iterable[str]) -> None:
    """Mails need a sender, and an address for their links that does not depend on who asks for them."""
    if sender and not smtp:
        raise SetupError("--mail-from: says from whom mails are, and needs --smtp")
    if smtp and ("@" not in sender or not sender.isprintable()):
        raise SetupError("--smtp: needs --mail-from, such as rats@example.org")
    if smtp and not any(origins):
        raise SetupError("--smtp: needs --origin, the address to which links in mails lead")


def checked_networks(texts: Iterable[str]) -> tuple[str, ...]:
    """Networks of the operator's own to which push messages may go."""
    found = []
    for text in (part.strip() for given in texts for part in given.split(",") if part.strip()):
        try:
            found.append(str(ip_network(text)))
        except ValueError as problem:
            raise SetupError(f"--push-network {text}: a network is expected: {problem}") from None
    return tuple(found)


def checked_proxies(texts: Iterable[str]) -> tuple[str, ...]:
    """Addresses and networks of proxies, "*" for all. IPv4 ones are there again as a socket for IPv6 sees them."""
    found: list[str] = []
    for text in (part for given in texts for part in given.split(",") if part.strip()):
        if text.strip() == "*":
            found += ["0.0.0.0/0", "::/0"]
            continue
        try:
            network = ip_network(text.strip())
        except ValueError as problem:
            raise SetupError(f"--proxy {text.strip()}: an address or a network is expected: {problem}") from None
        found.append(str(network))
        if isinstance(network, IPv4Network):
            found.append(f"::ffff:{network.network_address}/{96 + network.prefixlen}")
    return tuple(found)


def limits_with(changes: Iterable[str]) -> Limits:
    """The limits, some of them changed by words like sockets=10000."""
    limits = Limits()
    kinds = {known.name: known.type for known in fields(Limits)}
    for word in changes:
        name, _, figure = word.partition("=")
        if name not in kinds:
            raise SetupError(f"--limit {word}: NAME=FIGURE is expected, and the names are {', '.join(kinds)}")
        try:
            value = float(figure) if kinds[name] is float else int(figure)
        except ValueError:
            value = 0
        if not 0 < value < float("inf"):
            kind = "number" if kinds[name] is float else "whole number"
            raise SetupError(f"--limit {word}: a {kind} above 0 is expected")
        change: dict[str, Any] = {name: value}
        limits = replace(limits, **change)
    return limits
