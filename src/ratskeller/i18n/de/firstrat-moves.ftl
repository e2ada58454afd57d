# Was entschieden werden kann, als kurze Beschriftung.

move-go = Ratte { $rat } { $space }
move-route = { $pipe_count ->
    [0] Den ganzen Weg zu Fuß
    [one] Durch Rohr { $pipes }
   *[other] Durch die Rohre { $pipes }
}
move-stop = Keine weitere Ratte ziehen
move-award = Auszeichnung nehmen
move-nursery = Ratte aus der Kinderstube holen
move-bonus = Rucksackbonus: { $good }
move-drink = Energydrink benutzen
move-no-drink = Keinen Energydrink benutzen
move-in = An der Abzweigung hinein
move-on = An der Abzweigung vorbei
move-comic = Comic „{ $comic }“ nehmen
move-no-comic = Keinen Comic nehmen
move-token = Plättchen auf Ratte { $rat }
move-buy = Kaufen: { $item }
move-steal = Stehlen: { $item }
move-take = Nehmen, ohne zu zahlen: { $item }
move-no-item = Hier nichts holen
move-build = Bauen: { $part }{ $saves ->
    [0] {""}
   *[other] , spart { $saved }
}
move-donate = Käse spenden
move-end = Zug beenden
move-score = Leiste für Greg: { $track }
move-lay = Leistenplättchen { $row } legen

## Zufall

move-chance-cap = Kronkorken gezogen: { $cap }
move-chance-backpack = Rucksack gezogen: { $colour }
move-chance-comic = Comic gezogen: { $comic }
move-chance-tile = Wegplättchen gezogen: { $tile }
move-chance-row = Leistenplättchen gezogen: { $row }
move-chance-card = Gregs Karte: { $card }
