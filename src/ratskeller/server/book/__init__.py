"""The rules of a game as a book: its chapters, and a page to print."""
