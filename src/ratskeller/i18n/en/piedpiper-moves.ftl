# What can be decided in The Pied Piper, as short labels.

piper-move-play = Play “{ $card }” in slot { $place }
piper-move-hide = Play “{ $card }” face down in slot { $place }
piper-move-first = Slot { $place } acts first

## Chance

piper-move-chance-card = Action card drawn: { $card }
piper-move-chance-character = Character card drawn: { $figure }
