# Das Spiel im Terminal.

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
