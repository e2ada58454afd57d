# Die Seite im Browser: Greg und der Wertungsblock neben einem echten Spielplan.

page-companion-lead = Für deine eigene Schachtel auf dem Tisch. Leg das Handy neben den Plan: Es deckt Gregs Karten auf und zählt eure Punkte zusammen.
page-companion-greg = Allein gegen Greg
page-companion-greg-about = Das Handy ist sein Stapel und sein Gedächtnis. Es sagt dir, wohin seine Ratten laufen, und fragt nur, was es nicht sehen kann.
page-companion-new = Neues Spiel gegen Greg
page-companion-games = Deine Spiele gegen Greg
page-companion-go-on = Weiter: { $level }
page-companion-finished = Zu Ende: { $level }
page-companion-round = Runde { $round }
page-companion-forget = Das Spiel „{ $level }“ vom { $day } weglegen
page-companion-forget-title = Dieses Spiel weglegen?
page-companion-forget-about = Greg vergisst es für immer.
page-companion-forget-yes = Weglegen
page-companion-keep = Behalten
page-companion-pad-about = Tippe ein, was auf dem Tisch liegt. Es wird sofort zusammengezählt, und jeder Punkt wird erklärt.
page-companion-pad-kept = wie du ihn verlassen hast

## Greg: Aufbau

page-companion-setup-lead = Greg spielt auf deinem Plan. Du ziehst seine Ratten, das Handy deckt seine Karten auf.
page-companion-setup-board = Bau den Plan wie für zwei auf. Du beginnst, mit 1 Käse.
page-companion-setup-rats = Stell vier Ratten einer anderen Farbe auf die Felder 8, 5 und 1 und auf das Startfeld: Das sind Gregs.
page-companion-setup-markers = Leg seine zehn Wertungssteine neben den Plan. Mehr braucht er nicht.
page-companion-setup-options = Wie spielt ihr?
page-companion-begin = Gregs Karten mischen

## Greg: sein Zug

page-companion-before-first = Greg wartet auf deinen ersten Zug
page-companion-his-turn = Gregs Zug: Das ist auf dem Plan zu tun
page-companion-path = Der Weg mit den Zügen von Gregs Ratten
page-companion-last = Runde { $round } wird die letzte sein.
page-companion-now-last = Das ist die letzte Runde.
page-companion-fact-card = Greg deckt Karte { $card } auf.
page-companion-fact-move = Zieh seine Ratte { $origin } { $space }.
page-companion-fact-toll = Steht dort eine Ratte von dir? Dann nimm { $cheese } aus dem Vorrat.
page-companion-fact-hamster = Sie hält beim Hamster: Ein Rucksack kommt zurück in die Schachtel.
page-companion-fact-frog = Sie hält beim Frosch: Liegt dort noch ein Energydrink, kommt er zurück in die Schachtel.
page-companion-fact-crow = Sie hält bei der Krähe: Ein Kronkorken kommt zurück in die Schachtel.
page-companion-fact-comic = Ein Comic der Bibliothek kommt zurück in die Schachtel.
page-companion-fact-rattonaut = Sie steigt in die Rakete: Stell sie auf Platz { $slot } der Rattonautenleiste ({ points }).
page-companion-fact-plan = Greg plant die Leiste „{ $track }“. Nichts zu tun: Das Handy merkt es sich.
page-companion-fact-score = Leg einen seiner Steine auf die Leiste „{ $track }“, Platz { $slot } ({ points }). Der Plan ist erledigt.
page-companion-fact-lost = Greg würde die Leiste „{ $track }“ werten, hat aber keinen Stein mehr.
page-companion-fact-shuffle = Alle seine aufgedeckten Karten sind wieder im Stapel.
page-companion-last-you-markers = Du hast deinen achten Stein gelegt: Runde { $round } ist die letzte.
page-companion-last-you-rocket = Alle deine Ratten sind in der Rakete: Runde { $round } ist die letzte.
page-companion-last-greg-markers = Greg hat seinen achten Stein gelegt: Runde { $round } ist die letzte.
page-companion-last-greg-rocket = Alle Ratten von Greg sind in der Rakete: Runde { $round } ist die letzte.
page-companion-pick = Wie viele liegen dort?
page-companion-pick-none = Dann geschieht nichts.
page-companion-pick-goes = Nummer { $number } von links geht.

## Greg: Fragen

page-companion-ask-turn = Du bist dran!
page-companion-about-turn = Spiel deinen Zug auf dem Plan, dann tippe.
page-companion-turn-done = Mein Zug ist zu Ende
page-companion-turn-markers = … und mein achter Stein liegt
page-companion-turn-rocket = … und meine vierte Ratte ist in der Rakete
page-companion-ask-slot = Welcher Platz ist als erster frei: { $track }?
page-companion-about-slot = Schau auf die Wertungsleiste auf dem Plan, von links.
page-companion-slot = Platz { $slot }
page-companion-ask-best = Mehrere Leisten sind für ihn gleich gut
page-companion-about-best = Du wählst, welche er nimmt.
page-companion-ask-tile = Welches Plättchen liegt auf der Leiste „{ $track }“?
page-companion-about-tile = Das sind die Punkte darauf.
page-companion-tile = Plättchen { $number }

## Greg: seine Seite und das Ende

page-companion-side = Gregs Seite
page-companion-rats = Ratten
page-companion-markers = Steine übrig
page-companion-scored = Seine Punkte bisher
page-companion-slots = Plätze { $slots }
page-companion-undo = Letztes Tippen zurücknehmen
page-companion-diary = Seine Züge bisher
page-companion-turn-of = Zug { $number }: Karte { $card }
page-companion-back-to = Zurück vor diesen Zug
page-companion-no-turns = Dieses Handy hat noch keinen Zug von ihm gesehen.
page-companion-over = Das Spiel ist aus. Greg hat
page-companion-to-beat = { $points ->
    [one] Du gewinnst ab { $points } Punkt; ein Gleichstand gehört ihm.
   *[other] Du gewinnst ab { $points } Punkten; ein Gleichstand gehört ihm.
}
page-companion-because-rocket = Es endete, weil alle vier Ratten einer Seite in der Rakete sind.
page-companion-because-markers = Es endete, weil eine Seite ihren achten Stein gelegt hat.
page-companion-add-mine = Jetzt meine Punkte zählen
page-companion-again = Noch einmal spielen

## Wertungsblock: eintragen

page-companion-people = Wer spielt mit?
page-companion-colour = { $name }: { $colour }. Andere Farbe
page-companion-name = Name von Spieler { $number }
page-companion-remove = { $name } entfernen
page-companion-add = Noch jemand
page-companion-with-greg = Allein gegen Greg
page-companion-tracks-about = Tippe an, wessen Steine auf jeder Leiste liegen, von links. Ein Tipp auf einen Stein nimmt ihn weg.
page-companion-put = { $name } auf Platz { $slot }
page-companion-take = Platz { $slot }, { $name }: wegnehmen
page-companion-things = Was vor euch liegt
page-companion-count-backpacks = Rucksäcke
page-companion-count-backpacks-about = höchstens einer je Farbe
page-companion-count-comics = Comics
page-companion-count-comics-about = zählen für die Sammlung
page-companion-count-drinks = Energydrinks
page-companion-count-drinks-about = auch benutzte
page-companion-count-awards = Auszeichnungen
page-companion-count-awards-about = von der Startrampe
page-companion-count-mouldy = Schimmelkäse
page-companion-count-mouldy-about = kostet Punkte
page-companion-count-goods-about = Material und Käse zusammen
page-companion-less = { $what }: eins weniger
page-companion-more = { $what }: eins mehr
page-companion-commander = Wo ist der Kommandant?
page-companion-commander-none = nicht in der Rakete
page-companion-so-far = Punkte bisher
page-companion-doubt = Etwas passt nicht – zeig es mir
page-companion-anew = Neu anfangen
page-companion-anew-title = Mit leerem Block anfangen?
page-companion-anew-about = Alle Zahlen gehen weg; Namen und Farben bleiben.
page-companion-anew-yes = Leeren
page-companion-replace-title = Es gibt schon einen anderen Block
page-companion-replace-about = Einen Block für dieses Spiel gegen Greg anfangen? Die Zahlen des anderen gehen weg.
page-companion-replace-yes = Anfangen
page-companion-roof = Dach
page-companion-went-last = Ist durch die allerletzte Aktion ausgeschieden
page-companion-held = Marker in der Hand davor
page-companion-who-won = Wer hat gewonnen?
page-companion-not-over = Das Spiel ist noch nicht aus: { $left } sind noch in der Stadt.
page-companion-stopped = So werten, wie es steht, mit { $left } Verbliebenen

## Wertungsblock: das Ergebnis

page-companion-why = Wie es bei { $name } zusammenkommt
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
}, { $lead } voraus.
page-companion-won-rattonauts = Gleichstand bei { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}: { $names } gewinnt mit mehr Rattonauten ({ $rattonauts }).
page-companion-won-shared = Geteilter Sieg mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
} und gleich vielen Rattonauten ({ $rattonauts }): { $names }.
page-companion-won-tie-is-gregs = Gleichstand bei { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}: Damit gewinnt { $names }.
page-companion-won-floor = { $names } gewinnt: der tiefste Marker, auf Stockwerk { $floor }.
page-companion-won-markers = Gleich tief, auf Stockwerk { $floor }: { $names } gewinnt mit mehr gesammelten Markern ({ $markers }).
page-companion-won-held = Niemand ist übrig: { $names } hatte die meisten Marker ({ $markers }) und gewinnt.
page-companion-won-draw = Unentschieden: { $names }.
page-companion-no-too-much = { $count } ist zu viel: Es kann höchstens { $most } geben.
page-companion-no-tile-missing = Welches Plättchen liegt dort?
page-companion-no-tile-twice = Plättchen { $tile } kann nicht auf zwei Leisten liegen.
page-companion-no-who-went-last = Niemand ist übrig. Markiere alle, die durch die letzte Aktion ausgeschieden sind: mindestens drei, bisher { $count }.
page-companion-no-other = So kann es nicht auf einem Tisch liegen.
