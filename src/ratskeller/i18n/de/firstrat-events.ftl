# Was geschehen ist, als Sätze eines Spielprotokolls. Dinge kommen als Wörter, Ratten und Plätze ab 1 gezählt.

event-cap-laid = Bei der Krähe liegt der Kronkorken „{ $cap }“.
event-backpack-laid = { $colour ->
    [orange] Beim Hamster liegt ein orangefarbener Rucksack.
   *[other] Beim Hamster liegt ein { $colour }er Rucksack.
}
event-comic-laid = In der Bibliothek liegt der Comic „{ $comic }“.
event-tile-laid = Lauffeld { $tile } liegt { $space }.
event-row-laid = Wertungsplättchen { $row } liegt auf der { $track }.
event-turn-began = Runde { $round }: { $seat ->
    [Du] Du bist am Zug
   *[other] { $seat } ist am Zug
}.
event-rat-moved = { $seat ->
    [Du] Du ziehst
   *[other] { $seat } zieht
} Ratte { $rat } { $origin } { $space }{ $pipe_count ->
    [0] .
    [one] {" "}durch Rohr { $pipes }.
   *[other] {" "}durch die Rohre { $pipes }.
}
event-pipe-paid = { $seat ->
    [Du] Du zahlst
   *[other] { $seat } zahlt
} { $good } für Rohr { $pipe }.
event-pipe-free = { $seat ->
    [Du] Du nutzt
   *[other] { $seat } nutzt
} Rohr { $pipe } kostenlos.
event-toll-paid = { $seat ->
    [Du] Du triffst { $to } { $space } und zahlst { $cheese }.
   *[other] { $to ->
        [Du] { $seat } trifft dich { $space } und zahlt dir { $cheese }.
       *[other] { $seat } trifft { $to } { $space } und zahlt { $cheese }.
    }
}
event-mouldy-taken = { $seat ->
    [Du] Du nimmst { $pieces } und erhältst
   *[other] { $seat } nimmt { $pieces } und erhält
} dafür { $cheese }.
event-toll-unpaid = { $seat ->
    [Du] Du triffst { $to } { $space }, kannst
   *[other] { $to ->
        [Du] { $seat } trifft dich { $space }, kann
       *[other] { $seat } trifft { $to } { $space }, kann
    }
} aber { $cheese } nicht zahlen: Es gibt keinen Schimmelkäse mehr.
event-rattonaut = { $seat ->
    [Du] Du schickst
   *[other] { $seat } schickt
} Ratte { $rat } in die Rakete (Rattonautenleiste, Platz { $slot }).
event-award-taken = { $seat ->
    [Du] Du nimmst
   *[other] { $seat } nimmt
} eine Auszeichnung.
event-nursery-left = { $seat ->
    [Du] Du holst
   *[other] { $seat } holt
} Ratte { $rat } aus der Kinderstube auf das Startfeld.
event-bonus-chosen = { $seat ->
    [Du] Dein Rucksackbonus:
   *[other] Rucksackbonus für { $seat }:
} { $good }.
event-drink-used = { $seat ->
    [Du] Du benutzt
   *[other] { $seat } benutzt
} einen Energydrink: Der Ertrag dieses Zugs verdoppelt sich.
event-gained = { $seat ->
    [Du] Du erhältst
   *[other] { $seat } erhält
} { $amount }.
event-light-moved = { $steps ->
    [0] { $seat ->
        [Du] Dein Lichtmarker
       *[other] Der Lichtmarker von { $seat }
    } ist schon am Ende der Lichterkette.
   *[other] { $origin ->
        [0] { $seat ->
            [Du] Du ziehst
           *[other] { $seat } zieht
        } den Lichtmarker auf Lampe { $light }.
       *[other] { $seat ->
           [Du] Du ziehst
          *[other] { $seat } zieht
       } den Lichtmarker von Lampe { $origin } auf Lampe { $light }.
    }
}
event-lamp-reached = { $seat ->
    [Du] Du erreichst
   *[other] { $seat } erreicht
} Baulampe { $lamp }.
event-burrow-moved = { $seat ->
    [Du] Du ziehst
   *[other] { $seat } zieht
} den Rattenbaumarker weiter: { $node }.
event-comic-taken = { $seat ->
    [Du] Du nimmst
   *[other] { $seat } nimmt
} den Comic „{ $comic }“.
event-token-put = { $seat ->
    [Du] Du legst
   *[other] { $seat } legt
} das Plättchen „{ $super_rat }“ auf Ratte { $rat }.
event-item-bought = { $seat ->
    [Du] Du kaufst
   *[other] { $seat } kauft
} { $item } für { $cheese }.
event-item-stolen = { $seat ->
    [Du] Du stiehlst
   *[other] { $seat } stiehlt
} { $item }; Ratte { $rat } geht zurück auf das Startfeld.
event-item-taken = { $seat ->
    [Du] Du nimmst
   *[other] { $seat } nimmt
} { $item }, ohne zu zahlen; Ratte { $rat }, der Dieb, bleibt stehen.
event-part-built = { $seat ->
    [Du] Du baust
   *[other] { $seat } baut
} { $part }{ $saves ->
    [0] .
   *[other] { $seat ->
        [Du] {" "}und sparst { $saved }.
       *[other] {" "}und spart { $saved }.
    }
}
event-donated = { $seat ->
    [Du] Du spendest
   *[other] { $seat } spendet
} { $cheese }.
event-marker-placed = { $seat ->
    [Du] Du legst
   *[other] { $seat } legt
} einen Wertungsstein auf die { $track } (Platz { $slot }).
event-marker-lost = { $seat ->
    [Du] Du hast
   *[other] { $seat } hat
} keinen Wertungsstein mehr für die { $track }.
event-end-announced = { $seat ->
    [Du] Du leitest
   *[other] { $seat } leitet
} das Spielende ein ({ $reason }): Runde { $round } ist die letzte.
event-greg-card = { $seat } deckt Karte { $card } auf.
event-greg-moved = { $seat } zieht Ratte { $rat } { $origin } { $space }.
event-greg-paid = { $seat } trifft { $space } auf eine gegnerische Ratte: { $cheese } aus dem Vorrat für ihren Besitzer.
event-greg-removed-item = { $seat } entfernt { $item } aus dem Spiel.
event-greg-removed-comic = { $seat } entfernt den Comic „{ $comic }“ aus dem Spiel.
event-greg-planned = { $seat } bereitet eine Wertung vor: { $track }.
event-greg-shuffled = { $seat } mischt alle aufgedeckten Karten zurück in den Stapel.
event-game-over = Die Partie ist zu Ende, denn { $reason }.
