"""Tournaments."""

from sqlalchemy import Boolean, Column, Float, ForeignKey, Index, Integer, String, Table, Text

from ratskeller.server.store.schema.metadata import METADATA

# Tournaments.
events = Table(
    "events",
    METADATA,
    Column("id", String, primary_key=True),
    Column("host", String, ForeignKey("people.id"), nullable=False),  # who opened it
    Column("title", String, nullable=False),
    Column("is_public", Boolean, nullable=False),
    Column("game", String, nullable=False),
    Column("settings", Text, nullable=False),  # of its tables
    Column("format", String, nullable=False),  # robin, swiss
    Column("seats", Integer, nullable=False),  # of a table, at most
    Column("rounds", Integer),  # None: as many as a round robin needs, known when it starts
    Column("most", Integer, nullable=False),  # people
    Column("round_hours", Float, nullable=False),  # after which the organiser may end a round
    Column("state", String, nullable=False),  # open, running, over, closed
    Column("round", Integer, nullable=False),  # which is played; 0 before the start
    Column("version", Integer, nullable=False),  # grows with every change
    Column("seed", String, nullable=False),  # from which the seeds of its tables come: secret until it is over
    Column("created", Float, nullable=False),
    Column("started", Float),
    Column("ended", Float),
    Index("ix_events_state", "state", "is_public"),
    Index("ix_events_host", "host"),
)

# Who takes part in a tournament.
event_people = Table(
    "event_people",
    METADATA,
    Column("event_id", String, ForeignKey("events.id"), primary_key=True),
    Column("number", Integer, primary_key=True),  # from 0, in the order in which they joined
    Column("person_id", String, ForeignKey("people.id"), nullable=False),
    Column("state", String, nullable=False),  # in, withdrawn, removed
    Column("salt", String, nullable=False),  # their part of the luck at all their tables
    Column("joined", Float, nullable=False),
    Index("ix_event_people_person_id", "person_id"),
    Index("ix_event_people_once", "event_id", "person_id", unique=True),
)

# Rounds that were opened: whoever writes the row has opened the round, with all its tables, and nobody else can.
event_rounds = Table(
    "event_rounds",
    METADATA,
    Column("event_id", String, ForeignKey("events.id"), primary_key=True),
    Column("round", Integer, primary_key=True),  # from 1
    Column("opened", Float, nullable=False),
    Column("deadline", Float, nullable=False),  # from when on the organiser may end it
    Column("ended", Float),
)

# Who plays where in a round, and what came of it.
event_results = Table(
    "event_results",
    METADATA,
    Column("event_id", String, ForeignKey("events.id"), primary_key=True),
    Column("round", Integer, primary_key=True),
    Column("number", Integer, primary_key=True),  # of the person
    Column("table_number", Integer),  # from 1; none for a bye
    Column("table_id", String, ForeignKey("tables.id")),
    Column("seat", Integer),
    Column("place", Float),  # none for a bye, and where the game was not played to its end
    Column("points", Float),  # none before the game is over
    Column("score", Integer),
    Column("share", Float),  # of all that was scored at the table
    Index("ix_event_results_table_id", "table_id"),
)
