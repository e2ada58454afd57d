"""Positions where one whole turn is clearly best: how they are found, checked, kept and tried."""
