# What can be decided in The Pied Piper, as short labels.

piper-move-play = Play “{ $card }” at place { $place }
piper-move-hide = Play “{ $card }” face down at place { $place }
piper-move-first = Place { $place } acts first

## Chance

piper-move-chance-card = Action card drawn: { $card }
piper-move-chance-character = Character card drawn: { $figure }
