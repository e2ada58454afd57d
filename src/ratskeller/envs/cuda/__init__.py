"""Environments on a card: games, observations and rewards stay there, beside the network that learns from them."""
