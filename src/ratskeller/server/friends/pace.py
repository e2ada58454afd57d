"""Limits on links, invitations, blocks and reports, in each process."""

from ratskeller.server.base.limits import per_hour
from ratskeller.server.base.settings import Limits


class FriendPace:
    """What each person, and each address, has used up. What somebody sends too fast does not count for the address."""

    def __init__(self, limits: Limits) -> None:
        self.links = per_hour(limits.friend_links_per_hour)
        self.blocks = per_hour(limits.blocks_per_hour)
        self._invitations = per_hour(limits.invitations_per_hour)
        self._reports = per_hour(limits.reports_per_hour)
        self._address_invitations = per_hour(limits.address_invitations_per_hour)
        self._address_reports = per_hour(limits.address_reports_per_hour)

    def take_invitation(self, person_id: str, address: str) -> None:
        """Count an invitation, or refuse it."""
        self._invitations.take(person_id)
        self._address_invitations.take(address)

    def take_report(self, person_id: str, address: str) -> None:
        """Count a report, or refuse it."""
        self._reports.take(person_id)
        self._address_reports.take(address)
