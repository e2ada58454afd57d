"""The page on a game's balance, in Markdown, with its pictures."""
