"""Learning The Pied Piper."""
