"""The rule to read about each thing that happens and each decision of a seat: where its line in a log leads."""

# kind of event -> rule; where several rules may be behind an event, the one beside which the others stand
RULES_OF_EVENT: dict[str, str] = {
    "turn-began": "pp.turn.play",
    "card-drawn": "pp.turn.draw",
    "character-laid": "pp.turn.replace",
    "deck-renewed": "pp.turn.draw",
    "characters-renewed": "pp.turn.draw",
    "card-played": "pp.turn.play",
    "card-revealed": "pp.variant.hidden",
    "activated": "pp.turn.activate",
    "figure-moved": "pp.card.forward",
    "marker-moved": "pp.card.pass",
    "nothing-moved": "pp.card.two-specials",
    "seat-out": "pp.out.roof",
    "house-left": "pp.out.house",
    "markers-taken": "pp.out.markers",
    "markers-lost": "pp.out.markers",
    "hand-discarded": "pp.out.hand",
    "character-discarded": "pp.turn.replace",
    "game-over": "pp.end.winner",
}

# phase in which a seat decides -> rule
RULES_OF_PHASE: dict[str, str] = {
    "play": "pp.turn.play",
    "order": "pp.turn.activate",
}

# phase in which chance decides -> rule
RULES_OF_CHANCE: dict[str, str] = {
    "deal": "pp.setup.actions",
    "first-row": "pp.setup.row",
    "fill-row": "pp.turn.replace",
    "draw": "pp.turn.draw",
}

# why a game has ended -> the rule that ends it
RULES_OF_END: dict[str, str] = {
    "two-left": "pp.end.two-left",
    "nobody-left": "pp.end.nobody",
    "roof": "pp.end.two-people",
    "cap": "pp.end.cap",
}
