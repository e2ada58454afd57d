"""The channels on which PostgreSQL carries messages between processes (`LISTEN`, `NOTIFY`)."""

from sqlalchemy import Connection, text

ENTRIES = "ratskeller"  # a table has new entries
SIGNED_OUT = "ratskeller_signed_out"  # somebody signed out, and the new epoch
PRESENT = "ratskeller_present"  # hosts who have a socket in a process
REWRITTEN = "ratskeller_rewritten"  # names and words were erased from the logs of tables
BLOCKED = "ratskeller_blocked"  # somebody has blocked somebody, or does no longer
LONGEST = 7900  # bytes of a message; PostgreSQL carries less than 8000
NOTIFY = text("SELECT pg_notify(:channel, :message)")


def notify(connection: Connection, channel: str, message: str) -> None:
    """Send a message to all processes when this transaction is committed."""
    connection.execute(NOTIFY, {"channel": channel, "message": message})
