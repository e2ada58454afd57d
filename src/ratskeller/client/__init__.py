"""The other end of the server: messages, a connection that reconnects by itself, a client for programs."""
