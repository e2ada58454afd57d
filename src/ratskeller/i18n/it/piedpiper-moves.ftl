# What can be decided in The Pied Piper, as short labels.

piper-move-play = Giocare «{ $card }» al posto { $place }
piper-move-hide = Giocare «{ $card }» coperta al posto { $place }
piper-move-first = Il posto { $place } agisce per primo

## Chance

piper-move-chance-card = Carta azione pescata: { $card }
piper-move-chance-character = Carta personaggio pescata: { $figure }
