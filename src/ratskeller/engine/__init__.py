"""How rules run: compiled loops, batches, perft, and games played move by move."""
