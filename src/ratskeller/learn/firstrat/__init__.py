"""Learning First Rat."""
