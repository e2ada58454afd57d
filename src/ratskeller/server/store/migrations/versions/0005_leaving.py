"""People who are missing are known, and notes are kept."""

from alembic import op
from sqlalchemy import Column, Float, ForeignKey, String, Text

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Make the tables of presence and of notes, and a column for the language of a table."""
    op.create_table(
        "presence",
        Column("person_id", String, ForeignKey("people.id", name="fk_presence_person_id_people"), primary_key=True),
        Column("at", Float, nullable=False),
    )
    op.create_table(
        "notes",
        Column("table_id", String, ForeignKey("tables.id", name="fk_notes_table_id_tables"), primary_key=True),
        Column("person_id", String, ForeignKey("people.id", name="fk_notes_person_id_people"), primary_key=True),
        Column("text", Text, nullable=False),
    )
    op.create_index("ix_notes_person_id", "notes", ["person_id"])
    op.add_column("tables", Column("language", String))
