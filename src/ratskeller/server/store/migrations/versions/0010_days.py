"""Games that take days: turns planned ahead, holidays, and mails about games that wait."""

from alembic import op
from sqlalchemy import Column, Float, ForeignKey, Integer, String, Text

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "premoves",
        Column("table_id", String, ForeignKey("tables.id", name="fk_premoves_table_id_tables"), primary_key=True),
        Column("seat", Integer, primary_key=True),
        Column("person_id", String, ForeignKey("people.id", name="fk_premoves_person_id_people"), nullable=False),
        Column("made_at", Integer, nullable=False),
        Column("looked_at", Integer, nullable=False),
        Column("moves", Text, nullable=False),
        Column("stopped", Text),
    )
    op.create_index("ix_premoves_person_id", "premoves", ["person_id"])
    op.create_table(
        "holidays",
        Column("id", String, primary_key=True),
        Column("person_id", String, ForeignKey("people.id", name="fk_holidays_person_id_people"), nullable=False),
        Column("begins", Float, nullable=False),
        Column("ends", Float, nullable=False),
        Column("counted", Float, nullable=False),
        Column("untold", Integer, nullable=False),
    )
    op.create_index("ix_holidays_person_id", "holidays", ["person_id"])
    op.create_index("ix_holidays_untold", "holidays", ["untold"])
    op.create_table(
        "digests",
        Column("person_id", String, ForeignKey("people.id", name="fk_digests_person_id_people"), primary_key=True),
        Column("hours", Integer, nullable=False),
        Column("language", String, nullable=False),
        Column("token", String, nullable=False),
        Column("due", Float, nullable=False),
        Column("sent", Float),
    )
    op.create_index("ix_digests_due", "digests", ["due"])
    op.create_index("ix_digests_token", "digests", ["token"], unique=True)
