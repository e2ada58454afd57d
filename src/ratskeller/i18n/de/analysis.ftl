# Ein Spiel erklärt: was Entscheidungen wert waren, und was Glück war. Gespielt und besser sind Züge in Worten.

analysis-title = Das Spiel erklärt
analysis-working = Entscheidungen werden angesehen
analysis-setup = Aufbau
analysis-chances = Aussicht auf den Sieg
analysis-chances-about = Gepunktete Linien: die Wendepunkte.
analysis-moves = Gemachte Spielzüge

## Fehler

analysis-mistakes = Fehler
analysis-size-slip = Ungenauigkeit
analysis-size-mistake = Fehler
analysis-size-blunder = Grober Fehler
analysis-mistake = { $when }, { $seat }: { $played }. Besser: { $better }. Aussicht auf den Sieg: { $lost }.
analysis-no-mistakes = Niemand hat in einem Zug auch nur { $percent } % der Aussicht auf den Sieg verschenkt.
analysis-more = { $count ->
    [one] { $count } kleinerer steht nicht hier.
   *[other] { $count } kleinere stehen nicht hier.
}
analysis-legend-sizes = Was ein Zug von der Aussicht auf den Sieg verschenkt: Ab { $slip } % ist es eine Ungenauigkeit, ab { $mistake } % ein Fehler, ab { $blunder } % ein grober Fehler. Jede Entscheidung wird nach dem beurteilt, was ihr Platz wissen konnte.

## Wendepunkte

analysis-turning-points = Wendepunkte
analysis-by-turn = { $when }, { $seat }: { $played }
analysis-by-chance = { $when }, Glück: { $results }
analysis-by-hidden = { $when }, Glück: was sonst niemand sehen konnte

## Glück und Können

analysis-split = Glück und Können
analysis-start = Am Anfang
analysis-own = Eigene Entscheidungen
analysis-others = Die der anderen
analysis-luck = Glück
analysis-final = Am Ende
analysis-slips = Ungenauigkeiten
analysis-blunders = Grobe Fehler
analysis-legend-split = Aussichten auf den Sieg. Anfang, Entscheidungen und Glück ergeben zusammen das Ende. Glück ist, was der Zufall brachte und was verdeckt war; Entscheidungen zählen gegenüber dem, was Probespiele erwarten ließen.

## Der Bericht

analysis-sources = Woher die Punkte kamen
analysis-rats = Wo die Ratten am Ende waren
analysis-rats-count = Ratten
analysis-floors = Die Stockwerke der Häuser
analysis-how = { $playouts ->
    [one] { $playouts } Probespiel für jede Entscheidung.
   *[other] { $playouts } Probespiele für jede Entscheidung.
}
