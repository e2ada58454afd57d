"""Tables where people and bots sit down: the server, its store, its sockets."""
