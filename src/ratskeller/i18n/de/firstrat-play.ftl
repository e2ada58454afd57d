# First Rat on a terminal.

## Das Brett. Waren haben hier kurze Namen: Was über sechs Buchstaben hinausgeht, fällt in schmalen Terminals weg.

board-heading = { $last ->
    [0] Runde { $round }: { $seat } ist am Zug
   *[other] Runde { $round }: { $seat } ist am Zug; Runde { $last } ist die letzte
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
   *[other] { $cap } { $points } weniger { $less }
}
board-points = Punkte
board-light = Licht
board-burrow = Bau
board-markers = Steine
board-cave-library = B
board-cave-nursery = K
board-cave-storage = V
board-own-comics = Comichefte: { $items }
board-own-backpacks = Rucksäcke: { $items }
board-own-caps = Kronkorken: { $items }
board-own-drinks = { board-drinks }
board-own-awards = { $count ->
    [one] { $count } Auszeichnung
   *[other] { $count } Auszeichnungen
}
board-own-mouldy = { count-mouldy }
board-greg-level = Stufe: { $level }
board-greg-card = letzte Karte: { $card }
board-greg-plans = Pläne: { $plans }
board-greg-deck = Stapel: { $cards } (ungesehen: A { $a }, B { $b }; bekannt: { $known })
board-greg-pile = aufgedeckt: { $cards }
board-legend =
    A12: Ratten 1 und 2 von A. 7*: beleuchtet für den am Zug, bringt 1 mehr. p1: ein Ende von Rohr 1.
    ×: gesperrter Platz; der nächste ist unterstrichen. ▸: am Zug. Licht 3→15: die nächste Baulampe ist Licht 15.
    Bau B5 K6 V7: Schritte zu Bibliothek, Kinderstube, Vorratshöhle. …: Weitere Ratten dürfen ziehen.
board-whole-turn = (Erträge gelten für den ganzen Zug)

## Was ein Zug brächte

yields-gain = +{ $amount }
yields-cost = −{ $amount }
yields-mouldy = { $mouldy } (−{ $less })
yields-routes = auf mehreren Wegen
yields-pipe-paid = Rohr { $pipe } für { $good }
yields-pipe-free = Rohr { $pipe } kostenlos
yields-toll-paid = { $cheese } Käse an { $to }
yields-toll-to-supply = { $cheese } Käse Wegegeld
yields-marker = { $track }: { points }
yields-marker-lost = kein Wertungsstein mehr für die Leiste „{ $track }“
yields-nursery-left = r{ $rat } kommt auf das Startfeld
yields-item-stolen = r{ $rat } geht zurück auf das Startfeld
yields-backpack = { $bonus } mehr von dieser Farbe, einmal im Zug
yields-drink = verdoppelt den Ertrag eines Zugs
yields-end-announced = Runde { $round } wird die letzte
yields-greg-planned = nur geplant
yields-row-laid = { $row } auf der Leiste „{ $track }“
yields-then-reward = dann eine Belohnung
yields-then-bonus = dann der Bonus des Rucksacks
yields-then-drink = ein Energydrink würde es verdoppeln
yields-then-fork = bis zu einer Abzweigung im Bau
yields-then-comic = ein Comic zur Wahl
yields-then-token = dann das Plättchen legen
yields-then-shop = dann { $stall }
yields-then-build = dann bauen oder spenden
