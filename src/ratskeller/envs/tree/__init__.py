"""Games as trees with explicit chance nodes, for searches that go back and forth."""
