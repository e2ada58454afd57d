"""Learning on a card: what a network sees of games that live there."""
