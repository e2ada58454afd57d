"""What was said at a table, and how much more may be said. It follows from the log, so all processes agree."""

import time
from dataclasses import dataclass, replace
from itertools import takewhile

from ratskeller.client.errors import Refused
from ratskeller.core.plain_text import plain_text
from ratskeller.server.base.settings import Limits
from ratskeller.server.store.row import Row

SAID = ("chat", "aside")  # entries with words
KINDS = frozenset({*SAID, "hide"})
LONGEST_WORDS = 500
MINUTE = 60.0


@dataclass(frozen=True, slots=True)
class Chat:
    """The messages of a table, without their texts."""

    rows: tuple[Row, ...] = ()
    bytes: int = 0  # of the texts
    speakers: frozenset[str] = frozenset()  # people who have said something
    hidden: frozenset[int] = frozenset()  # messages that an operator has hidden
    hidden_at: int = 0  # the last entry by which that changed

    def after(self, row: Row) -> "Chat":
        """The same after an entry."""
        if row.kind == "hide":
            numbers = frozenset(row.body["numbers"])
            hidden = self.hidden | numbers if row.body["hide"] else self.hidden - numbers
            return replace(self, hidden=hidden, hidden_at=row.number)
        said = replace(row, body={"id": row.body["id"]})
        size = self.bytes + len(row.body["text"].encode())
        return replace(self, rows=(*self.rows, said), bytes=size, speakers=self.speakers | {row.person_id or ""})

    def check(self, words: str, limits: Limits) -> None:
        """Refuse a message that is one too many: in a short time, or for good."""
        size = self.bytes + len(words.encode())
        if len(self.rows) >= limits.chat_per_table or size > limits.chat_bytes_per_table:
            raise Refused("too-many", "so much was said at this table that no more can be kept")
        since = time.time() - MINUTE
        lately = sum(1 for _ in takewhile(lambda row: row.at > since, reversed(self.rows)))
        if lately >= limits.chat_per_minute:
            raise Refused(
                "too-fast", f"at this table {limits.chat_per_minute} messages were sent within a minute: wait"
            )


def checked_words(words: str) -> str:
    """A message as all will see it."""
    words = plain_text(words).strip()
    if not words:
        raise Refused("malformed", "there is nothing to say in an empty message")
    if len(words) > LONGEST_WORDS:
        raise Refused("too-big", f"a message has at most {LONGEST_WORDS} characters")
    return words
