"""Environments on a card: games, observations and rewards live there, beside the network that learns from them."""
