"""People find their settings on every device."""

from alembic import op
from sqlalchemy import Column, ForeignKey, String, Text

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Make the table of settings."""
    op.create_table(
        "settings",
        Column("person_id", String, ForeignKey("people.id", name="fk_settings_person_id_people"), primary_key=True),
        Column("body", Text, nullable=False),
    )
