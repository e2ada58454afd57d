# What can be decided in The Pied Piper, as short labels.

piper-move-play = Gioca «{ $card }» in posizione { $place }
piper-move-hide = Gioca «{ $card }» coperta in posizione { $place }
piper-move-first = Attiva prima la posizione { $place }

## With the figure at the place; 0 is the Pied Piper

piper-move-play-figure = Gioca «{ $card }» sotto { $rat ->
    [0] il Pifferaio
   *[other] il ratto { $rat }
} (posizione { $place })
piper-move-hide-figure = Gioca «{ $card }» coperta sotto { $rat ->
    [0] il Pifferaio
   *[other] il ratto { $rat }
} (posizione { $place })
piper-move-first-figure = Attiva prima { $rat ->
    [0] il Pifferaio
   *[other] il ratto { $rat }
} (posizione { $place })

## Chance

piper-move-chance-card = Carta azione pescata: { $card }
piper-move-chance-character = Carta personaggio pescata: { $figure }
