"""People are called to their tables when it is their turn, and are not there."""
