"""Nim of cheese: three heaps, of which players take in turn. A third game, in a package of its own."""
