"""Beside a real board of First Rat: Greg, and the score pad."""
