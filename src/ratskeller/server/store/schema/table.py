"""Tables: seats, logs, and what people store with them."""

from sqlalchemy import Boolean, Column, Float, ForeignKey, Index, Integer, String, Table, Text, false

from ratskeller.server.store.schema.metadata import METADATA

tables = Table(
    "tables",
    METADATA,
    Column("id", String, primary_key=True),
    Column("host", String, ForeignKey("people.id"), nullable=False),
    Column("game", String, nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("profile", String, nullable=False),  # the name of one that comes with the game, or "own"
    Column("profile_text", Text),  # TOML, of a profile of one's own
    Column("options", Text, nullable=False),
    Column("people", Integer, nullable=False),  # and bots: how many sit at the table
    Column("level", String),  # of the game's own opponent, for a person alone
    Column("is_public", Boolean, nullable=False),
    Column("clock", Text, nullable=False),
    Column("stand_in", String, nullable=False),  # the level that plays for people who run out of time
    Column("hints", Boolean, nullable=False),
    Column("live_points", Boolean, nullable=False),
    Column("state", String, nullable=False),  # open, running, over
    Column("seed", String, nullable=False),  # the server's part of the luck: secret until the game is over
    Column("last", Integer, nullable=False),  # number of the last entry of the log
    Column("due", Float),  # when somebody has to look again: a bot is to move, or a clock runs out
    Column("created", Float, nullable=False),
    Column("started", Float),
    Column("ended", Float),
    Column("rematch_of", String),
    Column("language", String),  # that the host prefers
    Column("rated", Boolean, nullable=False, server_default=false()),  # the game counts for ratings
    Column("event_id", String),  # the tournament that it belongs to
    Index("ix_tables_state", "state", "is_public"),
    Index("ix_tables_due", "due"),
    Index("ix_tables_host", "host"),
    Index("ix_tables_rematch_of", "rematch_of"),
)

seats = Table(
    "seats",
    METADATA,
    Column("table_id", String, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String, nullable=False),  # open, person, bot
    Column("person_id", String, ForeignKey("people.id")),
    Column("name", String, nullable=False),
    Column("bot", String),  # the level of a bot
    Column("salt", String, nullable=False),  # the person's part of the luck
    Index("ix_seats_person_id", "person_id"),
)

# Everything that happened at a table, in order. Nothing here is ever changed or erased, but for the names and words of
# people who wanted to be forgotten.
log = Table(
    "log",
    METADATA,
    Column("table_id", String, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String, nullable=False),
    Column("seat", Integer),
    Column("person_id", String),
    Column("at", Float, nullable=False),
    Column("body", Text, nullable=False),
)

# When people who sit at running tables were last there.
presence = Table(
    "presence",
    METADATA,
    Column("person_id", String, ForeignKey("people.id"), primary_key=True),
    Column("at", Float, nullable=False),
)

# What people write down for themselves at a table.
notes = Table(
    "notes",
    METADATA,
    Column("table_id", String, ForeignKey("tables.id"), primary_key=True),
    Column("person_id", String, ForeignKey("people.id"), primary_key=True),
    Column("text", Text, nullable=False),
    Index("ix_notes_person_id", "person_id"),
)

# The next turn of a seat, planned by whoever sits there. Nobody else ever gets to see it.
premoves = Table(
    "premoves",
    METADATA,
    Column("table_id", String, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person_id", String, ForeignKey("people.id"), nullable=False),
    Column("made_at", Integer, nullable=False),  # the table's last entry when it was planned
    Column("looked_at", Integer, nullable=False),  # and when a process last found out whether it can be played
    Column("moves", Text, nullable=False),  # with the decision that each is for
    Column("stopped", Text),  # why the rest of it was not played; it waits to be read, no more
    Index("ix_premoves_person_id", "person_id"),
)

# From when to when somebody does not play: the clocks of games with days for a turn stand still for them.
holidays = Table(
    "holidays",
    METADATA,
    Column("id", String, primary_key=True),
    Column("person_id", String, ForeignKey("people.id"), nullable=False),
    Column("begins", Float, nullable=False),
    Column("ends", Float, nullable=False),
    Column("counted", Float, nullable=False),  # days that it counts for in a year
    Column("untold", Integer, nullable=False),  # changes that are not in the logs of all its tables yet
    Index("ix_holidays_person_id", "person_id"),
    Index("ix_holidays_untold", "untold"),
)

# Cells of the challenge chart, each with the game that ticked it.
ticks = Table(
    "ticks",
    METADATA,
    Column("person_id", String, ForeignKey("people.id"), primary_key=True),
    Column("challenge", String, primary_key=True),
    Column("level", String, primary_key=True),
    Column("table_id", String, ForeignKey("tables.id"), nullable=False),
    Column("at", Float, nullable=False),
)
