"""Mutants of the rules: single changes to them, of which the tests have to notice each."""
