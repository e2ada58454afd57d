"""Who has a socket open; a socket ends as soon as its owner signs out."""

import secrets
import time
from collections import Counter, OrderedDict, defaultdict
from collections.abc import Callable, Iterable

from ratskeller.client.errors import Refused
from ratskeller.server.people.service import Person

REMEMBERED = 1000  # people who signed out lately: one of their sockets may just be opening
PRESENCE = 20.0  # seconds between two announcements of which hosts a process has
BELIEVED = 3 * PRESENCE
MOST_GLIMPSED = 10_000  # people
GLIMPSED = 60.0  # seconds for which somebody whose page has asked for news counts as around
End = Callable[..., None]  # ends a socket; it may be given what its owner is told


class Sessions:
    """The sockets of people in one process, and which hosts of tables other processes have."""

    def __init__(self) -> None:
        self._sure_since: float | None = 0.0  # since when all sign-outs in other processes arrive; None: they do not
        self._ends: defaultdict[str, dict[End, Person]] = defaultdict(dict)  # by person: who opened each
        self._signed_out: OrderedDict[str, int] = OrderedDict()  # the epoch since when; of a device: any
        self._watched: Counter[tuple[str, str]] = Counter()  # tables that people watch, by person and table
        self._elsewhere: dict[str, float] = {}  # people in other processes, and until when that counts
        self._glimpsed: OrderedDict[str, float] = OrderedDict()  # who has a page open without a socket, and when
        self.process = secrets.token_hex(8)  # by which others know this one

    def __contains__(self, person_id: object) -> bool:
        return person_id in self._ends or self._elsewhere.get(str(person_id), 0) > time.monotonic()

    def here(self, people: Iterable[str]) -> list[str]:
        """Those of some people who have a socket in this process."""
        return [person_id for person_id in people if person_id in self._ends]

    def glimpse(self, person_id: str) -> None:
        """Somebody's page has asked for news: they look at it, though they may have no socket."""
        self._glimpsed[person_id] = time.monotonic()
        self._glimpsed.move_to_end(person_id)
        if len(self._glimpsed) > MOST_GLIMPSED:
            self._glimpsed.popitem(last=False)

    def around(self, people: Iterable[str]) -> list[str]:
        """Those of some people who have a socket in this process, or look at a page."""
        recent = time.monotonic() - GLIMPSED
        return [
            person_id for person_id in people if person_id in self._ends or self._glimpsed.get(person_id, 0.0) > recent
        ]

    def on_present(self, process: str, person_ids: Iterable[str]) -> None:
        """A process has announced who is present."""
        if process == self.process:
            return
        now = time.monotonic()
        self._elsewhere = {known: until for known, until in self._elsewhere.items() if until > now}
        self._elsewhere |= dict.fromkeys(person_ids, now + BELIEVED)

    def open(self, person: Person, end: End) -> Callable[[], None]:
        """Have `end` called when the person signs out, or at once if they just have; the answer forgets it again."""
        if (
            person.epoch < self._signed_out.get(person.id, 0)
            or device_key(person.id, person.device) in self._signed_out
        ):
            end()
        self._ends[person.id][end] = person

        def forget() -> None:
            del self._ends[person.id][end]
            if not self._ends[person.id]:
                del self._ends[person.id]

        return forget

    def watch(self, person_id: str, table_id: str) -> Callable[[], None]:
        """Somebody watches a table by a socket of theirs, until the function returned is called."""
        key = (person_id, table_id)
        self._watched[key] += 1

        def end() -> None:
            self._watched[key] -= 1
            if not self._watched[key]:
                del self._watched[key]

        return end

    def watches(self, person_id: str, table_id: str) -> bool:
        """Whether somebody watches a table by a socket of this process."""
        return (person_id, table_id) in self._watched

    def connect(self) -> None:
        """From now on sign-outs in other processes arrive; some may have been missed before."""
        self._sure_since = time.monotonic()

    def disconnect(self) -> None:
        """From now on they do not."""
        self._sure_since = None

    def connected_since(self, moment: float) -> bool:
        """Whether every sign-out since then has arrived."""
        return self._sure_since is not None and self._sure_since <= moment

    def sign_out(self, person_id: str, epoch: int, device: str = "") -> None:
        """End all sockets that were opened with a cookie from before an epoch, or those of one device."""
        key = device_key(person_id, device) if device else person_id
        self._signed_out[key] = epoch
        self._signed_out.move_to_end(key)
        if len(self._signed_out) > REMEMBERED:
            self._signed_out.popitem(last=False)
        for end, opened in list(self._ends.get(person_id, {}).items()):
            if opened.device == device if device else opened.epoch < epoch:
                end()

    def dismiss(self, person_id: str, why: Refused) -> None:
        """End all sockets of somebody, and say why."""
        for end in list(self._ends.get(person_id, ())):
            end(why)


def device_key(person_id: str, device: str) -> str:
    """By what a device that was signed out is remembered."""
    return f"{person_id} {device}"
