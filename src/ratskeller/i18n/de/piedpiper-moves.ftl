# What can be decided in The Pied Piper, as short labels.

piper-move-play = „{ $card }“ an Platz { $place } spielen
piper-move-hide = „{ $card }“ verdeckt an Platz { $place } spielen
piper-move-first = Platz { $place } handelt zuerst

## Chance

piper-move-chance-card = Aktionskarte gezogen: { $card }
piper-move-chance-character = Figurenkarte gezogen: { $figure }
