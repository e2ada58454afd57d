"""All that the parts of a running server share."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from starlette.requests import HTTPConnection

from ratskeller.server.base.limits import Buckets
from ratskeller.server.calls.caller import Caller
from ratskeller.server.calls.digest import Digests
from ratskeller.server.events.service import Events
from ratskeller.server.friends.links import FriendLinks
from ratskeller.server.friends.pace import FriendPace
from ratskeller.server.moderation.moderator import Moderator
from ratskeller.server.people.devices import Devices
from ratskeller.server.people.mail_links import MailLinks
from ratskeller.server.people.mailer import Mailer
from ratskeller.server.people.service import COOKIE, Person
from ratskeller.server.tables.addresses import Addresses
from ratskeller.server.tables.holidays import Holidays
from ratskeller.server.tables.premoves import Premoves

if TYPE_CHECKING:
    from ratskeller.server.analysis.queue import AnalysisQueue
    from ratskeller.server.base.settings import Settings
    from ratskeller.server.botplay.pool import BotPool
    from ratskeller.server.people.service import People
    from ratskeller.server.store.database import Database
    from ratskeller.server.tables.service import Tables


@dataclass
class AppContext:
    """One process of a server."""

    settings: "Settings"
    database: "Database"
    people: "People"
    bot_pool: "BotPool"
    tables: "Tables"
    analyses: "AnalysisQueue"

    def __post_init__(self) -> None:
        limits = self.settings.limits
        self.pace = Buckets(limits.messages_per_second, limits.burst)  # requests and messages, by person
        self.pages = Buckets(limits.pages_per_second, limits.page_burst)  # of old news, by person
        self.addresses = Addresses(limits)
        self.exports = Buckets(limits.exports_per_hour / 3600, limits.exports_per_hour)  # by person
        self.caller = Caller(self.tables, self.settings)
        self.events = Events(self.tables)
        self.devices = Devices(self.database, self.people.now)
        mailer = Mailer(self.settings.smtp, self.settings.mail_from, limits.mails_per_hour)
        origin = next(iter(self.settings.origins), "")
        self.friend_links = FriendLinks(self.people, self.people.now)
        self.friend_pace = FriendPace(limits)
        self.moderator = Moderator(self.tables, self.people, self.settings.keep.reports)
        self.mails = MailLinks(self.people, mailer, origin, limits.mails_to_one_per_hour)
        self.digests = Digests(self.tables, mailer, origin)
        self.premoves = Premoves(self.tables)
        self.holidays = Holidays(self.tables)

    def take_message(self, holder: str, address: str) -> None:
        """Count a message of somebody's, or refuse it. What somebody sends too fast doesn't count for their address,
        so that one person can't use up what all others there have."""
        self.pace.take(holder)
        self.addresses.messages.take(address)


def context_of(connection: HTTPConnection) -> AppContext:
    """The context of the process that a request or a socket came to."""
    context: AppContext = connection.app.state.context
    return context


async def person_of(connection: HTTPConnection) -> Person | None:
    """Who sends a request or opens a socket, by their cookie; None for strangers."""
    cookie = connection.cookies.get(COOKIE)
    return await context_of(connection).people.from_cookie(cookie) if cookie else None
