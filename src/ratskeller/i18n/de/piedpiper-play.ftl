# The Pied Piper on a terminal.

piper-board-heading = Zug { $turn }: { $seat } ist am Zug
piper-board-house = Haus
piper-board-floors = Rattenmarker
piper-board-floor = Stockwerk
piper-board-collected = Gesammelt
piper-board-cards = Karten
piper-board-neutral = neutrales Haus { $number }
piper-board-round = weiter zur Lücke ganz oben
piper-board-out = Nicht mehr in der Stadt: { $seats }
piper-board-character = Figur
piper-board-upper = Obere Karte
piper-board-lower = Untere Karte
piper-board-face-down = { $card } (verdeckt)
piper-board-unseen = verdeckt ({ $seat })
piper-board-actions = Aktionskarten: { $deck } im Stapel, abgelegt: { $discards }
piper-board-characters = Figurenkarten: { $deck } im Stapel, abgelegt: { $discards }
piper-board-hand = Hand von { $seat }: { $cards }
piper-board-card = (Karte { $number } von { $count })
piper-board-legend =
    Die Häuser stehen im Kreis, die Figuren in den Lücken dazwischen. Vorwärts
    ist abwärts ↓, durch das nächste Haus. ■: der Rattenmarker eines Hauses, von
    Stockwerk 0 bis zum Dach ⌂: Wer dort ankommt, muss die Stadt verlassen.
    Durchziehende Ratten schieben ihn hinauf, der Rattenfänger schiebt ihn
    hinunter. Der niedrigste Marker gewinnt.

## What a move would bring about

piper-yields-floor = { $seat } ({ $origin }→{ $floor })
piper-yields-roof = { $seat } ({ $origin }→⌂)
piper-yields-nothing-moved = nichts bewegt sich
piper-yields-no-marker = kein Marker zieht
piper-yields-over = das Spiel endet
piper-yields-unseen = handelt mit einer Karte, die du nicht siehst
piper-yields-order = dann wählen, wer zuerst handelt

## The end

piper-score-title = Wie alle stehen
piper-score-won = { $seat } gewinnt.
piper-score-shared = Unentschieden: { $seats }.
piper-score-lowest = Der niedrigste Marker derer, die in der Stadt sind, entscheidet: { $floors }.
piper-score-tie = Gleichstand auf demselben Stockwerk: Mehr gesammelte Marker entscheiden ({ $counts }).
piper-score-held = Unter denen, die zuletzt gingen, entscheidet, wer davor mehr Marker hatte.
