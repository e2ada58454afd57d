"""Friends, and those who behave badly."""

from sqlalchemy import Boolean, Column, Float, ForeignKey, Index, Integer, String, Table, Text

from ratskeller.server.store.schema.metadata import METADATA

# Who is whose friend: a row for each of the two.
friends = Table(
    "friends",
    METADATA,
    Column("id", String, primary_key=True),  # by which the first names the second
    Column("person_id", String, ForeignKey("people.id"), nullable=False),
    Column("other_id", String, ForeignKey("people.id"), nullable=False),
    Column("since", Float, nullable=False),
    Index("ix_friends_person_id", "person_id", "other_id", unique=True),
    Index("ix_friends_other_id", "other_id"),
)

# Whom somebody does not want to meet; the other one does not learn of it.
blocks = Table(
    "blocks",
    METADATA,
    Column("id", String, primary_key=True),
    Column("person_id", String, ForeignKey("people.id"), nullable=False),
    Column("other_id", String, ForeignKey("people.id"), nullable=False),
    Column("name", String, nullable=False),  # under which they were met
    Column("since", Float, nullable=False),
    Index("ix_blocks_person_id", "person_id", "other_id", unique=True),
    Index("ix_blocks_other_id", "other_id"),
)

# Somebody is invited by a friend to a table that waits.
invitations = Table(
    "invitations",
    METADATA,
    Column("id", String, primary_key=True),
    Column("person_id", String, ForeignKey("people.id"), nullable=False),
    Column("other_id", String, ForeignKey("people.id"), nullable=False),  # who invites
    Column("table_id", String, ForeignKey("tables.id"), nullable=False),
    Column("at", Float, nullable=False),
    Column("is_declined", Boolean, nullable=False),
    Index("ix_invitations_person_id", "person_id", "table_id", "other_id", unique=True),
    Index("ix_invitations_other_id", "other_id"),
    Index("ix_invitations_table_id", "table_id"),
)

# What somebody has reported of somebody else, with the lines in question, for the operator.
reports = Table(
    "reports",
    METADATA,
    Column("id", String, primary_key=True),
    Column("person_id", String, ForeignKey("people.id"), nullable=False),  # who reports
    Column("other_id", String, ForeignKey("people.id"), nullable=False),  # who is reported
    Column("table_id", String, ForeignKey("tables.id")),
    Column("name", String, nullable=False),  # under which they were met
    Column("reason", String, nullable=False),
    Column("text", Text, nullable=False),
    Column("lines", Text, nullable=False),  # numbers of entries, and what was said
    Column("at", Float, nullable=False),
    Column("closed", Float),
    Index("ix_reports_person_id", "person_id"),
    Index("ix_reports_other_id", "other_id"),
    Index("ix_reports_table_id", "table_id"),
)

# Who may not take part, until when (none: for ever), and why.
bans = Table(
    "bans",
    METADATA,
    Column("person_id", String, ForeignKey("people.id"), primary_key=True),
    Column("since", Float, nullable=False),
    Column("until", Float),
    Column("reason", Text, nullable=False),
)

# All that an operator has done about people, in order. A server carries out what is left to do.
moderation = Table(
    "moderation",
    METADATA,
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", Float, nullable=False),
    Column("action", String, nullable=False),
    Column("person_id", String, ForeignKey("people.id")),
    Column("table_id", String),
    Column("report_id", String),
    Column("reason", Text, nullable=False),
    Column("body", Text, nullable=False),  # what the action needs
    Column("done", Float),  # when a server has carried it out
    Index("ix_moderation_person_id", "person_id"),
)
