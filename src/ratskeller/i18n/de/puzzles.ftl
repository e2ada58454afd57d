# Rätsel: Stellungen, in denen ein ganzer Zug eindeutig der beste ist.

## Im Browser

page-puzzles = Rätsel
page-puzzles-one = Rätsel
page-puzzles-lead = Stellungen aus Partien zwischen starken Bots. In jeder ist ein Zug eindeutig besser als alle anderen. Findest du ihn?
page-puzzles-about = Finde den einen besten Zug: jeden Tag ein neues Rätsel, dazu eine ganze Sammlung.
page-puzzles-today = Rätsel des Tages
page-puzzles-difficulty = Schwierigkeit
page-puzzles-seats = Personen
page-puzzles-any = alle
page-puzzles-which = Welche Rätsel
page-puzzles-unsolved = noch ungelöst
page-puzzles-solved-of = { $count ->
    [one] { $solved } von { $count } gelöst
   *[other] { $solved } von { $count } gelöst
}
page-puzzles-none = Dazu gibt es kein Rätsel mehr, das du nicht gelöst hast. Ändere die Auswahl.
page-puzzles-more = Mehr zeigen
page-puzzles-number = Rätsel { $number }
page-puzzles-solved = gelöst
page-puzzles-tried = versucht
page-puzzles-alone = solo
page-puzzles-again = Noch einmal versuchen
page-puzzles-next = Nächstes Rätsel
page-puzzles-show = Lösung zeigen
page-puzzles-hint = Tipp anzeigen
page-puzzles-all = Alle Rätsel
page-puzzles-options = Optionen: { $options }

## Überall

puzzle-heading = Rätsel { $id }, { $difficulty }
puzzle-task = Du bist am Zug. Welcher Zug bringt dir die größte Siegchance?
puzzle-type = Gib die Nummer oder die Kurzform einer Aktion ein; u nimmt eine zurück, a zeigt die Lösung, q beendet.
puzzle-you = Du
puzzle-right = Richtig! Das ist der beste Zug.
puzzle-as-good = Richtig! Dein Weg ist ein anderer, führt aber zum selben Ergebnis.
puzzle-worse = Das ist nicht der beste Zug: Er kostet { $lost } Siegchance.
puzzle-worse-unknown = Das ist nicht der beste Zug und auch keiner der nächstbesten.
puzzle-answer = Die Lösung
puzzle-best = der beste Zug
puzzle-yours = dein Zug
puzzle-how = { $searches ->
    [one] { $searches } Suche mit { $playouts } Durchläufen hat den ersten Zug bevorzugt.
   *[other] { $searches } Suchen mit je { $playouts } Durchläufen haben den ersten Zug bevorzugt.
} Siegchancen und Punkte stammen aus je { $games } simulierten Partien nach jedem Zug und beruhen nur auf dem, was du auch weißt.
puzzle-found = So oft finden ihn Bots: { $bots }.
puzzle-found-by = { $bot } { $percent } %
puzzle-easy = leicht
puzzle-medium = mittel
puzzle-hard = schwer
puzzle-theme-firstrat-end = Die Partie geht zu Ende oder kommt dem Ende näher.
puzzle-theme-firstrat-rocket = Eine Ratte steigt in die Rakete.
puzzle-theme-firstrat-theft = Es lässt sich etwas stehlen.
puzzle-theme-firstrat-comic = Es geht um einen Comic.
puzzle-theme-firstrat-build = Es wird an der Rakete gebaut oder Käse gespendet.
puzzle-theme-firstrat-shop = Es wird etwas gekauft.
puzzle-theme-firstrat-burrow = Achte auf den Rattenbau und die Baulampen.
puzzle-theme-firstrat-together = Mehrere Ratten ziehen zusammen.
puzzle-theme-firstrat-shortcut = Eine Abkürzung hilft.
puzzle-theme-firstrat-gather = Es kommt darauf an, was du sammelst.
puzzle-theme-piedpiper-end = Die Partie endet in diesem Zug.
puzzle-theme-piedpiper-drive-out = Ein Rattenmarker erreicht das Dach.
puzzle-theme-piedpiper-two-figures = Zwei Figuren werden aktiviert.
puzzle-theme-piedpiper-piper = Der Rattenfänger wird aktiviert.
puzzle-theme-piedpiper-one-figure = Eine Figur wird aktiviert.
puzzle-theme-piedpiper-prepare = Noch bewegt sich nichts.
