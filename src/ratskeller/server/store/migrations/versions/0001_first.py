"""The tables of the first server."""

from alembic import op
from sqlalchemy import Boolean, Column, Float, ForeignKey, Integer, String, Text

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make all tables."""
    op.create_table(
        "keys",
        Column("name", String, primary_key=True),
        Column("value", String, nullable=False),
    )
    op.create_table(
        "people",
        Column("id", String, primary_key=True),
        Column("name", String, nullable=False),
        Column("epoch", Integer, nullable=False),
        Column("created", Float, nullable=False),
    )
    op.create_table(
        "device_links",
        Column("digest", String, primary_key=True),
        Column("person_id", String, ForeignKey("people.id"), nullable=False),
        Column("expires", Float, nullable=False),
    )
    op.create_table(
        "tables",
        Column("id", String, primary_key=True),
        Column("host", String, ForeignKey("people.id"), nullable=False),
        Column("game", String, nullable=False),
        Column("rules_version", Integer, nullable=False),
        Column("profile", String, nullable=False),
        Column("profile_text", Text),
        Column("options", Text, nullable=False),
        Column("people", Integer, nullable=False),
        Column("level", String),
        Column("is_public", Boolean, nullable=False),
        Column("clock", Text, nullable=False),
        Column("stand_in", String, nullable=False),
        Column("hints", Boolean, nullable=False),
        Column("live_points", Boolean, nullable=False),
        Column("state", String, nullable=False),
        Column("seed", String, nullable=False),
        Column("last", Integer, nullable=False),
        Column("due", Float),
        Column("created", Float, nullable=False),
        Column("started", Float),
        Column("ended", Float),
        Column("rematch_of", String),
    )
    op.create_index("ix_tables_state", "tables", ["state", "is_public"])
    op.create_index("ix_tables_due", "tables", ["due"])
    op.create_index("ix_tables_host", "tables", ["host"])
    op.create_index("ix_tables_rematch_of", "tables", ["rematch_of"])
    op.create_table(
        "seats",
        Column("table_id", String, ForeignKey("tables.id"), primary_key=True),
        Column("seat", Integer, primary_key=True),
        Column("kind", String, nullable=False),
        Column("person_id", String, ForeignKey("people.id")),
        Column("name", String, nullable=False),
        Column("bot", String),
        Column("salt", String, nullable=False),
    )
    op.create_index("ix_seats_person_id", "seats", ["person_id"])
    op.create_table(
        "log",
        Column("table_id", String, ForeignKey("tables.id"), primary_key=True),
        Column("number", Integer, primary_key=True),
        Column("kind", String, nullable=False),
        Column("seat", Integer),
        Column("person_id", String),
        Column("at", Float, nullable=False),
        Column("body", Text, nullable=False),
    )
    op.create_table(
        "ticks",
        Column("person_id", String, ForeignKey("people.id"), primary_key=True),
        Column("challenge", String, primary_key=True),
        Column("level", String, primary_key=True),
        Column("table_id", String, ForeignKey("tables.id"), nullable=False),
        Column("at", Float, nullable=False),
    )
    op.create_table(
        "records",
        Column("id", String, primary_key=True),
        Column("person_id", String, ForeignKey("people.id"), nullable=False),
        Column("text", Text, nullable=False),
        Column("created", Float, nullable=False),
    )
    op.create_index("ix_records_person_id", "records", ["person_id"])
    op.create_table(
        "companions",
        Column("id", String, primary_key=True),
        Column("person_id", String, ForeignKey("people.id"), nullable=False),
        Column("body", Text, nullable=False),
        Column("version", Integer, nullable=False),
        Column("created", Float, nullable=False),
    )
    op.create_index("ix_companions_person_id", "companions", ["person_id"])
