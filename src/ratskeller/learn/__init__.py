"""How a network learns a game: self-play, learning from it, and matches against the best so far."""
