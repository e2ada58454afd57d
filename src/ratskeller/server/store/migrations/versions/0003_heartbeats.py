"""The server tells that it lives."""

from alembic import op
from sqlalchemy import Column, Float, String, Text, text

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Make the table of heartbeats. The last entry of all is the last sign of life of the version before."""
    op.create_table(
        "heartbeats",
        Column("name", String, primary_key=True),
        Column("at", Float, nullable=False),
        Column("padding", Text, nullable=False),
    )
    op.execute(
        text(
            "INSERT INTO heartbeats (name, at, padding)"
            " SELECT 'server', max(at), '' FROM log HAVING max(at) IS NOT NULL"
        )
    )
