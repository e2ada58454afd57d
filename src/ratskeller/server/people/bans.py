"""People whom the operator has banned: the message that they get, and what they can't do."""

import time
from dataclasses import dataclass

from ratskeller.client.errors import Refused


@dataclass(frozen=True)
class Ban:
    """Until when (None: permanently) somebody may not take part, and why."""

    until: float | None
    reason: str


def banned(ban: Ban) -> Refused:
    """The refusal for somebody who is banned."""
    if ban.until is None:
        say = {"key": "banned-for-ever", "figures": {"reason": ban.reason}}
        return Refused("banned", f"you are banned from this server: {ban.reason}", say=say)
    day = time.strftime("%Y-%m-%d %H:%M", time.gmtime(ban.until))
    say = {"key": "banned-until", "figures": {"reason": ban.reason, "day": f"{day} UTC"}}
    return Refused("banned", f"you are banned from this server until {day} UTC: {ban.reason}", say=say)
