# Why a move of First Rat is not legal.

refusal-game-over = Das Spiel ist zu Ende: Runde { $round } war die letzte.

## Ziehen

refusal-must-move = Zuerst muss mindestens eine Ratte ziehen.
refusal-rat-moved = Ratte { $rat } ist in diesem Zug schon gezogen.
refusal-rat-in-nursery = Ratte { $rat } ist in der Kinderstube, nicht auf dem Weg.
refusal-rat-in-rocket = Ratte { $rat } ist in der Rakete und hat den Weg verlassen.
refusal-went-far = Ratte { $rat } ist { $steps } Felder gezogen; mehrere Ratten dürfen je { $limit }, also zieht in diesem Zug keine weitere.
refusal-same-space = Ratte { $rat } steht schon auf Feld { $space }.
refusal-behind = Ratte { $rat } steht auf Feld { $origin } und kann nicht zurück auf Feld { $space }.
refusal-too-far-alone = Ratte { $rat } braucht { $steps } Schritte { $space ->
    [27] bis zur Startrampe
   *[other] bis Feld { $space }
}; allein gezogen darf sie { $limit }.
refusal-too-far-together = Ratte { $rat } braucht { $steps } Schritte { $space ->
    [27] bis zur Startrampe
   *[other] bis Feld { $space }
}; mit anderen gezogen darf sie { $limit }.
refusal-pipe-unpaid = { $needed ->
    [1] Rohr { $origin }-{ $end } kostet { $needed } × { $good }, du hast { $held }.
   *[other] Die Rohre auf diesem Weg, darunter { $origin }-{ $end }, kosten { $needed } × { $good }, du hast { $held }.
}
refusal-no-such-way = Diese Rohre führen nicht { $origin ->
    [0] vom Startfeld
   *[other] von Feld { $origin }
} { $space ->
    [27] zur Startrampe
   *[other] zu Feld { $space }
}.
refusal-own-rat-there = Ratte { $rat } kann nicht auf Feld { $space } enden: Dort steht deine Ratte { $other }.
refusal-pad-taken = Ratte { $rat } kann nicht auf die Startrampe: In diesem Zug ist schon deine Ratte { $other } dort.
refusal-other-colour = Ratte { $rat } kann nicht auf Feld { $space } enden (Farbe: { $colour }): Die Farbe dieses Zugs ist { $wanted }.
refusal-colour-beside-pad = Ratte { $rat } kann nicht auf Feld { $space } enden (Farbe: { $colour }): Neben der Ratte auf der Startrampe ist die Farbe dieses Zugs { $wanted }.
refusal-like-rats = Ratte { $other } und Ratte { $rat } auf dem Startfeld sind gleich: Nimm Ratte { $other }.
refusal-front-first = Ratten, die zusammen ziehen, nennt man von vorn nach hinten: Ratte { $rat } wäre vor Ratte { $other } an der Reihe gewesen.
refusal-start-order = Ratten, die zusammen das Startfeld verlassen, nennt man nach ihren Nummern: Ratte { $rat } wäre vor Ratte { $other } an der Reihe gewesen.
refusal-nearer = Von gleichen Ratten, die zusammen das Startfeld verlassen, geht die erste am weitesten: Ratte { $rat } muss vor Feld { $space } enden, auf dem Ratte { $other } steht.

wanted-yellow = { colour-yellow }
wanted-green = { colour-green }
wanted-orange = { colour-orange }
wanted-blue = { colour-blue }
wanted-white = { colour-white }
wanted-green-orange = { colour-green } oder { colour-orange }

## Startrampe, Sammeln, Rattenbau

refusal-award-limit = Eine Auszeichnung gibt es nur, solange du eine Ratte auf dem Weg hast, oder mit allen vieren in der Rakete.
refusal-nursery-empty = In der Kinderstube ist keine Ratte mehr.
refusal-no-rat-on-pad = In diesem Zug hat keine deiner Ratten die Startrampe erreicht.
refusal-not-collected = Der Bonus kann kein Material sein, das du in diesem Zug nicht sammelst: { $good }.
refusal-no-backpack = Dieses Material ({ $good }) kommt von einem Feld, für dessen Farbe ({ $colour }) du keinen Rucksack hast.
refusal-no-drinks = Du hast keinen Energydrink.
refusal-nothing-to-double = Es gibt nichts, was ein Energydrink verdoppeln könnte.
refusal-comic-gone = Der Comic „{ $comic }“ ist nicht in der Bibliothek.

## Stände

refusal-none-left = An diesem Stand ({ $stall }) gibt es das nicht: { $item }.
refusal-no-rat-at-stall = Keine in diesem Zug gezogene Ratte steht am Stand ({ $stall }), an dem es das gibt: { $item }.
refusal-other-stall = Jetzt ist ein anderer Stand an der Reihe ({ $stall }), an dem es das nicht gibt: { $item }.
refusal-backpack-owned = Einen Rucksack dieser Farbe hast du schon: { $colour }.
refusal-too-little-cheese = Dieser Gegenstand ({ $item }) kostet { $price } Käse, du hast { $held }.
refusal-thief-takes = Ratte { $rat } ist der Dieb: Sie nimmt den Gegenstand, ohne zu zahlen und ohne zu stehlen.
refusal-not-the-thief = Ratte { $rat } ist nicht der Dieb: Sie kann nur kaufen oder stehlen.
refusal-thief-next-turn = Ratte { $rat } ist erst ab deinem nächsten Zug der Dieb.
refusal-commander-pays = Ratte { $rat } ist der Kommandant: Sie stiehlt nie, sie zahlt.

## Bauen

refusal-no-marker = Du hast keinen Wertungsstein mehr.
refusal-spare-marker = { $held ->
    [one] Dein letzter Wertungsstein ist für die letzte Runde.
   *[other] Deine letzten { $held } Wertungssteine sind für die letzte Runde.
}
refusal-missing-good = Dieses Teil ({ $part }) braucht { $needed } × { $good }, du hast { $held }.
refusal-must-save = Mit dem Rabatt-Comic musst du sagen, welches Material du bei diesem Teil sparst: { $part }.
refusal-no-discount = Ohne den Rabatt-Comic sparst du bei diesem Teil nichts: { $part }.
refusal-comic-next-turn = Der Comic „{ $comic }“ wirkt erst ab deinem nächsten Zug.
refusal-donation = Eine Spende kostet { $needed } Käse, du hast { $held }.

## Greg und Aufbau

refusal-no-greg = Greg spielt in dieser Partie nicht mit.
refusal-not-best = Auf dieser Leiste ({ $track }) bekäme Greg { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, auf der besten { $best }.
refusal-item-laid = Alle Gegenstände dieser Art ({ $count }) liegen schon aus: { $item }.
refusal-comic-laid = Der Comic „{ $comic }“ liegt schon aus.
refusal-comic-left-out = Zu zweit ist der Comic „{ $comic }“ nicht im Spiel.
refusal-tile-laid = Wegplättchen { $tile } liegt schon aus.
refusal-tile-elsewhere = Wegplättchen { $tile } gehört nicht zum Abschnitt von Feld { $space }.
refusal-row-laid = Leistenplättchen { $row } liegt schon aus.
refusal-card-revealed = Diese Karte hat Greg schon aufgedeckt, und seither wurde nicht gemischt.
refusal-card-not-in-deck = Diese Karte ist nicht in Gregs Stapel.
