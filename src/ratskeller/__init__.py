"""A table for two games about rats, where people, bots and researchers play by one set of rules."""

__version__ = "0.1.0"
