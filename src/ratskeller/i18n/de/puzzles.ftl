# Rätsel: Stellungen, in denen ein ganzer Zug eindeutig der beste ist.

## Im Browser

page-puzzles = Rätsel
page-puzzles-one = Ein Rätsel
page-puzzles-lead = Stellungen aus Partien zwischen starken Bots. In jeder ist ein ganzer Zug eindeutig besser als alle anderen. Finde ihn.
page-puzzles-about = Finde den einen besten Zug: jeden Tag ein neues Rätsel, dazu eine ganze Sammlung.
page-puzzles-today = Rätsel des Tages
page-puzzles-difficulty = Wie schwer
page-puzzles-seats = Plätze
page-puzzles-any = alle
page-puzzles-which = Welche Rätsel
page-puzzles-unsolved = noch nicht gelöst
page-puzzles-solved-of = { $count ->
    [one] { $solved } von { $count } gelöst
   *[other] { $solved } von { $count } gelöst
}
page-puzzles-none = Solche Rätsel gibt es nicht, oder du hast sie alle gelöst.
page-puzzles-more = Mehr zeigen
page-puzzles-number = Rätsel { $number }
page-puzzles-solved = gelöst
page-puzzles-tried = versucht
page-puzzles-alone = allein
page-puzzles-again = Noch einmal
page-puzzles-next = Nächstes Rätsel
page-puzzles-show = Lösung zeigen
page-puzzles-hint = Ein Tipp
page-puzzles-all = Alle Rätsel
page-puzzles-options = Optionen: { $options }

## Überall

puzzle-heading = Rätsel { $id }, { $difficulty }
puzzle-task = Du bist am Zug. Welcher ganze Zug gibt dir die beste Chance auf den Sieg?
puzzle-type = Antworte mit der Nummer eines Schritts oder seiner Kurzform; u nimmt einen zurück, a zeigt die Lösung, q beendet.
puzzle-you = Du
puzzle-right = Richtig! Das ist der beste Zug.
puzzle-as-good = Richtig! Andere Schritte als unsere, aber sie führen zum selben Ergebnis.
puzzle-worse = Nicht der beste Zug. Er hat { $lost } weniger Chance auf den Sieg.
puzzle-worse-unknown = Nicht der beste Zug und auch keiner der nächstbesten.
puzzle-answer = Die Lösung
puzzle-best = der beste Zug
puzzle-yours = dein Zug
puzzle-how = { $searches ->
    [one] { $searches } Suche mit { $playouts } Durchläufen hat den ersten Zug vorgezogen.
   *[other] { $searches } Suchen mit je { $playouts } Durchläufen haben den ersten Zug vorgezogen.
} Chancen und Punkte stammen aus je { $games } Probepartien nach jedem Zug und wissen nicht mehr als du.
puzzle-found = So oft finden ihn Bots: { $bots }.
puzzle-found-by = { $bot } { $percent } %
puzzle-easy = leicht
puzzle-medium = mittel
puzzle-hard = schwer
puzzle-theme-firstrat-end = Das Ende der Partie ist nah oder rückt näher.
puzzle-theme-firstrat-rocket = Eine Ratte steigt in die Rakete.
puzzle-theme-firstrat-theft = Es lässt sich etwas stehlen.
puzzle-theme-firstrat-comic = Es geht um einen Comic.
puzzle-theme-firstrat-build = Es wird an der Rakete gebaut oder Käse gespendet.
puzzle-theme-firstrat-shop = Es wird etwas gekauft.
puzzle-theme-firstrat-burrow = Achte auf den Rattenbau und die Baulampen.
puzzle-theme-firstrat-together = Mehrere Ratten ziehen zusammen.
puzzle-theme-firstrat-shortcut = Eine Abkürzung hilft.
puzzle-theme-firstrat-gather = Es geht darum, was gesammelt wird.
puzzle-theme-piedpiper-end = Die Partie endet in diesem Zug.
puzzle-theme-piedpiper-drive-out = Ein Haus erreicht das Dach.
puzzle-theme-piedpiper-two-figures = Zwei Figuren handeln.
puzzle-theme-piedpiper-piper = Der Rattenfänger handelt.
puzzle-theme-piedpiper-one-figure = Eine Figur handelt.
puzzle-theme-piedpiper-prepare = Noch bewegt sich nichts.
