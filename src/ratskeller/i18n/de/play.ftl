# Das Spiel im Terminal.

## Der Tisch: Anfangen, Antworten, Gehen

play-ask-game = Welches Spiel?
play-ask-people = Wie viele Personen spielen mit?
play-people = { $count ->
    [0] keine (nur Bots, zum Zuschauen)
    [1] eine
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
   *[other] { $count }
}
play-ask-level = Wie stark soll { $rival } sein?
play-ask-name = Name von Spieler { $number } [{ $name }]:
play-bad-name = „{ $name }“ geht nicht als Name. Nimm 1 bis 16 Zeichen ohne Komma und keinen Namen doppelt.
play-ask-resume = { $people ->
    [1] Solopartie aus { $file } fortsetzen (bisher { $moves } Aktionen)? [J/n]
   *[other] Partie zu { $people } aus { $file } fortsetzen (bisher { $moves } Aktionen)? [J/n]
}
play-yes = j ja y yes
play-no = n nein no
play-choose = Nummer [{ $proposed }]:
play-choose-again = Bitte eine Zahl von { $first } bis { $count }.
play-not-begun = Keine Partie begonnen.
play-hint = Gib die Nummer einer Aktion ein. ? zeigt alle Befehle.
play-prompt = { $seat } >
play-turn-over = Dein Zug ist fertig. Enter (oder 1) schließt ihn ab, u nimmt die letzte Aktion zurück.
play-chance-next = Jetzt werden Karten gezogen. Enter (oder 1) macht weiter, u nimmt die letzte Aktion zurück.
play-hide = Enter verbirgt alles. Gib das Gerät danach weiter.
play-look = { $seat }: Wenn niemand sonst hinsieht, zeigt Enter deine Handkarten.
play-since = Seit deinem letzten Zug:
play-malformed = „{ $text }“ ist keine Aktion. Gib eine Zahl von 1 bis { $count } ein, eine Aktion in ihrer Kurzform, oder ? für Hilfe.
play-undone = Zurückgenommen: { $move }
play-nothing-to-undo = Nichts zurückzunehmen: Das geht nur mit Aktionen des laufenden Zugs.
play-not-kept = Die Partie lässt sich nicht in { $file } speichern: { $why }. Speichere sie woanders mit: s DATEI
play-kept =
    Die Partie ist gespeichert in { $file }
    Fortsetzen mit: { $command }
play-save-where = In welcher Datei? Gib ein: s DATEI
play-save-first = Zusätzlich in einer Datei speichern? Dateiname, oder Enter für nein:
play-overwrite = { $file } gibt es schon. Überschreiben? [j/N]
play-save-refused = Nicht gespeichert: { $file } bleibt unverändert.
play-not-saved = Lässt sich nicht in { $file } speichern: { $why }
play-saved = Gespeichert in { $file }
play-no-rule = Eine Regel „{ $rule }“ gibt es nicht. Regeln heißen zum Beispiel { $example }.
play-finished =
    Die ganze Partie steht in { $file }
    Noch einmal ansehen mit: ratskeller replay { $file }
play-help =
    Nummer   die Aktion mit dieser Nummer
    { $move } eine Aktion in ihrer Kurzform, wie sie neben der Nummer steht
    u        die letzte Aktion deines Zugs zurücknehmen
    b        Spielplan und Aktionen noch einmal zeigen
    l        Verlauf: alles, was bisher geschah
    p        Punktestand, Zeile für Zeile
    i        Tipp: die besten Züge mit den Siegchancen aller; i 5 denkt 5 Sekunden nach
    r ID     der Text einer Regel, etwa r { $rule }
    s DATEI  die Partie in einer Datei speichern; s allein nimmt wieder die letzte Datei
    q        aufhören; die Partie bleibt gespeichert, weiter geht es mit --resume
    ?        diese Hilfe

## Ein aufgezeichnetes Spiel

replay-after = { $moves ->
    [one] Nach { $moves } Aktion
   *[other] Nach { $moves } Aktionen
}
replay-not-over = Die Partie ist nicht zu Ende.
