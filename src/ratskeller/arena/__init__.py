"""Bots against bots, measured: matches, their files, and reports with honest intervals."""
