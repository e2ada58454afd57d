"""Games are explained."""

from alembic import op
from sqlalchemy import Column, Float, ForeignKey, Integer, String, Text

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Make the table of analyses."""
    op.create_table(
        "analyses",
        Column("subject", String, primary_key=True),
        Column("person_id", String, ForeignKey("people.id"), nullable=False),
        Column("asked", Float, nullable=False),
        Column("state", String, nullable=False),
        Column("done", Integer, nullable=False),
        Column("total", Integer, nullable=False),
        Column("due", Float),
        Column("body", Text),
    )
    op.create_index("ix_analyses_state", "analyses", ["state", "asked"])
    op.create_index("ix_analyses_person_id", "analyses", ["person_id"])
