"""Sockets: their protocol, and one session for each client."""
