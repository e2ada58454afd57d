"""How the chances of the analysis are calibrated: games, what they tell, and how far that can be relied on."""
