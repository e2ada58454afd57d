# What can be decided in The Pied Piper, as short labels.

piper-move-play = Play “{ $card }” under character card { $place }
piper-move-hide = Play “{ $card }” face down under character card { $place }
piper-move-first = Activate character card { $place } first

## With the figure at the place; 0 is the Pied Piper

piper-move-play-figure = Play “{ $card }” under { $rat ->
    [0] the Pied Piper
   *[other] rat { $rat }
} (card { $place })
piper-move-hide-figure = Play “{ $card }” face down under { $rat ->
    [0] the Pied Piper
   *[other] rat { $rat }
} (card { $place })
piper-move-first-figure = { $rat ->
    [0] The Pied Piper acts
   *[other] Rat { $rat } acts
} first (card { $place })

## Chance

piper-move-chance-card = Action card drawn: { $card }
piper-move-chance-character = Character card drawn: { $figure }
