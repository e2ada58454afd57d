"""How people are called when it is their turn."""

from sqlalchemy import Column, Float, ForeignKey, Index, Integer, String, Table, Text

from ratskeller.server.store.schema.metadata import METADATA

# Where a browser takes push messages.
pushes = Table(
    "pushes",
    METADATA,
    Column("id", String, primary_key=True),  # a digest of the endpoint
    Column("person_id", String, ForeignKey("people.id"), nullable=False),
    Column("device", String, nullable=False),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", String, nullable=False),
    Column("auth", String, nullable=False),
    Column("language", String, nullable=False),
    Column("created", Float, nullable=False),
    Column("failures", Integer, nullable=False),  # in a row
    Index("ix_pushes_person_id", "person_id"),
)

# When somebody wants no call: minutes after midnight, by the clocks of a time zone.
quiet_hours = Table(
    "quiet_hours",
    METADATA,
    Column("person_id", String, ForeignKey("people.id"), primary_key=True),
    Column("begins", Integer, nullable=False),
    Column("ends", Integer, nullable=False),
    Column("zone", String, nullable=False),
)

# Somebody is to be called to a table, if it is still their turn then.
calls = Table(
    "calls",
    METADATA,
    Column("person_id", String, ForeignKey("people.id"), primary_key=True),
    Column("table_id", String, ForeignKey("tables.id"), primary_key=True),
    Column("due", Float, nullable=False),
    Index("ix_calls_due", "due"),
)

# Who wants a mail when games wait for them, at most one in so many hours.
digests = Table(
    "digests",
    METADATA,
    Column("person_id", String, ForeignKey("people.id"), primary_key=True),
    Column("hours", Integer, nullable=False),
    Column("language", String, nullable=False),
    Column("token", String, nullable=False),  # of the link that ends it
    Column("due", Float, nullable=False),  # when to look whether there is something to write
    Column("sent", Float),  # when the last one was
    Index("ix_digests_due", "due"),
    Index("ix_digests_token", "token", unique=True),
)
