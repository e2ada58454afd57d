"""News of long tables come in pages, so that none takes long to build, to send, or much room while it waits."""

from collections import OrderedDict
from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from ratskeller.client.protocol import Offer
from ratskeller.server.base.pause import Pauses
from ratskeller.server.store.row import Row
from ratskeller.server.tables.phrases import spoken_entry
from ratskeller.server.tables.state import TableState
from ratskeller.server.tables.visible import Viewer, visible_entry, visible_state

PAGE_ENTRIES = 50
PAGE_BYTES = 32_768  # after so many, the entry at hand is the last one
KEPT_BYTES = 2**22  # of pages, for others who ask for the same

ENCODER = msgspec.json.Encoder()


class Page(NamedTuple):
    """Entries of a log as a viewer may know them, in JSON, and the number of the last one."""

    last: int
    entries: bytes


class PageKey(NamedTuple):
    """Which page, and for whom: all viewers of the same seats get the same bytes, and these never change."""

    table_id: str
    viewer: Viewer
    after: int
    words: bool
    hidden: int = 0  # the last entry that hid or showed words
    muted: frozenset[str] = frozenset()  # people of whom the viewer reads nothing


async def page_of(table: TableState, rows: Sequence[Row], key: PageKey) -> Page:
    """A page that begins with the first of these entries."""
    pauses, parts, size, last = Pauses(), [], 0, key.after
    for row in rows[:PAGE_ENTRIES]:
        if row.number > table.number or size > PAGE_BYTES:
            break
        entry = visible_entry(table, row, key.viewer, key.muted)
        parts.append(ENCODER.encode(spoken_entry(table, entry) if key.words else entry))
        size += len(parts[-1])
        last = row.number
        await pauses.take_if_due()
    return Page(last, b",".join(parts))


def news_with(table: TableState, page: Page, viewer: Viewer, offers: Sequence[Offer] | None = None) -> bytes:
    """News as JSON: a page, and the present state of the table, with these offers to the viewer."""
    head = b'{"type":"news","table":' + ENCODER.encode(table.facts.id) + b',"entries":['
    state = visible_state(table, viewer) | ({} if offers is None else {"offers": offers})
    return head + page.entries + b'],"state":' + ENCODER.encode(state) + b"}"


class Pages:
    """Pages that others may ask for, too; those least recently used are dropped."""

    def __init__(self, most_bytes: int = KEPT_BYTES) -> None:
        self.bytes = 0
        self._most = most_bytes
        self._pages: OrderedDict[PageKey, Page] = OrderedDict()

    def get(self, key: PageKey) -> Page | None:
        """A page that is kept."""
        if key in self._pages:
            self._pages.move_to_end(key)
        return self._pages.get(key)

    def forget(self, table_id: str) -> None:
        """Drop the pages of a table whose log was rewritten."""
        for key in [key for key in self._pages if key.table_id == table_id]:
            self.bytes -= len(self._pages.pop(key).entries)

    def keep(self, key: PageKey, page: Page) -> None:
        """Keep a page."""
        if key in self._pages:
            return
        self._pages[key] = page
        self.bytes += len(page.entries)
        while self.bytes > self._most:
            self.bytes -= len(self._pages.popitem(last=False)[1].entries)
