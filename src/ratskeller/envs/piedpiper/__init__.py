"""What environments know of The Pied Piper."""
