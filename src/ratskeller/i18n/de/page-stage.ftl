## Die Bühne: ein Tisch, der das Fenster füllt.
page-stage-board = Spielplan
page-stage-seats = Plätze
page-stage-drawer = Verlauf, Chat und Aktionen
page-stage-moves = Aktionen
page-stage-no-moves = Gerade gibt es nichts zu wählen.
page-stage-waiting = Zeig auf etwas, um zu sehen, was es kann.
page-stage-open-seat = { $seat }: alles ansehen
page-stage-camera = Ausschnitt des Spielplans
page-stage-fit = Ganzen Spielplan zeigen
page-stage-closer = Vergrößern
page-stage-farther = Verkleinern
page-stage-regions = Teile des Spielplans
page-stage-skip = Überspringen
page-stage-confirm = Bestätigen
page-stage-result = Ergebnis
page-stage-look = Spielplan ansehen
page-stage-away = { $count ->
    [one] Ein Zug wurde gespielt, während du weg warst.
   *[other] { $count } Züge wurden gespielt, während du weg warst.
}
page-stage-speed = Tempo der Animationen
page-stage-speed-off = Aus
page-stage-speed-times = { $speed }×
page-stage-pause = Pause nach Zügen der anderen
page-stage-pause-none = Keine
page-stage-pause-seconds = { $seconds } s
page-stage-volume = Lautstärke
page-stage-confirm-each = Jede Aktion bestätigen
page-stage-close-up = Bei meinem Zug heranzoomen (kleine Bildschirme)
page-stage-large-labels = Größere Beschriftung auf dem Spielplan
page-table-key-moves = die Liste der Aktionen öffnen
page-table-key-zoom = vergrößern, verkleinern, alles zeigen
page-table-key-skip = überspringen, was gerade gezeigt wird
page-puzzles-streak = { $count } in Folge
puzzle-try-again = Versuch es noch einmal oder sieh dir die Lösung an.
page-stage-all = Alles
page-stage-mute = Stumm
page-stage-places = Rangfolge
page-stage-place = { $place }. Platz
page-stage-you = Du: { $place }. Platz
page-about-fonts = Schriften:
