"""Statistics of people's games: places, scores, what won and lost them games, luck and skill."""
