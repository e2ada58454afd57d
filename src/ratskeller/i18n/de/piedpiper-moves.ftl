# What can be decided in The Pied Piper, as short labels.

piper-move-play = „{ $card }“ unter Karte { $place } spielen
piper-move-hide = „{ $card }“ verdeckt unter Karte { $place } spielen
piper-move-first = Karte { $place } zuerst ausführen

## Chance

piper-move-chance-card = Aktionskarte gezogen: { $card }
piper-move-chance-character = Figurenkarte gezogen: { $figure }
