"""Boards of The Pied Piper in print."""
