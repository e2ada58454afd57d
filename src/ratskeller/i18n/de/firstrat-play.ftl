# First Rat on a terminal.

## Das Brett. Waren haben hier kurze Namen: Was über sechs Buchstaben hinausgeht, fällt in schmalen Terminals weg.

board-heading = { $last ->
    [0] Runde { $round }: { $seat ->
        [Du] Du bist am Zug
       *[other] { $seat } ist am Zug
    }
   *[other] Runde { $round }: { $seat ->
        [Du] Du bist am Zug
       *[other] { $seat } ist am Zug
    }; Runde { $last } ist die letzte
}
board-start = Startfeld
board-nursery = Kinderstube
board-pad = Startrampe
board-pad-colour = jede Farbe
board-rocket = Rakete
board-colour-yellow = ge
board-colour-green = gr
board-colour-orange = or
board-colour-blue = bl
board-colour-white = we
board-good-cheese = Käse
board-good-bottle = Flasche
board-good-soda = Pulver
board-good-can = Dose
board-good-calc = Rechner
board-good-bulb = Birne
board-good-core = Apfel
board-none = nichts
board-tracks = Leisten
board-slot = { $slot }.
board-stall = { $stall }, Feld { $space }, { $price }
board-drinks = { $count ->
    [one] { $count } Energydrink
   *[other] { $count } Energydrinks
}
board-library = Bibliothek
board-pipes = Rohre
board-cap = { $less ->
    [0] { $cap } { $points }
   *[other] { $cap } { $points } − { $less } je Raketenteil
}
board-points = Punkte
board-light = Licht
board-burrow = Bau
board-markers = Steine
board-cave-library = B
board-cave-nursery = K
board-cave-storage = V
board-own-comics = Comics: { $items }
board-own-backpacks = Rucksäcke: { $items }
board-own-caps = Kronkorken: { $items }
board-own-drinks = { board-drinks }
board-own-awards = { $count ->
    [one] { $count } Auszeichnung
   *[other] { $count } Auszeichnungen
}
board-own-mouldy = { count-mouldy }
board-greg-level = Schwierigkeit: { $level }
board-greg-card = letzte Karte: { $card }
board-greg-plans = vorbereitet: { $plans }
board-greg-deck = Stapel: { $cards } (ungesehen: A { $a }, B { $b }; bekannt: { $known })
board-greg-pile = aufgedeckt: { $cards }
board-legend =
    A12: Ratten 1 und 2 von A. 7*: beleuchtet für die Person am Zug, bringt 1 mehr. p1: ein Ende von Rohr 1.
    ×: gesperrter Platz; der nächste freie ist unterstrichen. ▸: am Zug. Licht 3→15: Die nächste Baulampe ist Lampe 15.
    Bau B5 K6 V7: Schritte bis Bibliothek, Kinderstube, Vorratshöhle. …: Weitere Ratten dürfen ziehen.
board-whole-turn = (Erträge gelten für den ganzen Zug)

## Was ein Zug brächte

yields-gain = +{ $amount }
yields-cost = −{ $amount }
yields-mouldy = { $mouldy } (−{ $less })
yields-routes = mehrere Wege möglich
yields-pipe-paid = Rohr { $pipe } für { $good }
yields-pipe-free = Rohr { $pipe } kostenlos
yields-toll-paid = { $cheese } Käse { $to ->
    [Du] an dich
   *[other] an { $to }
}
yields-toll-to-supply = { $cheese } Käse in den Vorrat
yields-toll-unpaid = { $cheese } Käse, nicht bezahlbar
yields-marker = { $track }: { points }
yields-marker-lost = kein Wertungsstein mehr für die { $track }
yields-nursery-left = Ratte { $rat } kommt auf das Startfeld
yields-item-stolen = Ratte { $rat } muss zurück auf das Startfeld
yields-backpack = einmal pro Zug { $bonus } mehr auf dieser Farbe
yields-drink = verdoppelt den Ertrag eines Zugs
yields-end-announced = Runde { $round } wird die letzte
yields-greg-planned = nur vorbereitet
yields-row-laid = { $track }: { $row }
yields-then-reward = dann eine Belohnung
yields-then-bonus = dann der Bonus des Rucksacks
yields-then-drink = mit Energydrink doppelt
yields-then-fork = dann eine Abzweigung im Rattenbau
yields-then-comic = dann einen Comic wählen
yields-then-token = dann das Plättchen legen
yields-then-shop = dann einkaufen: { $stall }
yields-then-build = dann bauen oder spenden
