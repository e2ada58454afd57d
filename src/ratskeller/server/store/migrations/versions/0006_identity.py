"""People keep who they are, and are called when it is their turn."""

import time

from alembic import op
from sqlalchemy import Column, Float, ForeignKey, Integer, String, Text, bindparam, text

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Make the tables of devices, ways to sign in, and calls. Whoever is known counts as seen today."""
    for name, kind in (("colour", String), ("picture", String), ("seen", Float)):
        op.add_column("people", Column(name, kind))
    op.execute(text("UPDATE people SET seen = :now").bindparams(bindparam("now", time.time(), Float)))
    op.create_table(
        "devices",
        Column("id", String, primary_key=True),
        Column("person_id", String, ForeignKey("people.id", name="fk_devices_person_id_people"), nullable=False),
        Column("name", String, nullable=False),
        Column("created", Float, nullable=False),
        Column("seen", Float, nullable=False),
    )
    op.create_index("ix_devices_person_id", "devices", ["person_id"])
    op.create_table(
        "passkeys",
        Column("id", String, primary_key=True),
        Column("person_id", String, ForeignKey("people.id", name="fk_passkeys_person_id_people"), nullable=False),
        Column("public_key", Text, nullable=False),
        Column("sign_count", Integer, nullable=False),
        Column("name", String, nullable=False),
        Column("created", Float, nullable=False),
        Column("used", Float),
    )
    op.create_index("ix_passkeys_person_id", "passkeys", ["person_id"])
    op.create_table(
        "recovery_codes",
        Column("digest", String, primary_key=True),
        Column("person_id", String, ForeignKey("people.id", name="fk_recovery_codes_person_id_people"), nullable=False),
    )
    op.create_index("ix_recovery_codes_person_id", "recovery_codes", ["person_id"])
    op.create_table(
        "mails",
        Column("person_id", String, ForeignKey("people.id", name="fk_mails_person_id_people"), primary_key=True),
        Column("address", String, nullable=False),
        Column("confirmed", Float, nullable=False),
    )
    op.create_index("ix_mails_address", "mails", ["address"], unique=True)
    op.create_table(
        "tokens",
        Column("digest", String, primary_key=True),
        Column("purpose", String, nullable=False),
        Column("person_id", String, ForeignKey("people.id", name="fk_tokens_person_id_people")),
        Column("body", Text, nullable=False),
        Column("expires", Float, nullable=False),
    )
    op.create_index("ix_tokens_person_id", "tokens", ["person_id"])
    op.create_index("ix_tokens_expires", "tokens", ["expires"])
    op.create_table(
        "pushes",
        Column("id", String, primary_key=True),
        Column("person_id", String, ForeignKey("people.id", name="fk_pushes_person_id_people"), nullable=False),
        Column("device", String, nullable=False),
        Column("endpoint", Text, nullable=False),
        Column("p256dh", String, nullable=False),
        Column("auth", String, nullable=False),
        Column("language", String, nullable=False),
        Column("created", Float, nullable=False),
        Column("failures", Integer, nullable=False),
    )
    op.create_index("ix_pushes_person_id", "pushes", ["person_id"])
    op.create_table(
        "quiet_hours",
        Column("person_id", String, ForeignKey("people.id", name="fk_quiet_hours_person_id_people"), primary_key=True),
        Column("begins", Integer, nullable=False),
        Column("ends", Integer, nullable=False),
        Column("zone", String, nullable=False),
    )
    op.create_table(
        "calls",
        Column("person_id", String, ForeignKey("people.id", name="fk_calls_person_id_people"), primary_key=True),
        Column("table_id", String, ForeignKey("tables.id", name="fk_calls_table_id_tables"), primary_key=True),
        Column("due", Float, nullable=False),
    )
    op.create_index("ix_calls_due", "calls", ["due"])
