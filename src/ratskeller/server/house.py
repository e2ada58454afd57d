"""All that the parts of a running server share."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ratskeller.server.web.addresses import Addresses
from ratskeller.server.web.limits import Buckets

if TYPE_CHECKING:
    from ratskeller.server.analysing import Analyses
    from ratskeller.server.hall import Hall
    from ratskeller.server.people import People
    from ratskeller.server.settings import Settings
    from ratskeller.server.store.database import Database
    from ratskeller.server.thinkers import Thinkers


@dataclass
class House:
    """One process of a server."""

    settings: "Settings"
    database: "Database"
    people: "People"
    thinkers: "Thinkers"
    hall: "Hall"
    analyses: "Analyses"

    def __post_init__(self) -> None:
        limits = self.settings.limits
        self.pace = Buckets(limits.messages_per_second, limits.burst)  # requests and messages, by person
        self.pages = Buckets(limits.pages_per_second, limits.page_burst)  # of old news, by person
        self.addresses = Addresses(limits)

    def take_message(self, holder: str, address: str) -> None:
        """Count a message of somebody's, or refuse it. What somebody sends too fast doesn't count for their address,
        so that one person can't use up what all others there have."""
        self.pace.take(holder)
        self.addresses.messages.take(address)
