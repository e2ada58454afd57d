"""What environments know of First Rat."""
