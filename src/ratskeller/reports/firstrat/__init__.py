"""What reports tell of First Rat."""
