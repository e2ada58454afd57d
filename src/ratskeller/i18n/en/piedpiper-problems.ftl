# What is wrong with the card counts of The Pied Piper.

problem-too-few-actions = { $count } cards without “plus one” and “melody” are too few: up to { $needed } may be needed.
problem-too-many-cards = { $count } cards are too many: { $most } are allowed.
problem-figure-without-card = Every figure needs at least one card.
