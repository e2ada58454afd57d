"""The server: its store, its tables, its API and its sockets."""
