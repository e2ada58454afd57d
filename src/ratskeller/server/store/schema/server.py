"""The server itself."""

from sqlalchemy import Column, Float, String, Table, Text

from ratskeller.server.store.schema.metadata import METADATA

# What the server signs cookies with; made at the first start, shared by all processes.
keys = Table("keys", METADATA, Column("name", String, primary_key=True), Column("value", String, nullable=False))

# When the server last lived: one row, which each of its processes renews.
heartbeats = Table(
    "heartbeats",
    METADATA,
    Column("name", String, primary_key=True),
    Column("at", Float, nullable=False),
    Column("padding", Text, nullable=False),  # filled only to find out whether a disk that was full has room again
)
