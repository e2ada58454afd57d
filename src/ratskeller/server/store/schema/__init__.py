"""The tables of the database. Times are seconds since 1970; lists and objects are kept as JSON text."""

from ratskeller.server.store.schema.call import calls, digests, pushes, quiet_hours
from ratskeller.server.store.schema.event import event_people, event_results, event_rounds, events
from ratskeller.server.store.schema.friend import bans, blocks, friends, invitations, moderation, reports
from ratskeller.server.store.schema.metadata import METADATA
from ratskeller.server.store.schema.person import (
    device_links,
    devices,
    mails,
    passkeys,
    people,
    recovery_codes,
    settings,
    tokens,
)
from ratskeller.server.store.schema.rating import person_pages, rated_games, ratings, results
from ratskeller.server.store.schema.record import analyses, companions, profiles, records
from ratskeller.server.store.schema.server import heartbeats, keys
from ratskeller.server.store.schema.table import holidays, log, notes, premoves, presence, seats, tables, ticks

__all__ = [
    "METADATA",
    "analyses",
    "bans",
    "blocks",
    "calls",
    "companions",
    "device_links",
    "devices",
    "digests",
    "event_people",
    "event_results",
    "event_rounds",
    "events",
    "friends",
    "heartbeats",
    "holidays",
    "invitations",
    "keys",
    "log",
    "mails",
    "moderation",
    "notes",
    "passkeys",
    "people",
    "person_pages",
    "premoves",
    "presence",
    "profiles",
    "pushes",
    "quiet_hours",
    "rated_games",
    "ratings",
    "records",
    "recovery_codes",
    "reports",
    "results",
    "seats",
    "settings",
    "tables",
    "ticks",
    "tokens",
]
