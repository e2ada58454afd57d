# Was entschieden werden kann, als kurze Beschriftung.

move-go = Ratte { $rat } { $space }
move-route = { $pipe_count ->
    [0] Ohne Rohr
    [one] Durch Rohr { $pipes }
   *[other] Durch die Rohre { $pipes }
}
move-stop = Keine weitere Ratte ziehen
move-award = Auszeichnung nehmen
move-nursery = Ratte aus der Kinderstube holen
move-bonus = Rucksackbonus: { $good }
move-drink = Energydrink benutzen
move-no-drink = Energydrink aufheben
move-in = In die Höhle abbiegen
move-on = Weiter Richtung Vorratshöhle
move-comic = Comic „{ $comic }“ nehmen
move-no-comic = Keinen Comic nehmen
move-token = Plättchen auf Ratte { $rat } legen
move-buy = Kaufen: { $item }
move-steal = Stehlen: { $item }
move-take = Gratis nehmen: { $item }
move-no-item = Nichts kaufen
move-build = Bauen: { $part }{ $saves ->
    [0] {""}
   *[other] , spart { $saved }
}
move-donate = Käse spenden
move-end = Zug beenden
move-score = Greg nimmt die { $track }
move-lay = Wertungsplättchen { $row } legen

## Zufall

move-chance-cap = Kronkorken gezogen: { $cap }
move-chance-backpack = Rucksack gezogen: { $colour }
move-chance-comic = Comic gezogen: { $comic }
move-chance-tile = Lauffeld gezogen: { $tile }
move-chance-row = Wertungsplättchen gezogen: { $row }
move-chance-card = Gregs Karte: { $card }
