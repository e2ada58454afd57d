"""Runs the server: the application, its processes, and the garbage collector's pace."""
