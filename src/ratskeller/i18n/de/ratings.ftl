# Gewertete Tische, Wertungen, Bestenlisten und Partien in Zahlen.

## Gewertete Tische

rated = Gewertet
rated-about = Zählt für die Wertung aller. Keine Bots, keine Tipps, immer mit Uhr; wer geht, landet auf dem letzten Platz.
rated-only-people = Gewertete Partien sind nur für Menschen, und alle haben nur einen Platz: Lass die anderen Plätze frei.
rated-yes = gewertet
rated-no = nicht gewertet
rated-last = auf dem letzten Platz
rated-needs-people = Eine gewertete Partie ist nur für Menschen: keine Bots und mindestens zwei Personen.
rated-needs-one-seat = An einem gewerteten Tisch haben alle nur einen Platz.
rated-needs-board = An einem gewerteten Tisch geht kein eigener Spielplan, nur einer, der zum Spiel gehört.
rated-needs-clock = Ein gewerteter Tisch braucht eine Uhr.
rated-needs-hints = An einem gewerteten Tisch gibt es keine Tipps.
rated-no-undo = An einem gewerteten Tisch lässt sich das nicht mehr zurücknehmen: Seitdem wurde etwas gezogen oder aufgedeckt.
rated-same-people = Eine gewertete Partie spielen nur die, die sie begonnen haben: Niemand sonst kann einen Platz übernehmen.
rated-leave = Aufgeben
rated-leave-about = Du landest auf dem letzten Platz, auch wenn du später zurückkommst. Ein Bot spielt für dich weiter; bleibt nur eine Person übrig, ist die Partie vorbei.
leaving-over-left = Alle anderen sind gegangen
rated-over-left-about = { $seat } gewinnt die gewertete Partie.
lobby-filter-rated = Wertung

## Wertungen

rating = Wertung
rating-value = { $rating } ± { $doubt }
rating-spoken = Wertung { $rating }, plus oder minus { $doubt }
rating-provisional = vorläufig
rating-provisional-about = Erst wenige gewertete Partien: Die Wertung kann sich noch stark ändern.
rating-change = { $before } → { $after }
rating-changes = So hat die Partie die Wertungen verändert
ratings-heading = Bestenliste
ratings-link = Bestenlisten
ratings-lead = Alle beginnen bei 25. Für die Reihenfolge zählt, was sicher ist: die Wertung minus dreimal die Unsicherheit.
ratings-empty = Noch hat niemand eine gewertete Partie beendet.
ratings-open = Gewerteten Tisch eröffnen
ratings-more = Mehr anzeigen
ratings-place = Platz
ratings-name = Wer
ratings-games = Gewertete Partien

## Partien in Zahlen

statistics-heading = Meine Partien in Zahlen
statistics-link = Meine Partien in Zahlen
statistics-sign-in = Spiel zuerst eine Partie: Dann siehst du hier, wie deine Partien ausgegangen sind.
statistics-none = Hier gibt es noch keine beendeten Partien.
statistics-counting = { $count ->
    [one] Noch eine Partie wird gezählt …
   *[other] Noch { $count } Partien werden gezählt …
}
statistics-which = Welche Partien
statistics-of-all = alle
statistics-of-people = mit Menschen
statistics-of-rated = gewertete
statistics-summary = { $games ->
    [one] Eine Partie, { $wins } gewonnen
   *[other] { $games } Partien, { $wins } gewonnen
}
statistics-left = { $count ->
    [one] Eine weitere wurde verlassen oder vorzeitig beendet.
   *[other] { $count } weitere wurden verlassen oder vorzeitig beendet.
}
statistics-places = Platzierungen nach Anzahl der Personen
statistics-place = { $place }.
statistics-seats = Personen
statistics-alone = allein
statistics-games = Partien
statistics-scores = Punkte im Lauf der Zeit
statistics-ratings = Wertung im Lauf der Zeit
statistics-figures = Womit du gewonnen und verloren hast
statistics-figures-about = Wie oft du gewonnen hast, wenn du mehr davon hattest als die anderen am Tisch im Schnitt, und wenn du weniger hattest.
statistics-with-more = mit mehr
statistics-with-fewer = mit weniger
statistics-won-of = { $won }/{ $games }
statistics-luck = Glück und Können
statistics-luck-about = { $count ->
    [one] In der einen analysierten Partie hat das Glück deine Siegchance um { $luck } verändert, deine eigenen Entscheidungen um { $own }.
   *[other] Im Schnitt von { $count } analysierten Partien hat das Glück deine Siegchance um { $luck } verändert, deine eigenen Entscheidungen um { $own }.
}
statistics-luck-none = Sieh dir eine beendete Partie an und lass sie analysieren: Dann siehst du hier, was Glück war und was Können.
statistics-opponents = Im direkten Vergleich
statistics-ahead = vorn
statistics-behind = hinten
statistics-equal = gleich
statistics-together = Du und { $name }
statistics-together-none = Ihr habt noch keine Partie gemeinsam beendet.
statistics-together-last = Eure letzten gemeinsamen Partien
statistics-public = Für alle sichtbar sind nur Wertungen und Platzierungen in gewerteten Partien.
statistics-marker-up = Rattenmarker: Stockwerke aufwärts
statistics-marker-down = Rattenmarker: Stockwerke abwärts
page-privacy-ratings = Wenn du gewertete Partien spielst: deine Wertungen, ihr Verlauf und deine Platzierungen. Alle können sie mit deinem Namen sehen.
