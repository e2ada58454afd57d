"""The companion of a real board: Greg's deck, moves, plans and score, and a score pad for all."""
