"""How strong people are at each game, and leader boards. What a rated table is, is in `tables/rated.py`."""
