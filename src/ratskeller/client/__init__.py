"""The other end of the server: messages, a connection that comes back by itself, a client for programs."""
