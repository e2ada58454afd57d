# Why a move of First Rat is not legal.

refusal-game-over = Die Partie ist zu Ende: Runde { $round } war die letzte.

## Ziehen

refusal-must-move = Zieh zuerst mindestens eine Ratte.
refusal-rat-moved = Ratte { $rat } hast du in diesem Zug schon gezogen.
refusal-rat-in-nursery = Ratte { $rat } ist in der Kinderstube, nicht auf dem Weg.
refusal-rat-in-rocket = Ratte { $rat } ist schon in der Rakete und zieht nicht mehr.
refusal-went-far = Ratte { $rat } ist schon { $steps } Felder weit gelaufen. Ziehst du mehrere Ratten, darf jede höchstens { $limit } Felder weit. Deshalb darf jetzt keine weitere ziehen.
refusal-same-space = Ratte { $rat } steht schon auf Feld { $space }.
refusal-behind = Ratte { $rat } steht auf Feld { $origin } und kann nicht zurück auf Feld { $space }.
refusal-too-far-alone = Ratte { $rat } braucht { $steps } Schritte { $space ->
    [27] bis zur Startrampe
   *[other] bis Feld { $space }
}; allein darf sie höchstens { $limit }.
refusal-too-far-together = Ratte { $rat } braucht { $steps } Schritte { $space ->
    [27] bis zur Startrampe
   *[other] bis Feld { $space }
}; wenn du mehrere Ratten ziehst, darf sie höchstens { $limit }.
refusal-pipe-unpaid = { $needed ->
    [1] Rohr { $origin }-{ $end } kostet { $needed } × { $good }, du hast nur { $held }.
   *[other] Die Rohre auf diesem Weg, darunter { $origin }-{ $end }, kosten { $needed } × { $good }, du hast nur { $held }.
}
refusal-no-such-way = Diese Rohre führen nicht { $origin ->
    [0] vom Startfeld
   *[other] von Feld { $origin }
} { $space ->
    [27] zur Startrampe
   *[other] zu Feld { $space }
}.
refusal-own-rat-there = Ratte { $rat } kann nicht auf Feld { $space }: Dort steht schon deine Ratte { $other }.
refusal-pad-taken = Ratte { $rat } kann nicht auf die Startrampe: In diesem Zug hat sie schon deine Ratte { $other } erreicht.
refusal-other-colour = Ratte { $rat } kann nicht auf Feld { $space } ({ $colour }): In diesem Zug müssen alle Ratten auf dieselbe Farbe ziehen ({ $wanted }).
refusal-colour-beside-pad = Ratte { $rat } kann nicht auf Feld { $space } ({ $colour }): Außer der Ratte auf der Startrampe müssen alle auf dieselbe Farbe ziehen ({ $wanted }).
refusal-like-rats = Ratte { $rat } und Ratte { $other } auf dem Startfeld sind gleichwertig: Nimm Ratte { $other }.
refusal-front-first = Ziehst du mehrere Ratten, beginn mit der vordersten: Nimm Ratte { $other } zurück und zieh zuerst Ratte { $rat }.
refusal-start-order = Vom Startfeld ziehen Ratten in der Reihenfolge ihrer Nummern: Nimm Ratte { $other } zurück und zieh zuerst Ratte { $rat }.
refusal-nearer = Verlassen gleichwertige Ratten zusammen das Startfeld, läuft die erste am weitesten: Ratte { $rat } muss vor Feld { $space } bleiben, wo Ratte { $other } steht.

wanted-yellow = { colour-yellow }
wanted-green = { colour-green }
wanted-orange = { colour-orange }
wanted-blue = { colour-blue }
wanted-white = { colour-white }
wanted-green-orange = { colour-green } oder { colour-orange }

## Startrampe, Sammeln, Rattenbau

refusal-award-limit = Eine Auszeichnung bekommst du nur, solange noch eine deiner Ratten auf dem Weg ist oder wenn alle vier in der Rakete sind.
refusal-award-limit-path = Eine Auszeichnung gibt es nur, solange du eine Ratte auf dem Weg hast.
refusal-awards-gone = Alle { $awards } Auszeichnungen sind vergeben.
refusal-nursery-empty = In der Kinderstube ist keine Ratte mehr.
refusal-no-rat-on-pad = In diesem Zug hat keine deiner Ratten die Startrampe erreicht.
refusal-not-collected = Als Bonus kannst du nur Baumaterial wählen, das du in diesem Zug sammelst. Nicht dabei: { $good }.
refusal-no-backpack = Für die Farbe dieses Felds ({ $colour }) hast du keinen Rucksack. Sein Material ({ $good }) kann deshalb nicht der Bonus sein.
refusal-no-drinks = Du hast keinen Energydrink.
refusal-nothing-to-double = In diesem Zug gibt es nichts, was ein Energydrink verdoppeln könnte.
refusal-comic-gone = Der Comic „{ $comic }“ liegt nicht mehr in der Bibliothek.
refusal-must-take-comic = Mit diesen Optionen musst du einen Comic nehmen.

## Stände

refusal-none-left = An diesem Stand ({ $stall }) liegt das nicht aus: { $item }.
refusal-no-rat-at-stall = Dafür ({ $item }) muss eine Ratte, die du in diesem Zug gezogen hast, am richtigen Stand stehen: { $stall }.
refusal-other-stall = Jetzt kaufst du an einem anderen Stand ein ({ $stall }). Das gibt es dort nicht: { $item }.
refusal-backpack-owned = Einen Rucksack dieser Farbe ({ $colour }) hast du schon.
refusal-too-little-cheese = Dieser Gegenstand ({ $item }) kostet { $price } Käse, du hast nur { $held }.
refusal-thief-takes = Ratte { $rat } ist der Dieb: Sie muss weder kaufen noch stehlen, sie nimmt den Gegenstand gratis.
refusal-not-the-thief = Nur der Dieb nimmt gratis. Mit Ratte { $rat } kannst du kaufen oder stehlen.
refusal-thief-next-turn = Ratte { $rat } ist erst ab deinem nächsten Zug der Dieb.
refusal-commander-pays = Ratte { $rat } ist der Kommandant: Sie darf nicht stehlen, nur kaufen.

## Bauen

refusal-no-marker = Du hast keinen Wertungsstein mehr.
refusal-spare-marker = { $held ->
    [one] Deinen letzten Wertungsstein darfst du erst in der letzten Runde legen.
   *[other] Deine letzten { $held } Wertungssteine darfst du erst in der letzten Runde legen.
}
refusal-missing-good = Dafür ({ $part }) brauchst du { $needed } × { $good }, du hast nur { $held }.
refusal-must-save = Du hast den Rabatt-Comic: Wähle, welches Material du bei diesem Teil sparst ({ $part }).
refusal-no-discount = Ohne den Rabatt-Comic sparst du bei diesem Teil nichts: { $part }.
refusal-comic-next-turn = Der Comic „{ $comic }“ wirkt erst ab deinem nächsten Zug.
refusal-donation = Eine Spende kostet { $needed } Käse, du hast nur { $held }.

## Greg und Aufbau

refusal-no-greg = Greg spielt in dieser Partie nicht mit.
refusal-not-best = Die { $track } bringt Greg { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, die beste { $best }. Wähle eine der besten.
refusal-item-laid = Davon liegen schon alle ({ $count }) aus: { $item }.
refusal-comic-laid = Der Comic „{ $comic }“ liegt schon aus.
refusal-comic-left-out = Zu zweit ist der Comic „{ $comic }“ nicht im Spiel.
refusal-tile-laid = Lauffeld { $tile } liegt schon aus.
refusal-tile-elsewhere = Lauffeld { $tile } gehört nicht in den Abschnitt von Feld { $space }.
refusal-row-laid = Wertungsplättchen { $row } liegt schon aus.
refusal-card-revealed = Diese Karte hat Greg schon aufgedeckt, und seither wurde nicht gemischt.
refusal-card-not-in-deck = Diese Karte ist nicht in Gregs Stapel.
