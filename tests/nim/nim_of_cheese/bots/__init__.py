"""How bots play Nim of cheese."""
