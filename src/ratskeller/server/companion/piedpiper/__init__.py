"""Beside a real table of The Pied Piper: the score pad."""
