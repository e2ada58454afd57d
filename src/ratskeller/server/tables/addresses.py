"""Where people come from, and how much all who come from one address may do.

An address is a household or a school at best, and a flood at worst. It is kept in memory only, and each process counts
for itself."""

import asyncio
from collections import OrderedDict
from functools import lru_cache, partial
from ipaddress import IPv6Address, IPv6Network, ip_address
from typing import TYPE_CHECKING
from weakref import WeakValueDictionary

from starlette.types import Scope

from ratskeller.client.errors import Refused
from ratskeller.server.base.limits import Buckets, per_hour
from ratskeller.server.people.service import Person
from ratskeller.server.store import tables as store
from ratskeller.server.tables.options import TableOptions

if TYPE_CHECKING:
    from ratskeller.server.base.settings import Limits
    from ratskeller.server.tables.service import Tables

AT_ONCE = 10  # seconds: how much of its rate an address may use up in one go, such as when a page is loaded
PREFIX = 64  # bits of an IPv6 address that a household is given; it chooses the rest as it likes
KEPT = 10_000  # addresses whose tables are remembered


def address_of(scope: Scope) -> str:
    """The address under which a request is counted."""
    client = scope.get("client")
    return address_key(client[0]) if client else "nowhere"


@lru_cache(maxsize=4096)
def address_key(host: str) -> str:
    """The key of an address: an IPv4 address as it is, even within an IPv6 one; of other IPv6 addresses the network."""
    try:
        address = ip_address(host)
    except ValueError:
        return host[:64]
    if not isinstance(address, IPv6Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(IPv6Network((int(address), PREFIX), strict=False))


class Addresses:
    """What each address has used up of its limits, in this process."""

    def __init__(self, limits: "Limits") -> None:
        minute, hour = 60, 3600
        self.limits = limits
        self.newcomers = Buckets(limits.new_people_per_minute / minute, limits.new_people_per_minute)
        self.sign_ins = Buckets(limits.sign_ins_per_minute / minute, limits.sign_ins_per_minute)
        self.mails = Buckets(limits.mails_asked_per_hour / hour, limits.mails_asked_per_hour)
        self.sockets = Buckets(limits.new_sockets_per_minute / minute, limits.new_sockets_per_minute)
        self.messages = Buckets(limits.address_messages_per_second, AT_ONCE * limits.address_messages_per_second)
        self.tables = Buckets(limits.new_tables_per_hour / hour, limits.new_tables_per_hour)
        self._joins = per_hour(limits.joins_per_hour)  # by person
        self._address_joins = per_hour(limits.address_joins_per_hour)
        self._opened: OrderedDict[str, set[str]] = OrderedDict()  # tables that are not over, as far as we know
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def take_seat(self, person_id: str, address: str) -> None:
        """Count that somebody sits down, or refuse it: who gets up and sits down again fills the log of a table."""
        self._joins.take(person_id)
        self._address_joins.take(address)

    async def open_table(self, address: str, tables: "Tables", person: Person, options: TableOptions) -> str:
        """Open a table, if its address has not opened too many: one after the other, so that none is counted late."""
        async with self._locks.setdefault(address, asyncio.Lock()):
            opened = self._opened.get(address, set())
            # Some may be over. The database is queried only where it matters: the query has all their ids in it.
            if len(opened) >= min(self.limits.tables_per_address, self.limits.waiting_tables_per_address):
                opened &= await self._check_tables(opened, tables, options)
            self.tables.take(address)
            opened.add(table := await tables.open(person, options))
            self._opened[address] = opened
            self._opened.move_to_end(address)
            if len(self._opened) > KEPT:
                self._opened.popitem(last=False)
        return table

    async def _check_tables(self, opened: set[str], tables: "Tables", options: TableOptions) -> set[str]:
        """Which of these tables are not over; refuse another one where there are too many."""
        unfinished = await tables.look(partial(store.unfinished_among, table_ids=opened))
        most, waiting = self.limits.tables_per_address, self.limits.waiting_tables_per_address
        if len(unfinished) >= most:
            raise Refused("too-many", f"{most} tables from your address are not over yet: finish or close one first")
        is_listed = options.is_public and any(seat.kind == "open" for seat in options.seats)
        if is_listed and sum(unfinished.values()) >= waiting:
            raise Refused(
                "too-many",
                f"{waiting} tables from your address wait for people already: sit down at one, or open yours by link",
            )
        return set(unfinished)


class RequestPace:
    """How many requests an address may make: of any kind, and of those that change something."""

    def __init__(self, limits: "Limits") -> None:
        self._all = Buckets(limits.address_requests_per_second, AT_ONCE * limits.address_requests_per_second)
        self._writes = Buckets(limits.address_writes_per_second, AT_ONCE * limits.address_writes_per_second)

    def take(self, address: str, *, writes: bool) -> None:
        """Count a request, or refuse it."""
        self._all.take(address)
        if writes:
            self._writes.take(address)
