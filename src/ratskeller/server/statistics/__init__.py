"""What people's games have come to: places, scores, what won and lost them games, luck and skill."""
