"""Who has a socket open; a socket ends as soon as its owner signs out."""

import secrets
import time
from collections import OrderedDict, defaultdict
from collections.abc import Callable, Iterable

from ratskeller.server.people.service import Person

REMEMBERED = 1000  # people who signed out lately: one of their sockets may just be opening
PRESENCE = 20.0  # seconds between two announcements of which hosts a process has
BELIEVED = 3 * PRESENCE


class Sessions:
    """The sockets of people in one process, and which hosts of tables other processes have."""

    def __init__(self) -> None:
        self._sure_since: float | None = 0.0  # since when all sign-outs in other processes arrive; None: they do not
        self._ends: defaultdict[str, dict[Callable[[], None], int]] = defaultdict(dict)  # by person: epoch of each
        self._signed_out: OrderedDict[str, int] = OrderedDict()  # the epoch since when
        self._elsewhere: dict[str, float] = {}  # people in other processes, and until when that counts
        self.process = secrets.token_hex(8)  # by which others know this one

    def __contains__(self, person_id: object) -> bool:
        return person_id in self._ends or self._elsewhere.get(str(person_id), 0) > time.monotonic()

    def here(self, people: Iterable[str]) -> list[str]:
        """Those of some people who have a socket in this process."""
        return [person_id for person_id in people if person_id in self._ends]

    def on_present(self, process: str, person_ids: Iterable[str]) -> None:
        """A process has announced who is there."""
        if process == self.process:
            return
        now = time.monotonic()
        self._elsewhere = {known: until for known, until in self._elsewhere.items() if until > now}
        self._elsewhere |= dict.fromkeys(person_ids, now + BELIEVED)

    def open(self, person: Person, end: Callable[[], None]) -> Callable[[], None]:
        """Have `end` called when the person signs out, or at once if they just have; the answer forgets it again."""
        if person.epoch < self._signed_out.get(person.id, 0):
            end()
        self._ends[person.id][end] = person.epoch

        def forget() -> None:
            del self._ends[person.id][end]
            if not self._ends[person.id]:
                del self._ends[person.id]

        return forget

    def connect(self) -> None:
        """From now on sign-outs in other processes arrive; some may have been missed before."""
        self._sure_since = time.monotonic()

    def disconnect(self) -> None:
        """From now on they do not."""
        self._sure_since = None

    def connected_since(self, moment: float) -> bool:
        """Whether every sign-out since then has arrived."""
        return self._sure_since is not None and self._sure_since <= moment

    def sign_out(self, person_id: str, epoch: int) -> None:
        """End all sockets that were opened with a cookie from before an epoch."""
        self._signed_out[person_id] = epoch
        self._signed_out.move_to_end(person_id)
        if len(self._signed_out) > REMEMBERED:
            self._signed_out.popitem(last=False)
        for end, opened in list(self._ends.get(person_id, {}).items()):
            if opened < epoch:
                end()
