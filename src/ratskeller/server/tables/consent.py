"""What has changed at a waiting table, and who still has to agree to it before the start. It follows from the log."""

from collections.abc import Set
from dataclasses import dataclass, field
from typing import Any

from ratskeller.server.store.row import Row

KINDS = frozenset({"options", "agree", "sit", "leave"})


@dataclass(frozen=True, slots=True)
class Consent:
    """The changes since all were agreed, each with what was before and what is now."""

    missing: frozenset[str] = frozenset()  # people who have not agreed
    changes: dict[str, list[Any]] = field(default_factory=dict)
    number: int = 0  # of the last entry that changed something

    def after(self, row: Row, people: Set[str]) -> "Consent":
        """The same after an entry; `people` sit at the table before it."""
        person_id = row.person_id or ""
        if row.kind == "options":
            missing = frozenset(people - {person_id})
            changes = merged(self.changes, row.body["changes"]) if missing else {}
            return Consent(missing, changes, row.number)
        missing = self.missing - {person_id}
        return Consent(missing, self.changes if missing else {}, self.number)


def merged(old: dict[str, list[Any]], new: dict[str, list[Any]]) -> dict[str, list[Any]]:
    """Both changes as one; what is as it was before is none."""
    both = old | {name: [old[name][0] if name in old else before, now] for name, (before, now) in new.items()}
    return {name: change for name, change in both.items() if change[0] != change[1]}
