"""A feel for First Rat."""
