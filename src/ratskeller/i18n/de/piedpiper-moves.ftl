# What can be decided in The Pied Piper, as short labels.

piper-move-play = „{ $card }“ unter Karte { $place } spielen
piper-move-hide = „{ $card }“ verdeckt unter Karte { $place } spielen
piper-move-first = Karte { $place } zuerst ausführen

## With the figure at the place; 0 is the Pied Piper

piper-move-play-figure = „{ $card }“ unter { $rat ->
    [0] den Rattenfänger
   *[other] Ratte { $rat }
} spielen (Karte { $place })
piper-move-hide-figure = „{ $card }“ verdeckt unter { $rat ->
    [0] den Rattenfänger
   *[other] Ratte { $rat }
} spielen (Karte { $place })
piper-move-first-figure = { $rat ->
    [0] Rattenfänger
   *[other] Ratte { $rat }
} zuerst ausführen (Karte { $place })

## Chance

piper-move-chance-card = Aktionskarte gezogen: { $card }
piper-move-chance-character = Figurenkarte gezogen: { $figure }
