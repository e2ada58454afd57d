"""How balanced a game is: what seats did and had in many games of one bot, and what it was worth."""
