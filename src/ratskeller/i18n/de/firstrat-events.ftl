# Was geschehen ist, als Sätze eines Spielprotokolls. Dinge kommen als Wörter, Ratten und Plätze ab 1 gezählt.

event-cap-laid = Bei der Krähe liegt der Kronkorken „{ $cap }“.
event-backpack-laid = { $colour ->
    [orange] Beim Hamster liegt ein orangefarbener Rucksack.
   *[other] Beim Hamster liegt ein { $colour }er Rucksack.
}
event-comic-laid = In der Bibliothek liegt der Comic „{ $comic }“.
event-tile-laid = Lauffeld { $tile } liegt { $space }.
event-row-laid = Wertungsplättchen { $row } liegt auf der { $track }.
event-turn-began = Runde { $round }: { $seat } ist am Zug.
event-rat-moved = { $seat } zieht Ratte { $rat } { $origin } { $space }{ $pipe_count ->
    [0] .
    [one] {" "}durch Rohr { $pipes }.
   *[other] {" "}durch die Rohre { $pipes }.
}
event-pipe-paid = { $seat } zahlt { $good } für Rohr { $pipe }.
event-pipe-free = { $seat } nutzt Rohr { $pipe } kostenlos.
event-toll-paid = { $seat } trifft { $to } { $space } und zahlt { $cheese }.
event-mouldy-taken = { $seat } nimmt { $pieces } und erhält dafür { $cheese }.
event-toll-unpaid = { $seat } trifft { $to } { $space }, kann aber { $cheese } nicht zahlen: Es gibt keinen Schimmelkäse mehr.
event-rattonaut = { $seat } schickt Ratte { $rat } in die Rakete (Rattonautenleiste, Platz { $slot }).
event-award-taken = { $seat } nimmt eine Auszeichnung.
event-nursery-left = { $seat } holt Ratte { $rat } aus der Kinderstube auf das Startfeld.
event-bonus-chosen = Rucksackbonus für { $seat }: { $good }.
event-drink-used = { $seat } benutzt einen Energydrink: Der Ertrag dieses Zugs verdoppelt sich.
event-gained = { $seat } erhält { $amount }.
event-light-moved = { $steps ->
    [0] Der Lichtmarker von { $seat } ist schon am Ende der Lichterkette.
   *[other] { $origin ->
        [0] { $seat } zieht den Lichtmarker auf Lampe { $light }.
       *[other] { $seat } zieht den Lichtmarker von Lampe { $origin } auf Lampe { $light }.
    }
}
event-lamp-reached = { $seat } erreicht Baulampe { $lamp }.
event-burrow-moved = { $seat } zieht den Rattenbaumarker weiter: { $node }.
event-comic-taken = { $seat } nimmt den Comic „{ $comic }“.
event-token-put = { $seat } legt das Plättchen „{ $super_rat }“ auf Ratte { $rat }.
event-item-bought = { $seat } kauft { $item } für { $cheese }.
event-item-stolen = { $seat } stiehlt { $item }; Ratte { $rat } geht zurück auf das Startfeld.
event-item-taken = { $seat } nimmt { $item }, ohne zu zahlen; Ratte { $rat }, der Dieb, bleibt stehen.
event-part-built = { $seat } baut { $part }{ $saves ->
    [0] .
   *[other] {" "}und spart { $saved }.
}
event-donated = { $seat } spendet { $cheese }.
event-marker-placed = { $seat } legt einen Wertungsstein auf die { $track } (Platz { $slot }).
event-marker-lost = { $seat } hat keinen Wertungsstein mehr für die { $track }.
event-end-announced = { $seat } leitet das Spielende ein ({ $reason }): Runde { $round } ist die letzte.
event-greg-card = { $seat } deckt Karte { $card } auf.
event-greg-moved = { $seat } zieht Ratte { $rat } { $origin } { $space }.
event-greg-paid = { $seat } trifft { $space } auf eine gegnerische Ratte: { $cheese } aus dem Vorrat für ihren Besitzer.
event-greg-removed-item = { $seat } entfernt { $item } aus dem Spiel.
event-greg-removed-comic = { $seat } entfernt den Comic „{ $comic }“ aus dem Spiel.
event-greg-planned = { $seat } bereitet eine Wertung vor: { $track }.
event-greg-shuffled = { $seat } mischt alle aufgedeckten Karten zurück in den Stapel.
event-game-over = Die Partie ist zu Ende, denn { $reason }.
