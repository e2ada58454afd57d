# Die Seite im Browser: eigene Pläne, in Formulare eingetragen.

boards-heading = Eigene Spielpläne
boards-lead = Du hast die Schachtel? Trag ein, was auf deinem Plan und deinen Karten steht. Dann spielst du auf deinem eigenen Plan, hier und mit dem Spielbegleiter.
boards-open = Eigene Spielpläne
boards-new-firstrat = First-Rat-Plan eintragen
boards-new-piedpiper = Rattenfänger-Karten zählen
boards-mine = Gespeicherte Pläne
boards-none = Du hast noch keinen Plan gespeichert.
boards-name = Name des Plans
boards-keep = Plan speichern
boards-is-kept = Gespeichert
boards-copy = Kopie speichern
boards-kept = Dein Plan ist gespeichert.
boards-drop = „{ $name }“ löschen
boards-drop-about = Auch mit dem Link ist der Plan dann nicht mehr zu finden. Schon eröffnete Partien darauf gehen weiter.
boards-drop-yes = Plan löschen
boards-play = Auf diesem Plan spielen
boards-download = Als Datei herunterladen
boards-upload = Datei hochladen …
boards-share = Plan teilen
boards-share-link = Link zu diesem Plan
boards-theirs = Dieser Plan gehört jemand anderem. Speichere eine Kopie, wenn du ihn ändern willst.
boards-people = Aufbau zeigen für
boards-drawing = { $count ->
    [0] Dein Plan, fertig aufgebaut
   *[other] Dein Plan vor dem letzten Fehler
}
boards-late = { $count ->
    [one] Ein Eintrag stimmt noch nicht. Das Bild zeigt den Plan ohne ihn.
   *[other] { $count } Einträge stimmen noch nicht. Das Bild zeigt den Plan ohne sie.
}
boards-problems = { $count ->
    [one] 1 Eintrag stimmt nicht
   *[other] { $count } Einträge stimmen nicht
}
boards-field-about = Spiel auf dem Plan aus deiner Schachtel: Wähle einen gespeicherten Plan oder eine Datei.
boards-field-enter = Plan eintragen

## First Rat

boards-fr-path = Lauffelder
boards-fr-path-about = Zu jedem Feld: Farbe, was es bringt, wie viel davon, und wie viele Lampen darüber hängen.
boards-fr-colour = { $name }: Farbe
boards-fr-yield = { $name }: bringt
boards-fr-amount = { $name }: Menge
boards-fr-lights = { $name }: Lampen
boards-fr-lamps = Baulampen
boards-fr-lamps-about = Zähl die Lampen vom Anfang an. Deine Lichterkette hat { $count }. Welche davon sind die drei Baulampen?
boards-fr-lamp = Baulampe { $number }
boards-fr-stalls = Verkaufsstände
boards-fr-at-space = auf Feld
boards-fr-price = Preis in Käse
boards-fr-pipes = Rohre
boards-fr-pipes-about = Fünf Rohre, alle führen vorwärts. Ein graues Rohr ist nie kostenlos.
boards-fr-from = von
boards-fr-to = nach
boards-fr-costs = kostet
boards-fr-pipe-colour = Farbe
boards-fr-tracks = Wertungsleisten
boards-fr-tracks-about = Die Punkte der fünf Plätze von links nach rechts.
boards-fr-slot = { $name }, Platz { $slot }
boards-fr-greg = Gregs Karten
boards-fr-greg-about = In der Schachtel sind 22 Karten, eingetragen sind { $count }. Zu jeder Karte: die Schritte seiner vier Ratten, die vorderste zuerst, und das Symbol.
boards-fr-cards = { $kind }-Karten: { $count }
boards-fr-card-rat = Karte { $name }: Schritte der { $rank }. Ratte
boards-fr-card-symbol = Karte { $name }: Symbol
boards-fr-card-add = { $kind }-Karte hinzufügen
boards-fr-card-drop = Karte { $name } entfernen
boards-fr-levels = Karten je Schwierigkeitsgrad
boards-fr-greg-rats = Wo Gregs Ratten beginnen (0 ist das Startfeld)
boards-fr-rat = Ratte { $number }
boards-fr-burrow = Rattenbau
boards-fr-burrow-about = Wohin der Rattenbaumarker als Nächstes zieht. An einer Abzweigung führt der erste Weg hinein, der zweite weiter.
boards-fr-leads = führt zu
boards-fr-onward = oder weiter zu
boards-fr-tunnel = Gang { $name }
boards-fr-tunnel-add = Feld danach einfügen
boards-fr-tunnel-drop = Entfernen: { $name }
boards-fr-items = Rucksäcke, Kronkorken und Raketenteile
boards-fr-items-about = Es gibt insgesamt zehn Rucksäcke.
boards-fr-backpack = Rucksack, { $colour }
boards-fr-count = Anzahl
boards-fr-bonus = Bonus
boards-fr-caps = Punkte der Kronkorken
boards-fr-parts = Kosten der Raketenteile
boards-fr-crumbs-less = „{ cap-crumbs }“: Abzug je Raketenteil
boards-fr-donation = Käse für eine Spende
boards-fr-setup = Aufbau
boards-fr-setup-about = Was alle bekommen und was vor der Partie ausliegt. Solo wird wie zu zweit aufgebaut. Diese Zahlen stehen in der Anleitung: Ändere sie nur, wenn es in deiner Ausgabe anders ist.
boards-fr-setup-cheese = Käse am Anfang, in der Reihenfolge der Züge
boards-fr-setup-markers = Wertungssteine pro Person
boards-fr-setup-markers_to_end = gelegte Wertungssteine, die das Spielende einleiten
boards-fr-setup-caps = ausliegende Kronkorken
boards-fr-setup-comics = ausliegende Comics
boards-fr-setup-drinks = Ausliegende Energydrinks
boards-fr-setup-backpacks = Ausliegende Rucksäcke
boards-fr-setup-blocked = Gesperrte Plätze auf jeder Leiste
boards-fr-setup-slot = Platz { $slot }
boards-fr-movement = Bewegung und Käse für andere
boards-fr-movement-about = Auch diese Zahlen stehen in der Anleitung.
boards-fr-movement-steps_alone = Felder für eine einzelne Ratte
boards-fr-movement-steps_together = Felder für jede von mehreren Ratten
boards-fr-movement-steps_together_with_comic = dasselbe mit dem Comic „{ comic-four-steps }“
boards-fr-movement-runner = Felder mehr für den Läufer
boards-fr-movement-toll = Käse für ein besetztes Feld
boards-fr-movement-mouldy = Käse für einen Schimmelkäse
boards-fr-score = Punkte am Ende
boards-fr-score-about = Die Punkte der Leisten und der Kronkorken stehen in eigenen Abschnitten.
boards-fr-score-award = Punkte für eine Auszeichnung
boards-fr-score-mouldy = Minuspunkte für einen Schimmelkäse
boards-fr-score-leftovers = übrige Ressourcen für 1 Punkt
boards-fr-challenges = Herausforderungen gegen Greg
boards-fr-challenges-about = Wie viel für jede Herausforderung nötig ist.
boards-fr-variable = Variabler Aufbau
boards-fr-variable-about = Die losen Lauffelder nach Gruppen und die acht Wertungsplättchen.
boards-fr-group = Gruppe { $group }
boards-fr-track-tiles = Wertungsplättchen

## Der Rattenfänger von Hameln

boards-piper-actions = Aktionskarten: { $count }
boards-piper-actions-about = Wie viele sind von jeder Sorte in deiner Schachtel? Laut Regelheft sind es insgesamt 50.
boards-piper-characters = Figurenkarten: { $count }
boards-piper-characters-about = Laut Regelheft sind es insgesamt 21.
boards-piper-rat = jede Ratte
boards-piper-counts = Handkarten und Spieldauer
boards-piper-hand = Karten auf der Hand
boards-piper-turns = längste Partie, in Zügen

## Worked examples in print

book-example-before = Der Plan zu Beginn
book-example-after = Der Plan danach
