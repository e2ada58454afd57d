"""The Pied Piper on a terminal."""
