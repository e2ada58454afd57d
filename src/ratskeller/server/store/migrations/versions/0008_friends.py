"""People have friends, block and report others, and operators moderate."""

from alembic import op
from sqlalchemy import Boolean, Column, Float, ForeignKey, Integer, String, Text

revision = "0008"
down_revision = "0007"


def person(table: str, name: str, *, nullable: bool = False, primary_key: bool = False) -> Column[str]:
    """A column that names somebody."""
    key = ForeignKey("people.id", name=f"fk_{table}_{name}_people")
    return Column(name, String, key, nullable=nullable, primary_key=primary_key)


def at_table(table: str, *, nullable: bool = False) -> Column[str]:
    """A column that names a table."""
    return Column("table_id", String, ForeignKey("tables.id", name=f"fk_{table}_table_id_tables"), nullable=nullable)


def upgrade() -> None:
    """Make the tables of friends, blocks, invitations, reports, bans, and of what operators do."""
    op.create_table(
        "friends",
        Column("id", String, primary_key=True),
        person("friends", "person_id"),
        person("friends", "other_id"),
        Column("since", Float, nullable=False),
    )
    op.create_index("ix_friends_person_id", "friends", ["person_id", "other_id"], unique=True)
    op.create_index("ix_friends_other_id", "friends", ["other_id"])
    op.create_table(
        "blocks",
        Column("id", String, primary_key=True),
        person("blocks", "person_id"),
        person("blocks", "other_id"),
        Column("name", String, nullable=False),
        Column("since", Float, nullable=False),
    )
    op.create_index("ix_blocks_person_id", "blocks", ["person_id", "other_id"], unique=True)
    op.create_index("ix_blocks_other_id", "blocks", ["other_id"])
    op.create_table(
        "invitations",
        Column("id", String, primary_key=True),
        person("invitations", "person_id"),
        person("invitations", "other_id"),
        at_table("invitations"),
        Column("at", Float, nullable=False),
        Column("is_declined", Boolean, nullable=False),
    )
    op.create_index("ix_invitations_person_id", "invitations", ["person_id", "table_id", "other_id"], unique=True)
    op.create_index("ix_invitations_other_id", "invitations", ["other_id"])
    op.create_index("ix_invitations_table_id", "invitations", ["table_id"])
    op.create_table(
        "reports",
        Column("id", String, primary_key=True),
        person("reports", "person_id"),
        person("reports", "other_id"),
        at_table("reports", nullable=True),
        Column("name", String, nullable=False),
        Column("reason", String, nullable=False),
        Column("text", Text, nullable=False),
        Column("lines", Text, nullable=False),
        Column("at", Float, nullable=False),
        Column("closed", Float),
    )
    for column in ("person_id", "other_id", "table_id"):
        op.create_index(f"ix_reports_{column}", "reports", [column])
    op.create_table(
        "bans",
        person("bans", "person_id", primary_key=True),
        Column("since", Float, nullable=False),
        Column("until", Float),
        Column("reason", Text, nullable=False),
    )
    op.create_table(
        "moderation",
        Column("number", Integer, primary_key=True, autoincrement=False),
        Column("at", Float, nullable=False),
        Column("action", String, nullable=False),
        person("moderation", "person_id", nullable=True),
        Column("table_id", String),
        Column("report_id", String),
        Column("reason", Text, nullable=False),
        Column("body", Text, nullable=False),
        Column("done", Float),
    )
    op.create_index("ix_moderation_person_id", "moderation", ["person_id"])
