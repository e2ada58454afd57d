"""First Rat in reports."""
