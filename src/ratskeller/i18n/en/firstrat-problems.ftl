# What is wrong with a board of First Rat.

problem-too-many-laid = { $things ->
    [backpacks] { $laid } backpacks can’t be laid out: there are only { $there }.
    [caps] { $laid } bottle caps can’t be laid out: there are only { $there }.
   *[comics] { $laid } comics can’t be laid out: there are only { $there }.
}
problem-markers-to-end = The game can’t end later than with a player’s last marker. Each player has { $markers }.
problem-stall-taken = { $stall ->
    [hamster] The hamster’s stall is already on space { $space }. Each stall needs a space of its own.
    [frog] The frog’s stall is already on space { $space }. Each stall needs a space of its own.
   *[crow] The crow’s stall is already on space { $space }. Each stall needs a space of its own.
}
problem-pipe-backward = This pipe leads from space { $origin } to space { $target }. Pipes only lead forward.
problem-lights = A light string has 1 to 100 lights, not { $count }.
problem-light-backward = The light string goes back from space { $origin } to space { $target }. It only runs forward.
problem-lamp-beyond = There is no light { $light }: the light string has only { $count }.
problem-lamp-order = Light { $light } doesn’t come after light { $before }. Enter the lamps in the order of the light string.
problem-burrow-start = The rat burrow has to begin with “start”.
problem-burrow-too-long = The rat burrow has { $count } spaces. { $most } are allowed.
problem-burrow-ways = { $count ->
    [0] The way ends here. It has to lead on to one space, or to two at a fork.
   *[other] The way leads to { $count } spaces. It has to lead to one, or to two at a fork.
}
problem-burrow-nowhere = The way leads to “{ $node }”, but there is no such space.
problem-burrow-unreached = The marker never gets here: no way leads to this space.
problem-backpacks = There are 10 backpacks in the box; you have entered { $count }.
problem-two-materials = A rocket part is built from exactly two different materials.
problem-points-rise = The points can’t rise from left to right.
problem-no-fierce-deck = This profile has no fierce deck for Greg ([greg.fierce]).
problem-level-cards = The deck has only { $a } A cards and { $b } B cards.
problem-deck = There are { $count } cards, exactly one of them a C card. You have entered: { $found }.
problem-cards-of-kind = { $count } { $kind } cards are too many: { $most } are allowed.
problem-best-symbol = The C card, and only the C card, has the “best track” symbol.
