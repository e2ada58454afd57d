"""People keep boards of their own."""

from alembic import op
from sqlalchemy import Column, Float, ForeignKey, String, Text

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Make the table of boards, and let a record know the board that it was played on."""
    op.create_table(
        "profiles",
        Column("id", String, primary_key=True),
        Column("person_id", String, ForeignKey("people.id", name="fk_profiles_person_id_people"), nullable=False),
        Column("game", String, nullable=False),
        Column("name", String, nullable=False),
        Column("text", Text, nullable=False),
        Column("created", Float, nullable=False),
        Column("changed", Float, nullable=False),
    )
    op.create_index("ix_profiles_person_id", "profiles", ["person_id"])
    op.add_column("records", Column("profile_text", Text))
