"""Who people are, and which of them are here."""
