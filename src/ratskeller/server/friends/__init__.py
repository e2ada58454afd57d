"""Friends: found by a link, seen when they are here, invited to tables."""
