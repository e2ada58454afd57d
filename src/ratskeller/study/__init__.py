"""What is found out with bots: hints, analyses of games, puzzles, games that meet challenges."""
