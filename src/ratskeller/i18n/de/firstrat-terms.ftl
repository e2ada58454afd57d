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

track-cockpit = Cockpitleiste
track-cargo = Frachtraumleiste
track-engine = Antriebsleiste
track-storage = Vorratsleiste
track-cheese = Käseleiste
track-light = Lichtleiste
track-rocket = Raketenleiste
track-rattonaut = Rattonautenleiste

part-cockpit = Cockpit
part-cargo = Frachtraum
part-engine = Antrieb

# Das Teil als Objekt eines Verbs.
part-cockpit-object = ein Cockpit
part-cargo-object = einen Frachtraum
part-engine-object = einen Antrieb

## Kronkorken

cap-cockpit = Cockpit
cap-cargo = Frachtraum
cap-engine = Antrieb
cap-storage = Vorratshöhle
cap-cheese = Käse
cap-light = Lichterkette
cap-rocket = Rakete
cap-rattonaut = Rattonauten
cap-crumbs = Krümel
cap-collector = Sammlung

cap-cockpit-effect = { points } für jeden deiner Wertungssteine auf der { track-cockpit }.
cap-cargo-effect = { points } für jeden deiner Wertungssteine auf der { track-cargo }.
cap-engine-effect = { points } für jeden deiner Wertungssteine auf der { track-engine }.
cap-storage-effect = { points } für jeden deiner Wertungssteine auf der { track-storage }.
cap-cheese-effect = { points } für jeden deiner Wertungssteine auf der { track-cheese }.
cap-light-effect = { points } für jeden deiner Wertungssteine auf der { track-light }.
cap-rocket-effect = { points } für jeden deiner Wertungssteine auf der { track-rocket }.
cap-rattonaut-effect = { points } für jeden deiner Rattonauten.
cap-crumbs-effect = { points }, abzüglich { $less } für jedes deiner Raketenteile, mindestens aber 0.
cap-collector-effect = { points } für jeden Kronkorken, Rucksack, Comic und Energydrink, den du hast, auch wenn er schon benutzt ist. Dieser Kronkorken zählt mit.

## Gegenstände

item-backpack-yellow = gelber Rucksack
item-backpack-green = grüner Rucksack
item-backpack-orange = orangefarbener Rucksack
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
item-backpack-orange-object = einen orangefarbenen Rucksack
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
comic-orange-pipes = Orangefarbene Rohre
comic-no-toll = Freier Zutritt
comic-four-steps = Vier Schritte
comic-one-colour = Eine Farbe
comic-discount = Rabatt
comic-commander = Kommandant
comic-gatherer = Sammler
comic-runner = Läufer
comic-thief = Dieb

comic-green-pipes-effect = Grüne Rohre kosten dich nichts.
comic-orange-pipes-effect = Orangefarbene Rohre kosten dich nichts.
comic-no-toll-effect = Auf Feldern mit fremden Ratten zahlst du keinen Käse.
comic-four-steps-effect = Ziehst du mehrere Ratten, darf jede bis zu vier Felder weit laufen.
comic-one-colour-effect = Beim Ziehen gelten Grün und Orange als dieselbe Farbe. Hast du den grünen und den orangefarbenen Rucksack, wirkt in jedem Zug nur einer von beiden.
comic-discount-effect = Jedes Raketenteil kostet dich ein Baumaterial deiner Wahl weniger.
comic-commander-effect = Ziehst du nur diese Ratte, darf sie beliebig weit laufen. Stehlen darf sie nie. Als Rattonaut bringt sie die doppelten Punkte.
comic-gatherer-effect = Ziehst du diese Ratte, bringt dir ihr Feld eins mehr.
comic-runner-effect = Diese Ratte darf bis zu zwei Felder weiter laufen.
comic-thief-effect = An einem Verkaufsstand nimmt diese Ratte einen Gegenstand, ohne zu bezahlen, und bleibt stehen.

super_rat-commander = Kommandant
super_rat-gatherer = Sammler
super_rat-runner = Läufer
super_rat-thief = Dieb

## Stände, Rattenbau, Greg

stall-hamster = Hamster
stall-frog = Frosch
stall-crow = Krähe

burrow-start = Startfeld des Rattenbaus
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
phase-setup-path = Aufbau: Lauffelder auslegen
phase-setup-tracks = Aufbau: Wertungsplättchen auslegen
phase-move = Ratten ziehen
phase-route = Weg wählen
phase-reward = Belohnung der Startrampe wählen
phase-bonus = Bonus des Rucksacks wählen
phase-drink = Energydrink benutzen oder aufheben
phase-fork = Weg im Rattenbau wählen
phase-comic = Comic wählen
phase-token = Ratte für das Superratten-Plättchen wählen
phase-shop = Einkaufen
phase-build = Bauen und Käse spenden
phase-greg-card = Greg deckt eine Karte auf
phase-greg-item = Greg entfernt einen Gegenstand
phase-greg-track = Wertungsleiste für Greg wählen
phase-greg-comic = Greg entfernt einen Comic
phase-over = Die Partie ist zu Ende

reason-none = die Partie läuft noch
reason-rocket = alle vier Ratten eines Teams sind in der Rakete
reason-markers = ein Team hat nur noch seine beiseitegelegten Wertungssteine

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

challenge-no-rattonaut-goal = Gewinne ganz ohne Rattonauten.
challenge-no-item-goal = Gewinne, ohne je einen Rucksack, Energydrink, Comic oder Kronkorken zu nehmen.
challenge-all-rattonauts-goal = Gewinne mit allen vier Ratten in der Rakete.
challenge-two-rockets-goal = { $count ->
    [one] Gewinne mit mindestens { $count } vollständigen Rakete.
   *[other] Gewinne mit mindestens { $count } vollständigen Raketen.
}
challenge-four-backpacks-goal = { $count ->
    [one] Gewinne mit mindestens { $count } Rucksack.
   *[other] Gewinne mit mindestens { $count } verschiedenen Rucksäcken.
}
challenge-ninety-points-goal = { $count ->
    [one] Gewinne mit mindestens { $count } Punkt.
   *[other] Gewinne mit mindestens { $count } Punkten.
}
challenge-sixteen-turns-goal = { $count ->
    [one] Gewinne in { $count } Zug.
   *[other] Gewinne in höchstens { $count } Zügen.
}
challenge-five-cheese-goal = { $count ->
    [one] Gewinne mit mindestens { $count } Wertungsstein auf der { track-cheese }.
   *[other] Gewinne mit mindestens { $count } Wertungssteinen auf der { track-cheese }.
}
challenge-five-storage-goal = { $count ->
    [one] Gewinne mit mindestens { $count } Wertungsstein auf der { track-storage }.
   *[other] Gewinne mit mindestens { $count } Wertungssteinen auf der { track-storage }.
}
challenge-every-pipe-twice-goal = { $count ->
    [one] Gewinne und benutze dabei jedes Rohr mindestens einmal.
   *[other] Gewinne und benutze dabei jedes Rohr mindestens { $count }-mal.
}

## Optionen eines Profils

option-book = Lesarten
option-book-usual = die üblichen
option-book-de = wie im deutschen Regelheft
option-book-it = wie im italienischen Regelheft
option-book-pl = wie im polnischen Regelheft
option-book-kr = wie in der deutschen Kurzregel
option-book-own = eine eigene Mischung

## Optionen eines Profils

option-comics = Comics
option-comics-basic = nur die 6 ohne Superratten
option-comics-super = 6 zufällige aus allen 10
option-discount_for_two = Rabatt-Comic allein oder zu zweit
option-discount_for_two-true = mit Rabatt-Comic
option-discount_for_two-false = ohne Rabatt-Comic
option-path = Weg
option-path-printed = Standardaufbau
option-path-variable = variabler Weg (gemischte Lauffelder)
option-tracks = Wertungsleisten
option-tracks-printed = Standardaufbau
option-tracks-variable = variable Leisten (Wertungsplättchen zufällig)
option-tracks-chosen = variable Leisten (wer beginnt, legt die Wertungsplättchen)
option-light_bonus = Lichtbonus
option-light_bonus-own = 1 mehr auf beleuchteten Feldern
option-light_bonus-cumulative = 1 mehr je beleuchtetes Feld mit gleichem Ertrag
option-spare_markers = 9. und 10. Wertungsstein
option-spare_markers-any-time = jederzeit einsetzbar
option-spare_markers-last-round = nur in der letzten Runde einsetzbar
option-greg_at_pad = Wenn Greg die Startrampe erreicht
option-greg_at_pad-others-run = seine anderen Ratten laufen weiter
option-greg_at_pad-others-stay = seine anderen Ratten bleiben stehen
option-award = Auszeichnung auf der Startrampe
option-award-path-or-all = mit einer Ratte auf dem Weg oder allen vieren in der Rakete
option-award-path = nur mit einer Ratte auf dem Weg
option-award-always = immer
option-library = Comic in der Bibliothek
option-library-may = du darfst einen nehmen
option-library-must = du musst einen nehmen
option-super_power = Kraft einer Superratte
option-super_power-next-turn = ab deinem nächsten Zug
option-super_power-at-once = sofort
option-greg_toll = Käse für Gregs Ratten
option-greg_toll-space = 1 für das Feld
option-greg_toll-rat = 1 für jede Ratte darauf
option-mouldy_supply = Schimmelkäse
option-mouldy_supply-unlimited = geht nie aus
option-mouldy_supply-10 = 10 Stück
option-mouldy_supply-12 = 12 Stück
option-award_supply = Auszeichnungen
option-award_supply-unlimited = gehen nie aus
option-award_supply-15 = 15 Stück
option-award_supply-16 = 16 Stück
option-challenge_points = Herausforderung „{ challenge-ninety-points }“
option-challenge_points-at-least = mindestens so viele Punkte
option-challenge_points-more-than = mehr als so viele Punkte
option-greg_deck = Gregs Kartenstapel
option-greg_deck-usual = der übliche
option-greg_deck-fierce = der wilde Greg
