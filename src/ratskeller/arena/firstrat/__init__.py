"""What the arena knows of First Rat."""
