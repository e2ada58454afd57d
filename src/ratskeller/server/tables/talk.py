"""How much may be said at a table. The log itself counts, so that all processes come to the same answer."""

import time
from itertools import takewhile

from ratskeller.client.errors import Refused
from ratskeller.core.plain_text import plain_text
from ratskeller.server.base.settings import Limits
from ratskeller.server.tables.state import TableState

LONGEST_WORDS = 500
MINUTE = 60.0


def checked_words(words: str) -> str:
    """A message as all will see it."""
    words = plain_text(words).strip()
    if not words:
        raise Refused("malformed", "there is nothing to say in an empty message")
    if len(words) > LONGEST_WORDS:
        raise Refused("too-big", f"a message has at most {LONGEST_WORDS} characters")
    return words


def check_talk(table: TableState, words: str, limits: Limits) -> None:
    """Refuse a message that is one too many: in a short time, or for good."""
    need_room(table, limits)
    size = table.chat_bytes + len(words.encode())
    if len(table.chat_rows) >= limits.chat_per_table or size > limits.chat_bytes_per_table:
        raise Refused("too-many", "so much was said at this table that no more can be kept")
    since = time.time() - MINUTE
    lately = sum(1 for _ in takewhile(lambda row: row.at > since, reversed(table.chat_rows)))
    if lately >= limits.chat_per_minute:
        raise Refused("too-fast", f"at this table {limits.chat_per_minute} messages were sent within a minute: wait")


def need_room(table: TableState, limits: Limits) -> None:
    """The log of a table has an end. The game can always be played on; what goes on for ever is refused."""
    if table.number >= limits.entries_per_table:
        raise Refused("too-many", f"this table has {table.number} entries: it can only be played to its end")
