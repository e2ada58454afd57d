"""What a stranger can send, and what it costs a server."""
