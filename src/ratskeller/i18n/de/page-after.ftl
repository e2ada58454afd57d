# Die Seite im Browser: Partien zum Nachsehen und die Tafel der Herausforderungen.

## Partie ansehen

page-after-seat = Spieler { $number }
page-after-setup = Aufbau
page-after-position = Schritt { $number } von { $count }
page-after-round = Runde { $number }
page-after-turn = Zug { $number }
page-after-transport = Wiedergabe
page-after-slider = Stelle in der Partie
page-after-first = Zum Anfang
page-after-previous-turn = Voriger Zug
page-after-previous = Voriger Schritt
page-after-play = Abspielen
page-after-pause = Anhalten
page-after-next = Nächster Schritt
page-after-next-turn = Nächster Zug
page-after-last = Zum Ende
page-after-space = Leertaste
page-after-speed = Tempo
page-after-times = { $speed }×
page-after-copy = Link zu diesem Schritt kopieren
page-after-copied = Der Link zu Schritt { $number } ist kopiert.
page-after-log = Verlauf
page-after-points-firstrat = Punkte im Lauf der Partie
page-after-points-piedpiper = Stockwerke bis zum Dach im Lauf der Partie
page-after-as-table = Als Tabelle
page-after-after-move = Nach Schritt
page-after-hands = Handkarten aller
page-after-no-cards = keine Karten
page-after-unfinished = Die Partie wurde nicht zu Ende gespielt.
page-after-fair = Geprüft: Alles, was gezogen wurde, ergibt sich aus dem Startwert.
page-after-unfair = Achtung: Nicht alles, was gezogen wurde, ergibt sich aus dem Startwert!
page-after-unfair-where = Eintrag { $number } der Aufzeichnung nennt { $recorded }, aus dem Startwert ergibt sich { $expected }.
page-after-fair-more = Fingerabdruck und Startwert
page-after-no-seed = Diese Aufzeichnung enthält keinen Startwert. Ob ehrlich gemischt wurde, lässt sich deshalb nicht prüfen.

## Das Spiel erklärt

page-after-analyse = Partie analysieren
page-after-analyse-about = Wo lagen Fehler, was wäre besser gewesen, wann kippte die Partie und was war nur Glück? Alle Entscheidungen werden geprüft, das dauert ein bis zwei Minuten. Du kannst die Seite solange verlassen.
page-after-analysis-queued = In der Warteschlange auf Platz { $place }.
page-after-analysis-running = { $done } von { $total } Entscheidungen geprüft.
page-after-analysis-failed = Die Analyse ist fehlgeschlagen. Versuch es noch einmal.
page-after-analysis-done = Die Analyse ist fertig.
page-after-turning-point = Wendepunkt
page-after-remark = Zu diesem Zug
page-after-no-remark = Hier wurde nichts verschenkt.

## Frühere Partien

page-after-records-lead = Sieh dir Partien noch einmal an: Schritt für Schritt, mit offenen Karten und dem Verlauf der Punkte.
page-after-tables = Hier gespielt
page-after-no-tables = Du hast noch keine Partie zu Ende gespielt. Sobald du es tust, findest du sie hier.
page-after-to-chart = Herausforderungen: Was du gegen Greg schon geschafft hast
page-after-records = Hochgeladen
page-after-no-records = Du hast noch keine Aufzeichnung hochgeladen.
page-after-moves = { $count ->
    [one] { $count } Eintrag
   *[other] { $count } Einträge
}
page-after-not-finished = nicht zu Ende gespielt
page-after-uploaded = hochgeladen am { $day }
page-after-delete = Löschen
page-after-deleted = Die Aufzeichnung ist gelöscht.
page-after-delete-title = Diese Aufzeichnung löschen?
page-after-delete-about = Danach kann sie niemand mehr ansehen, auch nicht mit ihrem Link.
page-after-delete-no = Behalten
page-after-upload = Partie hochladen
page-after-upload-about = Eine Aufzeichnung ist eine kleine Textdatei. Du kannst sie hier nach jeder Partie herunterladen, und auch das Spiel im Terminal speichert sie. Wer den Link hat, kann die Partie ansehen.
page-after-by-file = Aus einer Datei
page-after-choose-file = Datei wählen
page-after-drop = oder hier ablegen
page-after-by-paste = Oder füge den Text der Aufzeichnung ein
page-after-look = Hochladen und ansehen
page-after-refused = Diese Aufzeichnung lässt sich nicht öffnen.

## Tafel der Herausforderungen

page-after-chart-lead = Zehn Aufgaben im Solospiel gegen Greg, jede in vier Schwierigkeitsgraden. Abgehakt wird, was du in einer gewonnenen Partie geschafft hast. Ein Haken öffnet diese Partie, ein leerer Kreis beginnt eine neue in diesem Schwierigkeitsgrad, und das Fernglas zeigt eine Partie, in der es gelingt.
page-after-chart-count = { $count } von { $all } abgehakt
page-after-chart-met = { $challenge }, { $level }: geschafft am { $day }. Diese Partie ansehen
page-after-chart-try = { $challenge }, { $level }: jetzt gegen Greg spielen
page-after-chart-watch = { $challenge }, { $level }: eine Partie ansehen, in der es gelingt
page-after-chart-rule = Wie Herausforderungen gewertet werden
page-after-challenge = Herausforderung
