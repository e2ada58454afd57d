"""People play tournaments."""

from alembic import op
from sqlalchemy import Boolean, Column, Float, ForeignKey, Integer, String, Text

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Make the tables of tournaments; a table of a game may belong to one."""
    op.add_column("tables", Column("event_id", String))
    op.create_table(
        "events",
        Column("id", String, primary_key=True),
        Column("host", String, ForeignKey("people.id", name="fk_events_host_people"), nullable=False),
        Column("title", String, nullable=False),
        Column("is_public", Boolean, nullable=False),
        Column("game", String, nullable=False),
        Column("settings", Text, nullable=False),
        Column("format", String, nullable=False),
        Column("seats", Integer, nullable=False),
        Column("rounds", Integer),
        Column("most", Integer, nullable=False),
        Column("round_hours", Float, nullable=False),
        Column("state", String, nullable=False),
        Column("round", Integer, nullable=False),
        Column("version", Integer, nullable=False),
        Column("seed", String, nullable=False),
        Column("created", Float, nullable=False),
        Column("started", Float),
        Column("ended", Float),
    )
    op.create_index("ix_events_state", "events", ["state", "is_public"])
    op.create_index("ix_events_host", "events", ["host"])
    event = "event_id", String
    op.create_table(
        "event_people",
        Column(*event, ForeignKey("events.id", name="fk_event_people_event_id_events"), primary_key=True),
        Column("number", Integer, primary_key=True),
        Column("person_id", String, ForeignKey("people.id", name="fk_event_people_person_id_people"), nullable=False),
        Column("state", String, nullable=False),
        Column("salt", String, nullable=False),
        Column("joined", Float, nullable=False),
    )
    op.create_index("ix_event_people_person_id", "event_people", ["person_id"])
    op.create_index("ix_event_people_once", "event_people", ["event_id", "person_id"], unique=True)
    op.create_table(
        "event_rounds",
        Column(*event, ForeignKey("events.id", name="fk_event_rounds_event_id_events"), primary_key=True),
        Column("round", Integer, primary_key=True),
        Column("opened", Float, nullable=False),
        Column("deadline", Float, nullable=False),
        Column("ended", Float),
    )
    op.create_table(
        "event_results",
        Column(*event, ForeignKey("events.id", name="fk_event_results_event_id_events"), primary_key=True),
        Column("round", Integer, primary_key=True),
        Column("number", Integer, primary_key=True),
        Column("table_number", Integer),
        Column("table_id", String, ForeignKey("tables.id", name="fk_event_results_table_id_tables")),
        Column("seat", Integer),
        Column("place", Float),
        Column("points", Float),
        Column("score", Integer),
        Column("share", Float),
    )
    op.create_index("ix_event_results_table_id", "event_results", ["table_id"])
