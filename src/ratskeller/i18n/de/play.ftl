# Das Spiel im Terminal.

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

## Der Tisch: Anfangen, Antworten, Gehen

play-ask-game = Welches Spiel?
play-ask-people = Wie viele Leute spielen?
play-people = { $count ->
    [0] niemand: nur Bots, zum Zuschauen
    [1] eine Person
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
   *[other] { $count }
}
play-ask-level = Wie stark ist { $rival }?
play-ask-name = Name von Spieler { $number } [{ $name }]:
play-bad-name = „{ $name }“ ist kein Name: Er hat 1 bis 16 Zeichen, kein Komma, und niemand sonst heißt so.
play-ask-resume = { $people ->
    [1] Weiter mit dem Spiel allein in { $file } (bisher { $moves } Aktionen)? [J/n]
   *[other] Weiter mit dem Spiel zu { $people } in { $file } (bisher { $moves } Aktionen)? [J/n]
}
play-yes = j ja y yes
play-no = n nein no
play-choose = Nummer [{ $proposed }]:
play-choose-again = Bitte eine Zahl von { $first } bis { $count }.
play-not-begun = Es wurde kein Spiel begonnen.
play-hint = Antworte mit der Nummer einer Aktion. ? zeigt, was du sonst eingeben kannst.
play-prompt = { $seat } >
play-turn-over = Der Zug ist zu Ende. Enter (oder 1) beendet ihn, u nimmt die letzte Aktion zurück.
play-chance-next = Jetzt werden Karten gezogen. Enter (oder 1) macht weiter, u nimmt die letzte Aktion zurück.
play-hide = Enter verbirgt das alles, bevor der nächste Spieler hinsieht.
play-look = { $seat }: Wenn nur du hinsiehst, zeigt Enter deine Hand.
play-since = Seit deinem letzten Zug:
play-malformed = „{ $text }“ ist keine Aktion. Gib eine Zahl von 1 bis { $count } ein, eine Aktion in ihrer Kurzform, oder ? für Hilfe.
play-undone = Zurückgenommen: { $move }
play-nothing-to-undo = Nichts zurückzunehmen: Das geht nur mit Entscheidungen des laufenden Zugs.
play-not-kept = Das Spiel lässt sich nicht in { $file } aufbewahren: { $why }. Speichere es woanders mit: s DATEI
play-kept =
    Das Spiel ist aufbewahrt in { $file }
    Weiter geht es mit: { $command }
play-save-where = In welcher Datei? Gib ein: s DATEI
play-save-first = Auch in einer Datei speichern? Ihr Name, oder Enter für keine:
play-overwrite = { $file } gibt es schon. Überschreiben? [j/N]
play-save-refused = Nicht gespeichert: { $file } bleibt, wie es ist.
play-not-saved = Lässt sich nicht in { $file } speichern: { $why }
play-saved = Gespeichert in { $file }
play-no-rule = Eine Regel „{ $rule }“ gibt es nicht. Regeln heißen zum Beispiel { $example }.
play-finished =
    Das ganze Spiel steht in { $file }
    Noch einmal ansehen mit: ratskeller replay { $file }
play-help =
    Nummer   die Aktion mit dieser Nummer
    { $move } eine Aktion in ihrer Kurzform, wie sie neben der Nummer steht
    u        die letzte Entscheidung deines Zugs zurücknehmen
    b        Brett und Aktionen noch einmal zeigen
    l        Protokoll: alles, was bisher geschah
    p        Punkte bis jetzt, Zeile für Zeile
    i        Tipp: die besten Züge mit den Aussichten aller; i 5 denkt 5 Sekunden nach
    r ID     der Text einer Regel (englisch), etwa r { $rule }
    s DATEI  das Spiel in einer Datei speichern; s allein speichert wieder in der letzten
    q        aufhören; das Spiel ist aufbewahrt, weiter geht es mit --resume
    ?        diese Hilfe

## Ein aufgezeichnetes Spiel

replay-after = { $moves ->
    [one] Nach { $moves } Aktion
   *[other] Nach { $moves } Aktionen
}
replay-not-over = Das Spiel ist nicht zu Ende.
