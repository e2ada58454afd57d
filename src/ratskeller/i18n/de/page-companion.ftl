# Die Seite im Browser: Greg und der Wertungsblock neben einem echten Spielplan.

page-companion-lead = Du spielst mit der echten Schachtel? Leg das Handy neben den Spielplan: Es deckt Gregs Karten auf und rechnet die Punkte zusammen.
page-companion-greg = Solo gegen Greg
page-companion-greg-about = Das Handy ersetzt Gregs Kartenstapel und merkt sich, welche Wertungen er vorbereitet hat. Es sagt dir, wie du seine Ratten ziehst, und fragt nur, was es nicht sehen kann.
page-companion-new = Neue Partie gegen Greg
page-companion-games = Deine Partien gegen Greg
page-companion-go-on = Fortsetzen: { $level }
page-companion-finished = Beendet: { $level }
page-companion-round = Runde { $round }
page-companion-forget = Partie „{ $level }“ vom { $day } löschen
page-companion-forget-title = Diese Partie löschen?
page-companion-forget-about = Das lässt sich nicht rückgängig machen.
page-companion-forget-yes = Löschen
page-companion-keep = Behalten
page-companion-pad-about = Tippe ein, was auf dem Tisch liegt. Die Punkte werden sofort gezählt, und du siehst, woher jeder kommt.
page-companion-pad-kept = mit deinen letzten Einträgen

## Greg: Aufbau

page-companion-setup-lead = Greg spielt auf deinem Spielplan mit. Du ziehst seine Ratten, das Handy deckt seine Karten auf.
page-companion-setup-board = Bau alles auf wie für zwei Personen. Du beginnst und nimmst dir { $cheese } Käse.
page-companion-setup-rats = Stell vier Ratten einer anderen Farbe auf die Felder { $first }, { $second }, { $third } und { $fourth } (0 ist das Startfeld): Das sind Gregs Ratten.
page-companion-setup-markers = Leg seine { $markers } Wertungssteine neben den Spielplan. Mehr braucht Greg nicht.
page-companion-level-about = { $fast } schnelle und { $slow } langsame Karten
page-companion-setup-options = Wie spielst du?
page-companion-begin = Gregs Karten mischen
page-companion-begin-told = Partie beginnen
page-companion-cards = Woher kommen Gregs Karten?
page-companion-cards-dealt = Hier aufdecken
page-companion-cards-dealt-about = { provenance-firstrat-greg }
page-companion-cards-told = Ich ziehe von meinem eigenen Stapel
page-companion-cards-told-about = Du ziehst eine Karte aus deiner Schachtel und gibst an, was darauf steht; damit spielt Greg.

## Greg: sein Zug

page-companion-before-first = Greg wartet auf deinen ersten Zug
page-companion-his-turn = Gregs Zug: Das machst du auf dem Spielplan
page-companion-path = Der Weg mit den Zügen von Gregs Ratten
page-companion-last = Runde { $round } ist die letzte.
page-companion-now-last = Das ist die letzte Runde.
page-companion-fact-card = Greg deckt Karte { $card } auf.
page-companion-fact-real-card = Greg spielt die Karte, die du gezogen hast.
page-companion-fact-move = Zieh seine Ratte { $origin } { $space }.
page-companion-fact-toll = Steht dort eine Ratte von dir? Dann nimm { $cheese } aus dem Vorrat.
page-companion-fact-hamster = Sie steht jetzt beim Hamster: Leg einen Rucksack zurück in die Schachtel.
page-companion-fact-frog = Sie steht jetzt beim Frosch: Leg einen Energydrink zurück in die Schachtel, falls noch einer da ist.
page-companion-fact-crow = Sie steht jetzt bei der Krähe: Leg einen Kronkorken zurück in die Schachtel.
page-companion-fact-comic = Leg einen Comic aus der Bibliothek zurück in die Schachtel.
page-companion-fact-rattonaut = Sie steigt in die Rakete: Stell sie auf Platz { $slot } der Rattonautenleiste ({ points }).
page-companion-fact-plan = Greg bereitet eine Wertung vor: { $track }. Du musst nichts tun, das Handy merkt es sich.
page-companion-fact-score = Greg wertet: Leg einen seiner Wertungssteine auf die { $track }, Platz { $slot } ({ points }).
page-companion-fact-lost = Greg würde die { $track } werten, hat aber keinen Wertungsstein mehr.
page-companion-fact-shuffle = Alle aufgedeckten Karten kommen zurück in seinen Stapel.
page-companion-last-you-markers = Du hast deinen { $marker }. Wertungsstein gelegt: Runde { $round } ist die letzte.
page-companion-last-you-rocket = Alle deine Ratten sind in der Rakete: Runde { $round } ist die letzte.
page-companion-last-greg-markers = Greg hat seinen { $marker }. Wertungsstein gelegt: Runde { $round } ist die letzte.
page-companion-last-greg-rocket = Alle Ratten von Greg sind in der Rakete: Runde { $round } ist die letzte.
page-companion-pick = Wie viele liegen dort?
page-companion-pick-none = Dann passiert nichts.
page-companion-pick-goes = Entferne Nummer { $number } von links.

## Greg: Fragen

page-companion-ask-turn = Du bist dran!
page-companion-about-turn = Spiel deinen Zug auf dem Spielplan und tippe danach hier.
page-companion-ask-card = Zieh eine Karte für Greg
page-companion-about-card = Was steht darauf?
page-companion-card-rat = Schritte von Ratte { $rank }, die vorderste zuerst
page-companion-card-symbol = Symbol der Karte
page-companion-card-go = Diese Karte spielen
page-companion-turn-done = Mein Zug ist fertig
page-companion-turn-markers = … und mein { $marker }. Wertungsstein liegt
page-companion-turn-rocket = … und meine vierte Ratte ist in der Rakete
page-companion-ask-slot = Welcher Platz der { $track } ist der erste freie?
page-companion-about-slot = Schau auf dem Spielplan nach und zähl von links.
page-companion-slot = Platz { $slot }
page-companion-ask-best = Mehrere Leisten bringen Greg gleich viele Punkte
page-companion-about-best = Du wählst, welche er nimmt.
page-companion-ask-tile = Welches Wertungsplättchen liegt auf der { $track }?
page-companion-about-tile = Du erkennst es an den Punkten.
page-companion-tile = Wertungsplättchen { $number }

## Greg: seine Seite und das Ende

page-companion-side = Gregs Stand
page-companion-rats = Ratten
page-companion-markers = Übrige Wertungssteine
page-companion-scored = Seine Punkte bisher
page-companion-slots = Plätze { $slots }
page-companion-undo = Letzte Eingabe zurücknehmen
page-companion-diary = Seine Züge bisher
page-companion-turn-of = Zug { $number }: Karte { $card }
page-companion-back-to = Bis vor diesen Zug zurückgehen
page-companion-no-turns = Greg hat noch keinen Zug gemacht.
page-companion-over = Die Partie ist zu Ende. Greg hat
page-companion-to-beat = { $points ->
    [one] Du gewinnst ab { $points } Punkt; bei Gleichstand gewinnt Greg.
   *[other] Du gewinnst ab { $points } Punkten; bei Gleichstand gewinnt Greg.
}
page-companion-because-rocket = Die Partie ist zu Ende, weil alle vier Ratten eines Teams in der Rakete sind.
page-companion-because-markers = Die Partie ist zu Ende, weil der { $marker }. Wertungsstein eines Teams liegt.
page-companion-add-mine = Jetzt meine Punkte zählen
page-companion-again = Noch einmal spielen

## Wertungsblock: eintragen

page-companion-people = Wer spielt mit?
page-companion-colour = { $name }: { $colour }. Farbe ändern
page-companion-name = Name von Spieler { $number }
page-companion-remove = { $name } entfernen
page-companion-add = Person hinzufügen
page-companion-with-greg = Solo gegen Greg
page-companion-tracks-about = Tippe auf jeder Leiste von links an, wessen Wertungssteine dort liegen. Tippst du auf einen Stein, kommt er wieder weg.
page-companion-put = { $name } auf Platz { $slot }
page-companion-take = Platz { $slot }, { $name }: wegnehmen
page-companion-things = Was vor euch liegt
page-companion-count-backpacks = Rucksäcke
page-companion-count-backpacks-about = höchstens einer je Farbe
page-companion-count-comics = Comics
page-companion-count-comics-about = zählen für „{ cap-collector }“
page-companion-count-drinks = Energydrinks
page-companion-count-drinks-about = auch benutzte
page-companion-count-awards = Auszeichnungen
page-companion-count-awards-about = von der Startrampe
page-companion-count-mouldy = Schimmelkäse
page-companion-count-mouldy-about = kostet Punkte
page-companion-count-goods-about = Baumaterial und Käse zusammen
page-companion-less = { $what }: eins weniger
page-companion-more = { $what }: eins mehr
page-companion-commander = Auf welchem Platz ist der Kommandant?
page-companion-commander-none = nicht in der Rakete
page-companion-so-far = Punkte bisher
page-companion-doubt = Da stimmt etwas nicht – ansehen
page-companion-anew = Block leeren
page-companion-anew-title = Block leeren?
page-companion-anew-about = Alle Zahlen werden gelöscht; Namen und Farben bleiben.
page-companion-anew-yes = Leeren
page-companion-replace-title = Bisherigen Block ersetzen?
page-companion-replace-about = Für diese Partie gegen Greg beginnt ein neuer Block. Die Zahlen des bisherigen werden gelöscht.
page-companion-replace-yes = Ersetzen
page-companion-roof = Dach
page-companion-went-last = Ist durch die allerletzte Aktion ausgeschieden
page-companion-held = Davor gesammelte Rattenmarker
page-companion-who-won = Wer hat gewonnen?
page-companion-not-over = Die Partie ist noch nicht zu Ende: { $left } Personen sind noch in der Stadt.
page-companion-stopped = Trotzdem jetzt werten, mit { $left } Personen in der Stadt

## Wertungsblock: das Ergebnis

page-companion-why = So kommen die Punkte von { $name } zusammen
page-companion-part-slot = Platz { $slot }: { $points }
page-companion-part-commander = Kommandant, noch einmal: { $points }
page-companion-part-cap = { $cap }: { $count } × { $each } = { $points }
page-companion-part-crumbs = { $cap }: { $from_points } − { $parts } × { $less } = { $points }
page-companion-part-collector = { $cap }: { $count } × { $each } = { $points }
page-companion-part-award = Auszeichnungen: { $count } × { $each } = { $points }
page-companion-part-mouldy = Schimmelkäse: { $count } × { $each } = { $points }
page-companion-part-resources = { $count } Stück, ein Punkt je { $for_a_point }: { $points }
page-companion-part-floors-below-roof = Dach { $roof } − Stockwerk { $floor } = { $points }
page-companion-won-points = { $names } gewinnt mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
} (Vorsprung: { $lead }).
page-companion-won-rattonauts = Gleichstand bei { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}: { $names } gewinnt mit mehr Rattonauten ({ $rattonauts }).
page-companion-won-shared = Geteilter Sieg mit je { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
} und gleich vielen Rattonauten ({ $rattonauts }): { $names }.
page-companion-won-tie-is-gregs = Gleichstand bei { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}: Damit gewinnt { $names }.
page-companion-won-floor = { $names } gewinnt mit dem niedrigsten Rattenmarker (Stockwerk { $floor }).
page-companion-won-markers = Gleichstand auf Stockwerk { $floor }: { $names } gewinnt mit mehr gesammelten Rattenmarkern ({ $markers }).
page-companion-won-held = Niemand ist mehr in der Stadt: { $names } hatte die meisten Rattenmarker ({ $markers }) und gewinnt.
page-companion-won-draw = Unentschieden: { $names }.
page-companion-no-too-much = { $count } ist zu viel: Möglich sind höchstens { $most }.
page-companion-no-tile-missing = Wähle noch, welches Wertungsplättchen dort liegt.
page-companion-no-tile-twice = Wertungsplättchen { $tile } kann nicht auf zwei Leisten liegen.
page-companion-no-who-went-last = Niemand ist mehr in der Stadt. Markiere alle, die durch die letzte Aktion ausgeschieden sind: mindestens drei, bisher { $count }.
page-companion-no-other = Das kann in einer Partie nicht vorkommen. Prüf deine Eingaben.
