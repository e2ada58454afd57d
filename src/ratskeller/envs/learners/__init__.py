"""One learner in each of many games, bots on the other seats: stepped to the learner's next decision in one call."""
