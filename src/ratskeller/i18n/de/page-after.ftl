# Die Seite im Browser: Partien zum Nachsehen und die Tafel der Herausforderungen.

## Partie ansehen

page-after-seat = Platz { $number }
page-after-setup = Aufbau
page-after-position = Schritt { $number } von { $count }
page-after-round = Runde { $number }
page-after-turn = Zug { $number }
page-after-transport = Durch die Partie
page-after-slider = Augenblick der Partie
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
page-after-log = Was geschah
page-after-points-firstrat = Punkte im Lauf der Partie
page-after-points-piedpiper = Stockwerke bis zum Dach im Lauf der Partie
page-after-as-table = Als Tabelle
page-after-after-move = Nach Schritt
page-after-hands = Alle Karten offen
page-after-no-cards = keine Karten
page-after-unfinished = Die Partie wurde nicht zu Ende gespielt.
page-after-fair = Alles, was gezogen wurde, folgt aus dem Startwert.
page-after-unfair = Nicht alles, was gezogen wurde, folgt aus dem Startwert!
page-after-unfair-where = Im Eintrag { $number } der Aufzeichnung steht { $recorded }, aus dem Startwert folgt { $expected }.
page-after-fair-more = Fingerabdruck und Startwert
page-after-no-seed = Diese Aufzeichnung sagt nicht, woher ihr Glück kam. Es lässt sich also nicht prüfen.

## Das Spiel erklärt

page-after-analyse = Partie analysieren
page-after-analyse-about = Was war ein Fehler, was wäre besser gewesen, wo kippte die Partie, und was war bloß Glück? Jede Entscheidung wird angesehen, das dauert ein bis zwei Minuten. Du kannst später wiederkommen.
page-after-analysis-queued = Wartet, Platz { $place } in der Schlange.
page-after-analysis-running = { $done } von { $total } Entscheidungen angesehen.
page-after-analysis-failed = Die Analyse ist nicht gelungen.
page-after-analysis-done = Die Analyse ist da.
page-after-turning-point = Wendepunkt
page-after-remark = Zu diesem Zug
page-after-no-remark = Hier wurde nichts verschenkt.

## Frühere Partien

page-after-records-lead = Sieh dir Partien noch einmal an: Schritt für Schritt, mit allen Karten offen und den Punkten im Lauf der Partie.
page-after-tables = Hier gespielt
page-after-no-tables = Noch keine deiner Partien ist zu Ende. Die erste, die du beendest, steht dann hier.
page-after-to-chart = Die Tafel der Herausforderungen: was du gegen Greg geschafft hast
page-after-records = Mitgebracht
page-after-no-records = Du hast noch keine aufgezeichnete Partie mitgebracht.
page-after-moves = { $count ->
    [one] { $count } Eintrag
   *[other] { $count } Einträge
}
page-after-not-finished = nicht zu Ende gespielt
page-after-uploaded = mitgebracht am { $day }
page-after-delete = Löschen
page-after-deleted = Die Aufzeichnung ist gelöscht.
page-after-delete-title = Diese Aufzeichnung löschen?
page-after-delete-about = Danach kann sie niemand mehr ansehen, auch nicht mit ihrem Link.
page-after-delete-no = Behalten
page-after-upload = Eine Partie mitbringen
page-after-upload-about = Eine Aufzeichnung ist eine kleine Textdatei: Nach jeder Partie kannst du sie hier herunterladen, und das Spiel im Terminal speichert sie auch. Wer den Link hat, kann sie ansehen.
page-after-by-file = Aus einer Datei
page-after-choose-file = Datei wählen
page-after-drop = oder hier ablegen
page-after-by-paste = Oder füge den Text ein
page-after-look = Ansehen
page-after-refused = Diese Aufzeichnung lässt sich nicht zeigen.

## Tafel der Herausforderungen

page-after-chart-lead = Zehn Kunststücke, allein gegen Greg, auf jeder seiner vier Stufen. Gewinne, und was du dabei geschafft hast, wird abgehakt; ein Haken führt zu seiner Partie. Ein leerer Kreis beginnt eine Partie auf dieser Stufe; das Fernglas zeigt eine Partie, in der es gelingt.
page-after-chart-count = { $count } von { $all } abgehakt
page-after-chart-met = { $challenge }, { $level }: geschafft am { $day }. Diese Partie ansehen
page-after-chart-try = { $challenge }, { $level }: jetzt gegen Greg spielen
page-after-chart-watch = { $challenge }, { $level }: eine Partie ansehen, in der es gelingt
page-after-chart-rule = Wie Herausforderungen gewertet werden
page-after-challenge = Herausforderung
