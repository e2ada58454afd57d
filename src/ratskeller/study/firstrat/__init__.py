"""What is found out about First Rat."""
