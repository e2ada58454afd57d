# The names of First Rat.

greg = Greg

## Orte einer Ratte: -1 ist die Kinderstube, 0 das Startfeld, 27 die Startrampe, 28 die Rakete

place = { $space ->
    [-1] die Kinderstube
    [0] das Startfeld
    [27] die Startrampe
    [28] die Rakete
   *[other] Feld { $space }
}
from-place = { $space ->
    [-1] aus der Kinderstube
    [0] vom Startfeld
    [27] von der Startrampe
    [28] aus der Rakete
   *[other] von Feld { $space }
}
to-place = { $space ->
    [-1] in die Kinderstube
    [0] auf das Startfeld
    [27] auf die Startrampe
    [28] in die Rakete
   *[other] auf Feld { $space }
}
at-place = { $space ->
    [-1] in der Kinderstube
    [0] auf dem Startfeld
    [27] auf der Startrampe
    [28] in der Rakete
   *[other] auf Feld { $space }
}

## Waren und andere Erträge

good-cheese = Käse
good-bottle = Flasche
good-soda = Backpulver
good-can = Blechdose
good-calc = Taschenrechner
good-bulb = Glühbirne
good-core = Apfelrest

# So viele davon, als Objekt eines Verbs.
amount-cheese = { $count } Käse
amount-bottle = { $count ->
    [one] { $count } Flasche
   *[other] { $count } Flaschen
}
amount-soda = { $count } Backpulver
amount-can = { $count ->
    [one] { $count } Blechdose
   *[other] { $count } Blechdosen
}
amount-calc = { $count } Taschenrechner
amount-bulb = { $count ->
    [one] { $count } Glühbirne
   *[other] { $count } Glühbirnen
}
amount-core = { $count ->
    [one] { $count } Apfelrest
   *[other] { $count } Apfelreste
}
amount-mouldy = { $count } Schimmelkäse

# So viele davon, für sich allein wie in einer Liste.
count-cheese = { amount-cheese }
count-bottle = { amount-bottle }
count-soda = { amount-soda }
count-can = { amount-can }
count-calc = { amount-calc }
count-bulb = { amount-bulb }
count-core = { amount-core }
count-mouldy = { amount-mouldy }

## Farben

colour-yellow = gelb
colour-green = grün
colour-orange = orange
colour-blue = blau
colour-white = weiß

# Eines Rohrs.
pipe_colour-green = grün
pipe_colour-orange = orange
pipe_colour-grey = grau

## Leisten und Raketenteile

track-cockpit = Cockpit
track-cargo = Frachtraum
track-engine = Antrieb
track-storage = Vorratshöhle
track-cheese = Käse
track-light = Lichterkette
track-rocket = vollständige Rakete
track-rattonaut = Rattonaut

part-cockpit = { track-cockpit }
part-cargo = { track-cargo }
part-engine = { track-engine }

# Das Teil als Objekt eines Verbs.
part-cockpit-object = ein Cockpit
part-cargo-object = einen Frachtraum
part-engine-object = einen Antrieb

## Kronkorken

cap-cockpit = { track-cockpit }
cap-cargo = { track-cargo }
cap-engine = { track-engine }
cap-storage = { track-storage }
cap-cheese = { track-cheese }
cap-light = { track-light }
cap-rocket = { track-rocket }
cap-rattonaut = { track-rattonaut }
cap-crumbs = Krümel
cap-collector = Sammlung

cap-cockpit-effect = { points } für jeden eigenen Wertungsstein auf der Leiste „{ track-cockpit }“.
cap-cargo-effect = { points } für jeden eigenen Wertungsstein auf der Leiste „{ track-cargo }“.
cap-engine-effect = { points } für jeden eigenen Wertungsstein auf der Leiste „{ track-engine }“.
cap-storage-effect = { points } für jeden eigenen Wertungsstein auf der Leiste „{ track-storage }“.
cap-cheese-effect = { points } für jeden eigenen Wertungsstein auf der Leiste „{ track-cheese }“.
cap-light-effect = { points } für jeden eigenen Wertungsstein auf der Leiste „{ track-light }“.
cap-rocket-effect = { points } für jeden eigenen Wertungsstein auf der Leiste „{ track-rocket }“.
cap-rattonaut-effect = { points } für jeden eigenen Rattonauten.
cap-crumbs-effect = { points }, abzüglich { $less } für jedes eigene Raketenteil; nie unter 0.
cap-collector-effect = { points } für jeden eigenen Kronkorken, Rucksack, Comic und Energydrink, benutzt oder nicht, diesen Kronkorken mitgezählt.

## Gegenstände

item-backpack-yellow = gelber Rucksack
item-backpack-green = grüner Rucksack
item-backpack-orange = oranger Rucksack
item-backpack-blue = blauer Rucksack
item-backpack-white = weißer Rucksack
item-drink = Energydrink
item-cap-cockpit = Kronkorken „{ cap-cockpit }“
item-cap-cargo = Kronkorken „{ cap-cargo }“
item-cap-engine = Kronkorken „{ cap-engine }“
item-cap-storage = Kronkorken „{ cap-storage }“
item-cap-cheese = Kronkorken „{ cap-cheese }“
item-cap-light = Kronkorken „{ cap-light }“
item-cap-rocket = Kronkorken „{ cap-rocket }“
item-cap-rattonaut = Kronkorken „{ cap-rattonaut }“
item-cap-crumbs = Kronkorken „{ cap-crumbs }“
item-cap-collector = Kronkorken „{ cap-collector }“

# Der Gegenstand als Objekt eines Verbs.
item-backpack-yellow-object = einen gelben Rucksack
item-backpack-green-object = einen grünen Rucksack
item-backpack-orange-object = einen orangen Rucksack
item-backpack-blue-object = einen blauen Rucksack
item-backpack-white-object = einen weißen Rucksack
item-drink-object = einen Energydrink
item-cap-cockpit-object = den { item-cap-cockpit }
item-cap-cargo-object = den { item-cap-cargo }
item-cap-engine-object = den { item-cap-engine }
item-cap-storage-object = den { item-cap-storage }
item-cap-cheese-object = den { item-cap-cheese }
item-cap-light-object = den { item-cap-light }
item-cap-rocket-object = den { item-cap-rocket }
item-cap-rattonaut-object = den { item-cap-rattonaut }
item-cap-crumbs-object = den { item-cap-crumbs }
item-cap-collector-object = den { item-cap-collector }

## Comics und Superratten

comic-green-pipes = Grüne Rohre
comic-orange-pipes = Orange Rohre
comic-no-toll = Freier Zutritt
comic-four-steps = Vier Schritte
comic-one-colour = Eine Farbe
comic-discount = Rabatt
comic-commander = Kommandant
comic-gatherer = Sammler
comic-runner = Läufer
comic-thief = Dieb

comic-green-pipes-effect = Grüne Rohre kosten nichts.
comic-orange-pipes-effect = Orange Rohre kosten nichts.
comic-no-toll-effect = Felder mit fremden Ratten kosten keinen Käse.
comic-four-steps-effect = Ziehen mehrere Ratten, darf jede bis zu vier Felder weit gehen.
comic-one-colour-effect = Grün und Orange gelten beim Ziehen als eine Farbe; von einem grünen und einem orangen Rucksack wirkt in einem Zug nur einer.
comic-discount-effect = Jedes Raketenteil kostet ein Material nach Wahl weniger.
comic-commander-effect = Allein gezogen geht diese Ratte beliebig weit. Sie stiehlt nie. Ihr Platz auf der Leiste der Rattonauten zählt doppelt.
comic-gatherer-effect = Zieht diese Ratte, sammelt sie eins mehr von dem, was ihr Feld bringt.
comic-runner-effect = Diese Ratte darf bis zu zwei Felder weiter gehen.
comic-thief-effect = An einem Stand nimmt diese Ratte einen Gegenstand, ohne zu zahlen, und bleibt stehen.

super_rat-commander = Kommandant
super_rat-gatherer = Sammler
super_rat-runner = Läufer
super_rat-thief = Dieb

## Stände, Rattenbau, Greg

stall-hamster = Hamster
stall-frog = Frosch
stall-crow = Krähe

burrow-start = Anfang des Rattenbaus
burrow-library_top = Gang über der Bibliothek
burrow-top_right = Gang oben rechts
burrow-bottom_right = Gang unten rechts
burrow-library_fork = Abzweigung zur Bibliothek
burrow-nursery_fork = Abzweigung zur Kinderstube
burrow-bottom_left = Gang unten links
burrow-storage = Vorratshöhle
burrow-top_left = Gang oben links
burrow-library = Bibliothek
burrow-nursery = Kinderstube
burrow-elsewhere = ein Gang

level-easy = leicht
level-medium = mittel
level-hard = schwer
level-unfair = unfair

# Was Gregs Karten außer Leisten zeigen.
symbol-comic = Comic
symbol-best = beste Leiste
symbol-none = kein Symbol

## Worüber entschieden wird

phase-setup-caps = Aufbau: Kronkorken für die Krähe
phase-setup-backpacks = Aufbau: Rucksäcke für den Hamster
phase-setup-comics = Aufbau: Comics für die Bibliothek
phase-setup-path = Aufbau: Plättchen des Wegs
phase-setup-tracks = Aufbau: Plättchen der Wertungsleisten
phase-move = Ratten ziehen
phase-route = Weg wählen
phase-reward = Belohnung auf der Startrampe wählen
phase-bonus = Bonus des Rucksacks wählen
phase-drink = Einen Energydrink benutzen?
phase-fork = Weg im Rattenbau wählen
phase-comic = Comic wählen
phase-token = Plättchen auf eine Ratte legen
phase-shop = Gegenstand holen
phase-build = Bauen und spenden
phase-greg-card = Greg deckt eine Karte auf
phase-greg-item = Greg entfernt einen Gegenstand
phase-greg-track = Leiste für Greg wählen
phase-greg-comic = Greg entfernt einen Comic
phase-over = Das Spiel ist zu Ende

reason-none = das Spiel geht weiter
reason-rocket = alle vier Ratten eines Spielers sind in der Rakete
reason-markers = ein Spieler hat alle Wertungssteine bis auf die Reserve gelegt

## Herausforderungen des Solospiels: ein Name, und was zu tun ist

challenge-no-rattonaut = Bodenständig
challenge-no-item = Mit leeren Pfoten
challenge-all-rattonauts = Alle an Bord
challenge-two-rockets = Raketenflotte
challenge-four-backpacks = Gut gepackt
challenge-ninety-points = Höhenflug
challenge-sixteen-turns = In Eile
challenge-five-cheese = Großzügig
challenge-five-storage = Gut bevorratet
challenge-every-pipe-twice = Rohrpost

challenge-no-rattonaut-goal = Gewinnen ohne eine Ratte in der Rakete.
challenge-no-item-goal = Gewinnen ohne Rucksack, Energydrink, Comic und Kronkorken.
challenge-all-rattonauts-goal = Gewinnen mit allen vier Ratten in der Rakete.
challenge-two-rockets-goal = { $count ->
    [one] Gewinnen mit mindestens { $count } vollständigen Rakete.
   *[other] Gewinnen mit mindestens { $count } vollständigen Raketen.
}
challenge-four-backpacks-goal = { $count ->
    [one] Gewinnen mit mindestens { $count } Rucksack.
   *[other] Gewinnen mit mindestens { $count } verschiedenen Rucksäcken.
}
challenge-ninety-points-goal = { $count ->
    [one] Gewinnen mit mindestens { $count } Punkt.
   *[other] Gewinnen mit mindestens { $count } Punkten.
}
challenge-sixteen-turns-goal = { $count ->
    [one] Gewinnen in { $count } Zug.
   *[other] Gewinnen in höchstens { $count } Zügen.
}
challenge-five-cheese-goal = { $count ->
    [one] Gewinnen mit mindestens { $count } Wertungsstein auf der Leiste „{ track-cheese }“.
   *[other] Gewinnen mit mindestens { $count } Wertungssteinen auf der Leiste „{ track-cheese }“.
}
challenge-five-storage-goal = { $count ->
    [one] Gewinnen mit mindestens { $count } Wertungsstein auf der Leiste „{ track-storage }“.
   *[other] Gewinnen mit mindestens { $count } Wertungssteinen auf der Leiste „{ track-storage }“.
}
challenge-every-pipe-twice-goal = { $count ->
    [one] Gewinnen und jedes Rohr mindestens einmal benutzen.
   *[other] Gewinnen und jedes Rohr mindestens { $count }-mal benutzen.
}

## Optionen eines Profils

option-comics = Comics
option-comics-basic = die sechs ohne Superratten
option-comics-super = sechs aus allen zehn gezogen
option-discount_for_two = Rabatt-Comic allein oder zu zweit
option-discount_for_two-true = im Spiel
option-discount_for_two-false = nicht im Spiel
option-path = Weg
option-path-printed = wie gedruckt
option-path-variable = mit gemischten Plättchen
option-tracks = Wertungsleisten
option-tracks-printed = wie gedruckt
option-tracks-variable = mit gezogenen Plättchen
option-tracks-chosen = mit Plättchen, die der erste Spieler legt
option-light_bonus = Lichtbonus
option-light_bonus-own = für das beleuchtete Feld selbst
option-light_bonus-cumulative = für jedes beleuchtete Feld mit gleichem Ertrag
option-spare_markers = Wertungssteine der Reserve
option-spare_markers-any-time = jederzeit
option-spare_markers-last-round = nur in der letzten Runde
option-greg_at_pad = Wenn eine Ratte von Greg die Startrampe erreicht
option-greg_at_pad-others-run = laufen seine anderen Ratten weiter
option-greg_at_pad-others-stay = bleiben seine anderen Ratten stehen
