"""The rules of Nim of cheese, and their data."""
