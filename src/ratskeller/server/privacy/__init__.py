"""What is kept of people: how long, what of it they get, and how it is erased."""
