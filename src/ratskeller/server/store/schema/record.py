"""Records, boards and companions that people keep, and analyses of games."""

from sqlalchemy import Column, Float, ForeignKey, Index, Integer, String, Table, Text

from ratskeller.server.store.schema.metadata import METADATA

# Records that somebody uploaded to look at.
records = Table(
    "records",
    METADATA,
    Column("id", String, primary_key=True),
    Column("person_id", String, ForeignKey("people.id"), nullable=False),
    Column("text", Text, nullable=False),
    Column("created", Float, nullable=False),
    Column("profile_text", Text),  # TOML, of a board of one's own on which it was played
    Index("ix_records_person_id", "person_id"),
)

# Boards of people's own, which others see who have the link.
profiles = Table(
    "profiles",
    METADATA,
    Column("id", String, primary_key=True),
    Column("person_id", String, ForeignKey("people.id"), nullable=False),
    Column("game", String, nullable=False),
    Column("name", String, nullable=False),  # as its owner calls it
    Column("text", Text, nullable=False),  # TOML
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Index("ix_profiles_person_id", "person_id"),
)

# Greg beside a real board.
companions = Table(
    "companions",
    METADATA,
    Column("id", String, primary_key=True),
    Column("person_id", String, ForeignKey("people.id"), nullable=False),
    Column("body", Text, nullable=False),
    Column("version", Integer, nullable=False),
    Column("created", Float, nullable=False),
    Index("ix_companions_person_id", "person_id"),
)

# Games that somebody wants explained, or that are: the oldest that waits is the next.
analyses = Table(
    "analyses",
    METADATA,
    Column("subject", String, primary_key=True),  # a key of finished.py
    Column("person_id", String, ForeignKey("people.id"), nullable=False),  # who asked for it
    Column("asked", Float, nullable=False),
    Column("state", String, nullable=False),  # queued, running, done, failed
    Column("done", Integer, nullable=False),  # decisions that were looked at
    Column("total", Integer, nullable=False),
    Column("due", Float),  # while it runs: when the claim of the process that does it falls free
    Column("body", Text),  # the analysis, or why there is none
    Index("ix_analyses_state", "state", "asked"),
    Index("ix_analyses_person_id", "person_id"),
)
