"""Reports by people, and the operator's actions."""
