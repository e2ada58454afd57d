"""What reports tell of The Pied Piper."""
