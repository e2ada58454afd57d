"""First Rat on a terminal."""
