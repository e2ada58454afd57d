# What can be decided in The Pied Piper, as short labels.

piper-move-play = Play “{ $card }” in slot { $place }
piper-move-hide = Play “{ $card }” face down in slot { $place }
piper-move-first = Slot { $place } acts first

## With the figure at the place; 0 is the Pied Piper

piper-move-play-figure = Play “{ $card }” under { $rat ->
    [0] the Pied Piper
   *[other] rat { $rat }
} (slot { $place })
piper-move-hide-figure = Play “{ $card }” face down under { $rat ->
    [0] the Pied Piper
   *[other] rat { $rat }
} (slot { $place })
piper-move-first-figure = { $rat ->
    [0] The Pied Piper acts
   *[other] Rat { $rat } acts
} first (slot { $place })

## Chance

piper-move-chance-card = Action card drawn: { $card }
piper-move-chance-character = Character card drawn: { $figure }
