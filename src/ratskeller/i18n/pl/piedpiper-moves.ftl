# What can be decided in The Pied Piper, as short labels.

piper-move-play = Zagraj „{ $card }” na miejsce { $place }
piper-move-hide = Zagraj zakrytą „{ $card }” na miejsce { $place }
piper-move-first = Miejsce { $place } działa pierwsze

## Chance

piper-move-chance-card = Dobrana karta akcji: { $card }
piper-move-chance-character = Dobrana karta postaci: { $figure }
