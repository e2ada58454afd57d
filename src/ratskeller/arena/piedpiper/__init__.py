"""What the arena knows of The Pied Piper."""
