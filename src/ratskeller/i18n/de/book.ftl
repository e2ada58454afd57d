# Die Regeln als Buch: Spielmaterial, Aufbau, Beispiele, Begriffe in vier Sprachen, und wie sicher wir sind.

## The book

book-parts = Spielmaterial
book-parts-each = für jede Person
book-setup = Der Aufbau auf einen Blick
book-setup-about = Wählt, zu wievielt ihr spielt: Das alles liegt dann auf dem Tisch.
book-setup-board = Den aufgebauten Spielplan ansehen
book-setup-start = Startkäse in Zugreihenfolge
book-setup-slots = Plätze jeder Wertungsleiste
book-setup-blocked = Platz { $number }: gesperrt
book-setup-free = Platz { $number }: frei
book-example = Beispiel
book-examples = Beispiele zum Durchspielen
book-examples-about = Jedes ist ein Spielplan, den du Schritt für Schritt durchgehst.
book-example-rules = Die Regeln dazu
book-names-firstrat = Tiere, Comics und Superratten
book-names-piedpiper = Figuren und Karten
book-reference = Alles auf einer Seite
book-glossary = Begriffe in vier Sprachen
book-provenance = Wie sicher sind wir?
book-provenance-about = Nicht alles steht in den Regelheften. Hier steht, woher unsere Zahlen stammen. Wer das Spiel besitzt, kann eigene eintragen.
book-download = Regelheft zum Drucken herunterladen
book-play = { $game } spielen
book-learn = Beim Spielen lernen
book-on = Von hier aus weiterspielen
book-on-about = Du spielst für alle. Nichts wird gespeichert.
book-on-end = Zurück zum Beispiel
book-back = Zurück zu den Regeln
book-own-words = Die Regeln in unseren eigenen Worten. Ratskeller hat mit den Verlagen der Spiele nichts zu tun.
book-solo = 1 Person
book-people = { $count } Personen
book-copies = { $count } ×
book-language = Deutsch

## Words

book-term-rat = Ratte
book-term-marker = Wertungsstein
book-term-light-marker = Lichtmarker
book-term-burrow-marker = Rattenbaumarker
book-term-cheese = Käse
book-term-mouldy = Schimmelkäse
book-term-bottle = Flasche
book-term-soda = Backpulver
book-term-can = Blechdose
book-term-calc = Taschenrechner
book-term-bulb = Glühbirne
book-term-core = Apfelrest
book-term-start = Startfeld
book-term-pad = Startrampe
book-term-rattonaut = Rattonaut
book-term-lights = Lichterkette
book-term-lamp = Baulampe
book-term-burrow = Rattenbau
book-term-nursery = Kinderstube
book-term-library = Bibliothek
book-term-storage = Vorratshöhle
book-term-comic = Comic
book-term-super-rat = Superratte
book-term-token = Plättchen einer Superratte
book-term-stall = Verkaufsstand
book-term-backpack = Rucksack
book-term-drink = Energydrink
book-term-cap = Kronkorken
book-term-award = Auszeichnung
book-term-track = Wertungsleiste
book-term-light-track = Lichtleiste
book-term-cheese-track = Käseleiste
book-term-storage-track = Vorratsleiste
book-term-path-tile = Lauffeld
book-term-track-tile = Wertungsplättchen
book-term-pipe = Rohr, Abkürzung
book-term-steal = stehlen
book-term-donate = Käse spenden
book-term-rocket = vollständige Rakete
book-term-greg = Robo-Ratte Greg
book-term-greg-card = Karte von Greg
book-term-junk = Vorrat
book-term-house = Haus
book-term-neutral-house = neutrales Haus
book-term-floor = Stockwerk
book-term-roof = Dach
book-term-gap = Lücke zwischen Häusern
book-term-rat-marker = Rattenmarker
book-term-character-card = Figurenkarte
book-term-action-card = Aktionskarte
book-term-hand-card = Handkarte für jede Person
book-term-piper = Rattenfänger
book-term-deck = Stapel

## The titles of the worked examples

book-example-firstrat-move-several-rats = Drei Ratten laufen auf Gelb, jede auf ein eigenes Feld.
book-example-firstrat-move-toll = Eine Ratte bleibt bei zwei Rivalen stehen und bezahlt beide.
book-example-firstrat-move-pipe = Mit einem Schritt durch ein Rohr, bezahlt mit einer Blechdose.
book-example-firstrat-collect-lit = Die Lichterkette erreicht ein Feld, das ab dem nächsten Zug eins mehr bringt.
book-example-firstrat-collect-backpack-and-drink = Ein Rucksack bringt seinen Bonus, und ein Energydrink verdoppelt alles.
book-example-firstrat-pad-reward = Eine Ratte erreicht die Startrampe und wird Rattonaut. Dafür gibt es eine Auszeichnung.
book-example-firstrat-burrow-library = In die Bibliothek für einen Comic und mit dem letzten Schritt weiter.
book-example-firstrat-shop-buy = Ein Energydrink beim Frosch, bezahlt auch mit Käse aus diesem Zug.
book-example-firstrat-build-rocket = Cockpit, Frachtraum und Antrieb ergeben eine vollständige Rakete.
book-example-firstrat-track-slots = Drei Spenden: Gesperrte Plätze werden übersprungen, der letzte Platz fasst beliebig viele.
book-example-firstrat-end-markers = Der Wertungsstein, der das Ende einläutet: diese Runde und noch eine.
book-example-firstrat-score-pad = Der letzte Zug und beide Wertungen Zeile für Zeile.
book-example-firstrat-solo-plan = Greg bereitet eine Wertung der Antriebsleiste vor und wertet sie mit der nächsten passenden Karte.
book-example-firstrat-solo-toll = Du zahlst einmal für ein Feld mit Gregs Ratten und bekommst Käse, wenn seine zu deiner kommen.
book-example-piedpiper-turn-execute = Eine Ratte führt erst die obere Karte aus, dann die untere.
book-example-piedpiper-card-sewer = Durch den Kanal kommt eine Ratte am nächsten Haus vorbei, und kein Rattenmarker steigt.
book-example-piedpiper-card-piper = Der Rattenfänger läuft durch zwei Häuser zurück, und die Rattenmarker sinken.
book-example-piedpiper-card-plus-run = „Plus eins“ mit „Rennen“: drei Häuser auf einmal.
book-example-piedpiper-card-melody = „Melodie“ nimmt alle Ratten der Lücke mit und vertreibt jemanden.
book-example-piedpiper-out-first-of-two = Von der ersten Karte vertrieben: Das Haus ist weg, bevor die zweite wirkt.
book-example-piedpiper-end-two-left = Nur noch zwei sind in der Stadt: Die Partie endet sofort.
book-example-piedpiper-variant-young = Für Kinder: Jede Karte wirkt, sobald sie gespielt ist.

## Where figures come from, in passing

book-sure-photo = nach Fotos eines Spielplans
book-sure-reconstructed = von uns nachgebaut
book-usual = Die üblichen Einstellungen
book-usual-about = Nicht alle Zahlen der üblichen Einstellungen stehen in einem Regelheft.

## New tables and the chart

book-first = Wer beginnt
book-first-lot = wird ausgelost
book-first-seat = wie in den Regelheften: Ihr bestimmt es
book-first-about = In beiden Fällen geht es reihum. Wenn ihr es bestimmt, beginnt der erste Platz.
book-chart-deck = { $met } Gregs Stapel: { $deck }.
