"""Bots against bots, measured: matches and tournaments, their files, and figures with honest intervals."""
