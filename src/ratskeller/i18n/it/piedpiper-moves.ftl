# What can be decided in The Pied Piper, as short labels.

piper-move-play = Gioca «{ $card }» in posizione { $place }
piper-move-hide = Gioca «{ $card }» coperta in posizione { $place }
piper-move-first = Attiva prima la posizione { $place }

## Chance

piper-move-chance-card = Carta azione pescata: { $card }
piper-move-chance-character = Carta personaggio pescata: { $figure }
