"""What Alembic runs for each command: the steps, on the connection and in the transaction of whoever asked for them."""

from alembic import context

from ratskeller.server.store.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
context.run_migrations()
