# The Pied Piper on a terminal.

piper-board-heading = Zug { $turn }: { $seat ->
    [Du] Du bist am Zug
   *[other] { $seat } ist am Zug
}
piper-board-house = Haus
piper-board-floors = Rattenmarker
piper-board-floor = Stockwerk
piper-board-collected = Gesammelt
piper-board-cards = Karten
piper-board-neutral = neutrales Haus { $number }
piper-board-round = weiter zur Lücke ganz oben
piper-board-out = Aus der Stadt geflohen: { $seats }
piper-board-character = Figur
piper-board-upper = Obere Karte
piper-board-lower = Untere Karte
piper-board-face-down = { $card } (verdeckt)
piper-board-unseen = verdeckt ({ $seat ->
    [Du] von dir
   *[other] { $seat }
})
piper-board-actions = Aktionskarten: { $deck } im Stapel, abgelegt: { $discards }
piper-board-characters = Figurenkarten: { $deck } im Stapel, abgelegt: { $discards }
piper-board-hand = { $seat ->
    [Du] Deine Handkarten: { $cards }
   *[other] Handkarten von { $seat }: { $cards }
}
piper-board-card = (Karte { $number } von { $count })
piper-board-legend =
    Die Häuser stehen im Kreis, die Figuren in den Lücken dazwischen. Vorwärts
    heißt hier abwärts ↓, durch das nächste Haus. ■: der Rattenmarker eines
    Hauses, von Stockwerk 0 bis zum Dach ⌂. Wer das Dach erreicht, flieht aus
    der Stadt. Jede Ratte, die durch ein Haus läuft, schiebt den Marker nach
    oben, der Rattenfänger nach unten. Der niedrigste Marker gewinnt.

## What a move would bring about

piper-yields-floor = { $seat } ({ $origin }→{ $floor })
piper-yields-roof = { $seat } ({ $origin }→⌂)
piper-yields-nothing-moved = nichts bewegt sich
piper-yields-no-marker = kein Rattenmarker bewegt sich
piper-yields-over = die Partie endet
piper-yields-unseen = mit einer Karte, die du nicht siehst
piper-yields-order = dann die Reihenfolge wählen

## The end

piper-score-title = Stand
piper-score-won = { $seat ->
    [Du] Du gewinnst
   *[other] { $seat } gewinnt
}.
piper-score-shared = Unentschieden: { $seats }.
piper-score-lowest = Von allen, die noch in der Stadt sind, gewinnt der niedrigste Rattenmarker: { $floors }.
piper-score-tie = Gleichstand: Es entscheidet, wer mehr Rattenmarker gesammelt hat ({ $counts }).
piper-score-held = Niemand ist mehr in der Stadt. Von den zuletzt Geflohenen gewinnt, wer vorher mehr Rattenmarker gesammelt hatte.
