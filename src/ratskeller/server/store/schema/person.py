"""People: who they are, and how they come back."""

from sqlalchemy import Column, Float, ForeignKey, Index, Integer, String, Table, Text

from ratskeller.server.store.schema.metadata import METADATA

people = Table(
    "people",
    METADATA,
    Column("id", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("epoch", Integer, nullable=False),  # cookies of an earlier one are no longer good
    Column("created", Float, nullable=False),
    Column("colour", String),  # a colour and a drawing that somebody has chosen
    Column("picture", String),
    Column("seen", Float),  # when they were last here, to the hour
)

# Browsers that are signed in; a cookie names one.
devices = Table(
    "devices",
    METADATA,
    Column("id", String, primary_key=True),
    Column("person_id", String, ForeignKey("people.id"), nullable=False),
    Column("name", String, nullable=False),  # browser and system
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False),
    Index("ix_devices_person_id", "person_id"),
)

# Keys that a device or a password manager keeps for somebody: only the public halves.
passkeys = Table(
    "passkeys",
    METADATA,
    Column("id", String, primary_key=True),
    Column("person_id", String, ForeignKey("people.id"), nullable=False),
    Column("public_key", Text, nullable=False),
    Column("sign_count", Integer, nullable=False),
    Column("name", String, nullable=False),  # of the device that made it
    Column("created", Float, nullable=False),
    Column("used", Float),
    Index("ix_passkeys_person_id", "person_id"),
)

# Codes on paper that bring somebody back: only digests, each good once.
recovery_codes = Table(
    "recovery_codes",
    METADATA,
    Column("digest", String, primary_key=True),
    Column("person_id", String, ForeignKey("people.id"), nullable=False),
    Index("ix_recovery_codes_person_id", "person_id"),
)

# Addresses that somebody has confirmed to be theirs.
mails = Table(
    "mails",
    METADATA,
    Column("person_id", String, ForeignKey("people.id"), primary_key=True),
    Column("address", String, nullable=False),
    Column("confirmed", Float, nullable=False),
    Index("ix_mails_address", "address", unique=True),
)

# Challenges of passkeys and links in mails: only digests, each good once and for minutes.
tokens = Table(
    "tokens",
    METADATA,
    Column("digest", String, primary_key=True),
    Column("purpose", String, nullable=False),
    Column("person_id", String, ForeignKey("people.id")),  # whose it is, where that is known
    Column("body", Text, nullable=False),
    Column("expires", Float, nullable=False),
    Index("ix_tokens_person_id", "person_id"),
    Index("ix_tokens_expires", "expires"),
)

# Secret links that move a person to another device: only digests, each good once.
device_links = Table(
    "device_links",
    METADATA,
    Column("digest", String, primary_key=True),
    Column("person_id", String, ForeignKey("people.id"), nullable=False),
    Column("expires", Float, nullable=False),
)

# How somebody likes tables.
settings = Table(
    "settings",
    METADATA,
    Column("person_id", String, ForeignKey("people.id"), primary_key=True),
    Column("body", Text, nullable=False),
)
