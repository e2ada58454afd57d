"""Thin commands over the other rooms."""
