"""Games to look at again: uploaded, played at tables, or shipped with the rules; the challenge chart; puzzles."""
