# What can be decided in The Pied Piper, as short labels.

piper-move-play = Gioca «{ $card }» sotto la carta personaggio { $place }
piper-move-hide = Gioca «{ $card }» coperta sotto la carta personaggio { $place }
piper-move-first = Attiva prima la carta personaggio { $place }

## With the figure at the place; 0 is the Pied Piper

piper-move-play-figure = Gioca «{ $card }» sotto { $rat ->
    [0] il Pifferaio
   *[other] il ratto { $rat }
} (carta { $place })
piper-move-hide-figure = Gioca «{ $card }» coperta sotto { $rat ->
    [0] il Pifferaio
   *[other] il ratto { $rat }
} (carta { $place })
piper-move-first-figure = Attiva prima { $rat ->
    [0] il Pifferaio
   *[other] il ratto { $rat }
} (carta { $place })

## Chance

piper-move-chance-card = Carta azione pescata: { $card }
piper-move-chance-character = Carta personaggio pescata: { $figure }
