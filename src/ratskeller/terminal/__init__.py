"""The games in a terminal: sessions, and the screens of each game."""
